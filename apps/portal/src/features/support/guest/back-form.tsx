import { type FormEvent, useCallback, useState } from 'react';
import { ApiError } from '../../../shared/api';
import { useDraft } from '../../../shared/calls/use-draft';
import { useSend } from '../../../shared/calls/use-send';
import { phraseOfError } from '../../../shared/errors/phrase';
import { useTranslate } from '../../../shared/i18n/use-translate';
import { Button } from '../../../shared/ui/button';
import { TextField } from '../../../shared/ui/text-field';
import { findCase } from './api';
import type { CaseKey } from './kept-case';
import { useFirstWrong } from './use-first-wrong';

const EMPTY = { case_number: '', secret: '' };
const SECRETS = ['secret'] as const;

/** Comes back to a case by its number and its secret, which is in no address and is not written down. */
export const BackForm = ({ onFound }: { onFound: (key: CaseKey) => void }) => {
  const t = useTranslate();
  const { draft, change, discard } = useDraft('guest-back', EMPTY, SECRETS);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState('');
  const { form, point } = useFirstWrong();
  const key = { case_number: draft.case_number.trim().toUpperCase(), secret: draft.secret.trim() };
  const { case_number: number, secret } = key;
  const { send, sending } = useSend(
    useCallback(async () => {
      const asked = { case_number: number, secret };
      try {
        await findCase(asked);
      } catch (error) {
        if (!(error instanceof ApiError) || error.data.reason !== 'guest_case_unknown') throw error;
        setRefused(await phraseOfError(error));
        point();
        return;
      }
      discard();
      onFound(asked);
    }, [number, secret, discard, onFound, point]),
  );
  const edit = (name: keyof CaseKey, value: string): void => {
    setRefused('');
    change(name, value);
  };
  const missing = (value: string) => (tried && value === '' ? t('common.required') : undefined);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (number === '' || secret === '') point();
    else void send();
  };
  return (
    <form ref={form} className="stack" onSubmit={submit} noValidate>
      <TextField
        label={t('guest.number')}
        name="case_number"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={draft.case_number}
        error={missing(number)}
        onChange={(event) => edit('case_number', event.target.value)}
      />
      <TextField
        label={t('guest.secret')}
        name="secret"
        type="password"
        autoComplete="off"
        spellCheck={false}
        value={draft.secret}
        error={missing(secret) ?? (refused || undefined)}
        onChange={(event) => edit('secret', event.target.value)}
      />
      <Button type="submit" sending={sending}>
        {t('guest.show')}
      </Button>
    </form>
  );
};
