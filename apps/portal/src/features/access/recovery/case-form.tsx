import { type FormEvent, useCallback, useState } from 'react';
import { Link } from 'react-router';
import { useSend } from '../../../shared/calls/use-send';
import { phraseOfError } from '../../../shared/errors/phrase';
import { useTranslate } from '../../../shared/i18n/use-translate';
import { caseInHand } from '../../../shared/lib/case-in-hand';
import { Button } from '../../../shared/ui/button';
import { TextField } from '../../../shared/ui/text-field';
import { type CaseKey, type CaseState, isCaseUnknown, readCaseState } from './api';
import { SUPPORT } from './other-ways';

const FIELDS = [
  { name: 'case_number', label: 'recovery.caseNumber' },
  { name: 'secret', label: 'recovery.caseSecret' },
] as const;
const EMPTY: CaseKey = { case_number: '', secret: '' };

/** Number and secret of a guest's case, in which staff let a new password be set. */
export const CaseForm = ({ onFound }: { onFound: (key: CaseKey, state: CaseState) => void }) => {
  const t = useTranslate();
  const [typed, setTyped] = useState<CaseKey>(caseInHand.get() ?? EMPTY);
  const [tried, setTried] = useState(false);
  const [said, setSaid] = useState('');
  const { send, sending } = useSend(
    useCallback(async () => {
      const key = { case_number: typed.case_number.trim().toUpperCase(), secret: typed.secret.trim() };
      try {
        const state = await readCaseState(key);
        if (state.open_until === null) setSaid(t('recovery.caseNotYet'));
        else onFound(key, state);
      } catch (error) {
        if (!isCaseUnknown(error)) throw error;
        setSaid(await phraseOfError(error));
      }
    }, [typed, onFound, t]),
  );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    setSaid('');
    if (Object.values(typed).every((value) => value.trim() !== '')) void send();
  };
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <h1>{t('recovery.setHeading')}</h1>
      <p className="soft">{t('recovery.caseLead')}</p>
      {FIELDS.map(({ name, label }) => (
        <TextField
          key={name}
          label={t(label)}
          name={name}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed[name]}
          error={tried && typed[name].trim() === '' ? t('common.required') : undefined}
          onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
        />
      ))}
      {said === '' ? null : <p role="alert">{said}</p>}
      <Button type="submit" sending={sending}>
        {t('recovery.caseGo')}
      </Button>
      <p>
        {t('recovery.noCase')}{' '}
        <Link className="recovery__way" to={SUPPORT}>
          {t('recovery.toSupport')}
        </Link>
      </p>
    </form>
  );
};
