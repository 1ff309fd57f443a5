import { calls } from '@fairlead/contract';
import { type Route, staffRoute } from '../../http/route';
import type { Services } from '../../http/services';
import { propose } from '../proposals';
import { listWithdrawalRequests } from './list-requests';
import { draftWithdrawal } from './propose-withdrawal';

/** Staff's side of money on its way out: what becomes of a withdrawal, step by step. */
export const withdrawalsStaffRoutes = (services: Services): Route[] => [
  staffRoute(calls.consoleWithdrawal.list, ({ caller, request }) =>
    listWithdrawalRequests(services.database, caller.roles, request),
  ),
  staffRoute(calls.consoleWithdrawal.proposeApproval, ({ caller, request }) =>
    propose(services, caller, (tx, now) =>
      draftWithdrawal(tx, 'withdrawal_approval', Number(request.withdrawal_id), {}, now),
    ),
  ),
  staffRoute(calls.consoleWithdrawal.proposePayment, ({ caller, request }) =>
    propose(services, caller, (tx, now) => {
      const statement = { reference: request.reference };
      return draftWithdrawal(tx, 'withdrawal_payment', Number(request.withdrawal_id), statement, now);
    }),
  ),
  staffRoute(calls.consoleWithdrawal.proposeRefusal, ({ caller, request }) =>
    propose(services, caller, (tx, now) => {
      const statement = { reason: request.reason };
      return draftWithdrawal(tx, 'withdrawal_refusal', Number(request.withdrawal_id), statement, now);
    }),
  ),
  staffRoute(calls.consoleWithdrawal.proposeBounce, ({ caller, request }) =>
    propose(services, caller, (tx, now) => {
      const statement = { reason: request.reason, receiptNumber: request.receipt_number };
      return draftWithdrawal(tx, 'withdrawal_bounce', Number(request.withdrawal_id), statement, now);
    }),
  ),
];
