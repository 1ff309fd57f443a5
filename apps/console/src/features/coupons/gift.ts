import { formatMinor } from '@fairlead/money';
import { typedPercent } from '../../shared/ui/act-fields';
import type { Campaign } from './fields';
import { campaignStrings } from './strings';

type Terms = Pick<Campaign, 'effect' | 'requirement'>;

const giftOf = (
  { amount, share_bp: bp, cap }: Campaign['effect'],
  money: (minor: number) => string,
): string => {
  const gift = amount === null ? campaignStrings.shareOf(typedPercent(bp ?? 0)) : money(amount);
  return cap === null ? gift : campaignStrings.atMost(gift, money(cap));
};

const writtenIn =
  (currency: string) =>
  (amountMinor: number): string =>
    formatMinor(amountMinor, { currency, locale: 'en' });

/** What the operator pays for one coupon of a campaign, as a sentence (docs/domain/coupons.md#kinds). */
export const costOf = ({ effect, requirement }: Terms, currency: string): string => {
  const money = writtenIn(currency);
  return campaignStrings.costs(giftOf(effect, money), money(requirement));
};

/** A campaign told from others of its name: its gift, from which funded amount, and its ID. */
export const toldApart = (one: Terms & Pick<Campaign, 'name' | 'campaign'>, currency: string): string => {
  const money = writtenIn(currency);
  const { name, campaign, effect, requirement } = one;
  return [name, giftOf(effect, money), campaignStrings.from(money(requirement)), campaign].join(' · ');
};

/** Whether its coupons can be given: somebody agreed to it, it has begun, and nobody ended it. */
export const isRunning = (
  { state, starts_at: startsAt }: Pick<Campaign, 'state' | 'starts_at'>,
  nowMs: number,
) => state === 'open' && Date.parse(startsAt) <= nowMs;
