import { date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, int8, moment } from './columns';

/**
 * One signed root a day over the heads of all holders' chains (docs/adr/0045-statements-and-signed-days.md).
 * Append-only by grants: what was published stays.
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

/**
 * A holder's place in the tree of each day on which its chain grew, so that a statement proves every such day without
 * building the tree again. Append-only, as the roots.
 */
export const rootPlace = pgTable(
  'root_place',
  {
    holderId: int8('holder_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    leafIndex: int8('leaf_index').notNull(),
    /** The chain's last entry before the day's end, and its hash. */
    seq: int8('seq').notNull(),
    head: bytes('head').notNull(),
    /** The neighbours on the way up, lowest first, 32 bytes each. */
    proof: bytes('proof').notNull(),
  },
  (table) => [primaryKey({ columns: [table.holderId, table.day] })],
);
