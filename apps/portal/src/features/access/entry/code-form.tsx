import { LIMITS } from '@fairlead/contract/limits';
import { type FormEvent, type ReactNode, useCallback, useState } from 'react';
import { ApiError } from '../../../shared/api';
import { useDraft } from '../../../shared/calls/use-draft';
import { useSend } from '../../../shared/calls/use-send';
import { phraseOfError } from '../../../shared/errors/phrase';
import { useTranslate } from '../../../shared/i18n/use-translate';
import { AgreementField } from '../../../shared/legal/agreement-field';
import { useAgreement } from '../../../shared/legal/use-agreement';
import { Button } from '../../../shared/ui/button';
import { TextField } from '../../../shared/ui/text-field';
import { isOver, openAccount } from './api';

const EMPTY = { code: '' };

interface Props {
  ticket: string;
  onDone: () => void;
  /** The host app's sign-in is over: no code helps any more. */
  onOver: () => void;
  /** What is to be read before the button is pressed. */
  children?: ReactNode;
}

/** The authorization code; what was typed survives a refusal and a reload. */
export const CodeForm = ({ ticket, onDone, onOver, children }: Props) => {
  const t = useTranslate();
  const { draft, change, discard } = useDraft('ad-welcome', EMPTY);
  const [told, setTold] = useState('');
  const [toldOfTerms, setToldOfTerms] = useState('');
  const agreement = useAgreement();
  const { accepted, reload } = agreement;
  const code = draft.code.trim();
  const { send, sending } = useSend(
    useCallback(async () => {
      if (accepted === undefined) return;
      try {
        await openAccount(ticket, code, accepted);
      } catch (error) {
        if (isOver(error)) return onOver();
        const phrase = await phraseOfError(error);
        if (!(error instanceof ApiError) || error.data.reason !== 'terms_outdated') return setTold(phrase);
        setToldOfTerms(phrase);
        return reload();
      }
      discard();
      onDone();
    }, [ticket, code, accepted, reload, discard, onDone, onOver]),
  );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (code === '') setTold(t('common.required'));
    if (accepted === undefined) setToldOfTerms(t('register.agreeMissing'));
    if (code !== '') void send();
  };
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <TextField
        label={t('welcome.code')}
        hint={t('welcome.codeHint')}
        name="authorization_code"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={LIMITS.codeMax}
        value={draft.code}
        error={told || undefined}
        onChange={(event) => {
          setTold('');
          change('code', event.target.value);
        }}
      />
      <AgreementField
        agreement={agreement}
        error={toldOfTerms || undefined}
        onChange={() => setToldOfTerms('')}
      />
      {children}
      <Button type="submit" sending={sending}>
        {t('welcome.open')}
      </Button>
    </form>
  );
};
