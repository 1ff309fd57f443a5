import { calls } from '@fairlead/contract';
import { done } from '../../http/answer';
import { type Route, staffRoute } from '../../http/route';
import type { Services } from '../../http/services';
import { draftAcceptance } from './acceptance';
import { draftBroadcast } from './broadcast';
import { draftCampaign } from './campaign';
import { draftChargeback } from './chargeback';
import { draftContentVersion } from './content-version';
import { draftCreditScore } from './credit-score';
import { approveProposal, refuseProposal } from './decide';
import { draftHold, draftRenewal } from './hold';
import { draftHouseFunding } from './house-funding';
import { draftManualReport } from './manual-report';
import { draftMediaPayment } from './media-payment';
import { draftPayee, draftRetirement } from './payee';
import { draftProductVersion } from './product-version';
import { propose } from './propose';
import { draftQuarantinedReport } from './quarantined-report';
import { listProposals, readProposalDetail } from './read';
import { draftRemittance } from './remittance';
import { draftReportFile } from './report-file';
import { draftStartUpGrant } from './start-up-grant';
import { draftTopUp } from './topup';
import { draftWithdrawal } from './withdrawal';

/** What becomes of a withdrawal, step by step. */
const withdrawalProposals = (services: Services): Route[] => [
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

/** Delivery that people state, and what becomes of reports that were held back. */
const reportProposals = (services: Services): Route[] => [
  staffRoute(calls.consoleReport.proposeManual, ({ caller, request }) =>
    propose(services, caller, (tx, now) => draftManualReport(tx, request, now)),
  ),
  staffRoute(calls.consoleReport.proposeFile, ({ caller, request }) =>
    propose(services, caller, (tx, now) => draftReportFile(tx, services.config, request, now)),
  ),
  staffRoute(calls.consoleReport.decideQuarantined, ({ caller, request }) =>
    propose(services, caller, (tx) => draftQuarantinedReport(tx, request)),
  ),
];

/** What makers propose and checkers decide. */
export const proposalsRoutes = (services: Services): Route[] => {
  const { database } = services;
  return [
    staffRoute(calls.consoleTopup.propose, ({ caller, request }) =>
      propose(services, caller, (tx, now) => draftTopUp(tx, request, now)),
    ),
    ...withdrawalProposals(services),
    staffRoute(calls.consoleHouse.proposeFunding, ({ caller, request }) =>
      propose(services, caller, async () => done(draftHouseFunding(request))),
    ),
    staffRoute(calls.consoleRemittance.propose, ({ caller, request }) =>
      propose(services, caller, (tx) => draftRemittance(tx, request)),
    ),
    staffRoute(calls.consoleRemittance.proposeMediaPayment, ({ caller, request }) =>
      propose(services, caller, (tx) => draftMediaPayment(tx, request)),
    ),
    staffRoute(calls.consoleHold.proposeChargeback, ({ caller, request }) =>
      propose(services, caller, (tx) => draftChargeback(tx, request)),
    ),
    staffRoute(calls.consoleHold.proposeHold, ({ caller, request }) =>
      propose(services, caller, (tx) => draftHold(tx, request)),
    ),
    staffRoute(calls.consoleHold.proposeRenewal, ({ caller, request }) =>
      propose(services, caller, (tx) => draftRenewal(tx, caller, request)),
    ),
    staffRoute(calls.consoleHolder.proposeScore, ({ caller, request }) =>
      propose(services, caller, (tx) => draftCreditScore(tx, request)),
    ),
    staffRoute(calls.consoleHolder.proposeStartUp, ({ caller, request }) =>
      propose(services, caller, (tx) => draftStartUpGrant(tx, request)),
    ),
    staffRoute(calls.consoleAcceptor.proposeConfirmation, ({ caller, request }) =>
      propose(services, caller, (tx) => draftAcceptance(tx, request)),
    ),
    staffRoute(calls.consolePayee.propose, ({ caller, request }) =>
      propose(services, caller, (tx, now) => draftPayee(tx, caller, request, now)),
    ),
    staffRoute(calls.consolePayee.proposeRetirement, ({ caller, request }) =>
      propose(services, caller, (tx) => draftRetirement(tx, request)),
    ),
    staffRoute(calls.consoleCoupon.proposeCampaign, ({ caller, request }) =>
      propose(services, caller, (tx, now) => draftCampaign(tx, request, now)),
    ),
    ...reportProposals(services),
    staffRoute(calls.consoleProduct.proposeVersion, ({ caller, request }) =>
      propose(services, caller, (tx) => draftProductVersion(tx, request)),
    ),
    staffRoute(calls.consoleContent.proposeText, ({ caller, request }) =>
      propose(services, caller, (tx) => draftContentVersion(tx, request)),
    ),
    staffRoute(calls.consoleNotification.proposeBroadcast, ({ caller, request }) =>
      propose(services, caller, async () => done(draftBroadcast(request))),
    ),
    staffRoute(calls.consoleProposal.list, ({ caller, request }) =>
      listProposals(database, caller.staffId, request),
    ),
    staffRoute(calls.consoleProposal.detail, ({ request }) =>
      readProposalDetail(services, database, Number(request.id)),
    ),
    staffRoute(calls.consoleProposal.approve, ({ caller, request }) =>
      approveProposal(services, caller, Number(request.id)),
    ),
    staffRoute(calls.consoleProposal.refuse, ({ caller, request }) =>
      refuseProposal(services, caller, Number(request.id), request.reason),
    ),
  ];
};
