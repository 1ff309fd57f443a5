import { Link } from 'react-router';
import { useTranslate } from '../../../shared/i18n/use-translate';
import { DETOUR } from '../../../shared/lib/detour';
import { paths } from '../../../shared/paths';
import { Icon } from '../../../shared/ui/icon';
import { Loaded } from '../../../shared/ui/loaded';
import { usePayout, usePerson } from './api';
import '../../../shared/ui/choice.css';

/** The ways to the payout account and the transaction password, each with its state. */
export const PayoutLinks = () => {
  const t = useTranslate();
  const payout = usePayout();
  const person = usePerson();
  return (
    <nav className="card">
      <Loaded query={payout} lines={1}>
        {(setting) => (
          <Link to={paths.bindCard} state={DETOUR} className="choice">
            <span>
              {t('wallet.payout')}
              <br />
              <span className="small soft">
                {setting
                  ? t('wallet.payoutSet', {
                      name: setting.card_name ?? t(`payout.method.${setting.method}`),
                      lastFour: setting.destination_last_four,
                    })
                  : t('wallet.payoutNone')}
              </span>
            </span>
            <Icon name="next" />
          </Link>
        )}
      </Loaded>
      <Loaded query={person} lines={1}>
        {({ transaction_password_set: isSet }) => (
          <Link to={isSet ? paths.editPayPassword : paths.setPassword} state={DETOUR} className="choice">
            <span>
              {t('wallet.password')}
              <br />
              <span className="small soft">{t(isSet ? 'wallet.passwordSet' : 'wallet.payoutNone')}</span>
            </span>
            <Icon name="next" />
          </Link>
        )}
      </Loaded>
    </nav>
  );
};
