import { Link } from 'react-router';
import { useTranslate } from '../../shared/i18n/use-translate';
import { goodsDetailLink, paths, repeatLink } from '../../shared/paths';
import { useIsBlocked } from '../../shared/session/use-session';
import { Icon } from '../../shared/ui/icon';
import { useMoney } from '../../shared/ui/money';
import type { OrderDetail } from './api';

const Way = ({ to, text }: { to: string; text: string }) => (
  <Link to={to} className="button button--quiet">
    <span>{text}</span>
    <Icon name="next" />
  </Link>
);

/** Where a plan that is over leads: to its money, to the product of now, to others. A running one has its own buttons. */
export const OrderNext = ({ detail }: { detail: OrderDetail }) => {
  const t = useTranslate();
  const isBlocked = useIsBlocked();
  const money = useMoney();
  const { order, product } = detail;
  if (order.status !== 'put_failed' && order.status !== 'settlement_successful') return null;
  return (
    <section className="card">
      <h2>{t('order.nextHeading')}</h2>
      <Way to={paths.wallet} text={t('order.toWallet')} />
      {isBlocked ? null : (
        <>
          {order.amount === null ? null : (
            <Way
              to={repeatLink(product.id, order.id)}
              text={t('repeat.way', { amount: money(order.amount) })}
            />
          )}
          <Way to={goodsDetailLink(product.id)} text={t('order.again')} />
          <Way to={`${paths.plan}?show=products`} text={t('order.others')} />
        </>
      )}
    </section>
  );
};
