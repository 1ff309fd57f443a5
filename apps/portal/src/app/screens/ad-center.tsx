import { Suspense } from 'react';
import { AccountStanding } from '../../features/account/blocked';
import { Greeting, Overview, RecentPlans, Standing, Tiles } from '../../features/ad-centre';
import { ChangedTerms } from '../../features/content/legal';
import { useIsBlocked, useIsClosing } from '../../shared/session/use-session';
import { MoneyDoors } from './money-doors';

const AdCenter = () => {
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
      <Overview greeting={<Greeting />} after={<Tiles />}>
        <Standing />
        <MoneyDoors />
        <Suspense fallback={<div className="skeleton recent-plans__waiting" />}>
          <RecentPlans />
        </Suspense>
      </Overview>
    </div>
  );
};

export default AdCenter;
