import { useTranslate } from '../../../shared/i18n/use-translate';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';

/** Asks once more before the transaction password, and says what happens to the money. */
const Question = ({ onClose, onYes }: { onClose: () => void; onYes: () => void }) => {
  const t = useTranslate();
  return (
    <Dialog title={t('exit.question')} onClose={onClose}>
      <p>{t('exit.step.withdraw')}</p>
      <div className="dialog__actions">
        <Button look="quiet" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button look="danger" onClick={onYes}>
          {t('exit.close')}
        </Button>
      </div>
    </Dialog>
  );
};

export default Question;
