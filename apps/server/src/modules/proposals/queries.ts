import type { ProposalKind } from '@fairlead/contract';
import { and, desc, eq, gt, inArray, lt, ne, proposal, type Reader, sql, type Tx } from '@fairlead/db';
import { audit } from '../audit';
import type { Draft, ProposalRow } from './kind';

type SubjectType = Draft['subjectType'];

interface Asked {
  readonly subjectType: SubjectType;
  readonly subjectIds: readonly number[];
  /** Those of this maker alone. */
  readonly makerId?: number;
}

/** What is proposed about each of several things and not decided yet, by its number; null where nothing is. */
export const readPending = async (
  reader: Reader,
  { subjectType, subjectIds, makerId }: Asked,
): Promise<(subjectId: number) => string | null> => {
  const rows =
    subjectIds.length === 0
      ? []
      : await reader.orm
          .select({ id: proposal.id, subjectId: proposal.subjectId })
          .from(proposal)
          .where(
            and(
              eq(proposal.subjectType, subjectType),
              inArray(proposal.subjectId, [...subjectIds]),
              eq(proposal.state, 'pending'),
              makerId === undefined ? undefined : eq(proposal.makerId, makerId),
            ),
          )
          // Of several about one thing the oldest is the one that is named.
          .orderBy(desc(proposal.id));
  const ids = new Map(rows.map(({ id, subjectId }) => [subjectId, String(id)]));
  return (subjectId) => ids.get(subjectId) ?? null;
};

/** What a proposal is about, and how much it states. */
export interface Stated {
  readonly subjectType: string;
  readonly subjectId: number | null;
  readonly amountMinor: number;
  /** Of what proves it outside; empty where nothing is stated. */
  readonly receipt: string;
}

/** What some proposals state, by their numbers; undefined where there is no such proposal. */
export const readStated = async (
  reader: Reader,
  ids: readonly number[],
): Promise<(id: number) => Stated | undefined> => {
  const rows =
    ids.length === 0
      ? []
      : await reader.orm
          .select()
          .from(proposal)
          .where(inArray(proposal.id, [...new Set(ids)]));
  const stated = new Map(
    rows.map(({ id, subjectType, subjectId, payload }) => [
      id,
      {
        ...{ subjectType, subjectId, amountMinor: Number(payload['amountMinor']) },
        receipt: String(payload['receiptNumber'] ?? payload['reference'] ?? ''),
      },
    ]),
  );
  return (id) => stated.get(id);
};

/** Whose thing a proposal is about; undefined where it is nobody's, or there is no such proposal. */
export const readProposalHolder = async (reader: Reader, id: number): Promise<number | undefined> => {
  const [row] = await reader.orm
    .select({ holderId: proposal.holderId })
    .from(proposal)
    .where(eq(proposal.id, id));
  return row?.holderId ?? undefined;
};

/** All proposals of some kinds that are not decided yet. */
export const listPending = (reader: Reader, kinds: readonly ProposalKind[]): Promise<ProposalRow[]> =>
  reader.orm
    .select()
    .from(proposal)
    .where(and(eq(proposal.state, 'pending'), inArray(proposal.kind, [...kinds])));

/** Whether a receipt counts for something that two people agreed to; what has none never does. */
export const isReceiptCounted = async (reader: Reader, receipt = ''): Promise<boolean> => {
  if (receipt === '') return false;
  const [row] = await reader.query<{ counted: boolean }>('select receipt_counted($1, 0) as counted', [
    receipt,
  ]);
  return row?.counted === true;
};

/** Kinds that state what came in, each proven by a receipt. */
export const MONEY_IN: readonly ProposalKind[] = [
  'topup',
  'acceptance_confirmation',
  'house_funding',
  'remittance',
  'withdrawal_bounce',
];

/** What else waits to be decided about the same thing, with the same reference, or with the same receipt of money in. */
export const listBesides = async (reader: Reader, row: ProposalRow): Promise<number[]> => {
  const besides = await reader.query<{ id: number }>(
    `select id from proposal where state = 'pending' and id <> $1
       and (subject_type = $2 and subject_id = $3 and (kind = $4 or subject_type = 'withdrawal')
         or receipt = $5
         or kind = any($6) and $4 = any($6) and split_part(receipt, '/', -1) = split_part($5, '/', -1))
     order by id limit 5`,
    [row.id, row.subjectType, row.subjectId, row.kind, row.receipt, MONEY_IN],
  );
  return besides.map(({ id }) => id);
};

/**
 * What two people agreed to that has the same number of a receipt, of another payee: that may be, and seldom is. One that
 * counts already is refused, not flagged.
 */
export const listSameReceipt = async (reader: Reader, row: ProposalRow): Promise<number[]> => {
  const same = await reader.query<{ id: number }>(
    `select id from proposal where state = 'approved' and id <> $1 and kind = any($3)
       and split_part(receipt, '/', -1) = split_part($2, '/', -1) and split_part(receipt, '/', 1) = split_part($2, '/', 1)
       and receipt <> $2 order by id limit 5`,
    [row.id, row.receipt, MONEY_IN],
  );
  return same.map(({ id }) => id);
};

/** Which proposals made some receipts count, by the receipts as proposals keep them. */
export const readCounted = async (
  reader: Reader,
  receipts: readonly string[],
): Promise<(receipt: string) => number | undefined> => {
  const rows = await reader.query<{ id: number; receipt: string }>(
    `select id, receipt from proposal where state = 'approved' and receipt = any($1)`,
    [receipts],
  );
  const ids = new Map(rows.map(({ id, receipt }) => [receipt, id]));
  return (receipt) => ids.get(receipt);
};

