import { type FormEvent, useCallback, useState } from 'react';
import { ApiError } from '../../../shared/api';
import { useDraft } from '../../../shared/calls/use-draft';
import { useSend } from '../../../shared/calls/use-send';
import { fieldPhrases, phraseOfError } from '../../../shared/errors/phrase';
import { useTranslate } from '../../../shared/i18n/use-translate';
import { Button } from '../../../shared/ui/button';
import { TextArea } from '../../../shared/ui/text-area';
import { TextField } from '../../../shared/ui/text-field';
import { showToast } from '../../../shared/ui/toast';
import { objectInCase } from './api';
import type { CaseKey } from './kept-case';
import { useFirstWrong } from './use-first-wrong';

const EMPTY = { username: '', text: '' };

/** Objects to the state of an account by its name (docs/domain/support.md#guests). */
export const GuestObjection = ({ caseKey, onSent }: { caseKey: CaseKey; onSent: () => void }) => {
  const t = useTranslate();
  const { draft, change, discard } = useDraft('guest-object', EMPTY);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const { form, point } = useFirstWrong();
  const { username, text } = draft;
  const { send, sending } = useSend(
    useCallback(async () => {
      try {
        await objectInCase(caseKey, username.trim(), text.trim());
      } catch (error) {
        const isOpen = error instanceof ApiError && error.data.reason === 'objection_open';
        const phrases = isOpen ? { text: await phraseOfError(error) } : await fieldPhrases(error);
        if (Object.keys(phrases).length === 0) throw error;
        setRefused(phrases);
        point();
        return;
      }
      discard();
      setTried(false);
      showToast(t('guest.objected'), 'done');
      onSent();
    }, [caseKey, username, text, discard, onSent, point, t]),
  );
  const errorOf = (name: keyof typeof EMPTY) =>
    tried && draft[name].trim() === '' ? t('common.required') : refused[name];
  const edit = (name: keyof typeof EMPTY, value: string): void => {
    setRefused({});
    change(name, value);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (username.trim() === '' || text.trim() === '') point();
    else void send();
  };
  return (
    <details className="card guest__object">
      <summary>{t('guest.object')}</summary>
      <form ref={form} className="stack" onSubmit={submit} noValidate>
        <p className="small soft">{t('guest.objectExplained')}</p>
        <TextField
          label={t('guest.objectUsername')}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={username}
          error={errorOf('username')}
          onChange={(event) => edit('username', event.target.value)}
        />
        <TextArea
          label={t('guest.objectText')}
          value={text}
          error={errorOf('text')}
          onChange={(value) => edit('text', value)}
        />
        <Button type="submit" sending={sending}>
          {t('guest.objectSend')}
        </Button>
      </form>
    </details>
  );
};
