import { lazy, Suspense, useState } from 'react';
import { useSend } from '../../shared/calls/use-send';
import { useTranslate } from '../../shared/i18n/use-translate';
import { useIsBlocked } from '../../shared/session/use-session';
import { Button } from '../../shared/ui/button';
import { NotOpen } from '../../shared/ui/not-open';
import { showToast } from '../../shared/ui/toast';
import { type OrderDetail, usePlanActs } from './api';
import { PutDialog } from './put-dialog-lazy';

const Dialog = lazy(async () => ({ default: (await import('../../shared/ui/dialog')).Dialog }));

interface ConfirmProps {
  kind: 'cancel' | 'stop';
  orderId: string;
  onClose: () => void;
}

const Confirm = ({ kind, orderId, onClose }: ConfirmProps) => {
  const t = useTranslate();
  const acts = usePlanActs();
  const { send, sending } = useSend(async () => {
    await acts[kind](orderId);
    showToast(t(kind === 'cancel' ? 'order.cancelled' : 'order.stopAsked'), 'done');
    onClose();
  });
  return (
    <Dialog
      title={t(kind === 'cancel' ? 'order.cancelQuestion' : 'order.stopQuestion')}
      onClose={onClose}
      dismissible={!sending}
    >
      <p>{t(kind === 'cancel' ? 'order.cancelExplained' : 'order.stopExplained')}</p>
      <div className="dialog__actions">
        <Button look="quiet" disabled={sending} onClick={onClose}>
          {t('order.keep')}
        </Button>
        <Button look="danger" sending={sending} onClick={() => void send()}>
          {t(kind === 'cancel' ? 'order.cancel' : 'order.stop')}
        </Button>
      </div>
    </Dialog>
  );
};

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
          <Confirm kind={open} orderId={order.id} onClose={close} />
        ) : null}
      </Suspense>
    </>
  );
};
