import { Suspense, useState } from 'react';
import { useTranslate } from '../../shared/i18n/use-translate';
import { useIsBlocked } from '../../shared/session/use-session';
import { Button } from '../../shared/ui/button';
import { NotOpen } from '../../shared/ui/not-open';
import type { OrderDetail } from './api';
import { OrderConfirm } from './control-lazy';
import { PutDialog } from './put-dialog-lazy';

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
      {can.put && !isBlocked ? <Button onClick={() => setOpen('put')}>{t('plan.put')}</Button> : null}
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
