import {
  CHAT_FILE_TYPES,
  CHAT_TAGS,
  CONVERSATION_STATES,
  MESSAGE_KINDS,
  SUPPORT_TOPICS,
} from '@fairlead/vocabulary';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PayeeLine } from './acceptors';
import { fileColumns, identity, int8, moment } from './columns';

/** A payment card as it was sent: what the registry held then (docs/domain/topups.md#payment-card). */
export interface StoredCard {
  readonly payeeId: number;
  readonly name: string;
  readonly method: string;
  readonly lines: readonly PayeeLine[];
  /** The payer's operation ID; cards of earlier releases have none. */
  readonly reference?: string | null;
  readonly amountMinor: number | null;
}

/** One person's conversation with one desk. */
export const conversation = pgTable(
  'conversation',
  {
    holderId: int8('holder_id').notNull(),
    /** Drawn with the guests' cases: staff name either by one number. */
    id: int8('id').notNull().unique().default(sql`nextval('guest_case_id_seq')`),
    topic: text('topic', { enum: SUPPORT_TOPICS }).notNull(),
    state: text('state', { enum: CONVERSATION_STATES }).notNull().default('open'),
    /** Messages so far; numbers the next one. */
    lastSequence: integer('last_sequence').notNull().default(0),
    /** Marks of the person, then of the desk; none ever goes back. */
    deliveredUpTo: integer('delivered_up_to').notNull().default(0),
    readUpTo: integer('read_up_to').notNull().default(0),
    deliveredToStaff: integer('delivered_to_staff').notNull().default(0),
    readByStaff: integer('read_by_staff').notNull().default(0),
    /** The member of staff who took it. */
    assignedTo: int8('assigned_to'),
    /** The person's first message without an answer. */
    waitingSince: moment('waiting_since'),
    /** When a notification tells of an answer that was not read. */
    tellAt: moment('tell_at'),
    createdAt: moment('created_at').notNull(),
    /** When staff closed it last; a message of the person opens it again, and leaves this. */
    closedAt: moment('closed_at'),
    /** Put off until then by staff; a message of the person brings it back at once. */
    snoozedUntil: moment('snoozed_until'),
    /** What staff sort it by. */
    tags: text('tags', { enum: CHAT_TAGS }).array().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.holderId, table.topic] }),
    index('conversation_waiting')
      .on(table.waitingSince, table.id)
      .where(sql`${table.waitingSince} is not null`),
    index('conversation_assigned').on(table.assignedTo, table.id),
    index('conversation_snoozed')
      .on(table.snoozedUntil, table.id)
      .where(sql`${table.snoozedUntil} is not null`),
    index('conversation_tell').on(table.tellAt).where(sql`${table.tellAt} is not null`),
  ],
);

/** What was said, both ways. Append-only by grants; `sequence` has no gaps within a conversation. */
export const chatMessage = pgTable(
  'chat_message',
  {
    holderId: int8('holder_id').notNull(),
    conversationId: int8('conversation_id').notNull(),
    sequence: integer('sequence').notNull(),
    id: identity('id').notNull().unique(),
    author: text('author', { enum: ['holder', 'staff', 'programme'] }).notNull(),
    staffId: int8('staff_id'),
    /** Made by the sender: the same sent twice is one message. */
    clientId: text('client_id'),
    kind: text('kind', {
      enum: MESSAGE_KINDS,
    }).notNull(),
    text: text('text').notNull(),
    fileIds: jsonb('file_ids').$type<readonly number[]>().notNull().default([]),
    card: jsonb('card').$type<StoredCard>(),
    topUpId: int8('top_up_id'),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.holderId, table.conversationId, table.sequence] }),
    uniqueIndex('chat_message_once').on(table.holderId, table.conversationId, table.author, table.clientId),
    /** How soon staff answered lately. */
    index('chat_message_answers').on(table.sentAt).where(sql`${table.staffId} is not null`),
    /** What one of staff sent lately, to whom. */
    index('chat_message_staff').on(table.staffId, table.sentAt).where(sql`${table.staffId} is not null`),
    /** Any part of what was said. */
    index('chat_message_words').using('gin', sql`lower(${table.text}) gin_trgm_ops`),
  ],
);

/** What a person thought of a conversation, once for each closing. Nobody of staff writes or removes one, by grants. */
export const chatRating = pgTable(
  'chat_rating',
  {
    holderId: int8('holder_id').notNull(),
    conversationId: int8('conversation_id').notNull(),
    closedAt: moment('closed_at').notNull(),
    value: integer('value').notNull(),
    /** May be empty. */
    words: text('words').notNull(),
    ratedAt: moment('rated_at').notNull(),
    changedAt: moment('changed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.holderId, table.conversationId, table.closedAt] }),
    index('chat_rating_time').on(table.ratedAt),
    check('chat_rating_value', sql`${table.value} between 1 and 5`),
  ],
);

/** Images and PDF of the chat; what no message uses within a day is removed. */
export const chatFile = pgTable(
  'chat_file',
  {
    id: identity('id').primaryKey(),
    /** Who sent it: the holder, or the member of staff. */
    holderId: int8('holder_id'),
    staffId: int8('staff_id'),
    /** Null until a message carries it. */
    conversationId: int8('conversation_id'),
    type: text('type', { enum: CHAT_FILE_TYPES }).notNull(),
    bytes: integer('bytes').notNull(),
    ...fileColumns(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('chat_file_unused').on(table.createdAt).where(sql`${table.conversationId} is null`),
    index('chat_file_unhashed').on(table.id).where(sql`${table.hash} is null`),
  ],
);

/** What staff write down for each other; of guests' cases too. Append-only by grants. */
export const chatNote = pgTable(
  'chat_note',
  {
    id: identity('id').primaryKey(),
    conversationId: int8('conversation_id').notNull(),
    staffId: int8('staff_id').notNull(),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('chat_note_conversation').on(table.conversationId, table.id)],
);

/** Answers that staff give often, per language. */
export const cannedAnswer = pgTable(
  'canned_answer',
  {
    id: identity('id').primaryKey(),
    lang: text('lang').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    savedBy: int8('saved_by').notNull(),
    savedAt: moment('saved_at').notNull(),
    /** Offered to nobody since then. */
    removedAt: moment('removed_at'),
  },
  (table) => [
    index('canned_answer_lang').on(table.lang, table.id),
    index('canned_answer_title').on(sql`lower(${table.title})`, table.id),
  ],
);
