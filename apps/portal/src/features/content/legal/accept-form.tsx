import { type FormEvent, useCallback, useState } from 'react';
import { ApiError } from '../../../shared/api';
import { useSend } from '../../../shared/calls/use-send';
import { phraseOfError } from '../../../shared/errors/phrase';
import { useTranslate } from '../../../shared/i18n/use-translate';
import { AgreementField } from '../../../shared/legal/agreement-field';
import { useAgreement } from '../../../shared/legal/use-agreement';
import { Button } from '../../../shared/ui/button';
import { showToast } from '../../../shared/ui/toast';
import { useAccept } from './api';

/** Reads the texts as they count now, and agrees to them. */
export const AcceptForm = () => {
  const t = useTranslate();
  const agreement = useAgreement();
  const accept = useAccept();
  const [told, setTold] = useState('');
  const { accepted, reload } = agreement;
  const { send, sending } = useSend(
    useCallback(async () => {
      if (accepted === undefined) return;
      try {
        await accept(accepted);
        showToast(t('legal.acceptDone'), 'done');
      } catch (error) {
        if (!(error instanceof ApiError) || error.data.reason !== 'terms_outdated') throw error;
        setTold(await phraseOfError(error));
        reload();
      }
    }, [accepted, accept, reload, t]),
  );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (accepted === undefined) setTold(t('register.agreeMissing'));
    else void send();
  };
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <AgreementField agreement={agreement} error={told || undefined} onChange={() => setTold('')} />
      <Button type="submit" sending={sending}>
        {t('legal.accept')}
      </Button>
    </form>
  );
};
