import { useSend } from '../../shared/calls/use-send';
import { useTranslate } from '../../shared/i18n/use-translate';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { StatusTag } from '../../shared/ui/status-tag';
import { showToast } from '../../shared/ui/toast';
import { isHelped, type OrderDetail, usePlanActs } from './api';
import { Over } from './over';

interface Props {
  kind: 'cancel' | 'stop';
  detail: OrderDetail;
  /** The plan is not in the state any more in which this can be asked for. */
  isOver: boolean;
  onClose: () => void;
}

/** The question before a plan is canceled or stopped, with what comes back. */
export const OrderConfirm = ({ kind, detail, isOver, onClose }: Props) => {
  const t = useTranslate();
  const acts = usePlanActs();
  const { send, sending } = useSend(async () => {
    await acts[kind](detail.order.id);
    showToast(t(kind === 'cancel' ? 'order.cancelled' : 'order.stopAsked'), 'done');
    onClose();
  });
  const title = t(kind === 'cancel' ? 'order.cancelQuestion' : 'order.stopQuestion');
  // What is being sent may itself be why.
  if (isOver && !sending) {
    return (
      <Over title={title} onClose={onClose}>
        {t('reason.wrong_state')} <StatusTag order={detail.order} />
      </Over>
    );
  }
  return (
    <Dialog title={title} onClose={onClose} dismissible={!sending}>
      <p>{t(kind === 'cancel' ? 'order.cancelExplained' : 'order.stopExplained')}</p>
      {kind === 'stop' && isHelped(detail) ? <p>{t('order.stopHelped')}</p> : null}
      <div className="dialog__actions">
        <Button look="quiet" disabled={sending} onClick={onClose}>
          {t(kind === 'cancel' ? 'order.keep' : 'order.keepRunning')}
        </Button>
        <Button look="danger" sending={sending} onClick={() => void send()}>
          {t(kind === 'cancel' ? 'order.cancel' : 'order.stop')}
        </Button>
      </div>
    </Dialog>
  );
};
