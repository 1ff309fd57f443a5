import { and, booksCheck, type Database, desc, eq, isNull, type Reader, type Tx } from '@fairlead/db';
import { readFreezes } from './freezes';

interface Counts {
  readonly accounts: number;
  readonly entries: number;
  readonly gifts: number;
}

export interface Difference {
  readonly text: string;
  /** Whose books it is confined to; null where it is the programme's. */
  readonly holderId: number | null;
}

/** What one reading of the books found. */
export interface Found {
  /** False where it was of what changed alone. */
  readonly full: boolean;
  /** Up to where it read everything, where that is certain. */
  readonly note: Note | undefined;
  readonly differences: readonly Difference[];
  readonly counts: Counts;
  /** Frozen holders whom two people repaired before it. */
  readonly repaired: readonly number[];
}

/** What changed may be much, and the row of the mark may be locked. */
export const PATIENCE = { longMs: 1_800_000 };
/** Every entry ever posted is read: a limit would be passed one day, and no check be finished from then on. */
export const ENDLESS = { longMs: 0 };
/** The advisory lock that lets one node at a time read all of the books. */
export const BOOKS_LOCK = 7_201_002;
/** The one that lets one node at a time read what changed, also while all is read. */
const CHANGES_LOCK = 7_201_005;

const readDifferences = (reader: Reader): Promise<Difference[]> =>
  reader.query<Difference>('select d as text, ledger.holder_of(d) as "holderId" from ledger.differences() d');

const readCounts = async (reader: Reader): Promise<Counts> => {
  const [row] = await reader.query<Counts>(
    `select (select count(*) from ledger.sub_account) + (select count(*) from ledger.wallet)
         + (select count(*) from ledger.programme_account) as accounts,
       (select count(*) from ledger.transaction) as entries,
       (select count(*) from ledger.move where to_kind in ('promo', 'start_up') and from_kind = 'house') as gifts`,
  );
  return row ?? { accounts: 0, entries: 0, gifts: 0 };
};

/** Everything that disagrees between moves, balances, gifts, flow and hash chains, in one picture of the database. */
export const findDifferences = (database: Database): Promise<string[]> =>
  database.snapshot(async (reader) => (await readDifferences(reader)).map(({ text }) => text), ENDLESS);

export const NOTHING: Found = {
  full: true,
  note: undefined,
  differences: [],
  counts: { accounts: 0, entries: 0, gifts: 0 },
  repaired: [],
};

export type KeptCheck = typeof booksCheck.$inferSelect;

/** The last check that was finished and read all. */
export const readLastFull = async (reader: Reader): Promise<KeptCheck | undefined> => {
  const finished = and(isNull(booksCheck.fault), eq(booksCheck.full, true));
  const [row] = await reader.orm
    .select()
    .from(booksCheck)
    .where(finished)
    .orderBy(desc(booksCheck.id))
    .limit(1);
  return row;
};

/** The newest entry and act of a moment, and the transaction number below which all who were given one have theirs. */
interface Note {
  readonly entryId: number;
  readonly actId: number;
  readonly xid: number;
}

/** Taken before the picture that is checked. */
const noteBooks = (database: Database): Promise<Note | undefined> =>
  database.transaction(async (tx) => {
    const [note] = await tx.query<Note>(
      'select entry_id as "entryId", act_id as "actId", xid from ledger.note_books()',
    );
    return note;
  });

/** Whether everything that was under way when the note was taken is over in this picture. */
const isSettled = async (reader: Reader, note: Note): Promise<boolean> => {
  const [picture] = await reader.query<{ oldest: number }>(
    'select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as oldest',
  );
  return picture !== undefined && picture.oldest >= note.xid;
};

const takeLock = async (reader: Reader, lock: number): Promise<boolean> => {
  const [row] = await reader.query<{ taken: boolean }>('select pg_try_advisory_xact_lock($1) as taken', [
    lock,
  ]);
  return row?.taken === true;
};

/** What the database reads for a node that is gone ends soon, and frees the lock; on these systems it can tell. */
export const endWithNode = (reader: Reader): Promise<unknown> =>
  reader.query(
    "select set_config('client_connection_check_interval', '5s', true) where version() ~ 'linux|darwin|bsd'",
  );

/** @returns undefined where another node reads them at this moment */
const readAll = (database: Database, note: Note | undefined): Promise<Found | undefined> =>
  database.snapshot(async (reader) => {
    if (!(await takeLock(reader, BOOKS_LOCK))) return undefined;
    await endWithNode(reader);
    const repaired = (await readFreezes(reader)).filter(({ repairedAt }) => repairedAt !== null);
    return {
      full: true,
      note: note !== undefined && (await isSettled(reader, note)) ? note : undefined,
      differences: await readDifferences(reader),
      counts: await readCounts(reader),
      repaired: repaired.map(({ holderId }) => holderId),
    };
  }, ENDLESS);

const settleBooks = (tx: Tx, { entryId, actId }: Note, isFull: boolean, forget: boolean) =>
  tx.query('select ledger.settle_books($1, $2, $3, $4)', [entryId, actId, isFull, forget]);

/** Later than a check that read all and found nothing; a mark that was not moved only makes the next one read more. */
const settleAll = (database: Database, note: Note, forget: boolean): Promise<unknown> =>
  database.transaction(async (tx) => {
    await tx.query('set transaction isolation level repeatable read');
    await endWithNode(tx);
    return settleBooks(tx, note, true, forget);
  }, ENDLESS);

/**
 * Who is frozen, or whose writes are stopped, is freed by nothing less than a reading of all. While one goes on, a frozen
 * holder waits for that: what changed of the others is checked meanwhile.
 */
const needsAll = async (tx: Tx): Promise<boolean> => {
  const [state] = await tx.query<{ all: boolean }>(
    `select not exists (select from ledger.books_mark) or (select writes_stopped from ledger.control where id = 1)
       or exists (select from ledger.holder_freeze where released_at is null)
         and not exists (select from pg_locks where locktype = 'advisory' and objid = $1 and granted
           and database = (select oid from pg_database where datname = current_database())) as all`,
    [BOOKS_LOCK],
  );
  return state?.all !== false;
};

/** @returns undefined where another node is at it; 'all' where that is what it takes, 'doubtful' where something differs */
const readChanges = (
  database: Database,
  note: Note | undefined,
): Promise<Found | 'all' | 'doubtful' | undefined> =>
  database.transaction(async (tx) => {
    await tx.query('set transaction isolation level repeatable read');
    if (!(await takeLock(tx, CHANGES_LOCK))) return undefined;
    if (await needsAll(tx)) return 'all';
    const settled = note !== undefined && (await isSettled(tx, note));
    if ((await tx.query('select ledger.check_changes()')).length > 0) return 'doubtful';
    if (settled) await settleBooks(tx, note, false, false);
    const last = (await readLastFull(tx)) ?? NOTHING.counts;
    const { accounts, entries, gifts } = last;
    return { ...NOTHING, full: false, counts: { accounts, entries, gifts } };
  }, PATIENCE);

/** @returns undefined where another node reads the same at this moment */
export const readBooks = async (database: Database, isFull: boolean): Promise<Found | undefined> => {
  const note = await noteBooks(database);
  const changes = isFull ? 'all' : await readChanges(database, note);
  if (changes !== 'all' && changes !== 'doubtful') return changes;
  const found = await readAll(database, note);
  if (found?.differences.length === 0 && found.note !== undefined)
    await settleAll(database, found.note, changes === 'doubtful');
  return found;
};
