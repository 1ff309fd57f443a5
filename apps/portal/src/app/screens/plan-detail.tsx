import { useSearchParams } from 'react-router';
import { OrderDetail } from '../../features/plans';
import { Missing } from './missing';

const PlanDetail = () => {
  const [search] = useSearchParams();
  const orderId = search.get('id');
  if (!orderId) return <Missing />;
  return (
    <div className="screen stack">
      <OrderDetail orderId={orderId} />
    </div>
  );
};

export default PlanDetail;
