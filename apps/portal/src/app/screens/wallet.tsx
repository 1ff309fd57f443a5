import { Suspense, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { AccountStanding } from '../../features/account/blocked';
import { OpenTopups, TopupDialog, TopupList } from '../../features/topups';
import { NotCash, StartUpOffer, WalletFigures } from '../../features/wallet';
import { PayoutLinks } from '../../features/withdrawals/payout';
import { useTranslate } from '../../shared/i18n/use-translate';
import { DETOUR } from '../../shared/lib/detour';
import { paths } from '../../shared/paths';
import { useIsBlocked, useIsClosing } from '../../shared/session/use-session';
import { Button } from '../../shared/ui/button';
import { Icon } from '../../shared/ui/icon';
import { overlay } from '../../shared/ui/overlay';

const Wallet = () => {
  const t = useTranslate();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const cases = useRef<HTMLDivElement>(null);
  const isBlocked = useIsBlocked();
  const isClosing = useIsClosing();
  return (
    <div className="screen stack">
      {isBlocked || isClosing ? <AccountStanding /> : null}
      <WalletFigures />
      <div className="dialog__actions" ref={cases}>
        <Button onClick={() => void navigate(paths.withdraw, { state: DETOUR })}>
          {t('wallet.withdraw')}
        </Button>
        {isBlocked || isClosing ? null : (
          <Button look="quiet" onClick={() => setAsking(true)}>
            {t('wallet.topup')}
          </Button>
        )}
      </div>
      <OpenTopups />
      <StartUpOffer />
      <NotCash />
      <Link to={paths.flow} className="card card--link">
        <span className="row row--apart">
          <span>{t('wallet.flow')}</span>
          <Icon name="next" />
        </span>
      </Link>
      <Link to={paths.foreignExchange} className="card card--link">
        <span className="row row--apart">
          <span>{t('foreignExchange.title')}</span>
          <Icon name="next" />
        </span>
        <span className="small soft">{t('wallet.exchangeNote')}</span>
      </Link>
      <PayoutLinks />
      <div className="row row--apart">
        <h2>{t('topup.heading')}</h2>
        <Button look="quiet" onClick={() => overlay.set({ kind: 'service', recharge: true })}>
          {t('topup.contact')}
        </Button>
      </div>
      <TopupList />
      {asking ? (
        <Suspense fallback={null}>
          {/* What happens next, and where to pay, stands below them. */}
          <TopupDialog onClose={() => setAsking(false)} onAsked={() => cases.current?.scrollIntoView()} />
        </Suspense>
      ) : null}
    </div>
  );
};

export default Wallet;
