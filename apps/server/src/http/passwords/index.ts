import { createHash } from 'node:crypto';
import type { FieldReason } from '@fairlead/contract';
import { COMMON } from './list';

const BYTES = 4;
const printOf = (password: string): number =>
  createHash('sha256').update(password.toLowerCase()).digest().readUInt32BE(0);

const read = (list: Buffer): ReadonlySet<number> =>
  new Set(Array.from({ length: list.length / BYTES }, (_, index) => list.readUInt32BE(index * BYTES)));

/** What an attacker of this product tries first, alone or with digits and signs around it. */
const OF_THIS_PRODUCT: ReadonlySet<string> = new Set([
  ...['fairlead', 'fairleads', 'adcentre', 'adcenter', 'portal', 'partnerportal', 'sandbox', 'console'],
  ...[
    'support',
    'delivery',
    'finance',
    'financemaker',
    'financechecker',
    'maker',
    'checker',
    'auditor',
    'admin',
  ],
  ...['administrator', 'staff', 'demo', 'withdraw', 'withdrawal', 'wallet', 'topup'],
]);
const isOfThisProduct = (password: string): boolean =>
  OF_THIS_PRODUCT.has(password.toLowerCase().replace(/[^\p{L}]/gu, ''));

const common = read(Buffer.from(COMMON, 'base64'));

/**
 * What is wrong with a new password besides its length; null where nothing is. It asks for no kinds of characters:
 * those make passwords alike (docs/domain/access.md#login-password).
 */
export const faultOfPassword = (password: string, username: string): FieldReason | null => {
  if (password.toLowerCase() === username.toLowerCase()) return 'same_as_username';
  return common.has(printOf(password)) || isOfThisProduct(password) ? 'common_password' : null;
};