interface Ended {
  readonly holderId: number;
  readonly subjectType: SubjectType;
  readonly subjectId: number;
  /** What is being approved, and ended it. */
  readonly exceptId?: number;
}

/** Nobody can decide about what has ended: what is proposed about it expires with it. */
export const expirePending = async (
  tx: Tx,
  { holderId, subjectType, subjectId, exceptId = 0 }: Ended,
  time: Date,
): Promise<void> => {
  const ended = await tx.orm
    .update(proposal)
    .set({ state: 'expired', decidedAt: time })
    .where(
      and(
        eq(proposal.subjectType, subjectType),
        eq(proposal.subjectId, subjectId),
        eq(proposal.state, 'pending'),
        ne(proposal.id, exceptId),
      ),
    )
    .returning();
  for (const { id, kind, makerId } of ended) {
    await audit(tx, {
      actor: { type: 'system' },
      act: `expired.${kind}`,
      holderId,
      subjectType: 'proposal',
      subjectId: id,
      before: { state: 'pending' },
      after: { state: 'expired', makerId },
      time,
    });
  }
};

const counts = inArray(proposal.state, ['pending', 'approved']);

/** How much of an original transaction was charged back before, or is about to be. */
export const sumChargedBack = async (
  reader: Reader,
  original: { readonly holderId: number; readonly originalId: number },
  exceptId: number,
): Promise<number> => {
  const [row] = await reader.orm
    .select({
      sum: sql<number>`coalesce(sum((${proposal.payload} ->> 'amountMinor')::bigint), 0)`.mapWith(Number),
    })
    .from(proposal)
    .where(
      and(
        eq(proposal.kind, 'chargeback'),
        eq(proposal.holderId, original.holderId),
        counts,
        sql`(${proposal.payload} ->> 'originalId')::bigint = ${original.originalId}`,
        ne(proposal.id, exceptId),
      ),
    );
  return row?.sum ?? 0;
};

/** What was charged back of a holder's transactions, or is about to be: one row a proposal. */
export const listChargedBack = (
  reader: Reader,
  holderId: number,
  exceptId: number,
): Promise<{ originalId: number; amountMinor: number }[]> =>
  reader.query(
    `select (payload->>'originalId')::bigint as "originalId", (payload->>'amountMinor')::bigint as "amountMinor"
       from proposal where holder_id = $1 and kind = 'chargeback' and state in ('pending', 'approved') and id <> $2`,
    [holderId, exceptId],
  );

/** Receipts and references that makers stated for what was posted, by its ledger transaction. */
export const readStatedNumbers = async (
  reader: Reader,
  transactionIds: readonly number[],
): Promise<(transactionId: number) => readonly string[]> => {
  const rows = await reader.query<{ id: number; numbers: string[] }>(
    `select t.id, array_remove(array[p.payload ->> 'receiptNumber', p.payload ->> 'reference'], null) as numbers
      from (select id, payload, transaction_ids from proposal where state = 'approved') p
        cross join lateral (select value::bigint as id from jsonb_array_elements_text(p.transaction_ids)) t
        join unnest($1::bigint[]) as wanted (id) on wanted.id = t.id`,
    [transactionIds],
  );
  const numbers = new Map(rows.map((row) => [row.id, row.numbers]));
  return (transactionId) => numbers.get(transactionId) ?? [];
};

/** Other proposals of these kinds that state the same amount within some time, the newest five. */
export const listSameAmount = (
  reader: Reader,
  kinds: readonly ProposalKind[],
  amountMinor: number,
  { exceptId, from, to }: { readonly exceptId: number; readonly from: Date; readonly to: Date },
): Promise<{ id: number; holderId: number | null }[]> =>
  reader.orm
    .select({ id: proposal.id, holderId: proposal.holderId })
    .from(proposal)
    .where(
      and(
        inArray(proposal.kind, [...kinds]),
        counts,
        sql`(${proposal.payload} ->> 'amountMinor')::bigint = ${amountMinor}`,
        gt(proposal.createdAt, from),
        lt(proposal.createdAt, to),
        ne(proposal.id, exceptId),
      ),
    )
    .orderBy(sql`${proposal.id} desc`)
    .limit(5);

/** What of a holder proposals were about: one thing, or what they posted, or whatever is of some kinds. */
interface About {
  readonly holderId: number;
  readonly subject: { readonly type: string; readonly id: number };
  readonly transactionId: number | null;
  readonly kinds: readonly ProposalKind[];
}

/** Whether this member of staff made one of them, or agreed or decided. */
export const tookPart = async (
  reader: Reader,
  staffId: number,
  { holderId, subject, transactionId, kinds }: About,
): Promise<boolean> => {
  const found = await reader.query(
    `select 1 from proposal p where ($2 in (maker_id, checker_id)
         or exists (select from proposal_agreement a where a.proposal_id = p.id and a.staff_id = $2))
       and (holder_id = $1 and ((subject_type = $3 and subject_id = $4) or kind = any($6))
         or transaction_ids @> to_jsonb($5::bigint))
     limit 1`,
    [holderId, staffId, subject.type, subject.id, transactionId, kinds],
  );
  return found.length > 0;
};
