import type { Reason } from '@fairlead/contract';
import type { Tx } from '@fairlead/db';
import type { ObjectionRow } from './objection';

/** What somebody objects to: a thing of theirs, by its number. */
export interface Objected {
  readonly holderId: number;
  readonly id: number;
}

/** One type of things that a person may object to, given by its own matter. The wallet is locked in both. */
export interface Subject {
  /** Why this person cannot object to this, or null; then what waits for the answer is stopped. */
  object(tx: Tx, objected: Objected, dueAt: Date, now: Date): Promise<Reason | null>;
  /** The effect of the answer; absent where it has none. */
  answer?(tx: Tx, objected: Objected, upheld: boolean, now: Date): Promise<void>;
}

/** Every type of things that are found by their number. */
export type Subjects = Readonly<Record<Exclude<ObjectionRow['subjectType'], 'account' | 'other'>, Subject>>;
