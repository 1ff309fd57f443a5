import { isIncluded, type ProvenRoot } from '@fairlead/verifier';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Leaf, proofOf, rootOf, treeOf } from './merkle';

const leavesOf = (count: number): Leaf[] =>
  Array.from({ length: count }, (_, place) => ({
    holderId: 10 + 3 * place,
    seq: place + 1,
    head: String(place).padStart(64, '0'),
    ...{ available: place, total: 2 * place },
  }));

/** A leaf as the verifier, which was written for itself, is told about it. */
const proven = async (
  leaves: readonly Leaf[],
  index: number,
): Promise<{ holderId: number; root: ProvenRoot }> => {
  const tree = await treeOf(leaves);
  const leaf = leaves[index];
  if (leaf === undefined) throw new Error('no leaf there');
  const signed = {
    day: '',
    until: '',
    previous: '',
    signed_at: '',
    signature: '',
    key_id: '',
    public_key: '',
  };
  return {
    holderId: leaf.holderId,
    root: {
      ...signed,
      holders: leaves.length,
      root: rootOf(tree),
      leaf: { index, sequence: leaf.seq, head: leaf.head },
      proof: proofOf(tree, index),
    },
  };
};

describe('a day’s tree', () => {
  it('the past stays: holds every leaf at its place, whatever its size', async () => {
    for (let count = 1; count <= 33; count += 1) {
      for (let index = 0; index < count; index += 1) {
        const { holderId, root } = await proven(leavesOf(count), index);
        expect(await isIncluded(holderId, root), `${index} of ${count}`).toBe(true);
      }
    }
  });

  it('the past stays: holds nobody else, no other place, no other hash and no shortened way', async () => {
    const place = fc
      .integer({ min: 2, max: 40 })
      .chain((count) => fc.tuple(fc.constant(count), fc.nat(count - 1)));
    await fc.assert(
      fc.asyncProperty(place, async ([count, index]) => {
        const { holderId, root } = await proven(leavesOf(count), index);
        const wrong: readonly [number, ProvenRoot][] = [
          [holderId + 1, root],
          [holderId, { ...root, leaf: { ...root.leaf, sequence: root.leaf.sequence + 1 } }],
          [holderId, { ...root, leaf: { ...root.leaf, head: 'f'.repeat(64) } }],
          [holderId, { ...root, leaf: { ...root.leaf, index: (index + 1) % count } }],
          [holderId, { ...root, proof: root.proof.slice(1) }],
          [holderId, { ...root, proof: [...root.proof, 'a'.repeat(64)] }],
          [holderId, { ...root, root: 'b'.repeat(64) }],
          [holderId, { ...root, leaf: { ...root.leaf, index: -1 } }],
        ];
        for (const [who, changed] of wrong) expect(await isIncluded(who, changed)).toBe(false);
      }),
      { numRuns: 40 },
    );
  });

  it('needs a leaf', async () => {
    await expect(treeOf([])).rejects.toThrow();
  });
});
