import type { calls, ResponseOf } from '@fairlead/contract';
import type { Reader, RecordHeads } from '@fairlead/db';
import { listProvenEntries, readBalancesBefore } from '@fairlead/ledger';
import { readHolderName } from '../account';
import { flowShaper, monthRange } from '../wallet';
import { readRecords } from './records';

export type StatementDocument = ResponseOf<typeof calls.statement.exportFile>;
type Entry = StatementDocument['entries'][number];

/** How long a holder's chains are. */
export interface ChainEnds {
  readonly seq: number;
  readonly records: Readonly<Record<keyof RecordHeads, number>>;
}

/** A part of a holder's chains: from an entry on, between two moments. */
export interface Part {
  readonly fromSeq: number;
  readonly from: Date;
  readonly before: Date;
  readonly ends: ChainEnds;
}

/** Proves a holder's places in signed days, for the part of its chain from an entry on, up to a moment. */
export type Prove = (
  reader: Reader,
  holderId: number,
  part: Part,
) => Promise<Pick<StatementDocument, 'roots' | 'days'>>;

/** Whose statement, of which month in which zone, made when. */
export interface StatementTerms {
  readonly month: string;
  readonly timeZone: string;
  readonly currency: string;
  readonly operator: StatementDocument['operator'];
  readonly now: Date;
  readonly prove: Prove;
}

const lengthsOf = ({ acts, chat, reports }: StatementDocument['records']): ChainEnds['records'] => {
  const lengthOf = ({ before, links }: typeof acts): number => links.at(-1)?.sequence ?? before.sequence;
  return { acts: lengthOf(acts), chat: lengthOf(chat), reports: lengthOf(reports) };
};

const entryShaper = async (reader: Reader, rows: Awaited<ReturnType<typeof listProvenEntries>>) => {
  const shape = await flowShaper(reader, rows);
  return (row: (typeof rows)[number]): Entry => ({
    sequence: row.seq,
    record: shape(row),
    link: { kind: row.linkKind, id: row.linkId },
    moves: [...row.moves],
    previous_hash: row.previousHash,
    hash: row.hash,
  });
};

/**
 * A month of one holder with everything that checking it offline needs
 * (docs/domain/statements.md#statement-of-a-month): each entry with its moves, its link and the hashes of
 * the chain.
 * @param reader a snapshot
 */
export const readStatement = async (
  reader: Reader,
  holderId: number,
  { month, timeZone, currency, operator, now, prove }: StatementTerms,
): Promise<StatementDocument> => {
  const { operationId } = await readHolderName(reader, holderId);
  const { from, to } = await monthRange(reader, month, timeZone);
  const { seq: fromSeq, ...opening } = await readBalancesBefore(reader, holderId, from);
  const rows = await listProvenEntries(reader, holderId, { from, to });
  const last = rows.at(-1);
  const records = await readRecords(reader, holderId, from, to);
  const ends = { seq: last?.seq ?? fromSeq, records: lengthsOf(records) };
  return {
    format: 'fairlead-statement',
    version: 2,
    holder: { id: String(holderId), operation_id: operationId },
    operator,
    month,
    time_zone: timeZone,
    currency,
    made_at: now.toISOString(),
    opening,
    entries: rows.map(await entryShaper(reader, rows)),
    records,
    closing: last
      ? { available: last.availableAfterMinor, total: last.totalAfterMinor, head: last.hash }
      : opening,
    ...(await prove(reader, holderId, { fromSeq, from, before: to, ends })),
  };
};
