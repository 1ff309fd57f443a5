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
      <ProductDetail key={productId} productId={productId} repeatedId={search.get('repeat')} />
    </div>
  );
};

export default GoodsDetail;
