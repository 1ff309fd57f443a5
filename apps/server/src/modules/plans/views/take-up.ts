import type { Reader } from '@fairlead/db';

interface TakeUp {
  /** Orders that were offered. */
  readonly offers: number;
  readonly funded: number;
  readonly settled: number;
  /** Of the settled ones, those that lost as records count: gifts count as billed. */
  readonly lost: number;
}

const NOBODY: TakeUp = { offers: 0, funded: 0, settled: 0, lost: 0 };

/**
 * How many of some offered orders were funded, settled and lost, by group: numbers alone, no holder.
 * @param offers a query for `group_id`, `holder_id` and `order_id`, in the words of whoever offered them
 */
export const countTakeUp = async (
  reader: Reader,
  offers: string,
  values: readonly unknown[],
): Promise<(groupId: number) => TakeUp> => {
  const rows = await reader.query<TakeUp & { readonly id: number }>(
    `select f.group_id as id, count(*)::bigint as offers, count(o.put_at)::bigint as funded,
        (count(*) filter (where o.status = 'settlement_successful'))::bigint as settled,
        (count(*) filter (where o.status = 'settlement_successful' and o.revenue_minor < o.billed_minor))::bigint as lost
      from (${offers}) f join put_order o on o.holder_id = f.holder_id and o.id = f.order_id
      group by f.group_id`,
    values,
  );
  const byId = new Map(rows.map(({ id, ...counts }) => [id, counts]));
  return (groupId) => byId.get(groupId) ?? NOBODY;
};
