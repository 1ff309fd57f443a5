import { sha256 } from './hash';

/** Money going from one account to another; a part of an account has a number, else 0. */
export interface ChainMove {
  readonly from: string;
  readonly fromRef: number;
  readonly to: string;
  readonly toRef: number;
  /** Minor units, above zero. */
  readonly amountMinor: number;
}

/** One entry of a holder's chain, as it was exported. */
export interface ChainEntry {
  readonly holderId: number;
  /** Place in the chain, from 1 and without gaps. */
  readonly seq: number;
  readonly id: number;
  readonly kind: string;
  /** ISO 8601 in UTC with milliseconds, such as `2026-01-02T03:04:05.678Z`. */
  readonly time: string;
  readonly linkKind: string;
  readonly linkId: number;
  readonly remark: string;
  readonly moves: readonly ChainMove[];
  readonly availableDeltaMinor: number;
  readonly totalDeltaMinor: number;
  readonly availableAfterMinor: number;
  readonly totalAfterMinor: number;
  /** SHA-256 in lower-case hex. */
  readonly hash: string;
}

/** What the first entry of a holder's chain follows. */
export const genesisOf = (holderId: number): Promise<string> => sha256(`fairlead-chain-1:${holderId}`);

const moveText = ({ from, fromRef, to, toRef, amountMinor }: ChainMove): string =>
  `${from}:${fromRef}>${to}:${toRef}=${amountMinor};`;

/**
 * The hash that an entry must carry: fixed fields by line, the remark last, since it alone may hold a line break.
 * The same form as the ledger's own, `ledger.entry_hash` in the database's migrations.
 */
export const entryHash = (entry: ChainEntry, previousHash: string): Promise<string> =>
  sha256(
    [
      'fairlead-entry-1',
      entry.holderId,
      entry.seq,
      entry.id,
      entry.kind,
      entry.time,
      entry.linkKind,
      entry.linkId,
      entry.moves.map(moveText).join(''),
      previousHash,
      entry.remark,
    ].join('\n'),
  );
