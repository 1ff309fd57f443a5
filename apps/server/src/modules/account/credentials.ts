import { accountHolder, eq, inArray, type Reader, type Tx } from '@fairlead/db';
import { type HolderRef, holderRef } from './queries';

/**
 * What secures an account is kept in its holder's row; what it means is the matter of `access`, which asks here.
 */

/** Writes a new holder. @throws a violated constraint where the name, the operation ID or the identity is taken */
export const addHolder = async (tx: Tx, values: typeof accountHolder.$inferInsert): Promise<number> => {
  const [holder] = await tx.orm.insert(accountHolder).values(values).returning({ id: accountHolder.id });
  if (holder === undefined) throw new Error('the holder was not written');
  return holder.id;
};

interface Login {
  readonly id: number;
  readonly password_hash: string | null;
}

/** Whom a username signs in, in any case of its letters. */
export const findLogin = async (reader: Reader, username: string): Promise<Login | undefined> => {
  const [holder] = await reader.query<Login>(
    'select id, password_hash from account_holder where lower(username) = lower($1)',
    [username],
    'login',
  );
  return holder;
};

/** The holder whom the host app knows by a name. */
export const findBySubject = async (reader: Reader, subject: string): Promise<number | undefined> => {
  const [holder] = await reader.query<{ id: number }>(
    'select id from account_holder where shell_subject = $1',
    [subject],
    'login_v2',
  );
  return holder?.id;
};

/** The same for several names, as staff read them. */
export const findBySubjects = async (
  reader: Reader,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, HolderRef>> => {
  const { id, username, operationId, shellSubject: subject } = accountHolder;
  const rows =
    subjects.length === 0
      ? []
      : await reader.orm
          .select({ id, username, operationId, subject })
          .from(accountHolder)
          .where(inArray(subject, [...subjects]));
  return new Map(rows.flatMap((row) => (row.subject === null ? [] : [[row.subject, holderRef(row)]])));
};

/** Keeps the language that somebody is written to in; false where it is the one already. */
export const keepLanguage = async (tx: Tx, holderId: number, lang: string): Promise<boolean> => {
  const changed = await tx.query(
    'update account_holder set lang = $2 where id = $1 and lang <> $2 returning 1',
    [holderId, lang],
  );
  return changed.length > 0;
};

/** When the transaction password may be tried again; undefined where none is set. */
export const readPinLock = async (
  reader: Reader,
  holderId: number,
): Promise<{ readonly until: Date | null } | undefined> => {
  const [row] = await reader.orm
    .select({ hash: accountHolder.pinHash, until: accountHolder.pinLockedUntil })
    .from(accountHolder)
    .where(eq(accountHolder.id, holderId));
  return row === undefined || row.hash === null ? undefined : { until: row.until };
};

export interface PinTry {
  readonly pin_hash: string;
  readonly pin_failures: number;
  readonly pin_locked_until: Date | null;
}

/**
 * Counts a try as failed before it is checked, in one statement, so that tries sent at the same moment cannot be more
 * than allowed; the last one locks, each time for twice as long. Undefined where none is set, or it is locked.
 */
export const countPinTry = async (
  reader: Reader,
  holderId: number,
  now: Date,
  rules: { readonly tries: number; readonly firstLockMinutes: number; readonly longestLockMinutes: number },
): Promise<PinTry | undefined> => {
  const [tried] = await reader.query<PinTry>(
    `update account_holder set
       pin_failures = case when pin_failures + 1 >= $3::int then 0 else pin_failures + 1 end,
       pin_locked_until = case when pin_failures + 1 >= $3::int then $2::timestamptz
         + least($4::int * 2 ^ least(pin_locks, 10), $5::int) * interval '1 minute' end,
       pin_locks = case when pin_failures + 1 >= $3::int then pin_locks + 1 else pin_locks end
     where id = $1 and pin_hash is not null and (pin_locked_until is null or pin_locked_until <= $2)
     returning pin_hash, pin_failures, pin_locked_until`,
    [holderId, now, rules.tries, rules.firstLockMinutes, rules.longestLockMinutes],
    'pin_try',
  );
  return tried;
};

/** A right one takes all tries back. */
export const forgetPinTries = async (reader: Reader, holderId: number, pinHash: string): Promise<void> => {
  await reader.query(
    `update account_holder set pin_failures = 0, pin_locks = 0, pin_locked_until = null
      where id = $1 and pin_hash = $2`,
    [holderId, pinHash],
    'pin_right',
  );
};

/** Sets the hash of the transaction password; false where it is no longer the one that it replaces. */
export const replacePin = async (
  tx: Tx,
  holderId: number,
  pin: { readonly hash: string; readonly before: string | null; readonly payoutDelayedUntil: Date | null },
): Promise<boolean> => {
  const changed = await tx.query(
    `update account_holder set pin_hash = $2, pin_failures = 0, pin_locks = 0, pin_locked_until = null,
            payout_delayed_until = coalesce($3, payout_delayed_until)
      where id = $1 and pin_hash is not distinct from $4 returning 1`,
    [holderId, pin.hash, pin.payoutDelayedUntil, pin.before],
  );
  return changed.length > 0;
};

/** Who is written a link to, and where: an address that its holder showed to be theirs. */
export interface Reached {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly lang: string;
}

/** An address may be that of several accounts; of so many at most. */
const REACHED_MAX = 5;

/**
 * Accounts with a login password whose name or verified e-mail address somebody typed; those without such an address are
 * not among them.
 */
export const findReached = (reader: Reader, typed: string): Promise<Reached[]> =>
  reader.query<Reached>(
    `select id, username, email, lang from account_holder
      where password_hash is not null and email is not null and email_verified_at is not null
        and (lower(username) = lower($1) or lower(email) = lower($1)) order by id limit ${REACHED_MAX}`,
    [typed],
  );
