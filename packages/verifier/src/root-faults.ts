import type { ChainFault } from './chain';
import type { ChainEntry } from './entry';
import { sha256 } from './hash';
import { isIncluded, isSignedBy, type ProvenRoot, rootDigest, type SignedRoot } from './root';

/** What the programme published at `/transparency`, as a stranger saved it. */
export interface Published {
  readonly roots: readonly SignedRoot[];
}

/** What a root is held against beside the file itself; each only where it is known. */
export interface Trusted {
  /** The programme's public key (raw, base64), from somewhere else than the file. */
  readonly publicKey?: string;
  readonly published?: Published;
}

/** The part of a chain that a statement holds: the entry before it, and its entries. */
export interface ChainPart {
  readonly holderId: number;
  readonly before: { readonly seq: number; readonly hash: string };
  readonly entries: readonly ChainEntry[];
}

/** The leaf must be where this chain stood when the day ended: no other hash, nothing before the end left out. */
const leafFits = ({ before, entries }: ChainPart, { leaf, until }: ProvenRoot): boolean => {
  const points = [before, ...entries];
  const at = points.findIndex(({ seq }) => seq === leaf.sequence);
  const [entry, next] = [entries[at - 1], entries[at]];
  if (points[at]?.hash !== leaf.head) return false;
  return (entry === undefined || entry.time < until) && (next === undefined || next.time >= until);
};

const isSame = async (one: SignedRoot, other: SignedRoot): Promise<boolean> =>
  one.public_key === other.public_key && (await rootDigest(one)) === (await rootDigest(other));

/** Checks one root of a statement. @returns everything wrong with it */
export const rootFaults = async (
  part: ChainPart,
  proven: ProvenRoot,
  { publicKey, published }: Trusted,
): Promise<ChainFault[]> => {
  const kinds: ChainFault['kind'][] = [];
  const isNamed = proven.key_id === (await sha256(proven.public_key)).slice(0, 16);
  if (!isNamed || !(await isSignedBy(proven, proven.public_key))) kinds.push('signature_differs');
  if (publicKey !== undefined && publicKey !== proven.public_key) kinds.push('other_key');
  if (!(await isIncluded(part.holderId, proven))) kinds.push('not_included');
  if (!leafFits(part, proven)) kinds.push('leaf_differs');
  const told = published?.roots.find(({ day }) => day === proven.day);
  if (told !== undefined && !(await isSame(told, proven))) kinds.push('other_root_published');
  return kinds.map((kind) => ({ kind, seq: proven.leaf.sequence }));
};

/**
 * Checks the roots that the programme published: each signed, each naming what was signed the day before.
 * @returns the days that are wrong, newest first
 */
export const publishedFaults = async (
  { roots }: Published,
  publicKey: string | undefined,
): Promise<string[]> => {
  const wrong: string[] = [];
  for (const [place, root] of roots.entries()) {
    const before = roots[place + 1];
    const signed = await isSignedBy(root, publicKey ?? root.public_key);
    const linked = before === undefined || root.previous === (await rootDigest(before));
    if (!signed || !linked) wrong.push(root.day);
  }
  return wrong;
};
