import type { Job, Services } from '../../http/services';
import { lapseOffers } from './lapse-offers';
import { releaseHolds } from './release-holds';

const PAUSE_MS = 30_000;

/** What ends by itself in a holder's favour: holds whose time is over (docs/promises.md#no-hold-without-reason-and-end). */
export const walletJobs = (services: Services): Job[] => [
  { name: 'release-holds', pauseMs: PAUSE_MS, run: () => releaseHolds(services) },
  { name: 'lapse-start-up-offers', pauseMs: PAUSE_MS, run: () => lapseOffers(services) },
];
