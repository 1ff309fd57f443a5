import { createHash, randomBytes } from 'node:crypto';

/** A new token: 32 random bytes, base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url');

const KEY_PREFIX = 'fairlead_key_';

/** A new key of a service account, which a search for leaked secrets knows by its beginning. */
export const newServiceKey = (): string => `${KEY_PREFIX}${newToken()}`;

/** Only this can be a key of a service account. */
export const isServiceKey = (text: unknown): text is string =>
  typeof text === 'string' && text.startsWith(KEY_PREFIX) && isToken(text.slice(KEY_PREFIX.length));

/** By which people tell one key from another. */
export const beginningOf = (key: string): string => key.slice(0, KEY_PREFIX.length + 4);

/** What is kept of a token. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Only this can be a token: whatever else is sent is not looked up. */
export const isToken = (text: unknown): text is string =>
  typeof text === 'string' && /^[A-Za-z0-9_-]{43}$/.test(text);
