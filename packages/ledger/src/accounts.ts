/**
 * Accounts of a holder (docs/domain/money.md#holder-accounts). Those with parts carry a `ref`: the order,
 * hold or request it belongs to.
 */
export type HolderAccount =
  | 'available'
  | 'held'
  | 'escrow'
  | 'settling'
  | 'withdrawing'
  | 'promo'
  | 'start_up'
  | 'start_up_running';

/** Accounts of the programme (docs/domain/money.md#programme-accounts). */
export const PROGRAMME_ACCOUNTS = ['bank', 'network_receivable', 'media', 'house', 'revenue'] as const;
export type ProgrammeAccount = (typeof PROGRAMME_ACCOUNTS)[number];

export type Account = HolderAccount | ProgrammeAccount;

/**
 * Kinds of transaction: nine with wire names of the specification, and our own
 * (docs/domain/money.md#legal-movements).
 */
export type TransactionKind =
  | 'system_topup'
  | 'manual_withdrawal'
  | 'ad_serving'
  | 'ad_billing'
  | 'profit_sharing'
  | 'system_deduction'
  | 'virtual_recharge_deduction'
  | 'open_membership'
  | 'discount_amount'
  | 'start_up_grant'
  | 'hold'
  | 'hold_release'
  | 'house_funding'
  | 'remittance'
  | 'media_payment'
  | 'programme_share'
  | 'house_advance';

/** Money going from one account to another, in minor units, always above zero. */
export interface Move {
  readonly from: Account;
  readonly fromRef?: number;
  readonly to: Account;
  readonly toRef?: number;
  readonly amountMinor: number;
}

/** What a transaction belongs to, for the link of its flow record. */
export interface Link {
  readonly kind:
    | 'none'
    | 'order'
    | 'report'
    | 'top_up'
    | 'acceptance'
    | 'withdrawal'
    | 'hold'
    | 'remittance'
    | 'transaction'
    | 'membership';
  readonly id: number;
}

export interface Posting {
  /** 0 where no holder is touched. */
  readonly holderId: number;
  readonly kind: TransactionKind;
  readonly moves: readonly Move[];
  readonly time: Date;
  readonly remark?: string;
  readonly link?: Link;
}

/** A flow record: one transaction as its holder sees it. */
export interface Entry {
  readonly id: number;
  readonly seq: number;
  readonly kind: TransactionKind;
  readonly time: Date;
  readonly availableDeltaMinor: number;
  readonly totalDeltaMinor: number;
  readonly availableAfterMinor: number;
  readonly totalAfterMinor: number;
}
