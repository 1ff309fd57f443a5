import { and, asc, dailyRoot, eq, gte, type Reader, rootPlace } from '@fairlead/db';
import { readEntry } from '@fairlead/ledger';

/** A signed day: what it is called, and what was signed. */
interface TracedDay {
  readonly day: string;
  readonly root: string;
}

/** Where a paper's money stands in the ledger; the reader finds all of it in the statement too. */
export interface Trace {
  readonly id: number;
  readonly sequence: number;
  readonly hash: string;
  readonly time: Date;
  /** Null until the day is signed. */
  readonly signed: TracedDay | null;
}

/** The first signed day that holds a place of this holder's chain; null while none does. */
const readSignedDay = async (
  reader: Reader,
  holderId: number,
  sequence: number,
): Promise<TracedDay | null> => {
  const [row] = await reader.orm
    .select({ day: dailyRoot.day, root: dailyRoot.root })
    .from(rootPlace)
    .innerJoin(dailyRoot, eq(dailyRoot.day, rootPlace.day))
    .where(and(eq(rootPlace.holderId, holderId), gte(rootPlace.seq, sequence)))
    .orderBy(asc(rootPlace.day))
    .limit(1);
  return row === undefined ? null : { day: row.day, root: row.root.toString('hex') };
};

/** Where some ledger transactions of a holder stand, in the order of their chain. */
export const readTraces = async (
  reader: Reader,
  holderId: number,
  transactionIds: readonly number[],
): Promise<Trace[]> => {
  const traces: Trace[] = [];
  for (const id of transactionIds) {
    const entry = await readEntry(reader, holderId, id);
    if (entry === undefined) continue;
    const { seq: sequence, hash, time } = entry;
    traces.push({ id, sequence, hash, time, signed: await readSignedDay(reader, holderId, sequence) });
  }
  return traces.sort((one, other) => one.sequence - other.sequence);
};
