import { COUPON_STATES } from '@fairlead/vocabulary';
import { Link } from 'react-router';
import { useTranslate } from '../../shared/i18n/use-translate';
import { paths } from '../../shared/paths';
import { Loaded } from '../../shared/ui/loaded';
import { More } from '../../shared/ui/more';
import { useNumbers } from '../../shared/ui/numbers';
import { Choices } from '../../shared/ui/tabs';
import { type CouponState, useCouponOverview, useCoupons } from './api';
import { CouponCard } from './coupon-card';

interface Props {
  state: CouponState;
  onState: (state: CouponState) => void;
}

const Tabs = ({ state, onState }: Props) => {
  const t = useTranslate();
  const { count } = useNumbers();
  const totals = useCouponOverview().data?.totals;
  return (
    <Choices
      label={t('coupons.title')}
      options={COUPON_STATES.map((value) => ({
        value,
        label: [t(`coupons.state.${value}`), totals ? count(totals[value]) : ''].filter(Boolean).join(' · '),
      }))}
      value={state}
      onChange={onState}
    />
  );
};

const Empty = ({ state }: { state: CouponState }) => {
  const t = useTranslate();
  return (
    <div className="card">
      <p>{t(`coupons.none.${state}`)}</p>
      {state === 'unused' ? (
        <Link to={paths.activities} className="button button--quiet">
          {t('coupons.toActivities')}
        </Link>
      ) : null}
    </div>
  );
};

/** The person's coupons by state. */
export const CouponList = ({ state, onState }: Props) => {
  const t = useTranslate();
  const { list, more } = useCoupons(state);
  return (
    <>
      <Tabs state={state} onState={onState} />
      <Loaded query={list} lines={10}>
        {(coupons) =>
          coupons.length === 0 ? (
            <Empty state={state} />
          ) : (
            <>
              <ul className="stack">
                {coupons.map((coupon) => (
                  <CouponCard key={coupon.id} coupon={coupon} />
                ))}
              </ul>
              {more.hasMore ? <More {...more} /> : null}
            </>
          )
        }
      </Loaded>
      <p className="small soft">{t('coupons.explained')}</p>
    </>
  );
};
