import { index, pgTable, text } from 'drizzle-orm/pg-core';
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
