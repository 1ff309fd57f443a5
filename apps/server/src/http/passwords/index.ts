import { createHash } from 'node:crypto';
import type { FieldReason } from '@fairlead/contract';
import { COMMON } from './list';

const BYTES = 4;
const printOf = (password: string): number =>
  createHash('sha256').update(password.toLowerCase()).digest().readUInt32BE(0);

const read = (list: Buffer): ReadonlySet<number> =>
  new Set(Array.from({ length: list.length / BYTES }, (_, index) => list.readUInt32BE(index * BYTES)));

const common = read(Buffer.from(COMMON, 'base64'));

/**
 * What is wrong with a new password besides its length; null where nothing is. It asks for no kinds of characters:
 * those make passwords alike (docs/domain/access.md#login-password).
 */
export const faultOfPassword = (password: string, username: string): FieldReason | null => {
  if (password.toLowerCase() === username.toLowerCase()) return 'same_as_username';
  return common.has(printOf(password)) ? 'common_password' : null;
};
