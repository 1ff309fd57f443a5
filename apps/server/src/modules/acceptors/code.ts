import { createHash, randomInt } from 'node:crypto';

/** Without letters and digits that look alike. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
/** 31^12, about 59 bits: guessing is throttled as well. */
const LENGTH = 12;

/** A code that is shown once. */
export const newCode = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** What is kept of it; how it was typed does not matter. */
export const hashCode = (code: string): Buffer =>
  createHash('sha256').update(code.replaceAll(/[\s-]/g, '').toUpperCase()).digest();
