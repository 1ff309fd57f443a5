import { useTranslate } from '../../../shared/i18n/use-translate';
import { DETOUR } from '../../../shared/lib/detour';
import { paths } from '../../../shared/paths';
import { Loaded } from '../../../shared/ui/loaded';
import { Way, Ways } from '../../../shared/ui/way';
import { usePayout, usePerson } from './api';

/** The ways to the payout account and the transaction password, each with its state. */
export const PayoutLinks = () => {
  const t = useTranslate();
  const payout = usePayout();
  const person = usePerson();
  return (
    <Ways>
      <Loaded query={payout} lines={1.5}>
        {(setting) => (
          <Way
            to={paths.bindCard}
            state={DETOUR}
            drawing="bank"
            words={t('wallet.payout')}
            note={
              setting
                ? t('wallet.payoutSet', {
                    name: setting.card_name ?? t(`payout.method.${setting.method}`),
                    lastFour: setting.destination_last_four,
                  })
                : t('wallet.payoutNone')
            }
          />
        )}
      </Loaded>
      <Loaded query={person} lines={1.5}>
        {({ transaction_password_set: isSet }) => (
          <Way
            to={isSet ? paths.editPayPassword : paths.setPassword}
            state={DETOUR}
            drawing="dots"
            words={t('wallet.password')}
            note={t(isSet ? 'wallet.passwordSet' : 'wallet.payoutNone')}
          />
        )}
      </Loaded>
    </Ways>
  );
};
