import { useTranslate } from '../../shared/i18n/use-translate';
import { Loaded } from '../../shared/ui/loaded';
import { useActivityRules, useCouponOverview } from './api';
import { CampaignCard } from './campaign-card';

const Rules = () => {
  const t = useTranslate();
  const rules = useActivityRules();
  return (
    <section className="card">
      <h2>{t('activities.rules')}</h2>
      <Loaded query={rules} lines={4}>
        {({ text }) => <p className="plain-text">{text}</p>}
      </Loaded>
    </section>
  );
};

/** The activities with their coupons to claim, and the rules of all. */
export const Activities = () => {
  const t = useTranslate();
  const overview = useCouponOverview();
  return (
    <>
      <Loaded query={overview} lines={6}>
        {({ campaigns }) =>
          campaigns.length === 0 ? (
            <p className="card">{t('activities.none')}</p>
          ) : (
            <ul className="stack">
              {campaigns.map((campaign) => (
                <CampaignCard key={campaign.campaign} campaign={campaign} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <Rules />
    </>
  );
};
