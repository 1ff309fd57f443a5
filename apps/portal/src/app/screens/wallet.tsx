import { Suspense } from 'react';
import { AccountStanding } from '../../features/account/blocked';
import { TopupList } from '../../features/topups';
import {
  NotCash,
  RecentActivity,
  StartUpOffer,
  WalletFigures,
  WithdrawBlockers,
} from '../../features/wallet';
import { PayoutLinks } from '../../features/withdrawals/payout';
import { useTranslate } from '../../shared/i18n/use-translate';
import { useIsWide } from '../../shared/lib/wide';
import { paths } from '../../shared/paths';
import { useIsBlocked, useIsClosing } from '../../shared/session/use-session';
import { overlay } from '../../shared/ui/overlay';
import { Way, WayButton, Ways } from '../../shared/ui/way';
import { MoneyDoors } from './money-doors';

const Wallet = () => {
  const t = useTranslate();
  const isBlocked = useIsBlocked();
  const isClosing = useIsClosing();
  // There the whole activity stands beside the wallet.
  const isWide = useIsWide();
  return (
    <div className="screen stack">
      {isBlocked || isClosing ? <AccountStanding /> : null}
      <WalletFigures />
      <WithdrawBlockers />
      <MoneyDoors />
      <StartUpOffer />
      <NotCash />
      {isWide ? null : <RecentActivity />}
      <Ways>
        {isWide ? <Way to={paths.flow} drawing="history" words={t('wallet.flow')} /> : null}
        <Way
          to={paths.foreignExchange}
          drawing="exchange"
          words={t('foreignExchange.title')}
          note={t('wallet.exchangeNote')}
        />
        <WayButton
          drawing="speech"
          words={t('topup.contact')}
          onClick={() => overlay.set({ kind: 'service', recharge: true })}
        />
      </Ways>
      <PayoutLinks />
      <Suspense fallback={<div className="skeleton waiting__block" />}>
        <TopupList />
      </Suspense>
    </div>
  );
};

export default Wallet;
