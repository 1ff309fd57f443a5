import { calls } from '@fairlead/contract';
import { done } from '../../http/answer';
import { holderRoute, type Route } from '../../http/route';
import type { Services } from '../../http/services';
import { createGather } from '../../plugins/gather';
import { cancelWithdrawal } from './cancel-withdrawal';
import { editPayout } from './edit-payout';
import { readEligibility } from './eligibility';
import { readFactsOf } from './facts';
import { listFlow } from './flow';
import { listTopUps } from './list-topups';
import { listWithdrawals } from './list-withdrawals';
import { payoutShape, readPayout } from './payout';
import { propertyOf } from './property';
import { requestTopUp } from './request-topup';
import { requestWithdrawal } from './request-withdrawal';
import { returnStartUp } from './return-start-up';

/** The holder's calls about own money. */
export const walletRoutes = (services: Services): Route[] => {
  const { database, clock } = services;
  // The most frequent question of all: those asked at the same time share a round trip.
  const factsOf = createGather({
    ask: (holderIds: readonly number[]) => readFactsOf(database, holderIds),
    lanes: 2,
    most: 100,
  });
  return [
    holderRoute(calls.wallet.property, async ({ caller }) =>
      done(propertyOf(await factsOf(caller.holderId), clock.now())),
    ),
    holderRoute(calls.wallet.flow, ({ caller, request, timeZone }) =>
      listFlow(database, caller.holderId, request, timeZone),
    ),
    holderRoute(calls.wallet.returnStartUp, (incoming) => returnStartUp(services, incoming)),
    holderRoute(calls.payout.edit, ({ caller, request }) => editPayout(services, caller.holderId, request)),
    holderRoute(calls.payout.detail, async ({ caller }) => {
      const payout = await readPayout(database, caller.holderId);
      return done(payout === undefined ? null : payoutShape(payout));
    }),
    holderRoute(calls.withdrawal.request, (incoming) => requestWithdrawal(services, incoming)),
    holderRoute(calls.withdrawal.cancel, (incoming) => cancelWithdrawal(services, incoming)),
    holderRoute(calls.withdrawal.list, ({ caller, request }) =>
      listWithdrawals(database, caller.holderId, request),
    ),
    holderRoute(calls.withdrawal.eligibility, async ({ caller, request }) =>
      done(await readEligibility(database, caller.holderId, request.amount, clock.now())),
    ),
    holderRoute(calls.topup.list, ({ caller, request }) => listTopUps(database, caller.holderId, request)),
    holderRoute(calls.topup.request, ({ caller, request }) =>
      requestTopUp(services, caller.holderId, request),
    ),
  ];
};
