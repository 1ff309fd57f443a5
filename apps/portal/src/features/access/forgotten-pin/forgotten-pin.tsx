import { useTranslate } from '../../../shared/i18n/use-translate';
import { Dialog } from '../../../shared/ui/dialog';
import { ChangePin } from '../passwords';

/**
 * A new transaction password for somebody who was asked for a forgotten one, in a sheet over the page: what was typed
 * there stays.
 */
export const ForgottenPin = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslate();
  return (
    <Dialog title={t('editPayPassword.title')} look="sheet" onClose={onClose}>
      <ChangePin forgotten onDone={onClose} />
    </Dialog>
  );
};
