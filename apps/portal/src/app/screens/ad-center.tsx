import { Suspense } from 'react';
import { AccountStanding } from '../../features/account/blocked';
import { Greeting, Overview, RecentPlans, Standing, Tiles } from '../../features/ad-centre';
import { ChangedTerms } from '../../features/content/legal';
import { useTranslate } from '../../shared/i18n/use-translate';
import { paths } from '../../shared/paths';
import { useIsBlocked, useIsClosing } from '../../shared/session/use-session';
import { Way, Ways } from '../../shared/ui/way';
import { MoneyDoors } from './money-doors';

const AdCenter = () => {
  const t = useTranslate();
  const isBlocked = useIsBlocked();
  const isClosing = useIsClosing();
  if (isBlocked) {
    return (
      <div className="screen stack">
        <AccountStanding whole />
      </div>
    );
  }
  return (
    <div className="screen stack">
      {isClosing ? <AccountStanding /> : null}
      <ChangedTerms />
      <Greeting />
      <Overview>
        <Standing>
          <MoneyDoors />
        </Standing>
        <Suspense fallback={<div className="skeleton recent-plans__waiting" />}>
          <RecentPlans />
        </Suspense>
        <Ways>
          <Way to={`${paths.plan}?show=products`} drawing="star" words={t('adCenter.toProducts')} />
        </Ways>
      </Overview>
      <Tiles />
    </div>
  );
};

export default AdCenter;
