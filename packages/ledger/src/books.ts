import { booksCheck, type Database, type Reader } from '@fairlead/db';
import { type HolderAccount, PROGRAMME_ACCOUNTS, type ProgrammeAccount } from '@fairlead/vocabulary';

export interface BooksCheck {
  readonly time: Date;
  readonly passed: boolean;
  /** What does not agree, in words for staff; empty when the books are right. */
  readonly differences: readonly string[];
  readonly durationMs: number;
}

interface Counts {
  readonly accounts: number;
  readonly entries: number;
  readonly gifts: number;
}

/** Every entry ever posted is read. */
const PATIENCE = { longMs: 1_800_000 };

const readDifferences = async (reader: Reader): Promise<string[]> => {
  const rows = await reader.query<{ difference: string }>('select ledger.differences() as difference');
  return rows.map((row) => row.difference);
};

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
  database.snapshot((reader) => readDifferences(reader), PATIENCE);

/**
 * Checks the books, keeps the result, and stops or frees money writes accordingly (runbook, "The books differ").
 * @param now the clock's time, and again for the duration
 */
export const checkBooks = async (database: Database, now: () => Date): Promise<BooksCheck> => {
  const time = now();
  const { differences, counts } = await database.snapshot(
    async (reader) => ({ differences: await readDifferences(reader), counts: await readCounts(reader) }),
    PATIENCE,
  );
  const passed = differences.length === 0;
  const durationMs = now().getTime() - time.getTime();
  await database.transaction(async (tx) => {
    await tx.orm.insert(booksCheck).values({ time, passed, differences, durationMs, ...counts });
    const [control] = await tx.query<{ writes_stopped: boolean }>(
      'select writes_stopped from ledger.control where id = 1',
    );
    if (control?.writes_stopped === passed) {
      await tx.query('select ledger.set_writes_stopped($1, $2, $3)', [!passed, differences[0] ?? '', time]);
    }
  });
  return { time, passed, differences, durationMs };
};

/** Whether money writes are stopped, and since when. */
export const readControl = async (
  reader: Reader,
): Promise<{ writesStopped: boolean; reason: string; since: Date | null }> => {
  const [row] = await reader.query<{ writes_stopped: boolean; reason: string; since: Date | null }>(
    'select writes_stopped, reason, since from ledger.control where id = 1',
  );
  if (row === undefined) throw new Error('ledger.control is empty');
  return { writesStopped: row.writes_stopped, reason: row.reason, since: row.since };
};

/** The programme's balances in minor units; −bank is the cash held, −network_receivable what networks owe. */
export const readProgramme = async (reader: Reader): Promise<Record<ProgrammeAccount, number>> => {
  const rows = await reader.query<{ kind: ProgrammeAccount; balance: number }>(
    'select kind, sum(balance_minor)::bigint as balance from ledger.programme_account group by kind',
  );
  return Object.fromEntries(
    PROGRAMME_ACCOUNTS.map((kind) => [kind, rows.find((row) => row.kind === kind)?.balance ?? 0]),
  ) as Record<ProgrammeAccount, number>;
};

const sumsOf = (accounts: readonly HolderAccount[]): string =>
  accounts.map((account) => `coalesce(sum(${account}), 0)::bigint as ${account}`).join(', ');

/**
 * Every account of all holders together, in minor units, in the order of
 * docs/domain/money.md#holder-accounts. One pass that makes no row for each account of each wallet: about
 * thirty times as fast with a million wallets.
 */
export const readHolderSums = async (reader: Reader): Promise<Record<HolderAccount, number>> => {
  const inAssets = sumsOf(['available', 'held', 'escrow', 'settling', 'withdrawing']);
  const [sums] = await reader.query<Record<HolderAccount, number>>(
    `select ${inAssets}, ${sumsOf(['promo', 'start_up', 'start_up_running'])} from ledger.wallet`,
  );
  if (sums === undefined) throw new Error('an aggregate gave no row');
  return sums;
};
