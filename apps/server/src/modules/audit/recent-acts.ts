import type { Reader } from '@fairlead/db';

/** So far back the newest entries are looked through: an act that nobody does any more costs no more than this. */
const ENTRIES = 50_000;

/** The last times that staff did something with holders, and what was so before. */
export const listRecentActs = (
  reader: Reader,
  act: string,
  limit: number,
): Promise<{ readonly holderId: number; readonly time: Date; readonly stateBefore: string | null }[]> =>
  reader.query(
    `select holder_id as "holderId", time, before ->> 'state' as "stateBefore"
       from audit_entry
       where id > (select coalesce(max(id), 0) from audit_entry) - $3::bigint and act = $1 and holder_id is not null
       order by id desc limit $2`,
    [act, limit, ENTRIES],
  );
