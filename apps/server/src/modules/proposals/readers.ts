import { type Call, calls } from '@fairlead/contract';
import { deciderOf, PROPOSAL_KINDS, type ProposalKind, type StaffRole } from '@fairlead/vocabulary';
import { mayRead } from '../../http/may-read';

/**
 * The call by which staff read what a kind is about. Its roles include those who propose the kind: they could not work
 * otherwise.
 */
const READ_BY = {
  topup: calls.consoleTopup.list,
  withdrawal_approval: calls.consoleWithdrawal.list,
  withdrawal_payment: calls.consoleWithdrawal.list,
  withdrawal_refusal: calls.consoleWithdrawal.list,
  withdrawal_bounce: calls.consoleWithdrawal.list,
  house_funding: calls.consoleBank.entries,
  remittance: calls.consoleRemittance.list,
  media_payment: calls.consoleBank.entries,
  chargeback: calls.consoleHold.list,
  start_up_grant: calls.consoleHolder.detail,
  hold: calls.consoleHold.list,
  hold_renewal: calls.consoleHold.list,
  payee: calls.consolePayee.list,
  campaign: calls.consoleCoupon.campaigns,
  acceptance_issue: calls.consoleAcceptor.list,
  acceptance_confirmation: calls.consoleAcceptor.list,
  credit_score: calls.consoleHolder.detail,
  manual_report: calls.consoleReport.list,
  report_file: calls.consoleReport.list,
  quarantined_report: calls.consoleReport.list,
  product_version: calls.consoleProduct.list,
  content_version: calls.consoleContent.list,
  broadcast: calls.consoleNotification.list,
  objection_upheld: calls.consoleObjection.list,
  staff_change: calls.consoleStaff.changes,
  bank_match: calls.consoleBank.lines,
  payout_run: calls.consolePayoutRun.detail,
  payout_settlement: calls.consolePayoutRun.detail,
  contacts: calls.consoleContent.contacts,
  wallet_repair: calls.consoleBooks.read,
  password_recovery: calls.consoleSupport.conversations,
  webhook: calls.consoleWebhook.list,
} satisfies Readonly<Record<ProposalKind, Call>>;

/**
 * Whether somebody with these roles may read what proposals of a kind state, and the evidence for it: who reads its matter
 * and who decides it (docs/domain/proposals.md#who-reads-it).
 */
export const mayReadKind = (roles: readonly StaffRole[], kind: ProposalKind): boolean =>
  roles.includes(deciderOf(kind)) || mayRead(roles, READ_BY[kind]);

/** The kinds that somebody with these roles may read. */
export const readableKinds = (roles: readonly StaffRole[]): readonly ProposalKind[] =>
  PROPOSAL_KINDS.filter((kind) => mayReadKind(roles, kind));
