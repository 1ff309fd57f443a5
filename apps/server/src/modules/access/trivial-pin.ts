import { createHash } from 'node:crypto';

const DIGITS = 6;
const RUNS = ['01234567890', '09876543210'];

const runsIn = (digits: string): string[] =>
  Array.from({ length: digits.length - DIGITS + 1 }, (_, start) => digits.slice(start, start + DIGITS));

const repeated = Array.from({ length: 10 }, (_, digit) => String(digit).repeat(DIGITS));

/** MD5 of the transaction passwords that anyone would try first: one digit six times, and runs up or down. */
const TRIVIAL: ReadonlySet<string> = new Set(
  [...repeated, ...RUNS.flatMap(runsIn)].map((digits) => createHash('md5').update(digits).digest('hex')),
);

/**
 * The device refuses them before hashing; the server does so by digest
 * (docs/domain/access.md#transaction-password).
 */
export const isTrivialDigest = (digest: string): boolean => TRIVIAL.has(digest);
