import type { Reader } from '@fairlead/db';

/** How many of those who registered in a week took each step since. */
interface Cohort {
  /** Monday, in UTC. */
  readonly week: string;
  readonly registered: number;
  readonly topped_up: number;
  readonly funded: number;
  readonly settled: number;
  readonly withdrew: number;
}

/** Everybody, by the week of their registration, newest first. One pass over a row for each holder: for a job. */
export const countCohorts = (reader: Reader): Promise<Cohort[]> =>
  reader.query<Cohort>(
    `select to_char(date_trunc('week', registered_at at time zone 'UTC'), 'YYYY-MM-DD') as week,
        count(*) as registered, count(topped_up_at) as topped_up, count(funded_at) as funded,
        count(settled_at) as settled, count(withdrew_at) as withdrew
      from holder_progress group by 1 order by 1 desc`,
  );
