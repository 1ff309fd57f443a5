import { date, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, int8, moment } from './columns';

/**
 * One signed root a day over the heads of all holders' chains (docs/adr/0045-a-signed-root-a-day.md). Append-only by
 * grants: what was published stays.
 */
export const dailyRoot = pgTable('daily_root', {
  /** In the programme's zone. */
  day: date('day', { mode: 'string' }).primaryKey(),
  /** The day's end: entries before it are in. */
  until: moment('until').notNull(),
  holders: int8('holders').notNull(),
  root: bytes('root').notNull(),
  /** SHA-256 of what was signed the day before; 32 zero bytes for the first. */
  previous: bytes('previous').notNull(),
  signedAt: moment('signed_at').notNull(),
  /** Ed25519, base64. */
  signature: text('signature').notNull(),
  keyId: text('key_id').notNull(),
  /** The raw public key, base64. */
  publicKey: text('public_key').notNull(),
});
