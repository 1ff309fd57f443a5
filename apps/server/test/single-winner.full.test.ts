import { runRaces } from './support/run-races';

runRaces(20, 100);
