import type { Job, Services } from '../../http/services';
import { noteJobsRun } from './jobs-run';
import { askTimestamps } from './log/ask-timestamps';
import { askWitnesses } from './log/ask-witnesses';
import { repairWallets } from './repair-wallets';
import { signNextDay } from './roots/sign-days';

const PAUSE_MS = 60_000;

/** Notes that jobs run; repairs the books of who was frozen for too long; signs each day's root soon after the day's end, and brings it to the witnesses and to those who stamp its time. */
export const statementsJobs = (services: Services): Job[] => [
  noteJobsRun(services),
  { name: 'repair-wallets', pauseMs: PAUSE_MS, run: () => repairWallets(services) },
  // One transaction, which may take minutes.
  { name: 'sign-days', pauseMs: PAUSE_MS, isLeftAtStop: true, run: () => signNextDay(services) },
  { name: 'ask-witnesses', pauseMs: PAUSE_MS, run: () => askWitnesses(services) },
  { name: 'ask-timestamps', pauseMs: PAUSE_MS, run: () => askTimestamps(services) },
];
