import {
  and,
  asc,
  dailyRoot,
  desc,
  gt,
  gte,
  lt,
  lte,
  RECORD_CHAINS,
  type Reader,
  type RecordHeads,
} from '@fairlead/db';
import { readBalancesAfter } from '@fairlead/ledger';
import type { ChainEnds, Part, Prove, StatementDocument } from '../document';
import { readLeaves } from './leaves';
import { type Leaf, proofOf, rootOf, treeOf } from './merkle';
import { neighboursOf, type Planted, readPlaces } from './places';

type RootRow = typeof dailyRoot.$inferSelect;
type Proven = StatementDocument['roots'][number];
export type SignedRoot = Omit<Proven, 'leaf' | 'proof'>;

/** How many days' trees are kept to prove places in: those of the months that people export now. */
const KEPT = 3;

const shapeOf = (row: RootRow): SignedRoot => ({
  day: row.day,
  until: row.until.toISOString(),
  holders: row.holders,
  root: row.root.toString('hex'),
  previous: row.previous.toString('hex'),
  signed_at: row.signedAt.toISOString(),
  signature: row.signature,
  key_id: row.keyId,
  public_key: row.publicKey,
});

/** What leaves of the second format hold beside the chain's end. */
const restOf = (
  records: RecordHeads | null | undefined,
  { available, total }: Pick<Leaf, 'available' | 'total'> = { available: 0, total: 0 },
) => (records ? { available, total, records } : {});

/** The signed days, newest first: all of them, or so many. */
export const readRoots = async (reader: Reader, limit?: number): Promise<SignedRoot[]> => {
  const all = reader.orm.select().from(dailyRoot).orderBy(desc(dailyRoot.day));
  return (await (limit === undefined ? all : all.limit(limit))).map(shapeOf);
};

/** The days by which each of these roots leads to the one before. */
const readDaysBetween = async (reader: Reader, roots: readonly Proven[]): Promise<SignedRoot[]> => {
  const [newest, oldest] = [roots[0], roots.at(-1)];
  if (newest === undefined || oldest === undefined) return [];
  const between = and(gt(dailyRoot.day, oldest.day), lt(dailyRoot.day, newest.day));
  const rows = await reader.orm.select().from(dailyRoot).where(between).orderBy(desc(dailyRoot.day));
  const named = new Set(roots.map(({ day }) => day));
  return rows.filter(({ day }) => !named.has(day)).map(shapeOf);
};

/** The newest signed day that ended by a moment. */
const readDayBy = async (reader: Reader, moment: Date): Promise<RootRow | undefined> => {
  const days = reader.orm.select().from(dailyRoot).where(lte(dailyRoot.until, moment));
  const [row] = await days.orderBy(desc(dailyRoot.day)).limit(1);
  return row;
};

/** The signed day within which a moment lies; undefined where a day ends with it, or none of after it is signed. */
const readDayWithin = async (reader: Reader, moment: Date): Promise<RootRow | undefined> => {
  const days = reader.orm.select().from(dailyRoot).where(gte(dailyRoot.until, moment));
  const [row] = await days.orderBy(asc(dailyRoot.day)).limit(1);
  return row?.until.getTime() === moment.getTime() ? undefined : row;
};

/** Whether nothing happened between a part's end and the end of the day of this place. */
const endsAt = ({ leaf }: Proven, { seq, records }: ChainEnds): boolean =>
  leaf.sequence === seq && RECORD_CHAINS.every((chain) => leaf.records?.[chain].sequence === records[chain]);

/** Proves places in signed days; a day's tree is built once and kept for a while. */
export const rootProver = (onDifference: (day: string) => void): Prove => {
  const kept = new Map<string, Planted>();
  const plant = async (reader: Reader, row: RootRow): Promise<Planted> => {
    const leaves = await readLeaves(reader, row);
    const planted = { leaves, tree: await treeOf(leaves) };
    if (rootOf(planted.tree) !== row.root.toString('hex')) onDifference(row.day);
    if (kept.size >= KEPT) kept.delete([...kept.keys()][0] ?? '');
    kept.set(row.day, planted);
    return planted;
  };
  /** The place in one day's root; undefined where the holder had nothing yet. */
  const placeIn = async (reader: Reader, row: RootRow, holderId: number): Promise<Proven | undefined> => {
    const { leaves, tree } = kept.get(row.day) ?? (await plant(reader, row));
    const index = leaves.findIndex((leaf) => leaf.holderId === holderId);
    const own = leaves[index];
    if (own === undefined) return undefined;
    const leaf = { index, sequence: own.seq, head: own.head, ...restOf(own.records, own) };
    return { ...shapeOf(row), leaf, proof: proofOf(tree, index) };
  };
  /** The place that shows where the part ends; none of before it begins. */
  const newestOf = async (
    reader: Reader,
    holderId: number,
    { fromSeq, before, ends }: Part,
  ): Promise<readonly [RootRow, Proven] | undefined> => {
    // In another zone than the programme's, a month ends within a day.
    const within = await readDayWithin(reader, before);
    const closing = within && (await placeIn(reader, within, holderId));
    if (within !== undefined && closing !== undefined && endsAt(closing, ends)) return [within, closing];
    const row = await readDayBy(reader, before);
    const newest = row && (await placeIn(reader, row, holderId));
    return row === undefined || newest === undefined || newest.leaf.sequence < fromSeq
      ? undefined
      : [row, newest];
  };
  /**
   * The place in the newest root signed for a day that ended by then, or within which it lies and nothing more happened: it
   * covers all that the chain held. Beside it the places kept for the days on which that part of the chain grew, and one
   * of before the part, which shows where it begins. None where nothing was signed, or the holder had no entry yet.
   */
  return async (reader, holderId, part) => {
    const { fromSeq, from } = part;
    const [row, newest] = (await newestOf(reader, holderId, part)) ?? [];
    if (row === undefined || newest === undefined) return { roots: [], days: [] };
    const places = await readPlaces(reader, holderId, fromSeq, row.day);
    const sequences = places.map(({ place }) => place.seq);
    const balances = await readBalancesAfter(reader, holderId, sequences);
    const roots = [newest];
    for (const { row: day, place } of places) {
      const head = place.head.toString('hex');
      const rest = restOf(place.records, balances.get(place.seq));
      const stood = { index: place.leafIndex, sequence: place.seq, head, ...rest };
      roots.push({ ...shapeOf(day), leaf: stood, proof: neighboursOf(place.proof) });
    }
    // Of a chain that last grew before places were kept, or was dated otherwise since, none is there.
    const last = await readDayBy(reader, from);
    if (last !== undefined && roots.every(({ day }) => day > last.day)) {
      const opening = await placeIn(reader, last, holderId);
      // Below the part's beginning it shows nothing of it.
      if (opening !== undefined && opening.leaf.sequence >= fromSeq) roots.push(opening);
    }
    return { roots, days: await readDaysBetween(reader, roots) };
  };
};
