import type { ChainFault, ChainPoint } from './chain';
import { endsInTime, sortedDays } from './days';
import type { ChainEntry } from './entry';
import {
  isIncluded,
  isSame,
  isSignedBy,
  isSignedByItself,
  type ProvenRoot,
  rootDigest,
  type SignedRoot,
} from './root';

/** What the programme published at `/transparency`, as a stranger saved it. */
export interface Published {
  readonly roots: readonly SignedRoot[];
}

/** What a root is held against beside the file itself, where it is known. */
export interface Trusted {
  readonly published?: Published;
}

/** The part of a chain that a statement holds: the entry before it, and its entries. */
export interface ChainPart {
  readonly holderId: number;
  readonly before: ChainPoint;
  readonly entries: readonly ChainEntry[];
}

/**
 * The leaf must be where this chain stood when the day ended: no other hash, no other balances, nothing before the end
 * left out.
 */
const leafFits = ({ before, entries }: ChainPart, { leaf, until }: ProvenRoot): boolean => {
  const at = [before, ...entries].findIndex(({ seq }) => seq === leaf.sequence);
  const [entry, next] = [entries[at - 1], entries[at]];
  const { hash, available, total } =
    entry === undefined
      ? { ...before, available: before.availableMinor, total: before.totalMinor }
      : { ...entry, available: entry.availableAfterMinor, total: entry.totalAfterMinor };
  if (at < 0 || hash !== leaf.head) return false;
  // A leaf that holds balances at all holds both: its hash covers them.
  if (leaf.records !== undefined && (available !== leaf.available || total !== leaf.total)) return false;
  return (entry === undefined || entry.time < until) && (next === undefined || next.time >= until);
};

/**
 * The days for which a key does not stand. It stands for those it signed, and for all before them, since each day names
 * the digest of the day before: so a key that was exchanged later still stands for the days of the older one.
 * @param roots all that are known, in any order
 * @returns oldest first
 */
export const unvouchedDays = async (
  roots: readonly SignedRoot[],
  publicKey: string,
): Promise<SignedRoot[]> => {
  const unvouched: SignedRoot[] = [];
  let named = '';
  for (const root of [...sortedDays(roots)].reverse()) {
    const isVouched = named === (await rootDigest(root)) || (await isSignedBy(root, publicKey));
    named = isVouched ? root.previous : '';
    if (!isVouched) unvouched.unshift(root);
  }
  return unvouched;
};

/** Checks one root of a statement. @returns everything wrong with it */
export const rootFaults = async (
  part: ChainPart,
  proven: ProvenRoot,
  { published }: Trusted,
): Promise<ChainFault[]> => {
  const kinds: ChainFault['kind'][] = [];
  if (!(await isSignedByItself(proven))) kinds.push('signature_differs');
  const told = published?.roots.find(({ day }) => day === proven.day);
  const isTold = told !== undefined && (await isSame(told, proven));
  if (!(await isIncluded(part.holderId, proven))) kinds.push('not_included');
  if (!leafFits(part, proven)) kinds.push('leaf_differs');
  if (told !== undefined && !isTold) kinds.push('other_root_published');
  return kinds.map((kind) => ({ kind, seq: proven.leaf.sequence }));
};

/**
 * Checks the roots that the programme published: each signed, each naming what was signed the day before, and each ending when
 * its name says.
 * @returns the days that are wrong, newest first
 */
export const publishedFaults = async ({ roots }: Published): Promise<string[]> => {
  const wrong: string[] = [];
  for (const [place, root] of roots.entries()) {
    const before = roots[place + 1];
    const signed = await isSignedByItself(root);
    const linked = before === undefined || root.previous === (await rootDigest(before));
    if (!signed || !linked || !endsInTime(root, before)) wrong.push(root.day);
  }
  return wrong;
};
