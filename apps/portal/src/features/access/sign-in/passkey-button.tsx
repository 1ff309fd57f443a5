import { useSend } from '../../../shared/calls/use-send';
import { useTranslate } from '../../../shared/i18n/use-translate';
import { Button } from '../../../shared/ui/button';
import { logInWithPasskey } from './passkey-login';

/** The way in for whoever has a passkey, where the browser can use one. */
const PasskeyButton = () => {
  const t = useTranslate();
  const { send, sending } = useSend(logInWithPasskey);
  return (
    <Button look="quiet" sending={sending} onClick={() => void send()}>
      {t('login.passkey')}
    </Button>
  );
};

export default PasskeyButton;
