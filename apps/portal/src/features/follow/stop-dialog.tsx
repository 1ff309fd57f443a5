import { useSend } from '../../shared/calls/use-send';
import { useTranslate } from '../../shared/i18n/use-translate';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { showToast } from '../../shared/ui/toast';
import { useFollowActs } from './api';

/** Asks before following ends, and says what stays. */
const StopDialog = ({ name, onClose }: { name: string; onClose: () => void }) => {
  const t = useTranslate();
  const { follow } = useFollowActs();
  const { send, sending } = useSend(async () => {
    await follow(null);
    showToast(t('follow.stopped'), 'done');
    onClose();
  });
  return (
    <Dialog title={t('follow.stopQuestion', { name })} onClose={onClose} dismissible={!sending}>
      <p>{t('follow.stopExplained')}</p>
      <div className="dialog__actions">
        <Button look="quiet" disabled={sending} onClick={onClose}>
          {t('follow.keep')}
        </Button>
        <Button look="danger" sending={sending} onClick={() => void send()}>
          {t('follow.stop')}
        </Button>
      </div>
    </Dialog>
  );
};

export default StopDialog;
