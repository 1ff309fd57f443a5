import { PayoutForm, usePayout, usePayoutMethods } from '../../features/withdrawals/payout';
import { useTranslate } from '../../shared/i18n/use-translate';
import { useDetourEnd } from '../../shared/lib/detour';
import { paths } from '../../shared/paths';
import { Loaded } from '../../shared/ui/loaded';

const BindCard = () => {
  const t = useTranslate();
  const payout = usePayout();
  const methods = usePayoutMethods();
  const done = useDetourEnd(paths.wallet);
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
            <Loaded query={methods} lines={8}>
              {(offered) => <PayoutForm setting={setting} methods={offered} onDone={done} />}
            </Loaded>
          </>
        )}
      </Loaded>
    </div>
  );
};

export default BindCard;
