import { useState } from 'react';
import { useTranslate } from '../../shared/i18n/use-translate';
import { Loaded } from '../../shared/ui/loaded';
import { type Campaign, useActivityRules, useCouponOverview } from './api';
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

/** What could be claimed when the page was opened stands first, and stays in its place when it is claimed. */
const Campaigns = ({ campaigns }: { campaigns: readonly Campaign[] }) => {
  const [claimable] = useState(
    () => new Set(campaigns.filter(({ state }) => state === 'open').map(({ campaign }) => campaign)),
  );
  const isFirst = ({ campaign }: Campaign): boolean => claimable.has(campaign);
  return (
    <ul className="stack">
      {[...campaigns.filter(isFirst), ...campaigns.filter((one) => !isFirst(one))].map((campaign) => (
        <CampaignCard key={campaign.campaign} campaign={campaign} />
      ))}
    </ul>
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
            <Campaigns campaigns={campaigns} />
          )
        }
      </Loaded>
      <Rules />
    </>
  );
};
