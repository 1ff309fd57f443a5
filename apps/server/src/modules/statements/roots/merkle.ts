import { createHash } from 'node:crypto';
import type { RecordHeads } from '@fairlead/db';
import type { ChainHead } from '@fairlead/ledger';

/** Where one holder's chains stood at a day's end. */
export interface Leaf extends ChainHead {
  /** Where what is written about the holder stood; absent in leaves of the first format, which hold money alone. */
  readonly records?: RecordHeads;
}

/** A tree over leaves by its layers, from the leaves' hashes to the root; all hex. */
export type Tree = readonly (readonly string[])[];

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const leafHash = ({ holderId, seq, head, available, total, records }: Leaf): string => {
  if (records === undefined) return sha256(`fairlead-leaf-1\n${holderId}\n${seq}\n${head}`);
  const { acts, chat, reports } = records;
  const heads = [acts, chat, reports].flatMap((chain) => [chain.sequence, chain.head]);
  return sha256(['fairlead-leaf-2', holderId, seq, head, available, total, ...heads].join('\n'));
};

const nodeHash = (left: string, right: string): string => sha256(`fairlead-node-1\n${left}\n${right}`);

/** So many hashes are some milliseconds of work; then calls and sockets have their turn. */
const AT_ONCE = 5_000;

const hashEach = async <Item>(
  items: readonly Item[],
  step: number,
  hashAt: (item: Item, place: number) => string,
): Promise<string[]> => {
  const hashes: string[] = [];
  for (const [place, item] of items.entries()) {
    if (place % step !== 0) continue;
    hashes.push(hashAt(item, place));
    if (hashes.length % AT_ONCE === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  return hashes;
};

const above = (layer: readonly string[]): Promise<string[]> =>
  hashEach(layer, 2, (left, place) => {
    const right = layer[place + 1];
    // A node without a neighbour goes up as it is: the shape of RFC 9162, in which no leaf can stand for two.
    return right === undefined ? left : nodeHash(left, right);
  });

/** Builds the tree over leaves in the order of their holders. @throws where there is no leaf */
export const treeOf = async (leaves: readonly Leaf[]): Promise<Tree> => {
  if (leaves.length === 0) throw new Error('a tree needs a leaf');
  let layer = await hashEach(leaves, 1, leafHash);
  const layers = [layer];
  while (layer.length > 1) {
    layer = await above(layer);
    layers.push(layer);
  }
  return layers;
};

export const rootOf = (tree: Tree): string => tree.at(-1)?.[0] ?? '';

/** The neighbours on the way from a leaf up to the root, lowest first. @param index place of the leaf, from 0 */
export const proofOf = (tree: Tree, index: number): string[] =>
  tree.slice(0, -1).flatMap((layer, height) => {
    const neighbour = layer[(index >> height) ^ 1];
    return neighbour === undefined ? [] : [neighbour];
  });
