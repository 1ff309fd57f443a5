import { and, dailyRoot, desc, gt, lt, lte, type Reader, type RecordHeads } from '@fairlead/db';
import type { Prove, StatementDocument } from '../document';
import { readLeaves } from './leaves';
import { proofOf, rootOf, treeOf } from './merkle';
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

const recordsOf = (records: RecordHeads | null | undefined) => (records ? { records } : {});

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

/** Proves places in signed days; a day's tree is built once and kept for a while. */
export const rootProver = (onDifference: (day: string) => void): Prove => {
  const kept = new Map<string, Planted>();
  const plant = async (reader: Reader, row: RootRow): Promise<Planted> => {
    const leaves = await readLeaves(reader, row);
    const planted = { leaves, tree: treeOf(leaves) };
    if (rootOf(planted.tree) !== row.root.toString('hex')) onDifference(row.day);
    if (kept.size >= KEPT) kept.delete([...kept.keys()][0] ?? '');
    kept.set(row.day, planted);
    return planted;
  };
  /**
   * The place in the newest root signed for a day that ended by then: it covers all that the chain held. Beside it the
   * places kept for the days on which that part of the chain grew. None where nothing was signed, or the holder had no
   * entry yet.
   */
  return async (reader, holderId, { fromSeq, before }) => {
    const newest = reader.orm.select().from(dailyRoot).where(lte(dailyRoot.until, before));
    const [row] = await newest.orderBy(desc(dailyRoot.day)).limit(1);
    if (row === undefined) return { roots: [], days: [] };
    const { leaves, tree } = kept.get(row.day) ?? (await plant(reader, row));
    const index = leaves.findIndex((leaf) => leaf.holderId === holderId);
    const own = leaves[index];
    if (own === undefined) return { roots: [], days: [] };
    const leaf = { index, sequence: own.seq, head: own.head, ...recordsOf(own.records) };
    const roots = [{ ...shapeOf(row), leaf, proof: proofOf(tree, index) }];
    for (const { row: day, place } of await readPlaces(reader, holderId, fromSeq, row.day)) {
      const head = place.head.toString('hex');
      const stood = { index: place.leafIndex, sequence: place.seq, head, ...recordsOf(place.records) };
      roots.push({ ...shapeOf(day), leaf: stood, proof: neighboursOf(place.proof) });
    }
    return { roots, days: await readDaysBetween(reader, roots) };
  };
};
