import { useSearchParams } from 'react-router';
import { ProductDetail } from '../../features/plans';
import { Missing } from './missing';

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
