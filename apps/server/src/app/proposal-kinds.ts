import { acceptanceIssueKind, acceptanceKind } from '../modules/acceptors';
import { passwordRecoveryKind } from '../modules/access';
import { bankMatchKind } from '../modules/bank-statements';
import { contentVersionKind } from '../modules/content';
import { campaignKind } from '../modules/coupons';
import { houseFundingKind, manualReportKind, mediaPaymentKind, reportFileKind } from '../modules/networks';
import { broadcastKind } from '../modules/notifications';
import { objectionUpheldKind } from '../modules/objections';
import { payoutRunKind, payoutSettlementKind } from '../modules/payout-runs';
import { quarantinedReportKind, remittanceKind } from '../modules/plans';
import { productVersionKind } from '../modules/products';
import type { Kinds } from '../modules/proposals';
import { staffChangeKind } from '../modules/staff/propose-change';
import { creditScoreKind } from '../modules/standing';
import { walletRepairKind } from '../modules/statements';
import { contactsKind } from '../modules/support';
import { chargebackKind, payeeKind, topUpKind } from '../modules/topups';
import { holdKind, holdRenewalKind, startUpGrantKind } from '../modules/wallet';
import { webhookKind } from '../modules/webhooks';
import { withdrawalKinds } from '../modules/withdrawals';
import { OBJECTION_SUBJECTS } from './objection-subjects';

/** Everything that two people decide, each kind from its own matter. */
export const PROPOSAL_KINDS = {
  topup: topUpKind,
  ...withdrawalKinds,
  house_funding: houseFundingKind,
  remittance: remittanceKind,
  media_payment: mediaPaymentKind,
  chargeback: chargebackKind,
  start_up_grant: startUpGrantKind,
  acceptance_issue: acceptanceIssueKind,
  acceptance_confirmation: acceptanceKind,
  payee: payeeKind,
  campaign: campaignKind,
  hold: holdKind,
  hold_renewal: holdRenewalKind,
  credit_score: creditScoreKind,
  manual_report: manualReportKind,
  report_file: reportFileKind,
  quarantined_report: quarantinedReportKind,
  product_version: productVersionKind,
  content_version: contentVersionKind,
  broadcast: broadcastKind,
  objection_upheld: objectionUpheldKind(OBJECTION_SUBJECTS),
  staff_change: staffChangeKind,
  bank_match: bankMatchKind,
  payout_run: payoutRunKind,
  payout_settlement: payoutSettlementKind,
  contacts: contactsKind,
  wallet_repair: walletRepairKind,
  password_recovery: passwordRecoveryKind,
  webhook: webhookKind,
} satisfies Kinds;
