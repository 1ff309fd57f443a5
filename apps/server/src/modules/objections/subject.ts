import type { Lapse, ProposalDetail, Reason } from '@fairlead/contract';
import type { Reader, Tx } from '@fairlead/db';
import type { Posting } from '@fairlead/ledger';
import type { ObjectionEffect } from '@fairlead/vocabulary';
import type { ObjectionRow } from './objection';

/** What somebody objects to: a thing of theirs, by its number. */
export interface Objected {
  readonly holderId: number;
  readonly id: number;
}

/** What upholding an objection does now; the sum is what it gives back or frees. */
export interface Effect {
  readonly kind: ObjectionEffect;
  readonly amountMinor: number;
  /** The plan whose money it was: what is paid for one plan is counted together. */
  readonly orderId?: number;
  /**
   * Two people uphold it, never one: it costs the house, or frees money that a bank may be paying out, or had called back
   * (docs/domain/objections.md#upheld-by-two).
   */
  readonly takesTwo?: boolean;
  /** The withdrawal that comes back by it: whoever decides is told whether a bank was sent it. */
  readonly withdrawalId?: number;
}

/** Money that is gone comes back from the house; null where nothing is left to give back. */
export const housePays = (amountMinor: number, orderId?: number): Effect | null =>
  amountMinor > 0
    ? { kind: 'house_pays', amountMinor, takesTwo: true, ...(orderId === undefined ? {} : { orderId }) }
    : null;

/** What the house paid before for this same thing; with a number, for that plan. */
type ReadPaid = (orderId?: number) => Promise<number>;

/** `programme`: its deadline answered, not a person. */
export interface Answered {
  readonly upheld: boolean;
  readonly by: 'staff' | 'programme';
}

type Numbered = Exclude<ObjectionRow['subjectType'], 'account' | 'other'>;

/** One type of things that a person may object to, given by its own matter. */
export interface Subject {
  /** Why this person cannot object to this, or null; then what waits for the answer is stopped. The wallet is locked. */
  object(tx: Tx, objected: Objected, dueAt: Date, now: Date): Promise<Reason | null>;
  /** The thing of another matter that this is the record of, and whose effect it has. */
  behind?(
    reader: Reader,
    objected: Objected,
  ): Promise<{ readonly type: Numbered; readonly id: number } | null>;
  /** What upholding it would do now; null, or absent, where it is answered in words. */
  effect?(reader: Reader, objected: Objected, readPaid: ReadPaid): Promise<Effect | null>;
  /** What `answer` would post now where it is upheld; absent where nothing that takes two people is posted by it. */
  plan?(reader: Reader, objected: Objected, now: Date): Promise<readonly Posting[]>;
  /** What two people who uphold it are shown of it; absent where its own page says all. */
  facts?(reader: Reader, objected: Objected): Promise<ProposalDetail['payload']>;
  /** Why nobody can reject it now, or null; absent where a rejection is a matter of judgement alone. */
  mustUphold?(reader: Reader, objected: Objected): Promise<Reason | null>;
  /**
   * What its deadline answers in place of its effect, as what it asked for came after it was made
   * (docs/domain/objections.md#paid-meanwhile); null, or absent, where it has its effect.
   */
  met?(reader: Reader, objected: Objected, madeAt: Date): Promise<Lapse | null>;
  /** Carries out the answer, but for money of the house; absent where there is nothing to do. The wallet is locked. */
  answer?(tx: Tx, objected: Objected, answered: Answered, now: Date): Promise<void>;
}

/** Every type of things that are found by their number. */
export type Subjects = Readonly<Record<Numbered, Subject>>;
