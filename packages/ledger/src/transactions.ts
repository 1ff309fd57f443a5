import type { Reader } from '@fairlead/db';
import type { MovementKind } from '@fairlead/vocabulary';
import type { Link, Move } from './accounts';

/** A transaction by what it is linked to: a ledger has no index on numbers alone. */
interface LinkedTransaction {
  readonly id: number;
  readonly holderId: number;
  readonly linkId: number;
}

/** By how much each of these transactions changed available funds, by its id. */
export const readAvailableDeltas = async (
  reader: Reader,
  linkKind: Link['kind'],
  wanted: readonly LinkedTransaction[],
): Promise<ReadonlyMap<number, number>> => {
  if (wanted.length === 0) return new Map();
  const rows = await reader.query<{ id: number; delta: number }>(
    `select t.id, t.available_delta as delta
       from unnest($2::bigint[], $3::bigint[], $4::bigint[]) as w (holder_id, link_id, id)
         join ledger.transaction t on t.holder_id = w.holder_id and t.link_kind = $1 and t.link_id = w.link_id
           and t.id = w.id`,
    [
      linkKind,
      wanted.map(({ holderId }) => holderId),
      wanted.map(({ linkId }) => linkId),
      wanted.map(({ id }) => id),
    ],
  );
  return new Map(rows.map(({ id, delta }) => [id, delta]));
};

/** A move that was posted, with whose transaction it is of, and of which kind. */
interface PostedMove extends Move {
  readonly holderId: number;
  readonly kind: MovementKind;
}

/** The moves of some transactions, in their order. */
export const listMoves = async (reader: Reader, transactionIds: readonly number[]): Promise<PostedMove[]> => {
  if (transactionIds.length === 0) return [];
  return reader.query<PostedMove>(
    `select m.holder_id as "holderId", m.kind, m.from_kind as "from", m.from_ref as "fromRef", m.to_kind as "to",
         m.to_ref as "toRef", m.amount_minor as "amountMinor"
       from ledger.transaction t join ledger.move m on m.holder_id = t.holder_id and m.seq = t.seq
       where t.id = any($1) order by t.id, m.number`,
    [transactionIds],
  );
};
