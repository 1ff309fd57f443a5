import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, identity, int8, moment } from './columns';

/** Passkeys (WebAuthn) of account holders; one that was removed stays on record (docs/domain/access.md#second-factors). */
export const passkey = pgTable(
  'passkey',
  {
    holderId: int8('holder_id').notNull(),
    id: identity('id').notNull().unique(),
    /** As the device itself names the credential, base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE. */
    publicKey: bytes('public_key').notNull(),
    /** How often the device says that it signed; one that goes back is a copy. */
    counter: int8('counter').notNull().default(0),
    transports: text('transports').array().notNull(),
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
    removedAt: moment('removed_at'),
  },
  (table) => [primaryKey({ columns: [table.holderId, table.id] })],
);

/** One-time codes of an authenticator app; the secrets are sealed by a key outside the database. */
export const holderTotp = pgTable('holder_totp', {
  holderId: int8('holder_id').primaryKey(),
  secret: bytes('secret'),
  /** Shown for setting up; counts after its first code. */
  pendingSecret: bytes('pending_secret'),
  /** The newest time step whose code was taken: each code counts once. */
  step: int8('step').notNull().default(0),
  since: moment('since'),
  endedAt: moment('ended_at'),
});

/** Single-use codes for whoever has neither passkey nor authenticator at hand, as SHA-256. */
export const holderRecoveryCode = pgTable(
  'holder_recovery_code',
  {
    holderId: int8('holder_id').notNull(),
    codeHash: bytes('code_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    usedAt: moment('used_at'),
    /** New ones were made, or the last factor was turned off. */
    voidedAt: moment('voided_at'),
  },
  (table) => [primaryKey({ columns: [table.holderId, table.codeHash] })],
);

/** What a passkey is asked to sign, once and soon; of nobody where it is to say who signs in. */
export const passkeyChallenge = pgTable(
  'passkey_challenge',
  {
    challenge: text('challenge').primaryKey(),
    holderId: int8('holder_id'),
    purpose: text('purpose', { enum: ['add', 'confirm', 'sign_in'] }).notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('passkey_challenge_end').on(table.expiresAt)],
);
