import { Link } from 'react-router';
import { useTranslate } from '../../shared/i18n/use-translate';
import { paths } from '../../shared/paths';
import { Icon } from '../../shared/ui/icon';
import { Loaded } from '../../shared/ui/loaded';
import { Money } from '../../shared/ui/money';
import { useFreshPerson, usePerson } from './api';
import './net-result.css';

/** Whose home this is. */
export const Greeting = () => {
  const t = useTranslate();
  const { data, isLoading } = useFreshPerson();
  if (isLoading) return <div className="skeleton greeting greeting--waiting" />;
  return data === undefined ? null : (
    <p className="greeting any-break">{t('adCenter.greeting', { name: data.nickname })}</p>
  );
};

/** Available funds, a link to the wallet. */
export const Standing = () => {
  const t = useTranslate();
  const person = usePerson();
  return (
    <Loaded query={person} lines={1}>
      {({ balance }) => (
        <Link to={paths.wallet} className="home-funds">
          <span className="home-funds__sum">
            <span className="soft">{t('adCenter.deposit')}</span>
            <strong>
              <Money amountMinor={balance} />
            </strong>
          </span>
          <span className="home-funds__way">
            {t('adCenter.toWallet')} <Icon name="next" />
          </span>
        </Link>
      )}
    </Loaded>
  );
};
