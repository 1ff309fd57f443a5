import { Link } from 'react-router';
import { useLanguageTag, useTranslate } from '../../shared/i18n/use-translate';
import { relativeTime } from '../../shared/lib/relative-time';
import { goodsDetailLink, planDetailLink } from '../../shared/paths';
import { SourceFigure } from '../../shared/source/source-figure';
import { SourceMoney } from '../../shared/source/source-money';
import { LiveRing } from '../../shared/ui/live-ring';
import { useNow, useWrittenTime } from '../../shared/ui/moment';
import { Money } from '../../shared/ui/money';
import { useNumbers } from '../../shared/ui/numbers';
import { StatusTag } from '../../shared/ui/status-tag';
import { isHelped, type OrderDetail } from './api';
import { wholeShare } from './progress';
import '../../shared/ui/art-tokens.css';
import '../../shared/ui/deck.css';
import './live-card.css';
import { colon } from '../../shared/i18n/marks';

/** It runs, on an amount that was put. */
export const isLive = ({ order }: OrderDetail): boolean =>
  order.status === 'putting' && order.amount !== null;

/** How long it still runs at most. */
const Ends = ({ dueAt }: { dueAt: string }) => {
  const t = useTranslate();
  const tag = useLanguageTag();
  const now = useNow(10_000);
  return <span className="small soft">{t('order.ends', { time: relativeTime(dueAt, now, tag) })}</span>;
};

/** What it brought so far less what it cost so far, in one figure with its sign. */
export const NetSoFar = ({ detail: { order, statistics } }: { detail: OrderDetail }) => {
  const t = useTranslate();
  return (
    <SourceMoney
      figure="net"
      orderId={order.id}
      name={t('order.soFar')}
      amountMinor={statistics.net}
      sign={statistics.net === 0 ? 'auto' : 'result'}
    />
  );
};

/** What it earned so far. */
export const Revenue = ({ detail: { order, statistics } }: { detail: OrderDetail }) => {
  const t = useTranslate();
  return (
    <SourceMoney
      figure="revenue"
      orderId={order.id}
      name={t('adCenter.revenue')}
      amountMinor={statistics.revenue}
    />
  );
};

/** What it cost so far. @param props.name what that is called where it stands */
export const Delivered = ({ detail: { order }, name }: { detail: OrderDetail; name: string }) => (
  <SourceMoney figure="spend" orderId={order.id} name={name} amountMinor={order.billed} />
);

/** That figure above the two that it is made of. */
const SoFar = ({ detail }: { detail: OrderDetail }) => {
  const t = useTranslate();
  if (detail.statistics.as_of === null) return null;
  return (
    <>
      <p className="small soft">{t('order.soFar')}</p>
      <p className="live__net">
        <NetSoFar detail={detail} />
      </p>
      <p className="live__sum">
        {t('adCenter.revenue')}
        {colon()}
        <Revenue detail={detail} />
      </p>
    </>
  );
};

/** The counts, each with its way to the reports, and the share of clicks, which follows from two of them. */
const Counts = ({ detail: { order, statistics } }: { detail: OrderDetail }) => {
  const t = useTranslate();
  const writtenTime = useWrittenTime();
  const { count, share } = useNumbers();
  const { as_of: asOf, click_rate_bp: clickRate } = statistics;
  if (asOf === null) return null;
  return (
    <>
      <ul className="live__counts">
        {(['impressions', 'clicks', 'conversions'] as const).map((figure) => {
          const name = t(`adCenter.${figure}`);
          const value = count(statistics[figure]);
          return (
            <li key={figure}>
              <p className="small soft">{name}</p>
              <SourceFigure figure={figure} orderId={order.id} name={name} value={value}>
                {value}
              </SourceFigure>
            </li>
          );
        })}
        <li>
          <p className="small soft">{t('adCenter.clickRate')}</p>
          <strong className="live__rate">{clickRate === null ? t('figure.none') : share(clickRate)}</strong>
        </li>
      </ul>
      <p className="small soft">
        {t('common.asOf', { time: writtenTime(asOf) })} ·{' '}
        {t('common.sources', { count: statistics.source_count })}
      </p>
    </>
  );
};

interface FundedProps {
  detail: OrderDetail;
  /** What it is called where it stands; the amount that was put. */
  name?: string;
}

/** What was put. It leads to its entries where all of it is own cash and none of it came back. */
export const FundedAmount = ({ detail, name }: FundedProps) => {
  const t = useTranslate();
  const { order, receipt, timeline } = detail;
  const amountMinor = order.amount ?? 0;
  const isWhole = timeline.every(({ lowered }) => lowered === undefined);
  const isOwn = receipt !== null && !isHelped(detail) && isWhole;
  return isOwn ? (
    <SourceMoney
      figure="put_own"
      orderId={order.id}
      name={name ?? t('plan.amountPut')}
      amountMinor={amountMinor}
    />
  ) : (
    <Money amountMinor={amountMinor} />
  );
};

/** A plan that runs: how much of the budget is delivered, what that brought so far, and how long it still runs. */
export const LiveCard = ({ detail }: { detail: OrderDetail }) => {
  const t = useTranslate();
  const { share } = useNumbers();
  const { order, product, next } = detail;
  const delivered = share(wholeShare(order.progress_bp));
  const isWhole = order.budget === order.amount;
  const put = t(isWhole ? 'order.budget' : 'plan.amountPut');
  return (
    <section className={`deck ${detail.statistics.net < 0 ? 'deck--loss' : ''}`}>
      <div className="row row--apart">
        <span>
          <StatusTag order={order} /> {order.demo ? <span className="tag">{t('badge.demo')}</span> : null}
        </span>
        {next === null ? null : <Ends dueAt={next.due_at} />}
      </div>
      <div>
        <h2 className="title any-break opened-title" data-opened={planDetailLink(order.id)}>
          <Link to={goodsDetailLink(product.id)}>{product.title}</Link>
        </h2>
        <p className="small soft">{t('plan.number', { number: order.number })}</p>
      </div>
      <div className="live__row">
        <LiveRing basisPoints={order.progress_bp} label={t('plan.progress', { share: delivered })}>
          <strong>{delivered}</strong>
          <span className="live__delivered">{t('order.delivered')}</span>
        </LiveRing>
        <div className="live__sums">
          <SoFar detail={detail} />
          <p className="live__sum">
            {t('order.deliveredSum')}
            {colon()}
            <Delivered detail={detail} name={t('order.deliveredSum')} />
          </p>
          <p className="live__sum">
            {put}
            {colon()}
            <FundedAmount detail={detail} name={put} />
          </p>
          {isWhole ? null : (
            <p className="live__sum">
              {t('order.budget')}
              {colon()}
              <Money amountMinor={order.budget ?? 0} />
            </p>
          )}
        </div>
      </div>
      <Counts detail={detail} />
      {isHelped(detail) ? <p className="small soft">{t('order.helped')}</p> : null}
    </section>
  );
};
