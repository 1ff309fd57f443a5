import type { ReactNode } from 'react';
import { useCouponWords } from '../../shared/ui/coupon-words';
import type { Campaign } from './api';

interface Props {
  coupon: Campaign['coupon'];
  /** What kind of coupon it is, or for whom. */
  tag: string;
  /** By staff; may be empty. */
  rule: string;
  /** What it asks for and until when, in a few words each. */
  terms: readonly string[];
  headingLevel: 'h2' | 'h3';
  /** Said between what it does and its terms. */
  children?: ReactNode;
}

/** What a coupon is: what it does, under a name of its own where it has one, and on which terms. */
export const CouponFace = ({ coupon, tag, rule, terms, headingLevel: Heading, children }: Props) => {
  const words = useCouponWords();
  const headline = words.headline(coupon.effect);
  const isNamed = coupon.name !== headline;
  const Value = isNamed ? 'p' : Heading;
  return (
    <>
      <div className="coupon__head">
        <Value className="coupon__value">{headline}</Value>
        <span className="tag">{tag}</span>
      </div>
      <div className="stack stack--tight">
        {isNamed ? <Heading className="coupon__name">{coupon.name}</Heading> : null}
        <p>{words.explained(coupon.effect)}</p>
        {rule === '' ? null : <p className="plain-text">{rule}</p>}
        {children}
        <p className="small soft">{terms.join(' · ')}</p>
      </div>
    </>
  );
};
