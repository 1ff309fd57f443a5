import { useSend } from '../../../shared/calls/use-send';
import { useTranslate } from '../../../shared/i18n/use-translate';
import { passwordDigest } from '../../../shared/password/digest';
import { NewDigits } from '../../../shared/password/new-digits';
import { showToast } from '../../../shared/ui/toast';
import { useSetPassword } from './api';

/** Sets the first transaction password. */
export const SetPassword = ({ onDone }: { onDone: () => void }) => {
  const t = useTranslate();
  const save = useSetPassword();
  const { send, sending } = useSend(async (digits: string) => {
    await save(passwordDigest(digits));
    showToast(t('password.saved'), 'done');
    onDone();
  });
  return (
    <NewDigits lead={t('password.explained')} sending={sending} onDone={(digits) => void send(digits)} />
  );
};
