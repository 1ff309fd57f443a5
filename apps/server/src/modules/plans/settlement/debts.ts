import type { Reader } from '@fairlead/db';

/** What one network owes longer than it may. */
interface OverdueDebt {
  readonly network: string;
  readonly amount: number;
  /** Of it, what the house paid to holders meanwhile. */
  readonly paidByHouse: number;
  readonly since: Date;
}

/** What networks owe for orders whose window to object ended by then (docs/domain/settlement.md#overdue-network). */
export const listOverdueDebts = (reader: Reader, before: Date): Promise<OverdueDebt[]> =>
  reader.query<OverdueDebt>(
    `select network, sum(owed_minor)::bigint as amount, sum(advanced_minor)::bigint as "paidByHouse",
        min(objection_ends_at) as since
      from open_order where owed_minor > 0 and objection_ends_at <= $1 group by network order by network`,
    [before],
  );

/** A holder's orders that are not settled, with what their network owes of them so far. */
export const listUnpaidOrders = (
  reader: Reader,
  holderId: number,
): Promise<{ orderId: number; amountMinor: number }[]> =>
  reader.query('select order_id as "orderId", unpaid_minor as "amountMinor" from unpaid_orders($1)', [
    holderId,
  ]);
