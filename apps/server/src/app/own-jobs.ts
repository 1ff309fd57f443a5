import { checkBooks } from '@fairlead/ledger';
import type { Job, Services } from '../http/services';
import { type CallThrottle, clearThrottles } from '../plugins/throttle';

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;

/** Checks the books; a difference stops money writes and is shouted into the log (runbook, "The books differ"). */
const booksJob = ({ database, clock, log }: Services): Job => ({
  name: 'books check',
  pauseMs: HOUR_MS,
  run: async () => {
    const { passed, differences } = await checkBooks(database, () => clock.now());
    if (!passed) log.fatal({ differences }, 'the books differ: money writes are stopped');
    return 0;
  },
});

/** Jobs of the server itself. Each waits for its pause, whatever it did. */
export const ownJobs = (services: Services, throttle: CallThrottle): Job[] => [
  { name: 'throttles merge', pauseMs: SECOND_MS, run: () => throttle.merge().then(() => 0) },
  {
    name: 'throttles clear',
    pauseMs: HOUR_MS,
    run: () => clearThrottles(services.database, services.clock).then(() => 0),
  },
  booksJob(services),
];
