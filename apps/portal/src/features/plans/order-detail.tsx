import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslate } from '../../shared/i18n/use-translate';
import { Loaded } from '../../shared/ui/loaded';
import { type OrderDetail as Detail, isMissing, useOrder } from './api';
import { OrderControl } from './control-lazy';
import { Gone } from './gone-lazy';
import { isLive, LiveCard } from './live-card';
import { OrderActs } from './order-acts';
import { isResultFirst, OrderHead } from './order-head';
import { LiveSituation, Situation } from './situation';
import { Timeline } from './timeline';

// Below what is seen first, or seen once in the life of a plan: what comes first does not wait for them.
const end = () => import('./order-end');
const ConversionCard = lazy(async () => ({ default: (await end()).ConversionCard }));
const OrderFigures = lazy(async () => ({ default: (await end()).OrderFigures }));
const OrderBought = lazy(async () => ({ default: (await end()).OrderBought }));
const OrderResult = lazy(async () => ({ default: (await import('./order-result')).OrderResult }));
const OrderNext = lazy(async () => ({ default: (await end()).OrderNext }));
const OrderReceipt = lazy(async () => ({ default: (await end()).OrderReceipt }));
const PlanFunded = lazy(async () => ({ default: (await import('./plan-funded')).PlanFunded }));

/** The control of a plan, which stays when the plan ends: a sheet of it may be open. */
const Control = ({ detail }: { detail: Detail }) => {
  const [last, setLast] = useState(detail.control);
  if (detail.control && detail.control !== last) setLast(detail.control);
  if (!last) return null;
  return (
    <Suspense fallback={<div className="skeleton waiting__block" />}>
      <OrderControl detail={detail} control={last} isOver={!detail.control} />
    </Suspense>
  );
};

/** One plan: its money in one figure, what happens next, the result, its life, the figures, what was bought, the receipt. */
export const OrderDetail = ({ orderId }: { orderId: string }) => {
  const t = useTranslate();
  const query = useOrder(orderId);
  const isJustFunded = useLocation().state?.justFunded === true;
  if (isMissing(query.error)) return <Gone what="plan" />;
  return (
    <Loaded query={query} lines={14}>
      {(detail) => (
        <>
          {isJustFunded && detail.statistics.as_of === null && detail.result === null ? (
            <Suspense fallback={null}>
              <PlanFunded detail={detail} />
            </Suspense>
          ) : null}
          {isLive(detail) ? (
            <>
              <LiveCard detail={detail} />
              <LiveSituation detail={detail} />
              {detail.statistics.as_of === null ? null : (
                <Suspense fallback={<div className="skeleton waiting__block" />}>
                  <ConversionCard detail={detail} />
                  <OrderFigures detail={detail} />
                </Suspense>
              )}
            </>
          ) : (
            <OrderHead detail={detail} />
          )}
          <Control key={detail.order.id} detail={detail} />
          <OrderActs key={`acts-${detail.order.id}`} detail={detail} />
          {detail.result ? (
            <Suspense fallback={<div className="skeleton waiting__block" />}>
              <OrderResult detail={detail} result={detail.result} />
            </Suspense>
          ) : null}
          {!isLive(detail) && isResultFirst(detail) ? (
            <section className="card">
              <Situation detail={detail} />
            </section>
          ) : null}
          <section className="card">
            <h2>{t('order.timeline')}</h2>
            <Timeline detail={detail} />
          </section>
          <Suspense fallback={null}>
            <OrderNext detail={detail} />
            {isLive(detail) ? null : <OrderFigures detail={detail} />}
            <OrderBought product={detail.product} lead={detail.lead} isBought={detail.receipt !== null} />
            {detail.receipt ? <OrderReceipt orderId={orderId} receipt={detail.receipt} /> : null}
          </Suspense>
        </>
      )}
    </Loaded>
  );
};
