import { calls } from '@fairlead/contract';
import { writeCause } from '@fairlead/vocabulary';
import { type Route, recordedRoutesOf } from '../../http/route';
import type { Services } from '../../http/services';
import { proposalRoutesOf } from '../proposals';
import { listWithdrawalRequests, type Payments } from './list-requests';
import { draftWithdrawal } from './propose-withdrawal';

/** Staff's side of money on its way out: what becomes of a withdrawal, step by step. */
export const withdrawalsStaffRoutes = (services: Services, payments: Payments): Route[] => {
  const proposal = proposalRoutesOf(services);
  return [
    recordedRoutesOf(services)(calls.consoleWithdrawal.list, listWithdrawalRequests(payments)),
    proposal(calls.consoleWithdrawal.proposeApproval, (tx, request, context) =>
      draftWithdrawal(tx, 'withdrawal_approval', request.withdrawal_id, {}, context),
    ),
    proposal(calls.consoleWithdrawal.proposePayment, (tx, request, context) => {
      const statement = { reference: request.reference };
      return draftWithdrawal(tx, 'withdrawal_payment', request.withdrawal_id, statement, context);
    }),
    proposal(calls.consoleWithdrawal.proposeRefusal, (tx, request, context) => {
      const statement = { reason: writeCause(request) };
      return draftWithdrawal(tx, 'withdrawal_refusal', request.withdrawal_id, statement, context);
    }),
    proposal(calls.consoleWithdrawal.proposeBounce, (tx, request, context) => {
      const statement = { reason: request.reason, receiptNumber: request.receipt_number };
      return draftWithdrawal(tx, 'withdrawal_bounce', request.withdrawal_id, statement, context);
    }),
  ];
};
