import type { ReactNode } from 'react';
import { useOrders } from './api';
import { OrderDetail } from './order-detail';

/** Beside the list of plans while none of them is chosen: the newest. @param props.none where there is no plan yet */
const FirstPlan = ({ none }: { none: ReactNode }) => {
  const { list } = useOrders({});
  const [first] = list.data ?? [];
  if (first === undefined) return none;
  return (
    <div className="screen stack">
      <OrderDetail orderId={first.id} />
    </div>
  );
};

export default FirstPlan;
