import { Link } from 'react-router';
import { useTranslate } from '../../shared/i18n/use-translate';
import { paths } from '../../shared/paths';
import { Icon } from '../../shared/ui/icon';
import { Loaded } from '../../shared/ui/loaded';
import { Money } from '../../shared/ui/money';
import { useAwaitingCount, usePerson } from './api';

/** Available funds, a link to the wallet, and the plans that wait for an amount. */
export const Standing = () => {
  const t = useTranslate();
  const person = usePerson();
  const awaiting = useAwaitingCount();
  return (
    <>
      <Loaded query={person} lines={3.32}>
        {({ nickname, balance }) => (
          <>
            <h2 className="title">{t('adCenter.greeting', { name: nickname })}</h2>
            <Link to={paths.wallet} className="card card--link">
              <span className="row row--apart">
                <span className="soft">{t('adCenter.deposit')}</span>
                <span className="row">
                  {t('adCenter.toWallet')} <Icon name="next" />
                </span>
              </span>
              <span className="figure">
                <Money amountMinor={balance} />
              </span>
            </Link>
          </>
        )}
      </Loaded>
      <Loaded query={awaiting} lines={1.273}>
        {({ count }) => (
          <Link
            to={`${paths.plan}?show=mine&status=waiting_to_put`}
            className={`card card--link ${count > 0 ? 'card--attention' : ''}`}
          >
            <span className="row row--apart">
              <span>{t('adCenter.awaiting', { count })}</span>
              <Icon name="next" />
            </span>
          </Link>
        )}
      </Loaded>
    </>
  );
};
