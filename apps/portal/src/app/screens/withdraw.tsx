import { WithdrawalList, WithdrawForm } from '../../features/withdrawals';
import { useTranslate } from '../../shared/i18n/use-translate';

const Withdraw = () => {
  const t = useTranslate();
  return (
    <div className="screen stack">
      <WithdrawForm />
      <h2>{t('withdraw.requests')}</h2>
      <WithdrawalList />
    </div>
  );
};

export default Withdraw;
