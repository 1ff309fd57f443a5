import { useSearchParams } from 'react-router';
import { MyPlans, ProductList } from '../../features/plans';
import { useTranslate } from '../../shared/i18n/use-translate';
import { Choices } from '../../shared/ui/tabs';

/** The address holds what is shown, so that coming back finds it again. */
const Plan = () => {
  const t = useTranslate();
  const [search, setSearch] = useSearchParams();
  const show = search.get('show') === 'products' ? 'products' : 'mine';
  return (
    <div className="screen stack">
      <Choices
        label={t('plan.title')}
        options={[
          { value: 'mine', label: t('plan.mine') },
          { value: 'products', label: t('plan.products') },
        ]}
        value={show}
        onChange={(value) => setSearch({ show: value }, { replace: true })}
      />
      {show === 'products' ? <ProductList /> : <MyPlans />}
    </div>
  );
};

export default Plan;
