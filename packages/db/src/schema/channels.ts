import { CHANNELS, MESSAGE_CATEGORIES, MESSAGE_ENDS, SHOWN_IN_MESSAGES } from '@fairlead/vocabulary';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, identity, int8, moment } from './columns';

/** What leaves the app, one row a message and channel; retried until sent or given up (docs/domain/notifications.md#sending). */
export const channelMessage = pgTable(
  'channel_message',
  {
    id: identity('id').primaryKey(),
    /** Null: to somebody without an account. */
    holderId: int8('holder_id'),
    channel: text('channel', { enum: CHANNELS }).notNull(),
    /** `notice`, or which phrase of the languages: `mail.<kind>`. */
    kind: text('kind').notNull(),
    /** Of a notice. */
    notificationId: int8('notification_id'),
    /** An address, a telephone number, or the number of a device's subscription. */
    target: text('target').notNull(),
    language: text('language').notNull(),
    /** Emptied when the row ends where it holds a secret; see `endsAt`. */
    parameters: jsonb('parameters').$type<Readonly<Record<string, string | number>>>().notNull().default({}),
    /** Below the public address of the product, with its slash; null: none. */
    path: text('path'),
    /** From then on it is of no use and is not sent: it holds a code or a link that ends. */
    endsAt: moment('ends_at'),
    /** The same at each try: who gets it twice knows it again. */
    messageKey: text('message_key').notNull().unique(),
    attempts: integer('attempts').notNull().default(0),
    /** Null once it ended. */
    dueAt: moment('due_at'),
    ended: text('ended', { enum: MESSAGE_ENDS }),
    endedAt: moment('ended_at'),
    lastError: text('last_error'),
    createdAt: moment('created_at').notNull(),
    /** The last entry of the person's chain when it was written, and its hash. */
    headEntry: int8('head_entry'),
    head: bytes('head'),
  },
  (table) => [
    index('channel_message_due').on(table.dueAt).where(sql`${table.dueAt} is not null`),
    /** Codes, which go before all that may come later. */
    index('channel_message_codes')
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null and ${table.endsAt} is not null`)
      .concurrently(),
    index('channel_message_given_up').on(table.id).where(sql`${table.ended} = 'given_up'`),
    index('channel_message_ended').on(table.endedAt).where(sql`${table.ended} in ('sent', 'dropped')`),
    uniqueIndex('channel_message_once')
      .on(table.notificationId, table.channel, table.holderId, table.target)
      .where(sql`${table.notificationId} is not null`),
  ],
);

/** Notices that were not yet passed on to the channels; of one to everyone, up to whom it was (docs/domain/notifications.md#passing-on). */
export const noticeToPass = pgTable('notice_to_pass', {
  notificationId: int8('notification_id').primaryKey(),
  /** The last holder to whom it was passed on. */
  afterHolder: int8('after_holder').notNull().default(0),
});

/** What a person chose to be told outside the app; no row: what the product begins with (docs/domain/notifications.md#choices). */
export const channelChoice = pgTable('channel_choice', {
  holderId: int8('holder_id').primaryKey(),
  email: text('email', { enum: MESSAGE_CATEGORIES }).array().notNull(),
  push: text('push', { enum: MESSAGE_CATEGORIES }).array().notNull(),
  shows: text('shows', { enum: SHOWN_IN_MESSAGES }).notNull(),
  /** IANA name, as the person's device last said. */
  timeZone: text('time_zone').notNull(),
});

/** Devices that are told by push; one ends with the session that made it. */
export const pushSubscription = pgTable(
  'push_subscription',
  {
    holderId: int8('holder_id').notNull(),
    id: identity('id').notNull().unique(),
    sessionId: int8('session_id').notNull(),
    /** Whoever knows it may send there: it is told to nobody. */
    endpoint: text('endpoint').notNull().unique(),
    /** Keys of the device, base64url. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.holderId, table.id] }),
    index('push_subscription_session').on(table.sessionId),
  ],
);

/** The code by which a holder shows that an address or a number is theirs; the newest alone counts. */
export const contactCode = pgTable(
  'contact_code',
  {
    holderId: int8('holder_id').notNull(),
    contact: text('contact', { enum: ['email', 'phone'] }).notNull(),
    /** The address or number that it went to. */
    target: text('target').notNull(),
    /** HMAC of the code with the secret beside the database. */
    codeHash: bytes('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.holderId, table.contact] })],
);
