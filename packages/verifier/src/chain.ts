import { type ChainEntry, entryHash, genesisOf } from './entry';
import type { RecordChain } from './record-chains';

/** A point in a holder's chain: after entry `seq`, with these balances in minor units. */
export interface ChainPoint {
  /** 0 before the first entry. */
  readonly seq: number;
  readonly hash: string;
  readonly availableMinor: number;
  readonly totalMinor: number;
}

export type ChainFaultKind =
  /** It is somebody else's entry. */
  | 'other_holder'
  /** An entry is missing before it, or it stands twice or in the wrong place. */
  | 'out_of_sequence'
  /** Its content is not what was sealed, or not what its predecessor was sealed with. */
  | 'hash_differs'
  /** Changes or balances shown are not those of its moves. */
  | 'figures_differ'
  /** It is shown with another order, withdrawal, top-up or report than its hash covers. */
  | 'link_differs'
  /** The chain does not end where its holder was told that it ends. */
  | 'end_differs'
  /** A root's signature is not that of the key that the file names. */
  | 'signature_differs'
  /** The way from the holder's chain up to a root does not lead there. */
  | 'not_included'
  /** A root holds the chain at another place than where it stood when the day ended. */
  | 'leaf_differs'
  /** The programme published another root for that day. */
  | 'other_root_published'
  /** A day between two roots does not name the day before it as it is. */
  | 'day_unlinked'
  /** A signed day does not end when its name says, or not after the day before it. */
  | 'day_ends_wrong'
  /** It is dated before the entry that it follows. */
  | 'time_goes_back'
  /** It is dated within a signed day that does not hold it. */
  | 'dated_back'
  /** A signed day holds what was written about the holder, and the file does not. */
  | 'left_out'
  /** It is dated outside the month that the file names. */
  | 'other_month'
  /** A notice that was kept shows another hash of it. */
  | 'head_differs';

export interface ChainFault {
  readonly kind: ChainFaultKind;
  readonly seq: number;
  /** The signed day that is wrong, where it is a day and no entry. */
  readonly day?: string;
  /** Of which chain the number is, where it is not that of the money. */
  readonly record?: RecordChain;
}

/** Entries of before times were kept in order may go back as far as two clocks of the programme differed. */
const CLOCKS_DIFFER_MS = 60_000;

/** The accounts whose sum is a holder's total assets. */
const OWN_CASH = ['available', 'held', 'escrow', 'settling', 'withdrawing'];

const changeOf = (entry: ChainEntry, accounts: readonly string[]): number =>
  entry.moves.reduce(
    (sum, move) =>
      sum +
      (accounts.includes(move.to) ? move.amountMinor : 0) -
      (accounts.includes(move.from) ? move.amountMinor : 0),
    0,
  );

/** Where a chain begins: nothing there, and the holder's own genesis hash. */
export const chainStart = async (holderId: number): Promise<ChainPoint> => ({
  seq: 0,
  hash: await genesisOf(holderId),
  availableMinor: 0,
  totalMinor: 0,
});

const faultsOf = async (
  entry: ChainEntry,
  holderId: number,
  before: ChainPoint,
): Promise<ChainFaultKind[]> => {
  const faults: ChainFaultKind[] = [];
  if (entry.holderId !== holderId) faults.push('other_holder');
  if (entry.seq !== before.seq + 1) faults.push('out_of_sequence');
  if (entry.hash !== (await entryHash(entry, before.hash))) faults.push('hash_differs');
  const available = changeOf(entry, ['available']);
  const total = changeOf(entry, OWN_CASH);
  const agrees =
    entry.availableDeltaMinor === available &&
    entry.totalDeltaMinor === total &&
    entry.availableAfterMinor === before.availableMinor + available &&
    entry.totalAfterMinor === before.totalMinor + total;
  if (!agrees) faults.push('figures_differ');
  return faults;
};

/**
 * Checks a run of entries of one holder, needing nothing but the entries themselves
 * (docs/domain/money.md#hash-chain). Runs in Node and in a page.
 * @param entries in the order of the chain
 * @param start where the run begins; absent for the whole chain
 * @param end where it must end, as the holder was told; absent where nothing was told: then what was cut off at the
 *   end cannot be found
 * @returns everything wrong; empty where the run verifies
 */
export const verifyChain = async (
  holderId: number,
  entries: readonly ChainEntry[],
  { start, end }: { readonly start?: ChainPoint; readonly end?: Pick<ChainPoint, 'seq' | 'hash'> } = {},
): Promise<ChainFault[]> => {
  const found: ChainFault[] = [];
  let before = start ?? (await chainStart(holderId));
  let time = Number.NEGATIVE_INFINITY;
  for (const entry of entries) {
    // Held against the latest so far: many that go back a little each would go back far.
    if (Date.parse(entry.time) < time - CLOCKS_DIFFER_MS)
      found.push({ kind: 'time_goes_back', seq: entry.seq });
    time = Math.max(time, Date.parse(entry.time));
    for (const kind of await faultsOf(entry, holderId, before)) found.push({ kind, seq: entry.seq });
    const { seq, hash, availableAfterMinor: availableMinor, totalAfterMinor: totalMinor } = entry;
    before = { seq, hash, availableMinor, totalMinor };
  }
  if (end !== undefined && (end.seq !== before.seq || end.hash !== before.hash)) {
    found.push({ kind: 'end_differs', seq: before.seq });
  }
  return found;
};
