import { Link } from 'react-router';
import { useTranslate } from '../../shared/i18n/use-translate';
import { paths } from '../../shared/paths';
import { Scene } from '../../shared/ui/scene';
import '../../shared/ui/empty.css';

/** In the place of a plan or a product that is not there, or not for this person: the way to those that are. */
const Gone = ({ what }: { what: 'plan' | 'product' }) => {
  const t = useTranslate();
  const isPlan = what === 'plan';
  return (
    <section className="plain-page empty-page">
      <Scene of="pause" />
      <h2 className="title">{t(isPlan ? 'plan.gone' : 'product.gone')}</h2>
      <p className="soft">{t('missing.explained')}</p>
      <Link to={`${paths.plan}?show=${isPlan ? 'mine' : 'products'}`} className="button button--primary">
        {t(isPlan ? 'plan.mine' : 'plan.toProducts')}
      </Link>
    </section>
  );
};

export default Gone;
