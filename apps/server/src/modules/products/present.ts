import type { calls, Language, ResponseOf } from '@fairlead/contract';
import type { ProductTerms } from './queries';

type ProductItem = ResponseOf<typeof calls.plan.appDetail>['product'];

/** The network whose orders, reports and payments are played, and badged as such. */
export const DEMO_NETWORK = 'demo';

/**
 * What a product says in the reader's language; in English where nobody wrote it in theirs
 * (docs/domain/products.md#languages).
 */
const sayingsOf = (version: ProductTerms, language: Language) =>
  version.translations?.[language] ?? {
    put_content: version.putContent,
    put_rule: version.putRule,
    user_targeting: version.userTargeting,
    game_description: version.gameDescription,
  };

/**
 * A product as holders see it.
 * @param levelFactor how much higher this person may put than the product's own maximum
 * (docs/domain/standing.md#shop-level)
 */
export const presentProduct = (
  version: ProductTerms,
  levelFactor: number,
  language: Language,
): ProductItem => ({
  id: String(version.productId),
  title: version.title,
  kind: version.kind,
  official: version.official,
  cover_url: version.coverUrl,
  version: version.version,
  terms_hash: version.termsHash.toString('hex'),
  ...sayingsOf(version, language),
  min_put_amount: version.minPutAmountMinor,
  max_put_amount: Math.floor(version.maxPutAmountMinor * levelFactor),
  cost_per_thousand: version.costPerThousandMinor,
  payout_per_conversion: version.payoutPerConversionMinor,
  holder_share_bp: version.holderShareBp,
  run_days: version.runDays,
  learning_conversions: version.learningConversions,
  network: version.network,
  creative: {
    images: [...(version.creative?.images ?? [])],
    poster: version.creative?.poster ?? null,
    landing_page: version.creative?.landingPage ?? null,
  },
  demo: version.network === DEMO_NETWORK,
});
