import { ORDER_STATUSES } from '@fairlead/vocabulary';
import { useTranslate } from '../../shared/i18n/use-translate';
import { Choices } from '../../shared/ui/tabs';
import { OrderFilters } from './order-filters';
import { OrderList } from './order-list';
import { useOrderFilters } from './use-order-filters';

const STATUS_TABS = ['all', ...ORDER_STATUSES] as const;

/** The person's plans with their results, by status, and by whatever else narrows them. */
export const MyPlans = () => {
  const t = useTranslate();
  const filters = useOrderFilters();
  return (
    <>
      <Choices
        label={t('plan.mine')}
        options={STATUS_TABS.map((value) => ({
          value,
          label: value === 'all' ? t('plan.all') : t(`order.status.${value}`),
        }))}
        value={filters.filters.status ?? 'all'}
        onChange={(value) => filters.change('status', value)}
      />
      <OrderFilters filters={filters} />
      <OrderList filters={filters.filters} />
    </>
  );
};
