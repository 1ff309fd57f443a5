import { runRaces } from './support/run-races';

/** Two rounds of thirty are in single-winner.test.ts. */
runRaces(20, 100);
