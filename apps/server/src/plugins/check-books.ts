import { checkBooks } from '@fairlead/ledger';
import type { Job, Services } from '../http/services';

const HOUR_MS = 3_600_000;

/** Checks the books; a difference stops money writes and is shouted into the log (runbook, "The books differ"). */
export const booksJob = ({ database, clock, log }: Services): Job => ({
  name: 'books check',
  pauseMs: HOUR_MS,
  run: async () => {
    const { passed, differences } = await checkBooks(database, () => clock.now());
    if (!passed) log.fatal({ differences }, 'the books differ: money writes are stopped');
    return 0;
  },
});
