import { Suspense, useState } from 'react';
import { useTranslate } from '../../shared/i18n/use-translate';
import { useIsBlocked } from '../../shared/session/use-session';
import { Button } from '../../shared/ui/button';
import { useMoney } from '../../shared/ui/money';
import { NotOpen } from '../../shared/ui/not-open';
import type { OrderDetail } from './api';
import { OrderConfirm } from './control-lazy';
import { PutDialog } from './put-dialog-lazy';

/** The way to fund it, with what it takes and that it can be lost directly above. */
const Fund = ({ detail: { product }, onPress }: { detail: OrderDetail; onPress: () => void }) => {
  const t = useTranslate();
  const money = useMoney();
  const range = { minimum: money(product.min_put_amount), maximum: money(product.max_put_amount) };
  return (
    <section className="stack stack--tight">
      <p className="row row--apart">
        <span>{t('product.range')}</span>
        <strong>{t('plan.range', range)}</strong>
      </p>
      <p className="warning">{t('record.warning')}</p>
      <Button onClick={onPress}>{t('plan.put')}</Button>
    </section>
  );
};

/** What the person can do with the plan as it stands: put, cancel free of charge, stop. A sheet that is open says if it is over. */
export const OrderActs = ({ detail }: { detail: OrderDetail }) => {
  const t = useTranslate();
  const [open, setOpen] = useState<'put' | 'cancel' | 'stop' | null>(null);
  const { order, product } = detail;
  const close = (): void => setOpen(null);
  const isBlocked = useIsBlocked();
  const can = {
    put: order.status === 'waiting_to_put',
    cancel: order.status === 'matching',
    stop: order.status === 'putting' && order.intent === 'run',
  };
  if (open === null && !can.put && !can.cancel && !can.stop) return null;
  return (
    <>
      {can.put && isBlocked ? <NotOpen /> : null}
      {can.put && !isBlocked ? <Fund detail={detail} onPress={() => setOpen('put')} /> : null}
      {can.cancel ? (
        <Button look="quiet" onClick={() => setOpen('cancel')}>
          {t('order.cancel')}
        </Button>
      ) : null}
      {can.stop ? (
        <Button look="quiet" onClick={() => setOpen('stop')}>
          {t('order.stop')}
        </Button>
      ) : null}
      <Suspense fallback={null}>
        {open === 'put' ? (
          <PutDialog target={{ order_id: order.id }} product={product} isOver={!can.put} onClose={close} />
        ) : null}
        {open === 'cancel' || open === 'stop' ? (
          <OrderConfirm kind={open} detail={detail} isOver={!can[open]} onClose={close} />
        ) : null}
      </Suspense>
    </>
  );
};
