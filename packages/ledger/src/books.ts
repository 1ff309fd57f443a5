import {
  booksCheck,
  type Database,
  desc,
  eq,
  type HolderFault,
  isDamaged,
  isNull,
  type Reader,
  rootOf,
  type Tx,
} from '@fairlead/db';
import { type HolderAccount, PROGRAMME_ACCOUNTS, type ProgrammeAccount } from '@fairlead/vocabulary';
import { freezeHolder, releaseHolder } from './freezes';
import {
  BOOKS_LOCK,
  type Difference,
  ENDLESS,
  endWithNode,
  type KeptCheck,
  NOTHING,
  PATIENCE,
  readBooks,
} from './read-books';

export interface BooksCheck {
  readonly time: Date;
  /** False where something differs, and where the check could not be finished. */
  readonly passed: boolean;
  /** What does not agree, in words for staff; empty when the books are right. */
  readonly differences: readonly string[];
  /** Why it could not be finished, in words for staff; null where it was. */
  readonly fault: string | null;
  readonly durationMs: number;
}

/** What a check means for money writes, besides what was found. */
export interface BooksOutcome extends BooksCheck {
  /** Why all money writes are stopped now, in words for staff; null where they are not. */
  readonly stopped: string | null;
  readonly frozen: readonly HolderFault[];
  readonly released: readonly number[];
}

/** Where the books of more holders differ it is no fault of one holder's. */
const FROZEN_MAX = 10;

const faultOf = (error: unknown): string => {
  const root = rootOf(error);
  const words = root instanceof Error ? root.message : String(root);
  return isDamaged(error)
    ? `The database's disk is damaged (${words}). Stop, copy its files, restore; do not vacuum before.`
    : `The check could not be finished (${words}).`;
};

/** The first difference of each holder whose books differ. */
const holderFaultsOf = (differences: readonly Difference[]): HolderFault[] => {
  const faults = new Map<number, string>();
  for (const { holderId, text } of differences)
    if (holderId !== null && !faults.has(holderId)) faults.set(holderId, text);
  return [...faults].map(([holderId, reason]) => ({ holderId, reason }));
};

const isOfProgramme = ({ holderId, text }: Difference): boolean =>
  // Made up of the others, each of which is named.
  holderId === null && !text.startsWith('all accounts sum to ');

/** Why everybody's money writes are to be stopped after a check that was finished; null where they are not. */
const stopOf = (differences: readonly Difference[], holders: readonly HolderFault[]): string | null => {
  const ofProgramme = differences.find(isOfProgramme);
  if (ofProgramme !== undefined) return ofProgramme.text;
  return holders.length > FROZEN_MAX
    ? `The books of ${holders.length} holders differ, first: ${holders[0]?.reason}`
    : null;
};

/**
 * Why, after one that was not; once may be a database that was restarted, twice stops. What goes on meanwhile does not make up
 * for one that was to read all.
 */
const stopOfFault = async (
  tx: Tx,
  fault: string,
  isFull: boolean,
  isDamage: boolean,
): Promise<string | null> => {
  const [last] = await tx.orm
    .select()
    .from(booksCheck)
    .where(isFull ? eq(booksCheck.full, true) : undefined)
    .orderBy(desc(booksCheck.id))
    .limit(1);
  return isDamage || (last?.fault ?? null) !== null ? fault : null;
};

/** @returns whether that changed anything */
const setStopped = async (tx: Tx, stopped: string | null, time: Date): Promise<boolean> => {
  const { writesStopped } = await readControl(tx);
  if (writesStopped === (stopped !== null)) return false;
  await tx.query('select ledger.set_writes_stopped($1, $2, $3)', [stopped !== null, stopped ?? '', time]);
  return true;
};

/** The database reads much of the books once more before it lifts a stop: what was found is kept before. */
const liftStop = (database: Database, time: Date): Promise<boolean> =>
  database.transaction(async (tx) => {
    await endWithNode(tx);
    return setStopped(tx, null, time);
  }, ENDLESS);

