import { calls } from '@fairlead/contract';
import { type Route, staffRoutesOf } from '../../http/route';
import type { Services } from '../../http/services';
import { proposalRoutesOf } from '../proposals';
import { listHolds, releaseHold } from './holds';
import { listHolderFlow } from './list-holder-flow';
import { draftHold, draftRenewal } from './propose-hold';
import { draftStartUpGrant } from './propose-start-up';

/** Staff's side of a wallet: its records, amounts held, start-up funds. */
export const walletStaffRoutes = (services: Services): Route[] => {
  const route = staffRoutesOf(services);
  const proposal = proposalRoutesOf(services);
  return [
    route(calls.consoleHolder.flow, listHolderFlow),
    route(calls.consoleHold.list, listHolds),
    route(calls.consoleHold.release, releaseHold),
    proposal(calls.consoleHold.proposeHold, draftHold),
    proposal(calls.consoleHold.proposeRenewal, draftRenewal),
    proposal(calls.consoleHolder.proposeStartUp, draftStartUpGrant),
  ];
};
