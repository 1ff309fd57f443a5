import { Link } from 'react-router';
import { useTranslate } from '../../shared/i18n/use-translate';
import { useSharedOpening } from '../../shared/lib/shared-opening';
import { paths, planDetailLink } from '../../shared/paths';
import { Empty } from '../../shared/ui/empty';
import { Loaded } from '../../shared/ui/loaded';
import { Moment, useWrittenTime } from '../../shared/ui/moment';
import { Money } from '../../shared/ui/money';
import { More } from '../../shared/ui/more';
import { StatusTag } from '../../shared/ui/status-tag';
import { type Order, type OrderFilters, useOrders } from './api';
import { Cover } from './cover';
import { Progress } from './progress';
import './order-list.css';

/** What became of the money; before that, what was put. A plan that waits for its amount, or got all of it back, has neither. */
const useSum = ({ result, amount, status }: Order) => {
  const t = useTranslate();
  if (result === null)
    return { name: t('plan.amountPut'), amountMinor: status === 'put_failed' ? null : amount };
  return {
    name: t(result.final ? 'order.result' : 'plan.preliminary'),
    amountMinor: result.net_own,
    sign: 'result',
  } as const;
};

const OrderCard = ({ order }: { order: Order }) => {
  const t = useTranslate();
  const writtenTime = useWrittenTime();
  const to = planDetailLink(order.id);
  const openShared = useSharedOpening(to);
  const { name, amountMinor, ...sign } = useSum(order);
  const number = t('plan.number', { number: order.number });
  return (
    <li className="card order-card">
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
            <span>{number}</span>
            {order.result ? (
              <span className="order-card__end" aria-hidden="true">
                {name}
              </span>
            ) : null}
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
            time: writtenTime(order.learning.ends_at),
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
