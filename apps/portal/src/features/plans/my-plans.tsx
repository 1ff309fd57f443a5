import { OrderFilters } from './order-filters';
import { OrderList } from './order-list';
import { useOrderFilters } from './use-order-filters';

/** The person's plans with their results, by status, and by whatever else narrows them. */
export const MyPlans = () => {
  const filters = useOrderFilters();
  return (
    <>
      <OrderFilters filters={filters} />
      <OrderList filters={filters.filters} />
    </>
  );
};
