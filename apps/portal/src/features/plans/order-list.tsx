import { Link } from 'react-router';
import { useTranslate } from '../../shared/i18n/use-translate';
import { useSharedOpening } from '../../shared/lib/shared-opening';
import { paths, planDetailLink } from '../../shared/paths';
import { Empty } from '../../shared/ui/empty';
import { Loaded } from '../../shared/ui/loaded';
import { Moment, useWrittenTime } from '../../shared/ui/moment';
import { Money } from '../../shared/ui/money';
import { More } from '../../shared/ui/more';
import { type Order, type OrderFilters, useOrders } from './api';
import { Cover } from './cover';
import { Progress } from './progress';
import { StatusTag } from './status-tag';

/** What became of the money; before that, what was put. */
const Sum = ({ order }: { order: Order }) => {
  const t = useTranslate();
  if (order.result !== null) {
    return (
      <span className="plan-sum">
        <span className="small soft">{t(order.result.final ? 'order.result' : 'plan.preliminary')}</span>
        <strong>
          <Money amountMinor={order.result.net_own} sign="result" />
        </strong>
      </span>
    );
  }
  if (order.amount === null) return null;
  return (
    <strong>
      <Money amountMinor={order.amount} />
    </strong>
  );
};

const OrderCard = ({ order }: { order: Order }) => {
  const t = useTranslate();
  const writtenTime = useWrittenTime();
  const to = planDetailLink(order.id);
  const openShared = useSharedOpening(to);
  return (
    <li className="card">
      <Link to={to} className="card--link row order-row" onClick={openShared}>
        <Cover url={order.product.cover_url} />
        <span className="product__text">
          <strong data-shared="title">{order.product.title}</strong>
          <span className="small soft">{t('plan.number', { number: order.number })}</span>
          <StatusTag order={order} />
        </span>
        <Sum order={order} />
      </Link>
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
      <div className="row row--apart">
        <Moment time={order.created_at} />
      </div>
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
