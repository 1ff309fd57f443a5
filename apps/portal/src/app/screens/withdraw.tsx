import { useState } from 'react';
import { Receipt, type Sent, WithdrawalList, WithdrawForm } from '../../features/withdrawals';
import { useTranslate } from '../../shared/i18n/use-translate';
import { useDetourEnd } from '../../shared/lib/detour';
import { paths } from '../../shared/paths';

const Withdraw = () => {
  const t = useTranslate();
  const leave = useDetourEnd(paths.wallet);
  const [sent, setSent] = useState<Sent | null>(null);
  if (sent) {
    return (
      <div className="screen">
        <Receipt sent={sent} onDone={leave} />
      </div>
    );
  }
  return (
    <div className="screen stack">
      <WithdrawForm onSent={setSent} />
      <h2>{t('withdraw.requests')}</h2>
      <WithdrawalList />
    </div>
  );
};

export default Withdraw;
