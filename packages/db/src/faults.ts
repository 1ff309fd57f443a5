/** A login that the program does not work with; the message says what to do. */
export class LoginFault extends Error {}

/** No connection could be made, or the one in use is dead, silent or leads to a database that takes no writes. */
const LOST = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT'],
  ...['EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN', 'ENOTFOUND', 'EAI_AGAIN', 'EAI_FAIL'],
  ...['EADDRNOTAVAIL', 'ENOBUFS'],
  // This process has no more files to open, a connection being one.
  ...['EMFILE', 'ENFILE'],
  // Shutting down, starting up, dropped, ended by an administrator or by a limit of ours; read-only since a failover.
  ...['57P01', '57P02', '57P03', '57P04', '57P05', '25P03', '25P04', '25006', '3D000'],
  ...['08000', '08001', '08003', '08004', '08006', '08P01'],
]);
const LOST_WORDS =
  /Connection terminated|connection error|Client was closed|Query read timeout|timeout exceeded when trying to connect/;
/**
 * Answered on a sound connection: too slow, waited for too long, out of disk, memory or connections, a damaged page, or asked
 * by a node whose clock is ahead.
 */
const OVERTAXED = /^(57014|55P03|53...|58...|XX001|XX002|ENOSPC|FL003)$/;
/** By the name, the password or `pg_hba.conf`, or since the database is closed to connections. */
const REFUSED = new Set(['28000', '28P01', '55000']);
/** Whose certificate it is, or who signed it, is not what the address asks for. */
const CERTIFICATE = /^(CERT_|ERR_TLS_|DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_)/;
/** An alert of the other end, such as that this node's certificate has run out. */
const TLS_ALERT = /^(EPROTO|ERR_SSL_.+)$/;
/** The driver's own words, without a code. */
const TLS_WORDS =
  /^(The server does not support SSL connections|There was an error establishing an SSL connection)$/;
const SILENCE_WORDS = /Query read timeout|due to connection timeout/;

/** What the log calls it; its first match counts. The database's own words stand beside. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/^(53100|ENOSPC)$/, 'the disk of the database is full'],
  [/^53200$/, 'the database has no memory left'],
  [/^53300$/, 'the database takes no more connections'],
  [/^53...$/, 'the database has too little of what it needs'],
  [/^(58030|XX00[12])$/, 'the disk of the database is damaged: stop, copy its files, restore (runbook)'],
  [/^58...$/, 'the disk of the database fails'],
  [/^25006$/, 'the database is read-only'],
  [/^57P03$/, 'the database is starting up or shutting down'],
  [/^28...$/, 'the database refuses the login of the program'],
  [/^55000$/, 'the database is closed to connections'],
  [/^57014$/, 'a statement took longer than it may'],
  [/^55P03$/, 'a statement waited for a lock longer than it may'],
  [/^(EMFILE|ENFILE)$/, 'this process has no more files to open'],
  [/^(3D000|57P04)$/, 'the database is not there'],
  [/^FL003$/, 'the clock of this node is ahead of the database’s'],
  [/^ETIMEDOUT$/, 'the database is silent'],
  [CERTIFICATE, 'the certificate of the database is not believed'],
  [TLS_ALERT, 'the database ends encrypted connections'],
];

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** Drizzle wraps the driver's error; the cause carries the code and the database's own words. */
export const rootOf = (error: unknown): unknown =>
  error instanceof Error && codeOf(error) === '' && error.cause !== undefined ? error.cause : error;

/** The error or what it wraps: the pool too wraps the driver's, and has words of its own. */
const either = (error: unknown, test: (code: string, message: string) => boolean): boolean =>
  [error, rootOf(error)].some((one) => test(codeOf(one), one instanceof Error ? one.message : ''));

/** A socket in a folder goes with the server that made it; any other file that is missing is none of the database's. */
const isSocketGone = (error: unknown): boolean =>
  codeOf(error) === 'ENOENT' && error instanceof Error && 'syscall' in error && error.syscall === 'connect';

/** True where the connection itself is of no more use. */
export const isLost = (error: unknown): boolean =>
  isSocketGone(rootOf(error)) ||
  either(error, (code, message) => LOST.has(code) || TLS_ALERT.test(code) || LOST_WORDS.test(message));

