import { ENTRIES, OWN_STAFF_CHANGES, STAFF_CHANGES } from '@fairlead/vocabulary';
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

export const staff = pgTable(
  'staff',
  {
    id: identity('id').primaryKey(),
    username: text('username').notNull(),
    passwordHash: text('password_hash').notNull(),
    roles: text('roles').array().notNull(),
    /** Agreed by two people, and not given by the OpenID provider at the last sign-in (docs/domain/staff.md#roles-of-the-provider). */
    withheldRoles: text('withheld_roles').array().notNull().default([]),
    totpSecret: text('totp_secret'),
    /** Shown for enrolment; counts after its first code. */
    totpPendingSecret: text('totp_pending_secret'),
    /** The newest time step whose code was taken: each code signs in once. */
    totpStep: int8('totp_step').notNull().default(0),
    /** A first password, told by an admin, ends then unless it was changed; null once it was. */
    passwordEndsAt: moment('password_ends_at'),
    disabledAt: moment('disabled_at'),
    createdAt: moment('created_at').notNull(),
    /** Since when the account has what it has: made, raised or reset then (docs/domain/staff.md#72-hours). */
    powersSince: moment('powers_since').notNull(),
    /** The newest change of accounts of staff that this person confirmed to have read. */
    changesSeen: int8('changes_seen').notNull().default(0),
    /** Takes new chats since then; null for whoever is not on duty (docs/domain/support.md#on-duty). */
    onDutySince: moment('on_duty_since'),
  },
  (table) => [uniqueIndex('staff_username').on(sql`lower(${table.username})`)],
);

/** What became of accounts of staff, for all who handle money; append-only (docs/domain/staff.md#two-people). */
export const staffChange = pgTable(
  'staff_change',
  {
    id: identity('id').primaryKey(),
    time: moment('time').notNull(),
    stage: text('stage', { enum: ['proposed', 'done'] }).notNull(),
    change: text('change', { enum: [...STAFF_CHANGES, ...OWN_STAFF_CHANGES] }).notNull(),
    /** Null while the account is not there. */
    staffId: int8('staff_id'),
    username: text('username').notNull(),
    roles: text('roles').array().notNull(),
    /** Before or after it the account proposes or decides what moves money, or admits those who do. */
    decides: boolean('decides').notNull(),
    /** Null for the command line. */
    makerId: int8('maker_id'),
    checkerId: int8('checker_id'),
    proposalId: int8('proposal_id'),
  },
  (table) => [index('staff_change_member').on(table.staffId, table.id)],
);

export const staffSession = pgTable(
  'staff_session',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    id: identity('id').notNull().unique(),
    staffId: int8('staff_id').notNull(),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    userAgent: text('user_agent').notNull().default(''),
    /** Opened by this identity; null where a password did. */
    identityId: int8('identity_id'),
  },
  (table) => [index('staff_session_staff').on(table.staffId, table.id)],
);

/** Security keys (WebAuthn) of staff; one that was removed stays on record (docs/domain/staff.md#second-step). */
export const staffKey = pgTable(
  'staff_key',
  {
    id: identity('id').primaryKey(),
    staffId: int8('staff_id').notNull(),
    /** As the key itself names the credential, base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE. */
    publicKey: bytes('public_key').notNull(),
    /** How often the key says that it signed; one that goes back is a copy. */
    counter: int8('counter').notNull().default(0),
    transports: text('transports').array().notNull(),
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
    removedAt: moment('removed_at'),
  },
  (table) => [index('staff_key_staff').on(table.staffId, table.id)],
);

/** Single-use codes for whoever has neither key nor authenticator at hand, as SHA-256. */
export const staffRecoveryCode = pgTable(
  'staff_recovery_code',
  {
    codeHash: bytes('code_hash').primaryKey(),
    staffId: int8('staff_id').notNull(),
    createdAt: moment('created_at').notNull(),
    usedAt: moment('used_at'),
    /** New ones were made, or two admins reset the second step. */
    voidedAt: moment('voided_at'),
  },
  (table) => [index('staff_recovery_code_staff').on(table.staffId, table.createdAt)],
);

/** What a key is asked to sign, once and soon. */
export const staffChallenge = pgTable(
  'staff_challenge',
  {
    challenge: text('challenge').primaryKey(),
    staffId: int8('staff_id').notNull(),
    purpose: text('purpose', { enum: ['add', 'confirm', 'sign_in'] }).notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('staff_challenge_staff').on(table.staffId)],
);

/** Identities at the OpenID provider by which staff sign in; one that was ended stays on record (docs/domain/staff.md#openid). */
export const staffIdentity = pgTable(
  'staff_identity',
  {
    id: identity('id').primaryKey(),
    staffId: int8('staff_id').notNull(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    connectedAt: moment('connected_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('staff_identity_subject')
      .on(table.issuer, table.subject)
      .where(sql`${table.endedAt} is null`),
    uniqueIndex('staff_identity_staff').on(table.staffId).where(sql`${table.endedAt} is null`),
  ],
);

/** A way to the OpenID provider and back that a browser has begun. */
export const staffProviderFlow = pgTable(
  'staff_provider_flow',
  {
    flowHash: bytes('flow_hash').primaryKey(),
    /** Whose account is to be connected; null where somebody signs in. */
    staffId: int8('staff_id'),
    state: text('state').notNull(),
    nonce: text('nonce').notNull(),
    verifier: text('verifier').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** The one code was taken to the provider. */
    takenAt: moment('taken_at'),
    /** Who came back; null until the provider has said so. */
    subject: text('subject'),
    /** The provider's own words about roles; null where none are mapped. */
    roles: text('roles').array(),
    /** How the provider made sure, in its own words: on record, and counted for nothing. */
    methods: text('methods').array(),
  },
  (table) => [index('staff_provider_flow_end').on(table.expiresAt)],
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
