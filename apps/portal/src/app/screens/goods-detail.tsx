import { useSearchParams } from 'react-router';
import { Gone, ProductDetail } from '../../features/plans';
import '../frame-under.css';

const GoodsDetail = () => {
  const [search] = useSearchParams();
  const productId = search.get('id');
  return (
    <div className="screen stack">
      {productId ? (
        <ProductDetail key={productId} productId={productId} repeatedId={search.get('repeat')} />
      ) : (
        <Gone what="product" />
      )}
    </div>
  );
};

export default GoodsDetail;
