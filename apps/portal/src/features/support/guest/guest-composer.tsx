import { LIMITS } from '@fairlead/contract/limits';
import { type FormEvent, useCallback, useRef } from 'react';
import { useDraft } from '../../../shared/calls/use-draft';
import { useSend } from '../../../shared/calls/use-send';
import { useTranslate } from '../../../shared/i18n/use-translate';
import { useIsOnline } from '../../../shared/lib/online';
import { Icon } from '../../../shared/ui/icon';
import { writeInCase } from './api';
import type { CaseKey } from './kept-case';
import '../chat/composer.css';

const EMPTY = { text: '' };

/** Where a guest writes; the text stays until it is taken, and sent again it is the same message. */
export const GuestComposer = ({ caseKey, onSent }: { caseKey: CaseKey; onSent: () => void }) => {
  const t = useTranslate();
  const isOnline = useIsOnline();
  const { draft, change, discard } = useDraft(`guest-${caseKey.case_number}`, EMPTY);
  const attempt = useRef({ text: '', clientId: '' });
  const text = draft.text.trim();
  const { send, sending } = useSend(
    useCallback(async () => {
      if (attempt.current.text !== text) attempt.current = { text, clientId: crypto.randomUUID() };
      await writeInCase(caseKey, attempt.current.clientId, text);
      attempt.current = { text: '', clientId: '' };
      discard();
      onSent();
    }, [caseKey, text, discard, onSent]),
  );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (text !== '') void send();
  };
  return (
    <form className="composer" onSubmit={submit}>
      <div className="composer__row">
        <textarea
          className="composer__text"
          rows={1}
          maxLength={LIMITS.feedbackContentMax}
          aria-label={t('guest.answer')}
          placeholder={t('guest.answer')}
          value={draft.text}
          onChange={(event) => change('text', event.target.value)}
        />
        <button
          type="submit"
          className="composer__button composer__send"
          aria-label={t('guest.send')}
          disabled={text === '' || sending || !isOnline}
          aria-busy={sending}
        >
          <Icon name="send" />
        </button>
      </div>
    </form>
  );
};
