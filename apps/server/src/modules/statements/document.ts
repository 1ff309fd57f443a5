import type { calls, ResponseOf } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';
import { readHolderName } from '../account';
import { FLOW_COLUMNS, FLOW_TABLES, type FlowRow, flowShape, monthRange } from '../wallet';
import { MOVES_JSON } from './moves';
import { readRecords } from './records';

export type StatementDocument = ResponseOf<typeof calls.statement.exportFile>;
type Entry = StatementDocument['entries'][number];
type Side = StatementDocument['opening'];

interface EntryRow extends FlowRow {
  readonly hash: string;
  readonly previous_hash: string | null;
  readonly moves: Entry['moves'];
}

/** Proves a holder's places in signed days, for the part of its chain from an entry on, up to a moment. */
export type Prove = (
  reader: Reader,
  holderId: number,
  part: { readonly fromSeq: number; readonly before: Date },
) => Promise<Pick<StatementDocument, 'roots' | 'days'>>;

/** Whose statement, of which month in which zone, made when. */
export interface StatementTerms {
  readonly month: string;
  readonly timeZone: string;
  readonly currency: string;
  readonly now: Date;
  readonly prove: Prove;
}

const entryShape = (row: EntryRow): Entry => ({
  sequence: row.seq,
  record: flowShape(row),
  link: { kind: row.link_kind, id: row.link_id },
  moves: row.moves,
  previous_hash: row.previous_hash,
  hash: row.hash,
});

const NOTHING = { available: 0, total: 0, head: null, seq: 0 };

const readOpening = async (
  reader: Reader,
  holderId: number,
  from: Date,
): Promise<Side & { readonly seq: number }> => {
  const [row] = await reader.query<Side & { readonly seq: number }>(
    `select available_after as available, total_after as total, encode(hash, 'hex') as head, seq
      from ledger.transaction where holder_id = $1 and time < $2 order by seq desc limit 1`,
    [holderId, from],
  );
  return row ?? NOTHING;
};

const readEntries = (reader: Reader, holderId: number, from: Date, to: Date): Promise<EntryRow[]> =>
  reader.query<EntryRow>(
    `select ${FLOW_COLUMNS}, encode(t.hash, 'hex') as hash, encode(p.hash, 'hex') as previous_hash, ${MOVES_JSON} as moves
      from ${FLOW_TABLES}
        left join ledger.transaction p on p.holder_id = t.holder_id and p.seq = t.seq - 1
      where t.holder_id = $1 and t.time >= $2 and t.time < $3 order by t.seq`,
    [holderId, from, to],
  );

/**
 * A month of one holder with everything that checking it offline needs
 * (docs/domain/statements.md#statement-of-a-month): each entry with its moves, its link and the hashes of
 * the chain.
 * @param reader a snapshot
 */
export const readStatement = async (
  reader: Reader,
  holderId: number,
  { month, timeZone, currency, now, prove }: StatementTerms,
): Promise<StatementDocument> => {
  const { operationId } = await readHolderName(reader, holderId);
  const { from, to } = await monthRange(reader, month, timeZone);
  const { seq: fromSeq, ...opening } = await readOpening(reader, holderId, from);
  const rows = await readEntries(reader, holderId, from, to);
  const last = rows.at(-1);
  return {
    format: 'fairlead-statement',
    version: 2,
    holder: { id: String(holderId), operation_id: operationId },
    month,
    time_zone: timeZone,
    currency,
    made_at: now.toISOString(),
    opening,
    entries: rows.map(entryShape),
    records: await readRecords(reader, holderId, from, to),
    closing: last ? { available: last.available_after, total: last.total_after, head: last.hash } : opening,
    ...(await prove(reader, holderId, { fromSeq, before: to })),
  };
};
