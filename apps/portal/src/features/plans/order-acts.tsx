import { lazy, Suspense, useState } from 'react';
import { useTranslate } from '../../shared/i18n/use-translate';
import { useIsBlocked } from '../../shared/session/use-session';
import { Button } from '../../shared/ui/button';
import { NotOpen } from '../../shared/ui/not-open';
import type { OrderDetail } from './api';
import { PutDialog } from './put-dialog-lazy';

const OrderConfirm = lazy(async () => ({ default: (await import('./order-confirm')).OrderConfirm }));

/** What the person can do with the plan as it stands: put, cancel free of charge, stop. */
export const OrderActs = ({ detail }: { detail: OrderDetail }) => {
  const t = useTranslate();
  const [open, setOpen] = useState<'put' | 'cancel' | 'stop' | null>(null);
  const { order, product } = detail;
  const close = (): void => setOpen(null);
  const isBlocked = useIsBlocked();
  const canPut = order.status === 'waiting_to_put';
  const canCancel = order.status === 'matching';
  const canStop = order.status === 'putting' && order.intent === 'run';
  if (!canPut && !canCancel && !canStop) return null;
  return (
    <>
      {canPut && isBlocked ? <NotOpen /> : null}
      {canPut && !isBlocked ? <Button onClick={() => setOpen('put')}>{t('plan.put')}</Button> : null}
      {canCancel ? (
        <Button look="quiet" onClick={() => setOpen('cancel')}>
          {t('order.cancel')}
        </Button>
      ) : null}
      {canStop ? (
        <Button look="quiet" onClick={() => setOpen('stop')}>
          {t('order.stop')}
        </Button>
      ) : null}
      <Suspense fallback={null}>
        {open === 'put' ? (
          <PutDialog target={{ order_id: order.id }} product={product} onClose={close} />
        ) : null}
        {open === 'cancel' || open === 'stop' ? (
          <OrderConfirm kind={open} detail={detail} onClose={close} />
        ) : null}
      </Suspense>
    </>
  );
};
