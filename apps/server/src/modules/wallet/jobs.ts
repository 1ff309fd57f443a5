import type { Job, Services } from '../../http/services';
import { lapseWithdrawals } from './lapse-withdrawals';
import { releaseHolds } from './release-holds';

const PAUSE_MS = 30_000;

/**
 * What ends by itself in a holder's favour: withdrawals nobody decided, holds whose time is over
 * (docs/promises.md#no-hold-without-reason-and-end).
 */
export const walletJobs = (services: Services): Job[] => [
  { name: 'lapse-withdrawals', pauseMs: PAUSE_MS, run: () => lapseWithdrawals(services) },
  { name: 'release-holds', pauseMs: PAUSE_MS, run: () => releaseHolds(services) },
];
