import { OWN_STAFF_CHANGES, STAFF_CHANGES } from '@fairlead/vocabulary';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, identity, int8, moment } from './columns';

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

/** A program that reads as an auditor does, by a key that two admins agreed on (docs/domain/staff.md#service-accounts). */
export const serviceAccount = pgTable('service_account', {
  staffId: int8('staff_id').primaryKey(),
  scopes: text('scopes').array().notNull(),
  /** SHA-256. */
  keyHash: bytes('key_hash').notNull().unique(),
  keyBegins: text('key_begins').notNull(),
  expiresAt: moment('expires_at').notNull(),
  lastUsedAt: moment('last_used_at'),
});

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
