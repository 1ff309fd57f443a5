import type { Database } from '@fairlead/db';
import { audit } from './audit';

/** Lists that staff keep open are read anew all the time: the first page of the same list is on record once in this time. */
const FIRST_PAGE_MS = 3_600_000;
/** Who pages on is on record so often: for how long it went on, without a row for each page. */
const FURTHER_PAGE_MS = 600_000;

/** A list that a member of staff was shown, of more people than one. */
interface ListReading {
  /** The call's id. */
  readonly act: string;
  readonly staffId: number;
  readonly address: string;
  /** As in an address, without the place of the page. */
  readonly filters: string;
  readonly page: 'first' | 'further';
  readonly rows: number;
}

/**
 * Puts on record that a member of staff was shown a list, before it is answered (docs/domain/audit.md#readings): once in a
 * while for the same person, address, list and filter.
 */
export const recordListRead = async (
  database: Database,
  { act, staffId, ...shown }: ListReading,
  now: Date,
): Promise<void> => {
  const since = now.getTime() - (shown.page === 'first' ? FIRST_PAGE_MS : FURTHER_PAGE_MS);
  const known = await database.query(
    `select 1 from audit_entry where subject_type = 'list' and actor_id = $1 and actor_type = 'staff' and act = $2
       and after ->> 'filters' = $3 and after ->> 'page' = $4 and after ->> 'address' = $5 and "time" > $6 limit 1`,
    [staffId, act, shown.filters, shown.page, shown.address, new Date(since)],
  );
  if (known.length > 0) return;
  const actor = { type: 'staff', id: staffId } as const;
  await database.transaction((tx) => audit(tx, { actor, act, subjectType: 'list', after: shown, time: now }));
};
