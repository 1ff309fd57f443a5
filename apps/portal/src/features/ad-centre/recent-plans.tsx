import { Link } from 'react-router';
import type { ResponseFor } from '../../shared/api';
import { useTranslate } from '../../shared/i18n/use-translate';
import { paths, planDetailLink } from '../../shared/paths';
import { Icon } from '../../shared/ui/icon';
import { LiveRing } from '../../shared/ui/live-ring';
import { Money, useMoney } from '../../shared/ui/money';
import { useNumbers } from '../../shared/ui/numbers';
import { StatusTag, statusWord } from '../../shared/ui/status-tag';
import { Way, Ways } from '../../shared/ui/way';
import { LIVE_PLANS, useAwaitingCount, useRecentPlans } from './api';
import '../../shared/ui/art-tokens.css';
import '../../shared/ui/deck.css';
import './recent-plans.css';
import { colon } from '../../shared/i18n/marks';

type Order = ResponseFor<'plan.list'>['items'][number];

/** A running plan: how much of its budget is delivered, and what that came to so far. */
const LivePlan = ({ order }: { order: Order }) => {
  const t = useTranslate();
  const money = useMoney();
  const { share } = useNumbers();
  const delivered = share(Math.round(order.progress_bp / 100) * 100);
  // What an older app kept on the device does not say it.
  const soFar = order.net_so_far ?? null;
  const isLoss = soFar !== null && soFar < 0;
  return (
    <Link to={planDetailLink(order.id)} className={`deck live-plan ${isLoss ? 'deck--loss' : ''}`}>
      <LiveRing basisPoints={order.progress_bp} label={t('plan.progress', { share: delivered })}>
        <strong>{delivered}</strong>
        <span className="live-plan__delivered">{t('order.delivered')}</span>
      </LiveRing>
      <span className="live-plan__words">
        <StatusTag order={order} />
        <strong className="live-plan__title">{order.product.title}</strong>
        <span className="small soft">
          {t('order.deliveredSum')}
          {colon()}
          {money(order.billed)}
        </span>
        <span className="small soft">
          {t('order.budget')}
          {colon()}
          {money(order.budget ?? 0)}
        </span>
        {soFar === null ? null : (
          <span className="live-plan__net">
            <strong>
              <Money amountMinor={soFar} sign={soFar === 0 ? 'auto' : 'result'} />
            </strong>{' '}
            <span className="small soft">{t('order.soFar')}</span>
          </span>
        )}
      </span>
      <Icon name="next" />
    </Link>
  );
};

/** What became of a plan, or what it came to so far, else what was put on it. */
const PlanSum = ({ order: { result, net_so_far, amount, status } }: { order: Order }) => {
  const net = result?.net_own ?? net_so_far ?? null;
  if (net !== null) return <Money amountMinor={net} sign={net === 0 ? 'auto' : 'result'} />;
  // Of what failed, all came back: there is no sum to tell.
  return amount === null || status === 'put_failed' ? null : <Money amountMinor={amount} />;
};

/** Any other plan as a row, with its sum. */
const PlanRow = ({ order }: { order: Order }) => {
  const t = useTranslate();
  const money = useMoney();
  const { product, status, reasons, result } = order;
  const word = statusWord(
    status,
    reasons.map(({ reason }) => reason),
  );
  return (
    <Link to={planDetailLink(order.id)} className="recent-plan">
      <span className="recent-plan__cover">
        {product.cover_url === '' ? null : <img src={product.cover_url} alt="" loading="lazy" />}
      </span>
      <span className="recent-plan__words">
        <span className="recent-plan__title">{product.title}</span>
        <span className="small soft">{t(word)}</span>
        {result?.final ? (
          <span className="small soft">
            {t('home.putAndBack', {
              put: money(result.put_own),
              back: money(result.revenue + result.returned),
            })}
          </span>
        ) : null}
      </span>
      <span className="recent-plan__sum">
        <PlanSum order={order} />
      </span>
      <Icon name="next" />
    </Link>
  );
};

/** The plans that wait for an amount; nothing is said of none. */
const Awaiting = ({ count }: { count: number }) => {
  const t = useTranslate();
  if (count === 0) return null;
  return (
    <Link to={`${paths.plan}?show=mine&status=waiting_to_put`} className="card card--link card--attention">
      <span className="row row--apart">
        <span>{t('adCenter.awaiting', { count })}</span>
        <Icon name="next" />
      </span>
    </Link>
  );
};

interface NewestProps {
  orders: readonly Order[];
  /** Those that wait for an amount are told of above. */
  isWaitingTold: boolean;
}

/** The newest plans: those that run as live cards, the others as rows. Nothing where there is none. */
const Newest = ({ orders, isWaitingTold }: NewestProps) => {
  const t = useTranslate();
  const untold = orders.filter(({ status }) => !(isWaitingTold && status === 'waiting_to_put'));
  if (untold.length === 0) return null;
  const live = untold.filter(({ status }) => status === 'putting').slice(0, LIVE_PLANS);
  const others = untold.filter((order) => !live.includes(order)).slice(0, 3);
  return (
    <section className="stack">
      <div className="recent-plans__head">
        <h2>{t('home.plans')}</h2>
        <Link to={`${paths.plan}?show=mine`}>{t('adCenter.toPlans')}</Link>
      </div>
      {live.map((order) => (
        <LivePlan key={order.id} order={order} />
      ))}
      {others.length === 0 ? null : (
        <div className="recent-plans">
          {others.map((order) => (
            <PlanRow key={order.id} order={order} />
          ))}
        </div>
      )}
    </section>
  );
};

/** What waits for an amount, the newest plans, and the way to the products of more. */
const RecentPlans = () => {
  const t = useTranslate();
  const plans = useRecentPlans();
  const awaiting = useAwaitingCount();
  const waiting = awaiting.data?.count ?? 0;
  return (
    <div className="home-plans stack">
      {/* Both at once: what stands there already does not move down. */}
      {plans.isLoading || awaiting.isLoading ? (
        <div className="skeleton recent-plans__waiting" />
      ) : (
        <>
          <Awaiting count={waiting} />
          <Newest orders={plans.data ?? []} isWaitingTold={waiting > 0} />
        </>
      )}
      <Ways>
        <Way to={`${paths.plan}?show=products`} drawing="star" words={t('adCenter.toProducts')} />
      </Ways>
    </div>
  );
};

export default RecentPlans;
