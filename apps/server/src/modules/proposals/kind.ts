import type { ProposalDetail, ProposalFlagged, ProposalKind, StaffRole } from '@fairlead/contract';
import type { proposal, Reader, Tx } from '@fairlead/db';
import { type Posting, post } from '@fairlead/ledger';
import type { z } from 'zod';
import type { Hashing } from '../../hashing';
import { type Answer, done } from '../../http/answer';
import type { Services } from '../../http/services';

/** A proposal as its table keeps it. */
export type ProposalRow = typeof proposal.$inferSelect;

/** One plan or withdrawal that a proposal is about, where there are several: of its money so much. */
export interface Touched {
  readonly holderId: number;
  readonly subjectType: 'order' | 'withdrawal';
  readonly subjectId: number;
  readonly amountMinor: number;
}

/** What a checker compares before money that arrived is posted; the sums of a file of reports. */
type DetailParts = Partial<Pick<ProposalDetail, 'arrival' | 'report_sums'>>;
/** The payouts of a run, which raise their flags elsewhere. */
type Shown = Pick<ProposalDetail, 'payout_run'>;

/** Who is shown a proposal, and when. */
export interface Viewing {
  readonly now: Date;
  readonly roles: readonly StaffRole[];
}

/** What the rest of the house knows of whom a proposal is about, and what of it does not fit. */
export interface Evidence {
  readonly flags: readonly ProposalFlagged[];
  readonly aboutHolder: ProposalDetail['about_holder'];
  readonly destination: ProposalDetail['destination'];
  readonly bankLines: ProposalDetail['bank_lines'];
}

/**
 * Asks every matter: it is given by who puts the matters together. The roles are those of who is shown it; what a holder
 * said, and where they signed in, is read for some of them alone.
 */
export type ReadEvidence = (
  reader: Reader,
  row: ProposalRow,
  now: Date,
  roles: readonly StaffRole[],
) => Promise<Evidence>;

/** The maker of what is stated at the command line: no member of staff has this number. */
export const COMMAND_LINE = 0;

/** What whoever approves is shown once, with what is kept of it. */
interface Secret {
  readonly shown: string;
  readonly hash: string;
}

/** What approval does with one kind of proposal, and what it would post. */
export interface Kind {
  /** The transactions that approval would post now, by the same functions that post them. */
  plan(reader: Reader, row: ProposalRow, now: Date): Promise<readonly Posting[]>;
  /**
   * Approves: checks the state again, changes it, posts. The holder's wallet and the proposal are locked. Decides
   * before it writes, since a refusal does not undo. The row names the checker. Answers the ledger transactions.
   */
  approve(
    tx: Tx,
    row: ProposalRow,
    now: Date,
    config: Services['config'],
    secret: Secret | null,
  ): Promise<Answer<readonly number[]>>;
  /** Made before the approval's transaction, since it takes time; null of nearly every kind. */
  secret(row: ProposalRow, hashing: Hashing): Promise<Secret | null>;
  /** Whether this person took part in what it is about, so that others must decide. */
  tookPart(tx: Tx, row: ProposalRow, staffId: number): Promise<boolean>;
  /** Puts back what proposing had changed, when it is refused or expires. */
  drop(tx: Tx, row: ProposalRow, now: Date): Promise<void>;
  /** What whoever decides must see besides what was stated: facts as they are now. */
  facts(reader: Reader, row: ProposalRow, viewing: Viewing): Promise<ProposalDetail['payload']>;
  /** Parts of the detail that kinds of its matter alone have. */
  parts(reader: Reader, row: ProposalRow): Promise<DetailParts>;
  /** The same, where it says nothing of flags: an approval does not read it. */
  shown(reader: Reader, row: ProposalRow, viewing: Viewing): Promise<Shown>;
  /** What of several holders it is about, whose records name it; none where the row names its one holder. */
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
    config: Services['config'],
    secret: Secret | null,
  ): Promise<Answer<readonly number[]>>;
  secret?(payload: Payload, hashing: Hashing): Promise<Secret | null>;
  tookPart?(tx: Tx, row: ProposalRow, staffId: number): Promise<boolean>;
  drop?(tx: Tx, row: ProposalRow, payload: Payload, now: Date): Promise<void>;
  facts?(reader: Reader, row: ProposalRow, viewing: Viewing): Promise<ProposalDetail['payload']>;
  parts?(reader: Reader, row: ProposalRow): Promise<DetailParts>;
  shown?(reader: Reader, row: ProposalRow, payload: Payload, viewing: Viewing): Promise<Shown>;
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
  approve: async (tx, row, now, config, secret) => {
    const payload = definition.payload.parse(row.payload);
    if (definition.approve !== undefined) return definition.approve(tx, row, payload, now, config, secret);
    return done(await postAll(tx, await definition.plan(tx, row, payload, now)));
  },
  secret: async (row, hashing) =>
    (await definition.secret?.(definition.payload.parse(row.payload), hashing)) ?? null,
  tookPart: async (tx, row, staffId) => (await definition.tookPart?.(tx, row, staffId)) ?? false,
  drop: async (tx, row, now) => definition.drop?.(tx, row, definition.payload.parse(row.payload), now),
  facts: async (reader, row, viewing) => (await definition.facts?.(reader, row, viewing)) ?? [],
  parts: async (reader, row) => (await definition.parts?.(reader, row)) ?? {},
  shown: async (reader, row, viewing) =>
    (await definition.shown?.(reader, row, definition.payload.parse(row.payload), viewing)) ?? {},
  touched: async (reader, row) => (await definition.touched?.(reader, row)) ?? [],
});

/** Whose wallet a proposal is about. @throws where the kind needs one and the row names none */
export const holderOf = (row: ProposalRow): number => {
  if (row.holderId === null) throw new Error(`proposal ${row.id} names no holder`);
  return row.holderId;
};

/** Every kind that can be proposed, by its name; the composition of the app gives them. */
export type Kinds = Readonly<Record<ProposalKind, Kind>>;

/** All that the mechanism is given: the kinds, and what is known of whom they are about. */
export interface Matters {
  readonly kinds: Kinds;
  readonly readEvidence: ReadEvidence;
}

/** What approval of a row's kind does. @throws where a row names a kind that nobody can have proposed */
export const kindOf = (kinds: Kinds, { kind: name }: ProposalRow): Kind => {
  const kind = (kinds as Readonly<Record<string, Kind>>)[name];
  if (kind === undefined) throw new Error(`no such kind of proposal: ${name}`);
  return kind;
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
    | 'notification'
    | 'objection'
    | 'staff'
    | 'bank_line'
    | 'payout_run'
    | 'contacts'
    | 'recovery'
    | 'webhook';
  readonly subjectId?: number;
  readonly payload: { readonly amountMinor: number } & Readonly<Record<string, unknown>>;
  /** What proves the money outside; each counts once. */
  readonly receipt?: string;
  /** As the kind's `touched` says it of the row. */
  readonly touched?: readonly Touched[];
}
