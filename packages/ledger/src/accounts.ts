import type { Account, MovementKind } from '@fairlead/vocabulary';

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
    | 'membership'
    | 'objection';
  readonly id: number;
}

export interface Posting {
  /** 0 where no holder is touched. */
  readonly holderId: number;
  readonly kind: MovementKind;
  readonly moves: readonly Move[];
  readonly time: Date;
  readonly remark?: string;
  readonly link?: Link;
}

/** A flow record: one transaction as its holder sees it. */
export interface Entry {
  readonly id: number;
  readonly seq: number;
  readonly kind: MovementKind;
  readonly time: Date;
  readonly availableDeltaMinor: number;
  readonly totalDeltaMinor: number;
  readonly availableAfterMinor: number;
  readonly totalAfterMinor: number;
}
