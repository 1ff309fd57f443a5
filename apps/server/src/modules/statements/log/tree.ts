import { createHash } from 'node:crypto';

const sha256 = (...parts: readonly Uint8Array[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** The hash of an entry as a leaf (RFC 6962, 2.1). */
export const leafHash = (entry: Buffer): Buffer => sha256(Buffer.of(0), entry);

/** Of so many leaves, how many stand in the left part: the largest power of two below. */
const leftOf = (size: number): number => {
  let half = 1;
  while (half * 2 < size) half *= 2;
  return half;
};

/** The root over leaf hashes (RFC 6962, 2.1). */
export const treeHash = (leaves: readonly Buffer[]): Buffer => {
  const [only] = leaves;
  if (only === undefined) return sha256();
  if (leaves.length === 1) return only;
  const half = leftOf(leaves.length);
  return sha256(Buffer.of(1), treeHash(leaves.slice(0, half)), treeHash(leaves.slice(half)));
};

const subProof = (leaves: readonly Buffer[], old: number, isWhole: boolean): Buffer[] => {
  if (old === leaves.length) return isWhole ? [] : [treeHash(leaves)];
  const half = leftOf(leaves.length);
  return old <= half
    ? [...subProof(leaves.slice(0, half), old, isWhole), treeHash(leaves.slice(half))]
    : [...subProof(leaves.slice(half), old - half, false), treeHash(leaves.slice(0, half))];
};

/** That a tree begins with the one of so many leaves (RFC 6962, 2.1.2). */
export const consistencyProof = (leaves: readonly Buffer[], old: number): Buffer[] =>
  old === 0 || old >= leaves.length ? [] : subProof(leaves, old, true);

/** So many hashes are a full tile (C2SP tlog-tiles). */
export const TILE_WIDTH = 256;

/** Hashes of one level, 32 bytes each; undefined where the log is too short for that tile. */
export const tileOf = (
  leaves: readonly Buffer[],
  level: number,
  index: number,
  width: number,
): Buffer | undefined => {
  const span = TILE_WIDTH ** level;
  const from = index * TILE_WIDTH;
  if ((from + width) * span > leaves.length) return undefined;
  const hashes = Array.from({ length: width }, (_, place) =>
    treeHash(leaves.slice((from + place) * span, (from + place + 1) * span)),
  );
  return Buffer.concat(hashes);
};
