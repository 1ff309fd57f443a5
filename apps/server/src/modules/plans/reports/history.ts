import type { ProductTerms } from '../../products';
import type { History } from '../views/record';
import type { Totals } from './check-report';

/** How many times what a product's settled orders paid, or earned, for 1,000 views is too far from it to be counted unseen. */
const FAR = 5;
/** So many settled orders make a history. */
const SETTLED_MIN = 10;
/** Below this a ratio says nothing: a few views, or a few conversions. */
const VIEWS_MIN = 1_000;
const CONVERSIONS_FREE = 10;

/**
 * Whether what an order was delivered, all its reports together, is far dearer or far more profitable than what its
 * product delivered before (docs/domain/reports.md#measure). Prices and payouts that are agreed can be absurd; what
 * others really paid and got cannot.
 */
export const isAboveHistory = (
  { settled, views, billedMinor, revenueMinor }: History,
  { impressions, conversions, spendMinor }: Totals,
  {
    payoutPerConversionMinor,
    holderShareBp,
  }: Pick<ProductTerms, 'payoutPerConversionMinor' | 'holderShareBp'>,
): boolean => {
  if (settled < SETTLED_MIN || views === 0) return false;
  const isFar = (amountMinor: number, beforeMinor: number): boolean =>
    amountMinor * views > FAR * beforeMinor * impressions;
  const earnedMinor = (conversions * payoutPerConversionMinor * holderShareBp) / 10_000;
  return (
    (impressions >= VIEWS_MIN && isFar(spendMinor, billedMinor)) ||
    (conversions > CONVERSIONS_FREE && isFar(earnedMinor, revenueMinor))
  );
};
