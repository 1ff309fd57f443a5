import { Link } from 'react-router';
import { useSend } from '../../shared/calls/use-send';
import { useTranslate } from '../../shared/i18n/use-translate';
import { paths } from '../../shared/paths';
import { Button } from '../../shared/ui/button';
import { useCouponWords } from '../../shared/ui/coupon-words';
import { Icon } from '../../shared/ui/icon';
import { useWrittenTime } from '../../shared/ui/moment';
import { showToast } from '../../shared/ui/toast';
import { type Campaign, useClaim } from './api';
import { CouponFace } from './coupon-face';
import './coupons.css';

const NEWCOMER = 'newcomer';

/** Claim, or what became of it. */
const Claim = ({ campaign }: { campaign: Campaign }) => {
  const t = useTranslate();
  const claim = useClaim();
  const { send, sending } = useSend(async () => {
    await claim(campaign.campaign);
    showToast(t('activities.claimed'), 'done');
  });
  if (campaign.state === 'over') return <p className="soft">{t('activities.over')}</p>;
  if (campaign.state === 'open') {
    return (
      <Button sending={sending} onClick={() => void send()}>
        {t('activities.claim')}
      </Button>
    );
  }
  return (
    <div className="coupon__received">
      <p className="row">
        <Icon name="check" /> {t('activities.received')}
      </p>
      <Link to={paths.coupons} className="coupon__act">
        {t('activities.toCoupons')}
      </Link>
    </div>
  );
};

/** Until when it can be claimed and used, where it still can. */
const useWhen = (campaign: Campaign): readonly string[] => {
  const t = useTranslate();
  const writtenTime = useWrittenTime();
  if (campaign.state !== 'open') return [];
  const { valid_days: count, ends_at: endsAt } = campaign;
  return [
    t('activities.validDays', { count }),
    ...(endsAt === null ? [] : [t('activities.openUntil', { time: writtenTime(endsAt) })]),
  ];
};

/** One activity: the coupon that it gives, its terms, and the claim. */
export const CampaignCard = ({ campaign }: { campaign: Campaign }) => {
  const t = useTranslate();
  const words = useCouponWords();
  const when = useWhen(campaign);
  const { coupon } = campaign;
  return (
    <li className={`card coupon coupon--${campaign.state === 'over' ? 'expired' : 'unused'}`}>
      <CouponFace
        coupon={coupon}
        tag={campaign.campaign === NEWCOMER ? t('activities.newcomer') : t(`coupon.kind.${coupon.kind}`)}
        rule={campaign.rule_text}
        terms={[words.requirement(coupon.requirement), ...when]}
        headingLevel="h2"
      >
        {coupon.kind === 'team' ? <p>{t('coupon.teamOnly')}</p> : null}
      </CouponFace>
      <Claim campaign={campaign} />
    </li>
  );
};
