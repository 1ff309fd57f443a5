import { Link } from 'react-router';
import { useTranslate } from '../../shared/i18n/use-translate';
import { paths } from '../../shared/paths';
import { Empty } from '../../shared/ui/empty';

/** In the place of a plan or a product that is not there, or not for this person: the way to those that are. */
const Gone = ({ what }: { what: 'plan' | 'product' }) => {
  const t = useTranslate();
  return what === 'plan' ? (
    <Empty text={t('plan.gone')}>
      <Link to={`${paths.plan}?show=mine`}>{t('plan.mine')}</Link>
    </Empty>
  ) : (
    <Empty text={t('product.gone')}>
      <Link to={`${paths.plan}?show=products`}>{t('plan.toProducts')}</Link>
    </Empty>
  );
};

export default Gone;
