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
      <Link to={paths.coupons} className="button button--quiet">
        {t('activities.toCoupons')}
      </Link>
    </div>
  );
};

/** One activity: the coupon that it gives, its terms, and the claim. */
export const CampaignCard = ({ campaign }: { campaign: Campaign }) => {
  const t = useTranslate();
  const words = useCouponWords();
  const writtenTime = useWrittenTime();
  const { coupon } = campaign;
  return (
    <li className={`card coupon coupon--${campaign.state === 'over' ? 'expired' : 'unused'}`}>
      <div className="coupon__head">
        <p className="coupon__value">{words.headline(coupon.effect)}</p>
        <span className="tag tag--good">
          {campaign.campaign === NEWCOMER ? t('activities.newcomer') : t(`coupon.kind.${coupon.kind}`)}
        </span>
      </div>
      <div className="stack stack--tight">
        <h2>{coupon.name}</h2>
        <p>{words.explained(coupon.effect)}</p>
        <p className="small">{words.requirement(coupon.requirement)}</p>
        {coupon.kind === 'team' ? <p className="small">{t('coupon.teamOnly')}</p> : null}
        {campaign.rule_text === '' ? null : <p className="small plain-text">{campaign.rule_text}</p>}
        {campaign.state === 'open' ? (
          <p className="small soft">
            {t('activities.validDays', { count: campaign.valid_days })}
            {campaign.ends_at === null
              ? null
              : ` · ${t('activities.openUntil', { time: writtenTime(campaign.ends_at) })}`}
          </p>
        ) : null}
      </div>
      <Claim campaign={campaign} />
    </li>
  );
};
