import { Suspense } from 'react';
import { Link } from 'react-router';
import { AccountStanding } from '../../features/account/blocked';
import { TopupList } from '../../features/topups';
import { NotCash, StartUpOffer, WalletFigures, WithdrawBlockers } from '../../features/wallet';
import { PayoutLinks } from '../../features/withdrawals/payout';
import { useTranslate } from '../../shared/i18n/use-translate';
import { paths } from '../../shared/paths';
import { useIsBlocked, useIsClosing } from '../../shared/session/use-session';
import { Button } from '../../shared/ui/button';
import { Icon } from '../../shared/ui/icon';
import { overlay } from '../../shared/ui/overlay';
import { MoneyDoors } from './money-doors';

const Wallet = () => {
  const t = useTranslate();
  const isBlocked = useIsBlocked();
  const isClosing = useIsClosing();
  return (
    <div className="screen stack">
      {isBlocked || isClosing ? <AccountStanding /> : null}
      <WalletFigures />
      <WithdrawBlockers />
      <MoneyDoors />
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
      <Suspense fallback={<div className="skeleton waiting__block" />}>
        <TopupList />
      </Suspense>
    </div>
  );
};

export default Wallet;
