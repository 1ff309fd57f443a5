import { type ChainFault, chainStart, verifyChain } from './chain';
import { dayWithin, endsInTime, sortedDays } from './days';
import type { ChainEntry, ChainMove } from './entry';
import { isShownAsLinked, type Link, type ShownLinks } from './links';
import { monthStart } from './month';
import { RECORD_CHAINS, type RecordChain } from './record-chains';
import { leftOut, type Records, recordFaults } from './records';
import { isSignedByItself, type ProvenRoot, rootDigest, type SignedRoot } from './root';
import { rootFaults, type Trusted } from './root-faults';

/** One end of a statement: the balances in minor units, and the hash of the last entry up to it; null: none yet. */
export interface StatementEnd {
  readonly available: number;
  readonly total: number;
  readonly head: string | null;
}

interface StatementEntry {
  readonly sequence: number;
  readonly record: ShownLinks & {
    readonly id: string;
    readonly time: string;
    readonly type: string;
    readonly remark: string;
    readonly amount: number;
    readonly available_delta: number;
    readonly total_delta: number;
    readonly available_after: number;
    readonly total_after: number;
  };
  readonly link: Link;
  /** `escrow:17` is the part of order 17. */
  readonly moves: readonly { readonly from: string; readonly to: string; readonly amount: number }[];
  readonly previous_hash: string | null;
  readonly hash: string;
}

/** What is read of an exported statement (the JSON file). */
export interface Statement {
  readonly holder: { readonly id: string };
  readonly opening: StatementEnd;
  readonly entries: readonly StatementEntry[];
  /** What staff did, chats and reports; absent in a file of version 1. */
  readonly records?: Records;
  readonly month?: string;
  readonly time_zone?: string;
  readonly closing: StatementEnd;
  /** Empty where no day of it was signed yet. */
  readonly roots: readonly ProvenRoot[];
  /** The days between those of `roots`; absent in a file of before they were exported. */
  readonly days?: readonly SignedRoot[];
}

const sideOf = (account: string): readonly [string, number] => {
  const [name = '', ref = '0'] = account.split(':');
  return [name, Number(ref)];
};

const moveOf = ({ from, to, amount }: StatementEntry['moves'][number]): ChainMove => {
  const [fromName, fromRef] = sideOf(from);
  const [toName, toRef] = sideOf(to);
  return { from: fromName, fromRef, to: toName, toRef, amountMinor: amount };
};

const entryOf = (holderId: number, { sequence, record, link, moves, hash }: StatementEntry): ChainEntry => ({
  holderId,
  seq: sequence,
  id: Number(record.id),
  kind: record.type,
  time: record.time,
  linkKind: link.kind,
  linkId: link.id,
  remark: record.remark,
  moves: moves.map(moveOf),
  availableDeltaMinor: record.available_delta,
  totalDeltaMinor: record.total_delta,
  availableAfterMinor: record.available_after,
  totalAfterMinor: record.total_after,
  hash,
});

/** An entry or a link of the other chains, with its time. */
interface Dated {
  readonly seq: number;
  readonly time: string;
  readonly record?: RecordChain;
}

/** All that a statement holds with a time. */
export const datedOf = ({ entries, records }: Pick<Statement, 'entries' | 'records'>): Dated[] => [
  ...entries.map(({ sequence, record: { time } }) => ({ seq: sequence, time })),
  ...RECORD_CHAINS.flatMap((chain) =>
    (records?.[chain].links ?? []).map(({ sequence, time }) => ({ seq: sequence, time, record: chain })),
  ),
];

/** What an entry shows beside what its hash covers must follow from what it covers. */
const shownFaults = (entries: readonly StatementEntry[], opening: string | null): ChainFault[] =>
  entries.flatMap(({ sequence, record, link, previous_hash: previous }, place) => {
    const { amount, available_delta: available, total_delta: total } = record;
    const faults: ChainFault[] = [];
    if (amount !== (available === 0 ? total : available))
      faults.push({ kind: 'figures_differ', seq: sequence });
    if (!isShownAsLinked(record, link)) faults.push({ kind: 'link_differs', seq: sequence });
    const before = place === 0 ? opening : (entries[place - 1]?.hash ?? null);
    if (previous !== before) faults.push({ kind: 'hash_differs', seq: sequence });
    return faults;
  });

