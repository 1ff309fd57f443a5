import { CAMPAIGN_STATES, COUPON_EFFECTS, COUPON_KINDS, type TRANSLATED } from '@fairlead/vocabulary';
import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identity, int8, minor, moment } from './columns';

/** A name or a rule in other languages than English. */
type InOtherLanguages = Readonly<Partial<Record<(typeof TRANSLATED)[number], string | undefined>>>;

/**
 * What a coupon is and does (docs/domain/coupons.md#kinds); a campaign states it, each coupon of it keeps it.
 */
const couponTerms = () => ({
  /** The English one: two coupons are of one name where this is the same. */
  name: text('name').notNull(),
  /** Null of a name that is the same in every language. */
  nameTranslations: jsonb('name_translations').$type<InOtherLanguages>(),
  kind: text('kind', { enum: COUPON_KINDS }).notNull(),
  effect: text('effect', { enum: COUPON_EFFECTS }).notNull(),
  /** Fixed sum F or V, or null where a share is meant. */
  valueMinor: minor('value_minor'),
  shareBp: integer('share_bp'),
  capMinor: minor('cap_minor'),
  requirementMinor: minor('requirement_minor').notNull().default(0),
  rule: text('rule').notNull().default(''),
  /** Null of a rule that speaks English alone. */
  ruleTranslations: jsonb('rule_translations').$type<InOtherLanguages>(),
});

/**
 * Coupons that people may claim, or staff give: two people decide on one, since the house pays
 * (docs/domain/coupons.md#campaigns).
 */
export const campaign = pgTable(
  'campaign',
  {
    id: identity('id').primaryKey(),
    /** Its name on the wire, such as `newcomer`. A person gets one coupon of it, ever. */
    campaign: text('campaign').notNull(),
    ...couponTerms(),
    validDays: integer('valid_days').notNull(),
    state: text('state', { enum: CAMPAIGN_STATES }).notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('campaign_running').on(table.campaign).where(sql`${table.state} <> 'over'`),
    index('campaign_start').on(table.startsAt, table.id),
  ],
);

export const coupon = pgTable(
  'coupon',
  {
    holderId: int8('holder_id').notNull(),
    id: identity('id').notNull().unique(),
    ...couponTerms(),
    state: text('state', { enum: ['unused', 'used'] })
      .notNull()
      .default('unused'),
    orderId: int8('order_id'),
    usedOn: date('used_on'),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Where it came from; null for one that staff made by itself. */
    campaignId: int8('campaign_id'),
    campaign: text('campaign'),
  },
  (table) => [
    primaryKey({ columns: [table.holderId, table.id] }),
    /**
     * One of the same name per person per day (docs/domain/coupons.md#use-at-a-put), held by the database
     * also at the same moment.
     */
    uniqueIndex('coupon_name_day')
      .on(table.holderId, table.name, table.usedOn)
      .where(sql`${table.state} = 'used'`),
    /**
     * Once per person, ever, also where a campaign of that name is opened again
     * (docs/domain/coupons.md#receiving).
     */
    uniqueIndex('coupon_campaign_once')
      .on(table.holderId, table.campaign)
      .where(sql`${table.campaign} is not null`),
    index('coupon_expiry').on(table.holderId, table.state, table.expiresAt, table.id),
    index('coupon_of_campaign').on(table.campaignId).where(sql`${table.campaignId} is not null`),
  ],
);
