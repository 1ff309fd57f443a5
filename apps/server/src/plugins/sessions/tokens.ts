import { createHash, randomBytes } from 'node:crypto';

/** A new token: 32 random bytes, base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of a token. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Only this can be a token: whatever else is sent is not looked up. */
export const isToken = (text: unknown): text is string =>
  typeof text === 'string' && /^[A-Za-z0-9_-]{43}$/.test(text);