/** The days of a statement, newest first: each signed, each naming the one before it as it is. */
const dayFaults = async (
  roots: readonly SignedRoot[],
  days: readonly SignedRoot[],
  seq: number,
): Promise<ChainFault[]> => {
  const found: ChainFault[] = [];
  for (const day of days) {
    if (!(await isSignedByItself(day))) found.push({ kind: 'signature_differs', seq, day: day.day });
  }
  const all = [...roots, ...days].sort((one, other) => (one.day < other.day ? 1 : -1));
  for (const [place, root] of all.entries()) {
    const before = all[place + 1];
    const { day, previous } = root;
    if (before !== undefined && previous !== (await rootDigest(before))) {
      found.push({ kind: 'day_unlinked', seq, day });
    }
    if (!endsInTime(root, before)) found.push({ kind: 'day_ends_wrong', seq, day });
  }
  return found;
};

/** What is dated within a signed day is what that day holds: on the days between those shown, no chain grew. */
const datedBack = (statement: Statement): ChainFault[] => {
  const { roots, days = [] } = statement;
  const all = sortedDays([...roots, ...days]);
  const between = new Set(days);
  return datedOf(statement)
    .filter(({ time }) => {
      const within = dayWithin(time, all);
      return within !== undefined && between.has(within);
    })
    .map(({ time: _, ...of }) => ({ kind: 'dated_back', ...of }));
};

/** Whether it begins with what was there: where no entry was before it, with nothing at all. */
const isOpeningTold = ({ opening, entries, roots }: Statement, before: number): boolean => {
  const isNothing = opening.head === null && opening.available === 0 && opening.total === 0;
  if (before > 0) return opening.head !== null;
  // Of a month without entries and signed days nothing tells how many entries were before it.
  return isNothing || (opening.head !== null && entries.length + roots.length === 0);
};

/**
 * Checks an exported statement: its entries follow from its opening, each from the one before it, and end in its
 * closing; its signed roots hold it. Needs nothing but the file; what else is trusted makes it stronger.
 * @returns everything wrong; empty where the statement verifies
 */
export const verifyStatement = async (statement: Statement, trusted: Trusted = {}): Promise<ChainFault[]> => {
  const {
    holder,
    opening,
    entries,
    closing,
    roots,
    days = [],
    records,
    month = '',
    time_zone: zone,
  } = statement;
  const holderId = Number(holder.id);
  const genesis = await chainStart(holderId);
  const first = entries[0];
  const emptyAt = opening.head === null ? 0 : (roots[0]?.leaf.sequence ?? 0);
  const before = first === undefined ? emptyAt : first.sequence - 1;
  const start = {
    seq: before,
    hash: opening.head ?? genesis.hash,
    availableMinor: opening.available,
    totalMinor: opening.total,
  };
  const last = entries.at(-1);
  const end = { seq: last?.sequence ?? before, hash: closing.head ?? genesis.hash };
  const chain = entries.map((entry) => entryOf(holderId, entry));
  const found = await verifyChain(holderId, chain, { start, end });
  if (!isOpeningTold(statement, before)) found.push({ kind: 'figures_differ', seq: 0 });
  const available = last?.record.available_after ?? opening.available;
  const total = last?.record.total_after ?? opening.total;
  if (closing.available !== available || closing.total !== total) {
    found.push({ kind: 'figures_differ', seq: end.seq });
  }
  const part = { holderId, before: start, entries: chain };
  for (const root of roots) found.push(...(await rootFaults(part, root, trusted)));
  const from = monthStart(month, zone);
  // Joined, not pushed: a call takes no two hundred thousand arguments.
  return [
    ...found,
    ...shownFaults(entries, opening.head),
    ...(await dayFaults(roots, days, end.seq)),
    ...datedBack(statement),
    ...(records === undefined ? leftOut(roots) : await recordFaults(holderId, records, roots, from)),
  ];
};
