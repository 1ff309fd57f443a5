import type { Job, Services } from '../../http/services';
import { matchSoon } from './run-matching';

const PAUSE_MS = 600_000;

/** Links what was posted after its line of a bank came in. */
export const bankStatementsJobs = (services: Services): Job[] => [
  { name: 'match-bank-lines', pauseMs: PAUSE_MS, run: () => matchSoon(services) },
];
