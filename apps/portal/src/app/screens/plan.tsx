import { ORDER_STATUSES } from '@fairlead/vocabulary';
import { useSearchParams } from 'react-router';
import { OrderList, type OrderStatus, ProductList } from '../../features/plans';
import { useTranslate } from '../../shared/i18n/use-translate';
import { Choices } from '../../shared/ui/tabs';

const STATUS_TABS = ['all', ...ORDER_STATUSES] as const;

const isStatus = (value: string | null): value is OrderStatus =>
  ORDER_STATUSES.some((status) => status === value);

/** The address holds what is shown, so that coming back finds it again. */
const Plan = () => {
  const t = useTranslate();
  const [search, setSearch] = useSearchParams();
  const show = search.get('show') === 'products' ? 'products' : 'mine';
  const wanted = search.get('status');
  const status = isStatus(wanted) ? wanted : undefined;
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
      {show === 'products' ? (
        <ProductList />
      ) : (
        <>
          <Choices
            label={t('plan.mine')}
            options={STATUS_TABS.map((value) => ({
              value,
              label: value === 'all' ? t('plan.all') : t(`order.status.${value}`),
            }))}
            value={status ?? 'all'}
            onChange={(value) => setSearch({ show: 'mine', status: value }, { replace: true })}
          />
          <OrderList status={status} />
        </>
      )}
    </div>
  );
};

export default Plan;
