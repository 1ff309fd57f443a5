import { RECOVERY_STATES, RECOVERY_WAYS } from '@fairlead/vocabulary';
import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, identity, int8, moment } from './columns';

/**
 * Codes that staff issue; each opens the ad account of one person who comes through the shell
 * (docs/domain/access.md#authorization-codes).
 */
export const authorizationCode = pgTable('authorization_code', {
  id: identity('id').primaryKey(),
  codeHash: bytes('code_hash').notNull().unique(),
  /** The first characters, for staff to tell codes apart. */
  hint: text('hint').notNull().default(''),
  remark: text('remark').notNull().default(''),
  /** The shell identity (`sub` of its ticket) whose ad account it opened: one code a person. */
  usedBy: text('used_by').unique(),
  usedAt: moment('used_at'),
  issuedBy: int8('issued_by'),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at'),
  revokedAt: moment('revoked_at'),
});

/** Shell tickets that have signed somebody in: written once, by one atomic insert, so that each signs in once. */
export const usedTicket = pgTable(
  'used_ticket',
  {
    jti: text('jti').primaryKey(),
    usedAt: moment('used_at').notNull(),
    /** From then on neither the ticket nor its stand-in is valid, and the row may go. */
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('used_ticket_end').on(table.endsAt)],
);

/**
 * Ways to a new login password without the old one (docs/domain/access.md#forgotten-login-password). Each is used once;
 * rows stay, since how often a password was set anew bounds how long payouts wait.
 */
export const recovery = pgTable(
  'recovery',
  {
    holderId: int8('holder_id').notNull(),
    id: identity('id').notNull().unique(),
    way: text('way', { enum: RECOVERY_WAYS }).notNull(),
    state: text('state', { enum: RECOVERY_STATES }).notNull(),
    /** SHA-256 of what stands in the link; null where staff opened the way. */
    tokenHash: bytes('token_hash').unique(),
    /** The guest's case in which the new password is set, where staff opened the way. */
    guestCaseId: int8('guest_case_id'),
    createdAt: moment('created_at').notNull(),
    /** Null while two people have not agreed. */
    expiresAt: moment('expires_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.holderId, table.id] }),
    /** The newest link alone counts, and staff open one way at a time. */
    uniqueIndex('recovery_open')
      .on(table.holderId, table.way)
      .where(sql`${table.state} in ('proposed', 'open')`),
    uniqueIndex('recovery_case').on(table.guestCaseId).where(sql`${table.state} in ('proposed', 'open')`),
  ],
);

/** Who asked for a link, as typed: looked up by a job and not by the request, so that its answer takes no longer for some. */
export const recoveryRequest = pgTable('recovery_request', {
  id: identity('id').primaryKey(),
  typed: text('typed').notNull(),
  createdAt: moment('created_at').notNull(),
});
