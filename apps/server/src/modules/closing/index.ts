import { calls } from '@fairlead/contract';
import { holderRoute, type Route } from '../../http/route';
import type { Services } from '../../http/services';
import { closeAccount } from './close-account';
import { readClosing } from './read-closing';

export { closingJobs } from './jobs';

/** The way out. */
export const closingRoutes = (services: Services): Route[] => [
  holderRoute(calls.account.closing, ({ caller }) => readClosing(services, caller.holderId)),
  holderRoute(calls.account.close, (incoming) => closeAccount(services, incoming)),
];
