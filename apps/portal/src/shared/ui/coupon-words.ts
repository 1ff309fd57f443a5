import { gap } from '../i18n/marks';
import { useTranslate } from '../i18n/use-translate';
import { useMoney } from './money';
import { useNumbers } from './numbers';

/** What a coupon does, as the wire says it: amounts in minor units, shares in basis points. */
export interface CouponEffect {
  readonly type: 'fixed_amount' | 'deduction' | 'value_add';
  readonly amount: number | null;
  readonly share_bp: number | null;
  readonly cap: number | null;
}

/** Writes what a coupon does and asks for, in plain words. */
export const useCouponWords = () => {
  const t = useTranslate();
  const money = useMoney();
  const { share } = useNumbers();
  const valueIn = ({ amount, share_bp: bp }: CouponEffect): string =>
    amount === null ? share(bp ?? 0) : money(amount);
  return {
    /** In a few words: "$5.00 off". */
    headline: (effect: CouponEffect): string =>
      t(effect.type === 'value_add' ? 'coupon.added' : 'coupon.off', { value: valueIn(effect) }),
    /** In a sentence or two, with who pays and the cap. */
    explained: (effect: CouponEffect): string =>
      [
        t(effect.type === 'value_add' ? 'coupon.addedExplained' : 'coupon.offExplained', {
          value: valueIn(effect),
        }),
        effect.cap === null ? '' : t('coupon.cap', { amount: money(effect.cap) }),
      ]
        .filter(Boolean)
        .join(gap()),
    /** @param requirementMinor smallest amount of the put; 0 where any will do */
    requirement: (requirementMinor: number): string =>
      requirementMinor === 0
        ? t('coupon.anyAmount')
        : t('coupon.requirement', { amount: money(requirementMinor) }),
  };
};
