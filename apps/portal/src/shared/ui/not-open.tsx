import { Link } from 'react-router';
import { useTranslate } from '../i18n/use-translate';
import { paths } from '../paths';
import './screens.css';

/** In place of what the state of the account does not allow: no failure, and the way to what is open. */
export const NotOpen = () => {
  const t = useTranslate();
  return (
    <section className="card">
      <p>{t('blocked.notOpen')}</p>
      <Link to={paths.adCenter}>{t('blocked.whatIsOpen')}</Link>
    </section>
  );
};
