import { useTranslate } from '../../shared/i18n/use-translate';
import { goodsDetailLink, paths, repeatLink } from '../../shared/paths';
import { useIsBlocked } from '../../shared/session/use-session';
import { useMoney } from '../../shared/ui/money';
import { Way, Ways } from '../../shared/ui/way';
import type { OrderDetail } from './api';

/** Where a plan that is over leads: to its money, to the product of now, to others. A running one has its own buttons. */
export const OrderNext = ({ detail }: { detail: OrderDetail }) => {
  const t = useTranslate();
  const isBlocked = useIsBlocked();
  const money = useMoney();
  const { order, product } = detail;
  if (order.status !== 'put_failed' && order.status !== 'settlement_successful') return null;
  return (
    <section className="stack stack--tight">
      <h2>{t('order.nextHeading')}</h2>
      <Ways>
        <Way drawing="in" to={paths.wallet} words={t('order.toWallet')} />
        {isBlocked || order.amount === null ? null : (
          <Way
            drawing="history"
            to={repeatLink(product.id, order.id)}
            words={t('repeat.way', { amount: money(order.amount) })}
          />
        )}
        {isBlocked ? null : (
          <>
            <Way drawing="eye" to={goodsDetailLink(product.id)} words={t('order.again')} />
            <Way drawing="star" to={`${paths.plan}?show=products`} words={t('order.others')} />
          </>
        )}
      </Ways>
    </section>
  );
};
