import { useSearchParams } from 'react-router';
import { Gone, OrderDetail } from '../../features/plans';

const PlanDetail = () => {
  const [search] = useSearchParams();
  const orderId = search.get('id');
  return (
    <div className="screen stack">{orderId ? <OrderDetail orderId={orderId} /> : <Gone what="plan" />}</div>
  );
};

export default PlanDetail;
