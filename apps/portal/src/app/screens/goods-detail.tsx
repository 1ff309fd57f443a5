import { useSearchParams } from 'react-router';
import { ProductDetail } from '../../features/plans';
import { Missing } from './missing';
import '../frame-under.css';

const GoodsDetail = () => {
  const [search] = useSearchParams();
  const productId = search.get('id');
  if (!productId) return <Missing />;
  return (
    <div className="screen stack">
      <ProductDetail productId={productId} />
    </div>
  );
};

export default GoodsDetail;
