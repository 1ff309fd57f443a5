import { md5 } from '@noble/hashes/legacy.js';

/**
 * The six digits as the specification puts them on the wire: MD5, lower-case hex
 * (docs/domain/access.md#transaction-password).
 */
export const passwordDigest = (digits: string): string =>
  [...md5(new TextEncoder().encode(digits))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const SEQUENCES = '01234567890 09876543210';

/** The same digit six times, or a run up or down: refused on the device before hashing. */
export const isTrivial = (digits: string): boolean =>
  /^(\d)\1{5}$/.test(digits) || SEQUENCES.includes(digits);
