import { Link } from 'react-router';
import { useTranslate } from '../../shared/i18n/use-translate';
import { useSharedOpening } from '../../shared/lib/shared-opening';
import { paths, planDetailLink } from '../../shared/paths';
import { Empty } from '../../shared/ui/empty';
import { Loaded } from '../../shared/ui/loaded';
import { Moment } from '../../shared/ui/moment';
import { Money } from '../../shared/ui/money';
import { More } from '../../shared/ui/more';
import { StatusTag } from '../../shared/ui/status-tag';
import { type Order, type OrderFilters, useOrders } from './api';
import { Cover } from './cover';
import { Progress } from './progress';
import './order-list.css';

/** What became of the money, or what it made so far; before that, what was put. A plan that waits for its amount has neither. */
const useSum = ({ result, amount, status, net_so_far: soFar, came_back: back }: Order) => {
  const t = useTranslate();
  if (result !== null) {
    const name = t(result.final ? 'order.result' : 'plan.preliminary');
    return { name, amountMinor: result.net_own, sign: 'result' } as const;
  }
  // What an older app kept on the device says neither.
  if (soFar != null)
    return { name: t('plan.soFar'), amountMinor: soFar, sign: soFar === 0 ? 'auto' : 'result' } as const;
  if (status === 'put_failed') return { name: t('plan.cameBack'), amountMinor: back || null };
  return { name: t('plan.amountPut'), amountMinor: amount };
};

const OrderCard = ({ order }: { order: Order }) => {
  const t = useTranslate();
  const to = planDetailLink(order.id);
  const openShared = useSharedOpening(to);
  const { name, amountMinor, ...sign } = useSum(order);
  const number = t('plan.number', { number: order.number });
  return (
    <li className={`card order-card ${amountMinor !== null && amountMinor < 0 ? 'order-card--loss' : ''}`}>
      <div className="order-card__head">
        <Cover url={order.product.cover_url} />
        <div className="order-card__text">
          <div className="order-card__line">
            <Link
              to={to}
              className="order-card__link"
              aria-label={`${order.product.title}, ${number}`}
              onClick={openShared}
            >
              <strong data-shared="title">{order.product.title}</strong>
            </Link>
            {amountMinor === null ? null : (
              <strong>
                <span className="hidden-text">{name}: </span>
                <Money amountMinor={amountMinor} {...sign} />
              </strong>
            )}
          </div>
          <div className="order-card__line small soft">
            <span>{order.number}</span>
            {amountMinor === null ? null : (
              <span className="order-card__end" aria-hidden="true">
                {name}
              </span>
            )}
          </div>
          <div className="order-card__line">
            <StatusTag order={order} />
            <Moment time={order.created_at} />
          </div>
        </div>
      </div>
      {order.status === 'putting' ? <Progress basisPoints={order.progress_bp} /> : null}
      {order.learning ? (
        <p className="small">
          {t('order.learning', {
            conversions: String(order.learning.conversions),
            threshold: String(order.learning.threshold),
          })}
        </p>
      ) : null}
    </li>
  );
};

/** Nothing fits the filters, or there is nothing yet. */
const None = ({ isFiltered }: { isFiltered: boolean }) => {
  const t = useTranslate();
  if (isFiltered) return <p className="soft">{t('plan.noneFound')}</p>;
  return (
    <Empty text={t('plan.none')}>
      <Link to={`${paths.plan}?show=products`}>{t('plan.toProducts')}</Link>
    </Empty>
  );
};

/** The person's plans, all or those that the filters fit. */
export const OrderList = ({ filters }: { filters: OrderFilters }) => {
  const { list, more } = useOrders(filters);
  const { status: _, ...narrowing } = filters;
  return (
    <Loaded query={list} lines={10}>
      {(orders) =>
        orders.length === 0 ? (
          <None isFiltered={Object.keys(narrowing).length > 0} />
        ) : (
          <>
            <ul className="stack stack--tight">
              {orders.map((order) => (
                <OrderCard key={order.id} order={order} />
              ))}
            </ul>
            <More {...more} />
          </>
        )
      }
    </Loaded>
  );
};
