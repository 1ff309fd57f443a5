import { type ChainFault, chainStart, verifyChain } from './chain';
import type { ChainEntry, ChainMove } from './entry';

/** One end of a statement: the balances in minor units, and the hash of the last entry up to it; null: none yet. */
export interface StatementEnd {
  readonly available: number;
  readonly total: number;
  readonly head: string | null;
}

interface StatementEntry {
  readonly sequence: number;
  readonly record: {
    readonly id: string;
    readonly time: string;
    readonly type: string;
    readonly remark: string;
    readonly available_delta: number;
    readonly total_delta: number;
    readonly available_after: number;
    readonly total_after: number;
  };
  readonly link: { readonly kind: string; readonly id: number };
  /** `escrow:17` is the part of order 17. */
  readonly moves: readonly { readonly from: string; readonly to: string; readonly amount: number }[];
  readonly hash: string;
}

/** What is read of an exported statement (the JSON file). */
export interface Statement {
  readonly holder: { readonly id: string };
  readonly opening: StatementEnd;
  readonly entries: readonly StatementEntry[];
  readonly closing: StatementEnd;
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

/**
 * Checks an exported statement (H5): its entries follow from its opening, each from the one before it, and end in its
 * closing. Needs nothing but the file.
 * @returns everything wrong; empty where the statement verifies
 */
export const verifyStatement = async ({
  holder,
  opening,
  entries,
  closing,
}: Statement): Promise<ChainFault[]> => {
  const holderId = Number(holder.id);
  const genesis = await chainStart(holderId);
  const before = opening.head === null ? 0 : (entries[0]?.sequence ?? 1) - 1;
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
  const available = last?.record.available_after ?? opening.available;
  const total = last?.record.total_after ?? opening.total;
  if (closing.available !== available || closing.total !== total) {
    found.push({ kind: 'figures_differ', seq: end.seq });
  }
  return found;
};
