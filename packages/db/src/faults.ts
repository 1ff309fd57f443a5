/** A login that the program does not work with; the message says what to do. */
export class LoginFault extends Error {}

/** No connection could be made, or the one in use is dead, silent or leads to a database that takes no writes. */
const LOST = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN'],
  // Shutting down, starting up, ended by an administrator or by a limit of ours; read-only since a failover.
  ...['57P01', '57P02', '57P03', '57P05', '25P03', '25006', '08000', '08001', '08003', '08006', '08P01'],
]);
const LOST_WORDS =
  /Connection terminated|connection error|Client was closed|Query read timeout|timeout exceeded when trying to connect/;
/**
 * Answered on a sound connection: too slow (57014), waited for too long (55P03), out of disk, memory or connections, or
 * asked by a node whose clock is ahead (FL003).
 */
const OVERTAXED = /^(57014|55P03|53...|58...|FL003)$/;

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** Drizzle wraps the driver's error; the cause carries the code and the database's own words. */
export const rootOf = (error: unknown): unknown =>
  error instanceof Error && codeOf(error) === '' && error.cause !== undefined ? error.cause : error;

/** True where the connection itself is of no more use. */
export const isLost = (error: unknown): boolean => {
  const root = rootOf(error);
  return LOST.has(codeOf(root)) || (root instanceof Error && LOST_WORDS.test(root.message));
};

/** True where no answer came in time: the host, the way to it or the database itself stands still. */
export const isSilence = (error: unknown): boolean =>
  codeOf(error) === 'ETIMEDOUT' || (error instanceof Error && /Query read timeout/.test(error.message));

/** True where the database could not be reached or cannot do its work now: the call may be made again. */
export const isUnavailable = (error: unknown): boolean =>
  isLost(error) || OVERTAXED.test(codeOf(rootOf(error))) || error instanceof LoginFault;

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

/** A deadlock or a failed serialization: the transaction is made again from its beginning. */
export const isRetryable = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(rootOf(error)));

/** A lock was not to be had within the limit. */
export const isLockedOut = (error: unknown): boolean => codeOf(error) === '55P03';

/** The name or password was refused. */
export const isWrongPassword = (error: unknown): boolean => ['28P01', '28000'].includes(codeOf(error));

/** The database may not be used by this role for that. */
export const isForbidden = (error: unknown): boolean => codeOf(error) === '42501';
