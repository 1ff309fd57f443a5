import { Link } from 'react-router';
import { useTranslate } from '../../shared/i18n/use-translate';
import { paths, planDetailLink } from '../../shared/paths';
import { useCouponWords } from '../../shared/ui/coupon-words';
import { useWrittenTime } from '../../shared/ui/moment';
import type { Coupon } from './api';
import './coupons.css';

/** When it ends, or when it was used, or when it ended. */
const When = ({ coupon }: { coupon: Coupon }) => {
  const t = useTranslate();
  const writtenTime = useWrittenTime();
  if (coupon.state === 'used') {
    return coupon.used_at === null ? null : (
      <p className="small soft">{t('coupon.used', { time: writtenTime(coupon.used_at) })}</p>
    );
  }
  const time = writtenTime(coupon.expires_at);
  return (
    <p className="small soft">
      {coupon.state === 'expired' ? t('coupon.expired', { time }) : t('coupon.validUntil', { time })}
    </p>
  );
};

/** What the coupon lets the person do now. */
const Act = ({ coupon }: { coupon: Coupon }) => {
  const t = useTranslate();
  if (coupon.state === 'unused') {
    return (
      <Link to={`${paths.plan}?show=products`} className="button button--quiet">
        {t('coupon.useNow')}
      </Link>
    );
  }
  return coupon.order_id === null ? null : (
    <Link to={planDetailLink(coupon.order_id)} className="button button--quiet">
      {t('coupon.toPlan')}
    </Link>
  );
};

/** One coupon: what it does, what it asks for, until when, its rule, and the way to use it. */
export const CouponCard = ({ coupon }: { coupon: Coupon }) => {
  const t = useTranslate();
  const words = useCouponWords();
  return (
    <li className={`card coupon coupon--${coupon.state}`}>
      <div className="coupon__head">
        <p className="coupon__value">{words.headline(coupon.effect)}</p>
        <span className="tag">{t(`coupon.kind.${coupon.kind}`)}</span>
      </div>
      <div className="stack stack--tight">
        <h3>{coupon.name}</h3>
        <p>{words.explained(coupon.effect)}</p>
        <p className="small">{words.requirement(coupon.requirement)}</p>
        {coupon.kind === 'team' ? <p className="small">{t('coupon.teamOnly')}</p> : null}
        {coupon.rule_text === '' ? null : <p className="small plain-text">{coupon.rule_text}</p>}
        <When coupon={coupon} />
      </div>
      <Act coupon={coupon} />
    </li>
  );
};
