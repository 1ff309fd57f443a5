import type { PlainKey } from '@fairlead/i18n';
import type { ProposalKind } from '@fairlead/vocabulary';

const ACTS: readonly PlainKey[] = [
  'acts.act.consoleHolder.detail',
  'acts.act.consoleCase.addNote',
  'acts.act.consoleCase.setTag',
  'acts.act.consoleCase.seeAs',
  'acts.act.consoleWithdrawal.list',
  'acts.act.consoleSupport.messages',
  'acts.act.consoleHolder.disable',
  'acts.act.consoleHolder.enable',
  'acts.act.consoleHolder.revokeSessions',
  'acts.act.consoleHolder.verifyContact',
  'acts.act.consoleHolder.allowLead',
  'acts.act.consoleHolder.forbidLead',
  'acts.act.consoleOrder.offer',
  'acts.act.consoleOrder.place',
  'acts.act.consoleOrder.tell',
  'acts.act.consoleOrder.publish',
  'acts.act.consoleAcceptor.issue',
  'acts.act.consoleAcceptor.refuse',
  'acts.act.consoleObjection.decide',
  'acts.act.consoleCoupon.grant',
  'acts.act.consoleHold.release',
  'acts.act.consoleFeedback.answer',
  'acts.act.consoleTopup.sendCard',
  'acts.act.consoleTopup.refuse',
  'acts.act.consoleNotification.send',
  'acts.act.consoleSupport.send',
  'acts.act.consoleSupport.sendCard',
  'acts.act.consoleSupport.assign',
  'acts.act.consoleSupport.close',
  'acts.act.consoleSupport.snooze',
  'acts.act.consoleSupport.undo',
  'acts.act.consoleNotification.withdraw',
  'acts.act.consoleMessage.retry',
  'acts.act.consoleReport.retryOutbox',
  'acts.act.close-accounts',
  'acts.act.lapse-acceptances',
  'acts.act.lapse-withdrawals',
  'acts.act.lapse-objections',
  'acts.act.lapse-start-up-offers',
  'acts.act.release-holds',
  'acts.act.freeze-wallet',
  'acts.act.repair-wallets',
  'acts.act.release-wallet',
  'acts.act.recovery.setPassword',
];

/** Pages and lists of staff in which only this holder's things stood. */
const LOOKS: readonly string[] = [
  ...['consoleCase.facts', 'consoleCase.timeline'],
  ...['consoleHolder.list', 'consoleHolder.flow', 'consoleHolder.sessions', 'consoleTopup.list'],
  ...['consoleOrder.list', 'consoleOrder.detail', 'consoleProposal.list', 'consoleProposal.detail'],
  ...['consoleHold.list', 'consoleAcceptor.list', 'consoleObjection.list', 'consoleFeedback.list'],
  ...['consoleMessage.list', 'consoleNotification.list', 'consoleSupport.conversations'],
  ...['consoleBank.entries', 'consoleBank.suggestions', 'consoleKey.authorizationCodes'],
  ...['consoleBooks.read', 'consoleWebhook.deliveries'],
];

/** What proposals of a kind are called; null for those that touch nobody's account and are in nobody's list. */
const KINDS = {
  topup: 'acts.kind.topup',
  withdrawal_approval: 'acts.kind.withdrawal_approval',
  withdrawal_payment: 'acts.kind.withdrawal_payment',
  withdrawal_refusal: 'acts.kind.withdrawal_refusal',
  withdrawal_bounce: 'acts.kind.withdrawal_bounce',
  chargeback: 'acts.kind.chargeback',
  start_up_grant: 'acts.kind.start_up_grant',
  hold: 'acts.kind.hold',
  hold_renewal: 'acts.kind.hold_renewal',
  acceptance_issue: 'acts.kind.acceptance_issue',
  acceptance_confirmation: 'acts.kind.acceptance_confirmation',
  credit_score: 'acts.kind.credit_score',
  wallet_repair: 'acts.kind.wallet_repair',
  password_recovery: 'acts.kind.password_recovery',
  manual_report: 'acts.kind.manual_report',
  report_file: 'acts.kind.report_file',
  quarantined_report: 'acts.kind.quarantined_report',
  objection_upheld: 'acts.kind.objection_upheld',
  house_funding: null,
  remittance: null,
  media_payment: null,
  payee: null,
  campaign: null,
  product_version: null,
  content_version: null,
  broadcast: null,
  staff_change: null,
  bank_match: null,
  payout_run: 'acts.kind.payout_run',
  payout_settlement: 'acts.kind.withdrawal_payment',
  contacts: null,
  webhook: null,
} as const satisfies Readonly<Record<ProposalKind, PlainKey | null>>;

const STAGES = {
  propose: 'acts.propose',
  agreed: 'acts.agreed',
  approved: 'acts.approved',
  refused: 'acts.refused',
  expired: 'acts.expired',
  withdrawn: 'acts.withdrawn',
} as const;

/** Acts whose text is what was written to the holder, and no reason. */
const SAYING: readonly string[] = ['consoleNotification.send', 'consoleFeedback.answer'];
export const isSaying = (act: string): boolean => SAYING.includes(act);

/** How an act of the record is said: alone, as a stage of a proposal of some kind, or by its bare name. */
export type ActWords =
  | { readonly key: PlainKey }
  | { readonly stage: (typeof STAGES)[keyof typeof STAGES]; readonly kind: PlainKey }
  | { readonly unknown: string };

/** @param act of the record, such as `consoleHolder.disable` or `approved.topup` */
export const actWords = (act: string): ActWords => {
  const key = ACTS.find((known) => known === `acts.act.${act}`);
  if (key !== undefined) return { key };
  if (LOOKS.includes(act)) return { key: 'acts.act.consoleHolder.detail' };
  if (act === 'consolePayoutRun.file') return { key: 'acts.act.consoleWithdrawal.list' };
  if (act === 'consoleSupport.addNote') return { key: 'acts.act.consoleCase.addNote' };
  if (act === 'consoleSupport.file') return { key: 'acts.act.consoleSupport.messages' };
  const [stage = '', name = ''] = act.split('.');
  const kind = Object.hasOwn(KINDS, name) ? KINDS[name as ProposalKind] : null;
  if (kind !== null && Object.hasOwn(STAGES, stage))
    return { stage: STAGES[stage as keyof typeof STAGES], kind };
  return { unknown: act };
};
