import { type FormEvent, useCallback, useState } from 'react';
import { useDraft } from '../../shared/calls/use-draft';
import { useSend } from '../../shared/calls/use-send';
import { phraseOfError } from '../../shared/errors/phrase';
import { useTranslate } from '../../shared/i18n/use-translate';
import { Button } from '../../shared/ui/button';
import { Choices } from '../../shared/ui/tabs';
import { TextField } from '../../shared/ui/text-field';
import { type AcceptorType, useAcceptorActs } from './api';

const TYPES = ['enterprise', 'personal'] as const;

const EMPTY = { code: '' };

interface Props {
  /** A card is drawn around it already. */
  isInside?: boolean;
}

/** Personal or enterprise, and the code that opens an acceptance; a wrong one stays to be mended. */
export const CodeForm = ({ isInside = false }: Props) => {
  const t = useTranslate();
  const { open, refresh } = useAcceptorActs();
  const [type, setType] = useState<AcceptorType>('enterprise');
  const { draft, change, discard } = useDraft('acceptance', EMPTY);
  const { code } = draft;
  const [error, setError] = useState('');
  const { send, sending } = useSend(
    useCallback(async () => {
      try {
        await open(type, code.trim());
        // Before the page shows what was opened, and this form another time below it.
        discard();
        await refresh();
      } catch (refused) {
        setError(await phraseOfError(refused));
      }
    }, [open, refresh, type, code, discard]),
  );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (code.trim() === '') setError(t('exchange.codeMissing'));
    else void send();
  };
  return (
    <form className={isInside ? 'stack' : 'card'} onSubmit={submit} noValidate>
      <Choices
        label={t('exchange.type')}
        options={TYPES.map((value) => ({ value, label: t(`exchange.type.${value}`) }))}
        value={type}
        onChange={setType}
      />
      <TextField
        label={t('exchange.code')}
        hint={t('exchange.codeHint')}
        value={code}
        error={error || undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        onChange={(event) => {
          setError('');
          change('code', event.target.value);
        }}
      />
      <Button type="submit" sending={sending}>
        {t('exchange.open')}
      </Button>
    </form>
  );
};
