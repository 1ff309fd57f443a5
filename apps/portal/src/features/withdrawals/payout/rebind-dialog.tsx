import { useTranslate } from '../../../shared/i18n/use-translate';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';

interface Props {
  sending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a payout account takes the place of another. */
const RebindDialog = ({ sending, onConfirm, onClose }: Props) => {
  const t = useTranslate();
  return (
    <Dialog title={t('payout.rebindQuestion')} onClose={onClose} dismissible={!sending}>
      <p>{t('payout.rebindExplained')}</p>
      <div className="dialog__actions">
        <Button look="quiet" disabled={sending} onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button sending={sending} onClick={onConfirm}>
          {t('payout.rebind')}
        </Button>
      </div>
    </Dialog>
  );
};

export default RebindDialog;
