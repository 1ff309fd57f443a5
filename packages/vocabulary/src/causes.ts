/**
 * Why staff refuse or disable: closed lists, in which nothing is cleared by paying in. Each has a phrase in each language
 * (docs/domain/staff.md#reasons).
 */

/** Why a withdrawal is refused (docs/domain/withdrawals.md#decision). */
export const WITHDRAWAL_REFUSALS = [
  'destination_unclear',
  'destination_not_own',
  'asked_twice',
  'asked_by_holder',
  'legal_order',
] as const;
export type WithdrawalRefusal = (typeof WITHDRAWAL_REFUSALS)[number];

/** Why an account is disabled (docs/domain/account.md#states). */
export const DISABLE_CAUSES = [
  'asked_by_holder',
  'used_by_another',
  'document_forged',
  'several_accounts',
  'rules_broken',
  'legal_order',
] as const;
export type DisableCause = (typeof DISABLE_CAUSES)[number];

/** Why a top-up case is closed without a posting (docs/domain/topups.md#states). */
export const TOPUP_REFUSALS = [
  'not_arrived',
  'sent_back',
  'sent_by_another',
  'asked_twice',
  'asked_by_holder',
] as const;
export type TopUpRefusal = (typeof TOPUP_REFUSALS)[number];

const LISTS = [WITHDRAWAL_REFUSALS, DISABLE_CAUSES, TOPUP_REFUSALS] as const;
export type Cause = (typeof LISTS)[number][number];

const isCause = (word: string): word is Cause => LISTS.some((list) => list.some((known) => known === word));

/** A reason of a closed list with the short note beside it. */
export interface Caused {
  /** Null where words of staff stand alone, as they did before there were lists. */
  readonly cause: Cause | null;
  readonly note: string;
}

/**
 * Reason and note as the one text that is kept, answered and in a holder's chain: `asked_twice`, or
 * `asked_twice: words of staff`. The reason comes first, so that no note can change it.
 */
export const writeCause = ({ reason, note = '' }: { reason: Cause; note?: string | undefined }): string =>
  note === '' ? reason : `${reason}: ${note}`;

/** What such a text says. Each reason has an underscore, which nobody writes at the beginning of a sentence. */
export const readCause = (text: string): Caused => {
  const [, word = '', note = ''] = /^([a-z]+(?:_[a-z]+)+)(?:: ([\s\S]+))?$/.exec(text) ?? [];
  return isCause(word) ? { cause: word, note } : { cause: null, note: text };
};
