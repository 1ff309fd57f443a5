import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslate } from '../../shared/i18n/use-translate';
import { goodsDetailLink, objectionLink, planDetailLink } from '../../shared/paths';
import { Loaded } from '../../shared/ui/loaded';
import { useWrittenTime } from '../../shared/ui/moment';
import { Money } from '../../shared/ui/money';
import { StatusTag } from '../../shared/ui/status-tag';
import { type OrderDetail as Detail, useOrder } from './api';
import { OrderControl } from './control-lazy';
import { ConversionCard } from './conversion-card';
import { Cover } from './cover';
import { isLive, LiveCard } from './live-card';
import { OrderActs } from './order-acts';
import { OrderFigures } from './order-figures';
import { Progress } from './progress';
import { Timeline } from './timeline';
import { useNext } from './use-next';

// At the end of the page, or seen once in the life of a plan: what comes first does not wait for them.
const end = () => import('./order-end');
const OrderBought = lazy(async () => ({ default: (await end()).OrderBought }));
const OrderResult = lazy(async () => ({ default: (await import('./order-result')).OrderResult }));
const OrderNext = lazy(async () => ({ default: (await end()).OrderNext }));
const OrderReceipt = lazy(async () => ({ default: (await end()).OrderReceipt }));
const PlanFunded = lazy(async () => ({ default: (await import('./plan-funded')).PlanFunded }));

/** Why the plan stands where it stands, who acts, by when, and what comes then. */
const Situation = ({ detail }: { detail: Detail }) => {
  const t = useTranslate();
  const writtenTime = useWrittenTime();
  const nextOf = useNext();
  const { order, product, reasons, learning, next, statistics } = detail;
  return (
    <>
      {learning ? (
        <>
          <p className="small">
            {t('order.learning', {
              conversions: String(learning.conversions),
              threshold: String(learning.threshold),
              time: writtenTime(learning.ends_at),
            })}
          </p>
          <div className="progress" aria-hidden="true">
            <div
              className="progress__done"
              style={{ width: `${Math.min(100, (learning.conversions / learning.threshold) * 100)}%` }}
            />
          </div>
        </>
      ) : null}
      {reasons.map(({ reason, remedy, who_acts: actor, due_at: dueAt }) => (
        <div key={reason}>
          <p>
            {t(`order.reason.${reason}`)}{' '}
            {remedy === 'object' ? (
              <Link to={objectionLink('order', order.id)}>{t('objection.object')}</Link>
            ) : null}
          </p>
          {next === null ? null : (
            <p className="small soft">
              {dueAt === null
                ? t('order.acts', { actor: t(`order.actor.${actor}`) })
                : t('order.actsBy', { actor: t(`order.actor.${actor}`), time: writtenTime(dueAt) })}
            </p>
          )}
        </div>
      ))}
      {learning === null && order.status === 'putting' ? (
        <p className="small">
          {t('order.learningOver', {
            conversions: String(statistics.conversions),
            threshold: String(product.learning_conversions),
          })}
        </p>
      ) : null}
      {next ? <p className="small soft">{nextOf(detail)}</p> : null}
    </>
  );
};

/** A plan that does not run: its number and status, what was put on it, and how much of that was delivered. */
const Head = ({ detail }: { detail: Detail }) => {
  const t = useTranslate();
  return (
    <section className="card">
      <div className="row order-row">
        <Cover url={detail.product.cover_url} opened />
        <div className="product__text">
          <h2 className="title any-break opened-title" data-opened={planDetailLink(detail.order.id)}>
            <Link to={goodsDetailLink(detail.product.id)}>{detail.product.title}</Link>
          </h2>
          <span className="small soft">{t('plan.number', { number: detail.order.number })}</span>
          <span>
            <StatusTag order={detail.order} />{' '}
            {detail.order.demo ? <span className="tag">{t('badge.demo')}</span> : null}
          </span>
        </div>
      </div>
      {/* Once there is a result, it says what was put and what was delivered; of what failed all came back. */}
      {detail.order.amount === null ||
      detail.result !== null ||
      detail.order.status === 'put_failed' ? null : (
        <>
          <p className="small soft">{t('plan.amountPut')}</p>
          <p className="figure">
            <Money amountMinor={detail.order.amount} />
          </p>
          {detail.order.billed === 0 ? null : (
            <>
              <Progress basisPoints={detail.order.progress_bp} />
              <p className="small soft">
                {t('order.billed')}: <Money amountMinor={detail.order.billed} />
              </p>
            </>
          )}
        </>
      )}
      <Situation detail={detail} />
    </section>
  );
};

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

/** One plan: status, progress, what happens next, the result, the timeline, the figures, what was bought, the receipt. */
export const OrderDetail = ({ orderId }: { orderId: string }) => {
  const t = useTranslate();
  const query = useOrder(orderId);
  const isJustFunded = useLocation().state?.justFunded === true;
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
              <section className="card">
                <Situation detail={detail} />
              </section>
              <ConversionCard detail={detail} />
            </>
          ) : (
            <Head detail={detail} />
          )}
          <Control key={detail.order.id} detail={detail} />
          <OrderActs key={`acts-${detail.order.id}`} detail={detail} />
          {detail.result ? (
            <Suspense fallback={<div className="skeleton waiting__block" />}>
              <OrderResult orderId={detail.order.id} result={detail.result} />
            </Suspense>
          ) : null}
          <Suspense fallback={null}>
            <OrderNext detail={detail} />
          </Suspense>
          <section className="card">
            <h2>{t('order.timeline')}</h2>
            <Timeline detail={detail} />
          </section>
          <OrderFigures detail={detail} />
          <Suspense fallback={null}>
            <OrderBought product={detail.product} lead={detail.lead} isBought={detail.receipt !== null} />
            {detail.receipt ? <OrderReceipt orderId={orderId} receipt={detail.receipt} /> : null}
          </Suspense>
        </>
      )}
    </Loaded>
  );
};
