import { Link } from 'react-router';
import { useTranslate } from '../../shared/i18n/use-translate';

/** The page of an address that does not exist. */
export const Missing = () => {
  const t = useTranslate();
  return (
    <section className="plain-page">
      <h1>{t('missing.heading')}</h1>
      <p className="soft">{t('missing.explained')}</p>
      <Link to="/" className="button button--primary">
        {t('missing.home')}
      </Link>
    </section>
  );
};
