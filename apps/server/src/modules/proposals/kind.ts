import type { ProposalDetail, ProposalKind } from '@fairlead/contract';
import type { proposal, Reader, Tx } from '@fairlead/db';
import { type Posting, post } from '@fairlead/ledger';
import type { z } from 'zod';
import { type Answer, done } from '../../http/answer';
import type { Windows } from '../plans';

/** A proposal as its table keeps it. */
export type ProposalRow = typeof proposal.$inferSelect;

/** One plan that a proposal is about, where there are several: of its money so much. */
export interface Touched {
  readonly holderId: number;
  readonly orderId: number;
  readonly amountMinor: number;
}

/** What approval does with one kind of proposal, and what it would post. */
export interface Kind {
  /** The transactions that approval would post now, by the same functions that post them. */
  plan(reader: Reader, row: ProposalRow, now: Date): Promise<readonly Posting[]>;
  /**
   * Approves: checks the state again, changes it, posts. The holder's wallet and the proposal are locked. Decides
   * before it writes, since a refusal does not undo. The row names the checker. Answers the ledger transactions.
   */
  approve(tx: Tx, row: ProposalRow, now: Date, windows: Windows): Promise<Answer<readonly number[]>>;
  /** Puts back what proposing had changed, when it is refused or expires. */
  drop(tx: Tx, row: ProposalRow, now: Date): Promise<void>;
  /** What whoever decides must see besides what was stated: facts as they are now. */
  facts(reader: Reader, row: ProposalRow): Promise<ProposalDetail['payload']>;
  /** The plans of several holders that it is about, whose records name it; none where the row names its one holder. */
  touched(reader: Reader, row: ProposalRow): Promise<readonly Touched[]>;
}

/** What one kind states and does; `amountMinor` is part of every payload. */
export interface KindDefinition<Payload extends { readonly amountMinor: number }> {
  readonly payload: z.ZodType<Payload>;
  plan(reader: Reader, row: ProposalRow, payload: Payload, now: Date): Promise<readonly Posting[]>;
  /** Absent where approval posts the plan and nothing else. */
  approve?(
    tx: Tx,
    row: ProposalRow,
    payload: Payload,
    now: Date,
    windows: Windows,
  ): Promise<Answer<readonly number[]>>;
  drop?(tx: Tx, row: ProposalRow, payload: Payload, now: Date): Promise<void>;
  facts?(reader: Reader, row: ProposalRow): Promise<ProposalDetail['payload']>;
  touched?(reader: Reader, row: ProposalRow): Promise<readonly Touched[]>;
}

/** Posts in order and answers the transactions' ids. */
export const postAll = async (tx: Tx, postings: readonly Posting[]): Promise<number[]> => {
  const ids: number[] = [];
  for (const posting of postings) ids.push((await post(tx, posting)).id);
  return ids;
};

/** Binds a kind to its payload, read back from the table in its own shape. */
export const defineKind = <Payload extends { readonly amountMinor: number }>(
  definition: KindDefinition<Payload>,
): Kind => ({
  plan: (reader, row, now) => definition.plan(reader, row, definition.payload.parse(row.payload), now),
  approve: async (tx, row, now, windows) => {
    const payload = definition.payload.parse(row.payload);
    if (definition.approve !== undefined) return definition.approve(tx, row, payload, now, windows);
    return done(await postAll(tx, await definition.plan(tx, row, payload, now)));
  },
  drop: async (tx, row, now) => definition.drop?.(tx, row, definition.payload.parse(row.payload), now),
  facts: async (reader, row) => (await definition.facts?.(reader, row)) ?? [],
  touched: async (reader, row) => (await definition.touched?.(reader, row)) ?? [],
});

/** Whose wallet a proposal is about. @throws where the kind needs one and the row names none */
export const holderOf = (row: ProposalRow): number => {
  if (row.holderId === null) throw new Error(`proposal ${row.id} names no holder`);
  return row.holderId;
};

/** What a maker states, before it is a row. */
export interface Draft {
  readonly kind: ProposalKind;
  readonly holderId?: number;
  readonly subjectType:
    | 'holder'
    | 'topup'
    | 'withdrawal'
    | 'network'
    | 'house'
    | 'payee'
    | 'acceptance'
    | 'campaign'
    | 'hold'
    | 'order'
    | 'report'
    | 'report_file'
    | 'product'
    | 'content'
    | 'notification';
  readonly subjectId?: number;
  readonly payload: { readonly amountMinor: number } & Readonly<Record<string, unknown>>;
  /** What proves the money outside; each counts once. */
  readonly receipt?: string;
}
