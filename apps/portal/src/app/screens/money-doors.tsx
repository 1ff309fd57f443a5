import { Suspense, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { OpenTopups, TopupDialog } from '../../features/topups';
import { useTranslate } from '../../shared/i18n/use-translate';
import { DETOUR } from '../../shared/lib/detour';
import { paths } from '../../shared/paths';
import { useIsBlocked, useIsClosing } from '../../shared/session/use-session';
import { Button } from '../../shared/ui/button';
import { drawings } from '../../shared/ui/drawings';
import { Line } from '../../shared/ui/icon';
import './money-doors.css';

/** Money in and money out side by side, the same on home and in the wallet; below them what is under way, with where to pay. */
export const MoneyDoors = () => {
  const t = useTranslate();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const doors = useRef<HTMLDivElement>(null);
  const isBlocked = useIsBlocked();
  const isClosing = useIsClosing();
  const takesMoney = !(isBlocked || isClosing);
  return (
    <>
      <div className="money-doors" ref={doors}>
        {takesMoney ? (
          <Button onClick={() => setAsking(true)}>
            <Line path={drawings.plus} />
            {t('wallet.topup')}
          </Button>
        ) : null}
        <Button
          look={takesMoney ? 'quiet' : 'primary'}
          onClick={() => void navigate(paths.withdraw, { state: DETOUR })}
        >
          <Line path={drawings.out} />
          {t('wallet.withdraw')}
        </Button>
      </div>
      <Suspense fallback={null}>
        <OpenTopups />
      </Suspense>
      {asking ? (
        <Suspense fallback={null}>
          {/* What happens next, and where to pay, stands below the doors. */}
          <TopupDialog onClose={() => setAsking(false)} onAsked={() => doors.current?.scrollIntoView()} />
        </Suspense>
      ) : null}
    </>
  );
};
