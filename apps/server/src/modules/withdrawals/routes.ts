import { calls } from '@fairlead/contract';
import { done } from '../../http/answer';
import { holderRoute, type Route } from '../../http/route';
import type { Services } from '../../http/services';
import { cancelWithdrawal } from './cancel-withdrawal';
import { editPayout } from './edit-payout';
import { readEligibility } from './eligibility';
import type { Payments } from './list-requests';
import { listWithdrawals } from './list-withdrawals';
import { payoutShape, readPayout } from './payout';
import { reportArrival } from './report-arrival';
import { requestWithdrawal } from './request-withdrawal';
import { withdrawalsStaffRoutes } from './staff-routes';

/** The calls about money on its way out, and where it goes: the holder's and the staff's. */
export const withdrawalsRoutes = (services: Services, payments: Payments): Route[] => {
  const { database, clock } = services;
  return [
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
    holderRoute(calls.withdrawal.reportArrival, ({ caller, request }) =>
      reportArrival(services, caller.holderId, request),
    ),
    ...withdrawalsStaffRoutes(services, payments),
  ];
};
