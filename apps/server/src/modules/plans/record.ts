import type { Reader } from '@fairlead/db';

interface RecordRow {
  readonly key: number;
  readonly settled: number;
  readonly median: number;
  readonly lost: number;
}

/**
 * What became of all settled orders of some products or leads: count, median of net ÷ billed, share that lost. Losing
 * ones count like all others, and none is left out (H6).
 * @param orders SQL that gives rows of `put_order` with a `key`; `$1` are the keys asked for
 */
export const readSettled = async (reader: Reader, orders: string, keys: readonly number[]) => {
  const rows = await reader.query<RecordRow>(
    `select key, count(*) as settled,
        round(percentile_cont(0.5) within group (order by ratio))::bigint as median,
        round(avg(case when ratio < 0 then 10000 else 0 end))::bigint as lost
      from (
        select key, case when billed_minor = 0 then 0
            else (revenue_minor - billed_minor)::float8 * 10000 / billed_minor end as ratio
          from (${orders}) chosen where status = 'settlement_successful'
      ) settled group by key`,
    [keys],
  );
  return (key: number) => {
    const row = rows.find((found) => found.key === key);
    return {
      settled: row?.settled ?? 0,
      median_net_bp: row?.median ?? null,
      lost_share_bp: row?.lost ?? null,
    };
  };
};
