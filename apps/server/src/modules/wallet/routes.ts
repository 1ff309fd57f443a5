import { calls } from '@fairlead/contract';
import { done } from '../../http/answer';
import { holderRoute, type Route } from '../../http/route';
import type { Services } from '../../http/services';
import { createBatcher } from '../../plugins/batch';
import { answerStartUp } from './answer-start-up';
import { listEventRecords, listFlowEvents } from './events';
import { readFactsOf } from './facts';
import { listFlow } from './flow';
import { propertyOf } from './property';
import { returnStartUp } from './return-start-up';
import { walletStaffRoutes } from './staff-routes';
import type { WithdrawalNames } from './withdrawal-names';

/** The calls about a holder's money, the holder's and the staff's. */
export const walletRoutes = (services: Services, withdrawals: WithdrawalNames): Route[] => {
  const { database, clock } = services;
  // The most frequent question of all: those asked at the same time share a round trip.
  const factsOf = createBatcher({
    ask: (holderIds: readonly number[]) => readFactsOf(database, holderIds),
    concurrency: 2,
    maxBatchSize: 100,
  });
  return [
    holderRoute(calls.wallet.property, async ({ caller }) =>
      done(propertyOf(await factsOf(caller.holderId), clock.now())),
    ),
    holderRoute(calls.wallet.flow, ({ caller, request, timeZone }) =>
      listFlow(database, caller.holderId, request, timeZone),
    ),
    holderRoute(calls.wallet.events, ({ caller, request, timeZone }) =>
      listFlowEvents(database, caller.holderId, request, timeZone, withdrawals),
    ),
    holderRoute(calls.wallet.eventRecords, ({ caller, request }) =>
      listEventRecords(database, caller.holderId, request),
    ),
    holderRoute(calls.wallet.returnStartUp, (incoming) => returnStartUp(services, incoming)),
    holderRoute(calls.wallet.answerStartUp, (incoming) => answerStartUp(services, incoming)),
    ...walletStaffRoutes(services),
  ];
};
