import { dailyRoot, desc, lte, type Reader } from '@fairlead/db';
import type { StatementDocument } from '../document';
import { readLeaves } from './leaves';
import { type Leaf, proofOf, rootOf, type Tree, treeOf } from './merkle';

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

/** The newest signed days, newest first. */
export const readNewestRoots = async (reader: Reader, limit: number): Promise<SignedRoot[]> =>
  (await reader.orm.select().from(dailyRoot).orderBy(desc(dailyRoot.day)).limit(limit)).map(shapeOf);

interface Planted {
  readonly leaves: readonly Leaf[];
  readonly tree: Tree;
}

/** Proves places in signed days; a day's tree is built once and kept for a while. */
export const rootProver = (
  onDifference: (day: string) => void,
): ((reader: Reader, holderId: number, before: Date) => Promise<Proven[]>) => {
  const kept = new Map<string, Planted>();
  const plant = async (reader: Reader, row: RootRow): Promise<Planted> => {
    const leaves = await readLeaves(reader, row.until);
    const planted = { leaves, tree: treeOf(leaves) };
    if (rootOf(planted.tree) !== row.root.toString('hex')) onDifference(row.day);
    if (kept.size >= KEPT) kept.delete([...kept.keys()][0] ?? '');
    kept.set(row.day, planted);
    return planted;
  };
  /**
   * The newest root signed for a day that ended by then, with this holder's place in it: it covers all that its
   * chain held. None where nothing was signed, or the holder had no entry yet.
   */
  return async (reader, holderId, before) => {
    const newest = reader.orm.select().from(dailyRoot).where(lte(dailyRoot.until, before));
    const [row] = await newest.orderBy(desc(dailyRoot.day)).limit(1);
    if (row === undefined) return [];
    const { leaves, tree } = kept.get(row.day) ?? (await plant(reader, row));
    const index = leaves.findIndex((leaf) => leaf.holderId === holderId);
    const own = leaves[index];
    if (own === undefined) return [];
    const leaf = { index, sequence: own.seq, head: own.head };
    return [{ ...shapeOf(row), leaf, proof: proofOf(tree, index) }];
  };
};
