import { Link } from 'react-router';
import { useTranslate } from '../../shared/i18n/use-translate';
import { paths, planDetailLink } from '../../shared/paths';
import { Loaded } from '../../shared/ui/loaded';
import { Moment } from '../../shared/ui/moment';
import { Money } from '../../shared/ui/money';
import { More } from '../../shared/ui/more';
import { type Order, type OrderStatus, useOrders } from './api';
import { Cover } from './cover';
import { Progress } from './progress';
import { StatusTag } from './status-tag';

const OrderCard = ({ order }: { order: Order }) => {
  const t = useTranslate();
  return (
    <li className="card">
      <Link to={planDetailLink(order.id)} className="card--link row">
        <Cover url={order.product.cover_url} />
        <span className="product__text">
          <strong>{order.product.title}</strong>
          <span className="small soft">{t('plan.number', { number: order.number })}</span>
          <StatusTag status={order.status} />
        </span>
        {order.amount === null ? null : (
          <strong>
            <Money amountMinor={order.amount} />
          </strong>
        )}
      </Link>
      {order.status === 'putting' ? <Progress basisPoints={order.progress_bp} /> : null}
      <div className="row row--apart">
        <Moment time={order.created_at} />
        {order.demo ? <span className="tag">{t('badge.demo')}</span> : null}
      </div>
    </li>
  );
};

/** The person's plans of one status, or of all. */
export const OrderList = ({ status }: { status: OrderStatus | undefined }) => {
  const t = useTranslate();
  const { list, more } = useOrders(status);
  return (
    <Loaded query={list} lines={10}>
      {(orders) =>
        orders.length === 0 ? (
          <p className="soft">
            {t('plan.none')} <Link to={`${paths.plan}?show=products`}>{t('plan.toProducts')}</Link>
          </p>
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
