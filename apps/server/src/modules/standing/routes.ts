import { calls } from '@fairlead/contract';
import { holderRoute, type Route } from '../../http/route';
import type { Services } from '../../http/services';
import { proposalRoutesOf } from '../proposals';
import { openMembership, refundMembership } from './membership';
import { draftCreditScore } from './propose-score';
import { readCreditScore, readShopLevel } from './read';

/** How a holder stands with the programme, and why; the membership. */
export const standingRoutes = (services: Services): Route[] => {
  const proposal = proposalRoutesOf(services);
  return [
    holderRoute(calls.standing.creditScore, ({ caller, request }) =>
      readCreditScore(services, caller.holderId, request),
    ),
    holderRoute(calls.standing.shopLevel, ({ caller }) => readShopLevel(services, caller.holderId)),
    holderRoute(calls.membership.open, (incoming) => openMembership(services, incoming)),
    holderRoute(calls.membership.refund, (incoming) => refundMembership(services, incoming)),
    proposal(calls.consoleHolder.proposeScore, draftCreditScore),
  ];
};
