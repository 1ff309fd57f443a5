import { COUPON_STATES } from '@fairlead/vocabulary';
import { useSearchParams } from 'react-router';
import { CouponList, type CouponState } from '../../features/coupons';

const isState = (value: string | null): value is CouponState =>
  COUPON_STATES.some((state) => state === value);

/** The address holds which coupons are shown, so that coming back finds them again. */
const Coupons = () => {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('state');
  return (
    <div className="screen stack">
      <CouponList
        state={isState(wanted) ? wanted : 'unused'}
        onState={(state) => setSearch({ state }, { replace: true })}
      />
    </div>
  );
};

export default Coupons;
