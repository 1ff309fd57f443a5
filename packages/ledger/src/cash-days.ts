import type { Reader } from '@fairlead/db';
import type { MovementKind } from '@fairlead/vocabulary';

/** Cash that came or went on one day, by one kind of movement. */
export interface CashDay {
  /** In UTC. */
  readonly day: string;
  readonly kind: MovementKind;
  readonly isIn: boolean;
  readonly amountMinor: number;
  readonly moves: number;
}

/**
 * Cash by day and kind as the database keeps it with each move, oldest first; days without any are left out.
 * @param from the first day
 * @param until the last day
 */
export const readCashDays = (reader: Reader, from: string, until: string): Promise<CashDay[]> =>
  reader.query<CashDay>(
    `select day::text, kind, is_in as "isIn", sum(amount_minor)::bigint as "amountMinor", sum(moves)::bigint as moves
      from ledger.cash_day where day between $1 and $2 group by day, kind, is_in order by day, kind, is_in`,
    [from, until],
  );
