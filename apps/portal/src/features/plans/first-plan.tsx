import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useOrders } from './api';
import { OrderDetail } from './order-detail';
import { useOrderFilters } from './use-order-filters';

interface Props {
  title: ReactNode;
  /** Where there is no plan to show. */
  none: ReactNode;
}

/** Beside the list of plans while none of them is chosen: the first that it has. */
const FirstPlan = ({ title, none }: Props) => {
  const [search] = useSearchParams();
  const { list } = useOrders(useOrderFilters().filters);
  const [first] = list.data ?? [];
  if (first === undefined || search.get('show') === 'products') return none;
  return (
    <>
      {title}
      <div className="screen stack">
        <OrderDetail orderId={first.id} />
      </div>
    </>
  );
};

export default FirstPlan;
