import type { Tx } from '@fairlead/db';
import type { MovementKind } from '@fairlead/vocabulary';
import type { Entry, Posting } from './accounts';

/** A row of `ledger.transaction`. */
export interface EntryRow {
  id: number;
  seq: number;
  kind: MovementKind;
  time: Date;
  available_delta: number;
  total_delta: number;
  available_after: number;
  total_after: number;
}

/** By name: a prepared `select *` fails on every connection that is open while a migration adds a column. */
const COLUMNS = 'id, seq, kind, time, available_delta, total_delta, available_after, total_after';

/** Reads a row of `ledger.transaction`. */
export const entryOf = (row: EntryRow): Entry => ({
  id: row.id,
  seq: row.seq,
  kind: row.kind,
  time: row.time,
  availableDeltaMinor: row.available_delta,
  totalDeltaMinor: row.total_delta,
  availableAfterMinor: row.available_after,
  totalAfterMinor: row.total_after,
});

/**
 * Posts one transaction in one round trip: balances, flow record and hash chain together, or nothing. The database
 * refuses moves that are not legal (docs/domain/money.md#legal-movements) and any balance below zero.
 * @throws where the books are stopped (`isMoneyStopped`) or an account does not cover the move (`violatedConstraint`)
 */
export const post = async (tx: Tx, posting: Posting): Promise<Entry> => {
  const { holderId, kind, moves, time, remark = '', link = { kind: 'none', id: 0 } } = posting;
  const [row] = await tx.query<EntryRow>(
    `select ${COLUMNS} from ledger.post($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      holderId,
      kind,
      moves.map((move) => move.from),
      moves.map((move) => move.fromRef ?? 0),
      moves.map((move) => move.to),
      moves.map((move) => move.toRef ?? 0),
      moves.map((move) => move.amountMinor),
      time,
      remark,
      link.kind,
      link.id,
    ],
    'ledger_post',
  );
  if (row === undefined) throw new Error('ledger.post answered nothing');
  return entryOf(row);
};
