import { useTranslate } from '../../shared/i18n/use-translate';
import { goodsDetailLink, paths, repeatLink } from '../../shared/paths';
import { useIsBlocked } from '../../shared/session/use-session';
import { useMoney } from '../../shared/ui/money';
import { Way, Ways } from '../../shared/ui/way';
import { amountAgain, type OrderDetail, type OrderStatus } from './api';

/** The run is over, or there was none; what it brought may still be open. */
const OVER: ReadonlySet<OrderStatus> = new Set([
  ...(['put_failed', 'put_finished', 'waiting_for_settlement', 'settlement_successful'] as const),
]);

/** Where a plan whose run is over leads: to its money, to the product of now, to others. A running one has its own buttons. */
export const OrderNext = ({ detail }: { detail: OrderDetail }) => {
  const t = useTranslate();
  const isBlocked = useIsBlocked();
  const money = useMoney();
  const { order, product } = detail;
  if (!OVER.has(order.status)) return null;
  return (
    <section className="stack stack--tight">
      <h2>{t('order.nextHeading')}</h2>
      <Ways>
        <Way drawing="in" to={paths.wallet} words={t('order.toWallet')} />
        {isBlocked || order.amount === null ? null : (
          <Way
            drawing="history"
            to={repeatLink(product.id, order.id)}
            words={t('repeat.way', { amount: money(amountAgain(order.amount, product)) })}
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
