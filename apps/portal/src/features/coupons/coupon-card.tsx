import { Link } from 'react-router';
import { useTranslate } from '../../shared/i18n/use-translate';
import { paths, planDetailLink } from '../../shared/paths';
import { useCouponWords } from '../../shared/ui/coupon-words';
import { useWrittenTime } from '../../shared/ui/moment';
import type { Coupon } from './api';
import { CouponFace } from './coupon-face';
import './coupons.css';

/** When it ends, or when it was used, or when it ended; empty where nobody knows. */
const useWhen = (coupon: Coupon): string => {
  const t = useTranslate();
  const writtenTime = useWrittenTime();
  if (coupon.state === 'used') {
    return coupon.used_at === null ? '' : t('coupon.used', { time: writtenTime(coupon.used_at) });
  }
  const time = writtenTime(coupon.expires_at);
  return coupon.state === 'expired' ? t('coupon.expired', { time }) : t('coupon.validUntil', { time });
};

/** What the coupon lets the person do now. */
const Act = ({ coupon }: { coupon: Coupon }) => {
  const t = useTranslate();
  if (coupon.state === 'unused') {
    return (
      <Link to={`${paths.plan}?show=products`} className="coupon__act">
        {t('coupon.useNow')}
      </Link>
    );
  }
  return coupon.order_id === null ? null : (
    <Link to={planDetailLink(coupon.order_id)} className="coupon__act">
      {t('coupon.toPlan')}
    </Link>
  );
};

/** One coupon: what it does, what it asks for, until when, its rule, and the way to use it. */
export const CouponCard = ({ coupon }: { coupon: Coupon }) => {
  const t = useTranslate();
  const words = useCouponWords();
  const when = useWhen(coupon);
  return (
    <li className={`card coupon coupon--${coupon.state}`}>
      <CouponFace
        coupon={coupon}
        tag={t(`coupon.kind.${coupon.kind}`)}
        rule={coupon.rule_text}
        terms={[words.requirement(coupon.requirement), when].filter(Boolean)}
        headingLevel="h3"
      >
        {coupon.kind === 'team' ? <p>{t('coupon.teamOnly')}</p> : null}
      </CouponFace>
      <Act coupon={coupon} />
    </li>
  );
};
