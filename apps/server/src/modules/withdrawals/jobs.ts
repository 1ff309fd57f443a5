import type { Job, Services } from '../../http/services';
import { lapseWithdrawals } from './lapse-withdrawals';

const PAUSE_MS = 30_000;

/** What ends by itself in a holder's favour: withdrawals that nobody decided (docs/domain/withdrawals.md#deadline). */
export const withdrawalsJobs = (services: Services): Job[] => [
  { name: 'lapse-withdrawals', pauseMs: PAUSE_MS, run: () => lapseWithdrawals(services) },
];
