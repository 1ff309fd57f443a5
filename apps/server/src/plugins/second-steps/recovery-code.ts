import { createHash } from 'node:crypto';
import { randomBase32 } from './totp';

const CODES = 10;
const GROUP = /.{4}/g;
/** 80 random bits: a plain hash gives nothing away. */
const LETTERS = 16;

/** What is kept of a recovery code, however its letters are grouped. */
export const recoveryCodeHash = (code: string): Buffer =>
  createHash('sha256')
    .update(code.replaceAll(/[^A-Za-z2-7]/g, '').toUpperCase())
    .digest();

/** New recovery codes, in groups of four letters. */
export const randomCodes = (): string[] =>
  Array.from({ length: CODES }, () => (randomBase32(LETTERS).match(GROUP) ?? []).join('-'));
