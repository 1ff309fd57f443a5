import { MONEY_MODES } from '@fairlead/vocabulary';
import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** What the database was first started as; one row that nobody changes, so that a sandbox never becomes real money. */
export const installation = pgTable('installation', {
  only: boolean('only').primaryKey().default(true),
  moneyMode: text('money_mode', { enum: MONEY_MODES }).notNull(),
  currency: text('currency').notNull(),
  stampedAt: moment('stamped_at').notNull(),
});

/** A fingerprint of the secret beside the database; the program adds it once, and only the tables' owner takes it away. */
export const pepperStamp = pgTable('pepper_stamp', {
  only: boolean('only').primaryKey().default(true),
  fingerprint: text('fingerprint').notNull(),
  stampedAt: moment('stamped_at').notNull(),
});

/** When a node last ran what is due by time; one row, written by nodes that run jobs alone. */
export const jobsRun = pgTable('jobs_run', {
  only: boolean('only').primaryKey().default(true),
  ranAt: moment('ran_at').notNull(),
});
