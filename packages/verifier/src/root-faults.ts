import type { ChainFault, ChainPoint } from './chain';
import { endsInTime } from './days';
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

/** What a root is held against beside the file itself; each only where it is known. */
export interface Trusted {
  /** The programme's public key (raw, base64), from somewhere else than the file. */
  readonly publicKey?: string;
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
 * The published days that a key vouches for: those it signed, and all before them, since each day names the digest of
 * the day before. So a key that was exchanged later still stands for the days of the older one.
 */
const vouchedDays = async ({ roots }: Published, publicKey: string): Promise<ReadonlySet<string>> => {
  const days = new Set<string>();
  for (const [place, root] of roots.entries()) {
    const after = roots[place - 1];
    const isNamed = after !== undefined && days.has(after.day) && after.previous === (await rootDigest(root));
    if (isNamed || (await isSignedBy(root, publicKey))) days.add(root.day);
  }
  return days;
};

/** Checks one root of a statement. @returns everything wrong with it */
export const rootFaults = async (
  part: ChainPart,
  proven: ProvenRoot,
  { publicKey, published }: Trusted,
): Promise<ChainFault[]> => {
  const kinds: ChainFault['kind'][] = [];
  if (!(await isSignedByItself(proven))) kinds.push('signature_differs');
  const told = published?.roots.find(({ day }) => day === proven.day);
  const isTold = told !== undefined && (await isSame(told, proven));
  if (publicKey !== undefined && publicKey !== proven.public_key) {
    const isVouched =
      isTold && published !== undefined && (await vouchedDays(published, publicKey)).has(proven.day);
    if (!isVouched) kinds.push('other_key');
  }
  if (!(await isIncluded(part.holderId, proven))) kinds.push('not_included');
  if (!leafFits(part, proven)) kinds.push('leaf_differs');
  if (told !== undefined && !isTold) kinds.push('other_root_published');
  return kinds.map((kind) => ({ kind, seq: proven.leaf.sequence }));
};

/**
 * Checks the roots that the programme published: each signed, each naming what was signed the day before, each ending when
 * its name says, and each vouched for by the key where one is known from somewhere else.
 * @returns the days that are wrong, newest first
 */
export const publishedFaults = async (
  { roots }: Published,
  publicKey: string | undefined,
): Promise<string[]> => {
  const wrong: string[] = [];
  const vouched = publicKey === undefined ? undefined : await vouchedDays({ roots }, publicKey);
  for (const [place, root] of roots.entries()) {
    const before = roots[place + 1];
    const signed = await isSignedBy(root, root.public_key);
    const linked = before === undefined || root.previous === (await rootDigest(before));
    if (!signed || !linked || !endsInTime(root, before) || vouched?.has(root.day) === false)
      wrong.push(root.day);
  }
  return wrong;
};
