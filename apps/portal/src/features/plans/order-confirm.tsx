import { useTranslate } from '../../shared/i18n/use-translate';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { showToast } from '../../shared/ui/toast';
import { isHelped, type OrderDetail, usePlanActs } from './api';
import { useAct } from './use-act';

interface Props {
  kind: 'cancel' | 'stop';
  detail: OrderDetail;
  onClose: () => void;
}

/** The question before a plan is canceled or stopped, with what comes back. */
export const OrderConfirm = ({ kind, detail, onClose }: Props) => {
  const t = useTranslate();
  const acts = usePlanActs();
  const { send, sending } = useAct(async () => {
    await acts[kind](detail.order.id);
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
