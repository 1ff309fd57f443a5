import { createHash, randomBytes } from 'node:crypto';
import type { staff } from '@fairlead/db';
import type { Hashing } from '../../hashing';

/** A first password must be changed within three days: it opens nothing afterwards. */
const FIRST_PASSWORD_MS = 3 * 86_400_000;
const BETWEEN = '.';

/** One of the two halves of a first password: 120 random bits. */
export const newHalf = (): string => randomBytes(15).toString('base64url');

/** What a proposal keeps of the half that its maker was shown. */
export const halfHash = (half: string): string => createHash('sha256').update(half).digest('hex');

/** The two halves as the new person types them. */
export const joined = (first: string, second: string): string => `${first}${BETWEEN}${second}`;

/** Hashes a first password of which only the hash of the first half is known here: nobody but its owner has both. */
export const hashOfBoth = (hashing: Hashing, firstHash: string, second: string): Promise<string> =>
  hashing.hash(joined(firstHash, second));

/** What to store with a first password. */
export const firstPasswordUntil = (now: Date): Date => new Date(now.getTime() + FIRST_PASSWORD_MS);

/** What was typed, as it was hashed: of a first password the first half goes in as its hash. */
export const asHashed = (
  row: Pick<typeof staff.$inferSelect, 'passwordEndsAt'> | undefined,
  typed: string,
): string => {
  const at = typed.indexOf(BETWEEN);
  if (row?.passwordEndsAt == null || at < 0) return typed;
  return joined(halfHash(typed.slice(0, at)), typed.slice(at + 1));
};
