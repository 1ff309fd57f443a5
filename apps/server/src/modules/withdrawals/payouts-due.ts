import type { Reader } from '@fairlead/db';

/** Withdrawals whose deadline is on one day (UTC), or has passed: then there is no day. */
interface PayoutsDue {
  readonly day: string | null;
  readonly count: number;
  readonly amount: number;
}

/** What is to be paid, by its deadline; late ones first. Read along the index of deadlines, which only open ones have. */
export const readPayoutsDue = (reader: Reader, now: Date): Promise<PayoutsDue[]> =>
  reader.query<PayoutsDue>(
    `select case when due_at >= $1 then (due_at at time zone 'UTC')::date::text end as day, count(*) as count,
        sum(amount_minor)::bigint as amount
      from withdrawal where due_at is not null group by 1 order by 1 nulls first`,
    [now],
  );