/** Stops all money writes because nobody knows whether the books are right. @returns false where they were stopped */
export const stopWrites = (database: Database, reason: string, time: Date): Promise<boolean> =>
  database.transaction((tx) => setStopped(tx, reason, time));

/** Each in a transaction of its own: whoever waits for a wallet must not hold the end of the record of acts. */
const freezeAll = async (database: Database, faults: readonly HolderFault[], time: Date) => {
  const frozen: HolderFault[] = [];
  for (const fault of faults)
    if (await database.transaction((tx) => freezeHolder(tx, fault, time))) frozen.push(fault);
  return frozen;
};

const releaseAll = async (database: Database, holders: readonly number[], time: Date) => {
  const released: number[] = [];
  for (const holderId of holders)
    if (await database.transaction((tx) => releaseHolder(tx, holderId, time))) released.push(holderId);
  return released;
};

/**
 * Checks the books and keeps the result. A difference of the programme's, or of very many holders, stops all money
 * writes, one of few holders freezes these; a check that passes frees what was stopped, and who was repaired (runbook,
 * "The books differ").
 * @param now the clock's time, and again for the duration
 * @param isFull false to read what changed since one that found nothing; all is read where that differs
 * @returns undefined where another node does the same at this moment
 */
export const checkBooks = async (
  database: Database,
  now: () => Date,
  isFull = true,
): Promise<BooksOutcome | undefined> => {
  const time = now();
  let error: unknown = null;
  const found = await readBooks(database, isFull).catch((failure: unknown) => {
    error = failure;
    return { ...NOTHING, full: isFull };
  });
  if (found === undefined) return undefined;
  const differences = found.differences.map(({ text }) => text);
  const holders = holderFaultsOf(found.differences);
  const fault = error === null ? null : faultOf(error);
  const passed = differences.length === 0 && fault === null;
  const durationMs = now().getTime() - time.getTime();
  const stopped = await database.transaction(async (tx) => {
    const why =
      fault === null
        ? stopOf(found.differences, holders)
        : await stopOfFault(tx, fault, isFull, isDamaged(error));
    await tx.orm
      .insert(booksCheck)
      .values({ time, passed, differences, fault, full: found.full, durationMs, ...found.counts });
    if (why !== null) await setStopped(tx, why, time);
    return why;
  }, PATIENCE);
  // One that was not finished lifts nothing, nor one that did not read what another has found meanwhile.
  if (stopped === null && fault === null && found.full) await liftStop(database, time);
  // Where very many differ nobody is frozen for it: everybody is stopped.
  const frozen = holders.length > FROZEN_MAX ? [] : await freezeAll(database, holders, time);
  const right = found.repaired.filter((id) => !holders.some(({ holderId }) => holderId === id));
  const released = await releaseAll(database, fault === null ? right : [], time);
  return { time, passed, differences, fault, durationMs, stopped, frozen, released };
};

/** The time of a check is that of its beginning: one that reads all takes as long as there are entries. */
export const finishedAt = ({ time, durationMs }: KeptCheck): Date => new Date(time.getTime() + durationMs);

/** After so long without a finished check, two of its periods, the books count as not checked. */
export const BOOKS_LATE_MS = 7_200_000;

/** The last check that anybody made, and the last that was finished: the same one where nothing is wrong. */
export interface Checks {
  readonly last: KeptCheck | undefined;
  readonly finished: KeptCheck | undefined;
}

export const readChecks = async (reader: Reader): Promise<Checks> => {
  const newest = () => reader.orm.select().from(booksCheck);
  const [last] = await newest().orderBy(desc(booksCheck.id)).limit(1);
  if (last === undefined || last.fault === null) return { last, finished: last };
  const [finished] = await newest().where(isNull(booksCheck.fault)).orderBy(desc(booksCheck.id)).limit(1);
  return { last, finished };
};

/** True while some node reads all books. */
export const isChecking = async (reader: Reader): Promise<boolean> => {
  const [row] = await reader.query<{ checking: boolean }>(
    `select exists (select from pg_locks where locktype = 'advisory' and objid = $1 and granted
       and database = (select oid from pg_database where datname = current_database())) as checking`,
    [BOOKS_LOCK],
  );
  return row?.checking === true;
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
