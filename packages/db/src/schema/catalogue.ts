import {
  CONTENT_KINDS,
  type ContactAudience,
  NOTIFICATION_CATEGORIES,
  type SupportTopic,
} from '@fairlead/vocabulary';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identity, int8, moment } from './columns';
import type { WrittenNotice } from './talk';

/** A text by language: all twelve. */
export type EveryLanguage = Readonly<Record<string, string>>;

/** What staff sent or will send; it becomes a notification when its time has come. */
export const staffNotice = pgTable(
  'staff_notice',
  {
    id: identity('id').primaryKey(),
    /** Null: to everyone. */
    holderId: int8('holder_id'),
    category: text('category', { enum: NOTIFICATION_CATEGORIES }).notNull(),
    words: jsonb('words').$type<WrittenNotice>().notNull(),
    link: text('link'),
    sendAt: moment('send_at').notNull(),
    makerId: int8('maker_id').notNull(),
    createdAt: moment('created_at').notNull(),
    /** The notification that came of it; null while it waits. */
    notificationId: int8('notification_id'),
    /** To everyone: the proposal by which a second person agreed. */
    proposalId: int8('proposal_id'),
    /** How many people it went to, counted when it was sent. */
    recipients: int8('recipients'),
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [
    index('staff_notice_time').on(table.sendAt, table.id),
    uniqueIndex('staff_notice_proposal').on(table.proposalId),
    index('staff_notice_due')
      .on(table.sendAt)
      .where(sql`${table.notificationId} is null and ${table.withdrawnAt} is null`),
  ],
);

/** What a notification of staff may begin with; it is sent to nobody. */
export const notificationTemplate = pgTable(
  'notification_template',
  {
    id: identity('id').primaryKey(),
    /** For staff alone. */
    name: text('name').notNull(),
    category: text('category', { enum: NOTIFICATION_CATEGORIES }).notNull(),
    words: jsonb('words').$type<WrittenNotice>().notNull(),
    link: text('link'),
    savedBy: int8('saved_by').notNull(),
    savedAt: moment('saved_at').notNull(),
    /** Offered to nobody since then. */
    removedAt: moment('removed_at'),
  },
  (table) => [
    index('notification_template_name').on(sql`lower(${table.name})`, table.id),
    index('notification_template_saved').on(table.savedAt, table.id),
  ],
);

/** A question, the operating rules or the activity rules; what it says is in its versions. */
export const content = pgTable(
  'content',
  {
    id: identity('id').primaryKey(),
    kind: text('kind', { enum: CONTENT_KINDS }).notNull(),
    /** The newest version. */
    version: integer('version').notNull(),
    /** The one that people read; null before the first was approved. */
    publishedVersion: integer('published_version'),
    /** Since when people read it; null before the first was approved. */
    publishedAt: moment('published_at'),
    retiredAt: moment('retired_at'),
  },
  (table) => [
    /** Questions are many; of rules there is one text each. */
    uniqueIndex('content_single').on(table.kind).where(sql`${table.kind} <> 'faq'`),
  ],
);

/** What a text said, version by version. Append-only by grants. */
export const contentVersion = pgTable(
  'content_version',
  {
    contentId: int8('content_id').notNull(),
    version: integer('version').notNull(),
    position: integer('position').notNull(),
    title: jsonb('title').$type<EveryLanguage>().notNull(),
    text: jsonb('text').$type<EveryLanguage>().notNull(),
    changedBy: int8('changed_by').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.contentId, table.version] })],
);

/** One way to reach support, with its opening hours. */
export interface StoredContact {
  readonly topic: SupportTopic;
  readonly audience: ContactAudience;
  readonly type: number;
  readonly label: EveryLanguage;
  readonly url: string;
  readonly weekly: readonly { readonly weekday: number; readonly from: string; readonly to: string }[];
  readonly time_zone: string;
}

/** All contacts at once, version by version; the newest counts. Append-only by grants. */
export const contactSheet = pgTable('contact_sheet', {
  version: integer('version').primaryKey(),
  items: jsonb('items').$type<readonly StoredContact[]>().notNull(),
  reason: text('reason').notNull(),
  changedBy: int8('changed_by').notNull(),
  changedAt: moment('changed_at').notNull(),
  /** When people are shown it: the newest that counts is the one that stands. */
  countsFrom: moment('counts_from').notNull(),
});

/** What the next version of a product will say; gone when it was published. */
export const productDraft = pgTable('product_draft', {
  productId: int8('product_id').primaryKey(),
  /** Counts on from the product's version with each save. */
  version: integer('version').notNull(),
  network: text('network').notNull(),
  coverFileId: int8('cover_file_id').notNull(),
  fields: jsonb('fields').$type<Readonly<Record<string, unknown>>>().notNull(),
  changedBy: int8('changed_by').notNull(),
  changedAt: moment('changed_at').notNull(),
});

/** Who wants to be told when a product changes, and what of it they know (docs/domain/products.md#watching). */
export const productWatch = pgTable(
  'product_watch',
  {
    holderId: int8('holder_id').notNull(),
    productId: int8('product_id').notNull(),
    knownVersion: integer('known_version').notNull(),
    /** Whether it was on offer, as they know. */
    knownOffered: boolean('known_offered').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.holderId, table.productId] }),
    index('product_watch_product').on(table.productId),
  ],
);
