import { date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
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
  /** 1: a leaf holds where the money's chain stood; 2: the chains of acts, chat and reports too. */
  leafFormat: integer('leaf_format').notNull().default(1),
  /** Up to the day's end: the programme's own entries, and a hash over theirs; null with leaves of format 1. */
  programmeEntries: int8('programme_entries'),
  programmeHead: bytes('programme_head'),
});

/** What a witness signed of the log of days, as the line that stands in a checkpoint. Append-only. */
export const cosignature = pgTable(
  'cosignature',
  {
    /** How many days the log had. */
    size: int8('size').notNull(),
    witness: text('witness').notNull(),
    line: text('line').notNull(),
    /** As the witness says. */
    time: moment('time').notNull(),
  },
  (table) => [primaryKey({ columns: [table.size, table.witness] })],
);

/** What an authority answered who was asked for the time of a signed day (RFC 3161), as it came. Append-only. */
export const timestampToken = pgTable(
  'timestamp_token',
  {
    day: date('day', { mode: 'string' }).notNull(),
    /** What the operator calls it. */
    authority: text('authority').notNull(),
    answer: bytes('answer').notNull(),
    /** As the authority says. */
    time: moment('time').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.authority] })],
);

/** The chains of what is written about a holder beside money. */
export const RECORD_CHAINS = ['acts', 'chat', 'reports'] as const;

/** Where each of a holder's record chains stood: how many links, and the hash of the last one. */
export type RecordHeads = Readonly<
  Record<(typeof RECORD_CHAINS)[number], { readonly sequence: number; readonly head: string }>
>;

/** A row about a holder in their chain, written with it by a trigger; append-only. */
export const recordLink = pgTable(
  'record_link',
  {
    holderId: int8('holder_id').notNull(),
    chain: text('chain', { enum: RECORD_CHAINS }).notNull(),
    seq: int8('seq').notNull(),
    time: moment('time').notNull(),
    rowId: int8('row_id').notNull(),
    /** What the hash covers of the row. */
    content: text('content').notNull(),
    hash: bytes('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.holderId, table.chain, table.seq] })],
);

/** The last link of each chain: locked by who adds one. */
export const recordHead = pgTable(
  'record_head',
  {
    holderId: int8('holder_id').notNull(),
    chain: text('chain', { enum: RECORD_CHAINS }).notNull(),
    seq: int8('seq').notNull(),
    time: moment('time').notNull(),
    hash: bytes('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.holderId, table.chain] })],
);

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
    /** Where the record chains stood; null on days whose leaves are of format 1. */
    records: jsonb('records').$type<RecordHeads>(),
  },
  (table) => [primaryKey({ columns: [table.holderId, table.day] })],
);
