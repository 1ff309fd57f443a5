import { NOTIFICATION_CATEGORIES } from '@fairlead/vocabulary';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, fileColumns, identity, int8, moment } from './columns';

/** Words of a notification that staff wrote: by language, English at least. */
export interface WrittenNotice {
  readonly title: Readonly<Record<string, string>>;
  readonly content: Readonly<Record<string, string>>;
}

/** What people are told; the languages write those with a key, `words` hold those that staff wrote. */
export const notification = pgTable(
  'notification',
  {
    id: identity('id').primaryKey(),
    /** Null: a broadcast, not copied per person. */
    holderId: int8('holder_id'),
    category: text('category', { enum: NOTIFICATION_CATEGORIES }).notNull(),
    key: text('key').notNull(),
    parameters: jsonb('parameters').$type<Readonly<Record<string, string | number>>>().notNull().default({}),
    words: jsonb('words').$type<WrittenNotice>(),
    /** Route inside the app, such as `/plan/detail?id=17`. */
    link: text('link'),
    createdAt: moment('created_at').notNull(),
    /** Shown to nobody from then on. */
    withdrawnAt: moment('withdrawn_at'),
    /** Of one person's own: when they read it. Who read a broadcast stands in `notification_read`. */
    readAt: moment('read_at'),
    /** The last entry of the person's chain when it was written: the number that the app shows, and its hash. */
    headEntry: int8('head_entry'),
    head: bytes('head'),
  },
  (table) => [
    index('notification_holder').on(table.holderId, table.id),
    index('notification_unread').on(table.holderId, table.id).where(sql`${table.readAt} is null`),
    index('notification_seen').on(table.holderId, table.id).where(sql`${table.readAt} is not null`),
  ],
);

/** Who read which broadcast. */
export const notificationRead = pgTable(
  'notification_read',
  {
    holderId: int8('holder_id').notNull(),
    notificationId: int8('notification_id').notNull(),
    readAt: moment('read_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.holderId, table.notificationId] }),
    index('notification_read_by').on(table.notificationId),
  ],
);

/** Images that people sent, made anew on arrival; what nothing uses within a day is removed. */
export const upload = pgTable(
  'upload',
  {
    holderId: int8('holder_id').notNull(),
    id: identity('id').notNull().unique(),
    mime: text('mime').notNull(),
    ...fileColumns(),
    /** Null in rows of a program before 0074, until a job fills them. */
    bytes: integer('bytes'),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Secret of this image: links to it are signed with it. */
    linkKey: bytes('link_key').notNull(),
    /** What it belongs to, such as `feedback`; null while it belongs to nothing. */
    usedBy: text('used_by'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.holderId, table.id] }),
    index('upload_unused').on(table.createdAt).where(sql`${table.usedBy} is null`),
    index('upload_unhashed').on(table.id).where(sql`${table.hash} is null`),
  ],
);

/**
 * Objects of the storage that no file names: put and not taken yet, or of a file that went or was moved back
 * (docs/adr/0102-files-in-storage.md). They are removed from the storage when due, then from here.
 */
export const orphanObject = pgTable(
  'orphan_object',
  {
    objectKey: text('object_key').primaryKey(),
    dueAt: moment('due_at').notNull(),
  },
  (table) => [index('orphan_object_due').on(table.dueAt)],
);

export const feedback = pgTable(
  'feedback',
  {
    holderId: int8('holder_id').notNull(),
    id: identity('id').notNull().unique(),
    subject: text('subject').notNull(),
    content: text('content').notNull(),
    fileIds: jsonb('file_ids').$type<readonly number[]>().notNull().default([]),
    createdAt: moment('created_at').notNull(),
    answer: text('answer'),
    /** The member of staff. */
    answeredBy: int8('answered_by'),
    answeredAt: moment('answered_at'),
  },
  (table) => [
    primaryKey({ columns: [table.holderId, table.id] }),
    index('feedback_open').on(table.id).where(sql`${table.answeredAt} is null`),
    index('feedback_words').using(
      'gin',
      sql`lower(${table.subject} || ' ' || ${table.content}) gin_trgm_ops`,
    ),
  ],
);
