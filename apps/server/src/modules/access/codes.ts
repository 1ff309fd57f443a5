import { createHash, randomInt } from 'node:crypto';

/** No letter or digit that is taken for another one. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;
const HINT_LENGTH = 4;

const group = (): string =>
  Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** A new authorization code, such as `K7QM-2XVA-…`: 78 random bits, so that its plain hash gives nothing away. */
export const newCode = (): string => Array.from({ length: GROUPS }, group).join('-');

/** What staff see of a code once it was shown. */
export const hintOf = (code: string): string => `${code.slice(0, HINT_LENGTH)}…`;

/** Codes are kept as hashes: a copy of the database opens no account. Case and spaces around do not matter. */
export const hashCode = (code: string): Buffer =>
  createHash('sha256').update(code.trim().toUpperCase()).digest();