/** True where the pool is full: that says nothing about the database. */
export const isCrowded = (error: unknown): boolean =>
  either(error, (_code, message) => message === 'timeout exceeded when trying to connect');

/** True where no answer came in time: the host, the way to it or the database itself stands still. */
export const isSilence = (error: unknown): boolean =>
  either(error, (code, message) => code === 'ETIMEDOUT' || SILENCE_WORDS.test(message));

/** True where it answers and does not let the program in: another try at once, or at another host, is refused alike. */
export const isRefused = (error: unknown): boolean =>
  error instanceof LoginFault ||
  either(error, (code, message) => REFUSED.has(code) || TLS_WORDS.test(message));

/** True where the database could not be reached or cannot do its work now: the call may be made again. */
export const isUnavailable = (error: unknown): boolean =>
  isLost(error) ||
  isRefused(error) ||
  either(error, (code) => OVERTAXED.test(code) || CERTIFICATE.test(code));

/** True where the database or the way to it is why something was not done: SQLSTATEs have five signs. */
export const isDatabaseFault = (error: unknown): boolean =>
  isUnavailable(error) || either(error, (code) => /^[0-9A-Z]{5}$/.test(code));

/** True where something was to be written where that may not be. */
export const isWriteRefused = (error: unknown): boolean => either(error, (code) => code === '25006');

/** True where there was no room, or the disk failed: reads may go on while no write does. */
export const isOutOfRoom = (error: unknown): boolean =>
  either(error, (code) => /^(53100|53200|58...|ENOSPC)$/.test(code));

/** What is wrong with a database that is unavailable, for the log. */
export const unavailableWords = (error: unknown): string => {
  if (error instanceof LoginFault) return error.message;
  if (isCrowded(error)) return 'all connections of this node are in use';
  const code = codeOf(rootOf(error));
  if (either(error, (_code, message) => TLS_WORDS.test(message)))
    return 'no encrypted connection to the database can be had';
  const known = WORDS.find(([codes]) => codes.test(code))?.[1];
  return known ?? (isSilence(error) ? 'the database is silent' : 'the database cannot be reached');
};

/** True where the database met a page that is not what it wrote, or could not read one: its disk is damaged. */
export const isDamaged = (error: unknown): boolean =>
  ['XX001', 'XX002', '58030'].includes(codeOf(rootOf(error)));

/** The name of the constraint that the database held against a write, if that is what failed. */
export const violatedConstraint = (error: unknown): string | undefined => {
  const root = rootOf(error);
  return typeof root === 'object' &&
    root !== null &&
    'constraint' in root &&
    typeof root.constraint === 'string'
    ? root.constraint
    : undefined;
};

/** True where the books refused to write (ledger.control). */
export const isMoneyStopped = (error: unknown): boolean => codeOf(rootOf(error)) === 'FL001';

/** True where it was dated by a clock that is ahead of the database's. */
export const isClockAhead = (error: unknown): boolean => codeOf(rootOf(error)) === 'FL003';

/** Whose books do not agree with themselves, and what was found, in the database's words. */
export interface HolderFault {
  readonly holderId: number;
  readonly reason: string;
}

/** Whom it is about, where the ledger refused to post because of one holder's books (ledger.post). */
export const readHolderFault = (error: unknown): HolderFault | undefined => {
  const root = rootOf(error);
  return codeOf(root) === 'FL002' && root instanceof Error && 'detail' in root
    ? { holderId: Number(root.detail), reason: root.message }
    : undefined;
};

/** A deadlock or a failed serialization: the transaction is made again from its beginning. */
export const isRetryable = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(rootOf(error)));

/** A lock was not to be had within the limit. */
export const isLockedOut = (error: unknown): boolean => codeOf(error) === '55P03';

/** A statement took longer, or waited for a lock longer, than it may: the connection is sound, and others may be done. */
export const isOverdue = (error: unknown): boolean => ['57014', '55P03'].includes(codeOf(rootOf(error)));

/** The name or password was refused. */
export const isWrongPassword = (error: unknown): boolean => ['28P01', '28000'].includes(codeOf(error));

/** The database may not be used by this role for that. */
export const isForbidden = (error: unknown): boolean => codeOf(error) === '42501';
