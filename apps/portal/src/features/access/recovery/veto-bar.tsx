import { useSend } from '../../../shared/calls/use-send';
import { useTranslate } from '../../../shared/i18n/use-translate';
import { Button } from '../../../shared/ui/button';
import { showToast } from '../../../shared/ui/toast';
import { useVeto } from './api';
import './recovery.css';

/** Somebody asked staff for a new login password: who is signed in stops it by one tap. */
export const VetoBar = () => {
  const t = useTranslate();
  const veto = useVeto();
  const { send, sending } = useSend(async () => {
    await veto();
    showToast(t('recovery.vetoed'), 'done');
  });
  return (
    <aside className="recovery-bar" role="alert">
      <p>
        <strong>{t('recovery.banner')}</strong> {t('recovery.bannerHow')}
      </p>
      <Button sending={sending} onClick={() => void send()}>
        {t('recovery.veto')}
      </Button>
    </aside>
  );
};
