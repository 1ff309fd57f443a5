import { PRODUCT_KINDS } from '@fairlead/vocabulary';
import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, identity, int8, minor, moment } from './columns';

export const product = pgTable('product', {
  id: identity('id').primaryKey(),
  currentVersion: integer('current_version').notNull(),
  /** Which delivery network serves it. */
  network: text('network').notNull(),
  networkOptions: jsonb('network_options').notNull().default({}),
  offeredUntil: moment('offered_until'),
  createdAt: moment('created_at').notNull(),
});

/** What the network shows of a product, by the addresses of the stored files. */
export interface StoredCreative {
  readonly images: readonly string[];
  readonly poster: string | null;
  readonly landingPage: string | null;
}

/** What a product says in other languages than English, which stands in columns; parts as the wire names them. */
export type StoredTranslations = Readonly<
  Record<
    string,
    {
      readonly put_content: string;
      readonly put_rule: string;
      readonly user_targeting: string;
      readonly game_description: string;
    }
  >
>;

/** What a product says and costs; no version changes, a put freezes one (docs/domain/products.md#versions). */
export const productVersion = pgTable(
  'product_version',
  {
    productId: int8('product_id').notNull(),
    version: integer('version').notNull(),
    title: text('title').notNull(),
    coverUrl: text('cover_url').notNull(),
    kind: text('kind', { enum: PRODUCT_KINDS }).notNull(),
    official: boolean('official').notNull(),
    putContent: text('put_content').notNull(),
    putRule: text('put_rule').notNull(),
    userTargeting: text('user_targeting').notNull(),
    gameDescription: text('game_description').notNull(),
    minPutAmountMinor: minor('min_put_amount_minor').notNull(),
    maxPutAmountMinor: minor('max_put_amount_minor').notNull(),
    costPerThousandMinor: minor('cost_per_thousand_minor').notNull(),
    payoutPerConversionMinor: minor('payout_per_conversion_minor').notNull(),
    holderShareBp: integer('holder_share_bp').notNull(),
    runDays: integer('run_days').notNull(),
    learningConversions: integer('learning_conversions').notNull().default(50),
    /** Null of a version that shows nothing but its cover. */
    creative: jsonb('creative').$type<StoredCreative>(),
    /** Null of a version that speaks English alone. */
    translations: jsonb('translations').$type<StoredTranslations>(),
    termsHash: bytes('terms_hash').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.version] })],
);
