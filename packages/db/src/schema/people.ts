import { ENTRIES } from '@fairlead/vocabulary';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, identity, int8, moment } from './columns';

/** Account holders: a login with one ad account and one wallet. */
export const accountHolder = pgTable(
  'account_holder',
  {
    id: identity('id').primaryKey(),
    username: text('username').notNull(),
    nickname: text('nickname'),
    email: text('email'),
    phone: text('phone'),
    /** Since when the holder has shown that the address, the number is theirs; null again once it is another. */
    emailVerifiedAt: moment('email_verified_at'),
    phoneVerifiedAt: moment('phone_verified_at'),
    avatarFileId: int8('avatar_file_id'),
    entry: text('entry', { enum: ENTRIES }).notNull(),
    /** The host app's `sub` of a person who came through the shell. */
    shellSubject: text('shell_subject').unique(),
    passwordHash: text('password_hash'),
    operationId: text('operation_id').notNull().unique(),
    state: text('state', { enum: ['active', 'not_activated', 'disabled', 'deleted'] }).notNull(),
    stateReason: text('state_reason'),
    isLead: boolean('is_lead').notNull().default(false),
    /** The key that the account was made with; null of a host app's people, and of accounts older than this column. */
    licenseKeyId: int8('license_key_id'),
    lang: text('lang').notNull().default('en'),
    creditScore: integer('credit_score').notNull().default(600),
    shopLevel: integer('shop_level').notNull().default(1),
    /** argon2id of HMAC(pepper, MD5 digest of the PIN); null until set. */
    pinHash: text('pin_hash'),
    pinFailures: integer('pin_failures').notNull().default(0),
    /** How often the PIN was locked in a row: 15 min, doubling to 24 h. */
    pinLocks: integer('pin_locks').notNull().default(0),
    pinLockedUntil: moment('pin_locked_until'),
    /**
     * Payouts wait until then after the PIN was reset by login password
     * (docs/domain/withdrawals.md#eligibility).
     */
    payoutDelayedUntil: moment('payout_delayed_until'),
    /** Payouts wait until then after the login password was set anew without the old one; apart, since each has its own bound. */
    recoveredUntil: moment('recovered_until'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('account_holder_username').on(sql`lower(${table.username})`),
    index('account_holder_state').on(table.state, table.id),
    index('account_holder_entry').on(table.entry, table.id),
    index('account_holder_created').on(table.createdAt, table.id),
    index('account_holder_email').on(sql`lower(${table.email})`),
    index('account_holder_phone').on(table.phone),
    index('account_holder_key').on(table.licenseKeyId).where(sql`${table.licenseKeyId} is not null`),
    /** By any part of what is known of a person, as packages/db/functions/account/found_holders.sql asks. */
    index('account_holder_words').using(
      'gin',
      sql`lower(${table.username} || ' ' || coalesce(${table.nickname}, '') || ' ' || coalesce(${table.email}, '') || ' ' || regexp_replace(coalesce(${table.phone}, ''), '[^0-9]', '', 'g') || ' ' || ${table.operationId}) gin_trgm_ops`,
    ),
    index('account_holder_username_begins').on(sql`lower(${table.username}) text_pattern_ops`),
    index('account_holder_nickname_begins').on(sql`lower(${table.nickname}) text_pattern_ops`),
  ],
);

export const licenseKey = pgTable(
  'license_key',
  {
    id: identity('id').primaryKey(),
    keyHash: bytes('key_hash').notNull().unique(),
    usesLeft: integer('uses_left').notNull(),
    used: integer('used').notNull().default(0),
    /** The first characters, for staff to tell keys apart. */
    hint: text('hint').notNull().default(''),
    remark: text('remark').notNull().default(''),
    issuedBy: int8('issued_by'),
    revokedAt: moment('revoked_at'),
    expiresAt: moment('expires_at'),
    staffActivates: boolean('staff_activates').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('license_key_uses').on(table.usesLeft, table.id)],
);

/** Sessions of account holders; the token itself is never stored, only its SHA-256. */
export const session = pgTable(
  'session',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    id: identity('id').notNull().unique(),
    holderId: int8('holder_id').notNull(),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    userAgent: text('user_agent').notNull().default(''),
  },
  (table) => [
    index('session_holder').on(table.holderId),
    /** Who else signs in from such a device; a hash, since what a device says of itself may be long. */
    index('session_device').on(sql`md5(${table.userAgent})`),
  ],
);

/** Counters of throttles, shared by all nodes: one row a key and window. */
export const throttle = pgTable(
  'throttle',
  {
    key: text('key').notNull(),
    windowStart: moment('window_start').notNull(),
    hits: integer('hits').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.windowStart] }),
    index('throttle_end').on(table.endsAt),
  ],
);

/**
 * One row for each answered call that moves money, in the transaction of its effect
 * (docs/domain/README.md#idempotency).
 */
export const idempotency = pgTable(
  'idempotency',
  {
    holderId: int8('holder_id').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of the call's id and its canonical body. */
    bodyHash: bytes('body_hash').notNull(),
    /** The whole envelope that was answered. */
    answer: jsonb('answer').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.holderId, table.key] })],
);
