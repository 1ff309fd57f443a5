import { runRaces } from './support/run-races';

/** Twenty rounds of a hundred are in single-winner.full.test.ts. */
runRaces(2, 30);
