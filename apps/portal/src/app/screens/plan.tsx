import { Suspense, useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { MyPlans, ProductList } from '../../features/plans';
import { FiguresPage } from '../../features/statistics';
import { useTranslate } from '../../shared/i18n/use-translate';
import { useBackHandler } from '../../shared/lib/back-handler';
import { Choices } from '../../shared/ui/tabs';
import { hasPageBefore } from '../back';

const SHOWN = ['mine', 'products', 'figures'] as const;

/** The address holds what is shown, so that coming back finds it again. */
const Plan = () => {
  const t = useTranslate();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const show = SHOWN.find((one) => one === search.get('show')) ?? 'mine';
  const goBack = useCallback(() => void navigate(-1), [navigate]);
  // Figures of one plan were opened from its page, and lead back to it.
  useBackHandler(show === 'figures' && search.has('plan') && hasPageBefore() ? goBack : null);
  return (
    <div className="screen stack">
      <Choices
        label={t('plan.title')}
        options={SHOWN.map((value) => ({ value, label: t(`plan.${value}`) }))}
        value={show}
        onChange={(value) => setSearch({ show: value }, { replace: true })}
      />
      {show === 'mine' ? <MyPlans /> : null}
      {show === 'mine' ? null : (
        <Suspense key={show} fallback={<div className="skeleton waiting__block" />}>
          {show === 'products' ? <ProductList /> : <FiguresPage />}
        </Suspense>
      )}
    </div>
  );
};

export default Plan;
