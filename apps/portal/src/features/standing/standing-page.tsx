import { Loaded } from '../../shared/ui/loaded';
import { useShopLevel } from './api';
import { LevelCard } from './level-card';
import { MembershipCard } from './membership-card';
import { ScoreEvents } from './score-events';

/** How the person stands: level with its formula, score with its events, membership. */
export const StandingPage = () => {
  const query = useShopLevel();
  return (
    <Loaded query={query} lines={16}>
      {(shop) => (
        <>
          <LevelCard shop={shop} />
          <MembershipCard membership={shop.membership} />
          <ScoreEvents score={shop.score} />
        </>
      )}
    </Loaded>
  );
};
