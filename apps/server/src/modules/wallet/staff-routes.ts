import { calls } from '@fairlead/contract';
import { type Route, staffRoute } from '../../http/route';
import type { Services } from '../../http/services';
import { propose } from '../proposals';
import { listHolds, releaseHold } from './holds';
import { listHolderFlow } from './list-holder-flow';
import { draftHold, draftRenewal } from './propose-hold';
import { draftStartUpGrant } from './propose-start-up';

/** Staff's side of a wallet: its records, amounts held, start-up funds. */
export const walletStaffRoutes = (services: Services): Route[] => [
  staffRoute(calls.consoleHolder.flow, ({ request }) => listHolderFlow(services.database, request)),
  staffRoute(calls.consoleHold.list, ({ request }) => listHolds(services.database, request)),
  staffRoute(calls.consoleHold.release, ({ caller, request }) => releaseHold(services, caller, request)),
  staffRoute(calls.consoleHold.proposeHold, ({ caller, request }) =>
    propose(services, caller, (tx, now) => draftHold(tx, request, now)),
  ),
  staffRoute(calls.consoleHold.proposeRenewal, ({ caller, request }) =>
    propose(services, caller, (tx) => draftRenewal(tx, caller, request)),
  ),
  staffRoute(calls.consoleHolder.proposeStartUp, ({ caller, request }) =>
    propose(services, caller, (tx) => draftStartUpGrant(tx, request)),
  ),
];
