import { CHAT_TAGS, GUEST_TOPICS } from '@fairlead/vocabulary';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, identity, int8, moment } from './columns';

/**
 * A guest's conversation with staff: number and secret are the way back to it
 * (docs/domain/support.md#guests).
 */
export const guestCase = pgTable(
  'guest_case',
  {
    id: identity('id').primaryKey(),
    caseNumber: text('case_number').notNull().unique(),
    /** SHA-256 of the secret, which is kept nowhere. */
    secretHash: bytes('secret_hash').notNull(),
    name: text('name').notNull(),
    email: text('email'),
    /** The account it is about as the guest wrote it; never looked up, proves nothing. */
    username: text('username'),
    lang: text('lang').notNull(),
    /** What it is about, as the guest chose. */
    topic: text('topic', { enum: GUEST_TOPICS }),
    /** Messages so far; numbers the next one. */
    lastSequence: integer('last_sequence').notNull().default(0),
    /** The last message of staff; what came after it waits for an answer. */
    answeredUpTo: integer('answered_up_to').notNull().default(0),
    /** Staff have read up to here. */
    readByStaff: integer('read_by_staff').notNull().default(0),
    /** The member of staff who took it. */
    assignedTo: int8('assigned_to'),
    /** The message that objects to the state of an account; open until staff answer. */
    objectionSequence: integer('objection_sequence'),
    waitingSince: moment('waiting_since'),
    /** Put off until then by staff; a message of the guest brings it back at once. */
    snoozedUntil: moment('snoozed_until'),
    /** What staff sort it by. */
    tags: text('tags', { enum: CHAT_TAGS }).array().notNull().default([]),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('guest_case_waiting')
      .on(table.waitingSince, table.id)
      .where(sql`${table.waitingSince} is not null`),
    index('guest_case_assigned').on(table.assignedTo, table.id),
    index('guest_case_objecting').on(table.id).where(sql`${table.objectionSequence} is not null`),
    index('guest_case_snoozed')
      .on(table.snoozedUntil, table.id)
      .where(sql`${table.snoozedUntil} is not null`),
    index('guest_case_words').using(
      'gin',
      sql`lower(${table.name} || ' ' || coalesce(${table.email}, '') || ' ' || coalesce(${table.username}, '')) gin_trgm_ops`,
    ),
  ],
);

/** What was said in a guest's case, both ways. Append-only by grants. */
export const guestMessage = pgTable(
  'guest_message',
  {
    caseId: int8('case_id').notNull(),
    sequence: integer('sequence').notNull(),
    id: identity('id').notNull().unique(),
    author: text('author', { enum: ['guest', 'staff'] }).notNull(),
    /** The member of staff; null for the guest. */
    staffId: int8('staff_id'),
    /** Made by the sender: the same sent twice is one message. */
    clientId: text('client_id'),
    text: text('text').notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.caseId, table.sequence] }),
    uniqueIndex('guest_message_once').on(table.caseId, table.author, table.clientId),
    /** Any part of what was said. */
    index('guest_message_words').using('gin', sql`lower(${table.text}) gin_trgm_ops`),
  ],
);
