import type { Database, Reader } from '@fairlead/db';

/** An entry by its place, and its hash, which also stands for everything before it on its chain. */
interface SeenEntry {
  readonly id: number;
  readonly holderId: number;
  readonly seq: number;
  readonly hash: string;
}

/** Which past a database has. */
export interface Past {
  /** PostgreSQL's name of this cluster and its copies. */
  readonly system: string;
  /** One more after each promotion or restore to a moment. */
  readonly timeline: number;
  /** Null where nothing was posted yet. */
  readonly entry: SeenEntry | null;
}

/** Entries are only ever added, so the newest of them stand in the last pages: there is no index on their number alone. */
const PAGES = 128;

/** The object is made outside of what is sorted: inside, it would be made of each of the thousands of entries of those pages. */
const PAST = `select (select system_identifier::text from pg_control_system()) as system,
    ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int as timeline,
    (select encode(hash, 'hex') from ledger.transaction where holder_id = $1 and seq = $2) as kept, newest.entry
  from (select) one left join lateral (
    select jsonb_build_object('id', id, 'holderId', holder_id, 'seq', seq, 'hash', encode(hash, 'hex')) as entry from (
      select id, holder_id, seq, hash from ledger.transaction where ctid >= (select format('(%s,0)', greatest(0,
        pg_relation_size('ledger.transaction') / current_setting('block_size')::int - ${PAGES}))::tid)
        order by id desc limit 1
    ) last
  ) newest on true
  where not pg_is_in_recovery()`;

/**
 * The past of the database, and the hash of an entry that was seen in it, null where it is not there. Undefined of one
 * that only follows another.
 */
export const readPast = async (
  reader: Reader,
  seen: SeenEntry | null,
): Promise<{ readonly past: Past; readonly kept: string | null } | undefined> => {
  const [row] = await reader.query<Past & { kept: string | null }>(PAST, [
    seen?.holderId ?? null,
    seen?.seq ?? null,
  ]);
  if (row === undefined) return undefined;
  const { kept, ...past } = row;
  return { past, kept };
};

/**
 * Stops money writes because of what the database has lost.
 * @param seenAt when it was still there
 * @returns true where people have accepted it since
 */
export const reportGoingBack = (
  database: Database,
  difference: string,
  seenAt: Date,
  now: Date,
): Promise<boolean> =>
  database.transaction(async (tx) => {
    const [row] = await tx.query<{ accepted: boolean }>(
      'select ledger.report_going_back($1, $2, $3) as accepted',
      [difference, seenAt, now],
    );
    return row?.accepted === true;
  });
