import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { PayoutForm, usePayout } from '../../features/withdrawals/payout';
import { useTranslate } from '../../shared/i18n/use-translate';
import { paths } from '../../shared/paths';
import { Loaded } from '../../shared/ui/loaded';

const BindCard = () => {
  const t = useTranslate();
  const navigate = useNavigate();
  const payout = usePayout();
  const done = useCallback(() => void navigate(paths.wallet, { replace: true }), [navigate]);
  return (
    <div className="screen stack">
      <Loaded query={payout} lines={8}>
        {(setting) => (
          <>
            {setting ? (
              <p className="card">
                {t('payout.current', {
                  name: setting.card_name ?? t(`payout.method.${setting.method}`),
                  lastFour: setting.destination_last_four,
                })}
              </p>
            ) : null}
            <PayoutForm isBound={setting !== null} onDone={done} />
          </>
        )}
      </Loaded>
    </div>
  );
};

export default BindCard;
