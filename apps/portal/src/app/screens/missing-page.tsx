import { Link } from 'react-router';
import { useTranslate } from '../../shared/i18n/use-translate';
import { Scene } from '../../shared/ui/scene';
import '../../shared/ui/empty.css';

/** What stands where nothing is: the boat lies moored, and one way leads on. */
const MissingPage = () => {
  const t = useTranslate();
  return (
    <section className="plain-page empty-page">
      <Scene of="pause" />
      <h1>{t('missing.heading')}</h1>
      <p className="soft">{t('missing.explained')}</p>
      <Link to="/" className="button button--primary">
        {t('missing.home')}
      </Link>
    </section>
  );
};

export default MissingPage;
