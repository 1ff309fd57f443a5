import { type FormEvent, useCallback, useState } from 'react';
import { Link } from 'react-router';
import { ApiError } from '../../../shared/api';
import { useSend } from '../../../shared/calls/use-send';
import { fieldPhrases, phraseOfError } from '../../../shared/errors/phrase';
import { useTranslate } from '../../../shared/i18n/use-translate';
import { paths } from '../../../shared/paths';
import { Button } from '../../../shared/ui/button';
import { TextField } from '../../../shared/ui/text-field';
import { showToast } from '../../../shared/ui/toast';
import { type LoginPasswords, useChangeLoginPassword } from './api';
import { loginPasswordFaults } from './rules';
import './passwords.css';

const FIELDS = [
  { name: 'old_password', label: 'loginPassword.old', autoComplete: 'current-password' },
  { name: 'new_password', label: 'loginPassword.new', autoComplete: 'new-password' },
  { name: 'confirm_password', label: 'loginPassword.confirm', autoComplete: 'new-password' },
] as const;

const EMPTY: LoginPasswords = { old_password: '', new_password: '', confirm_password: '' };

/** Changes the login password; what was typed survives a refusal, and is never written down. */
export const LoginPasswordForm = ({ onDone }: { onDone: () => void }) => {
  const t = useTranslate();
  const changePassword = useChangeLoginPassword();
  const [typed, setTyped] = useState(EMPTY);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const faults = loginPasswordFaults(typed);
  const { send, sending } = useSend(
    useCallback(async () => {
      try {
        await changePassword(typed);
      } catch (error) {
        const isOldWrong = error instanceof ApiError && error.data.reason === 'wrong_old_password';
        if (isOldWrong) return setRefused({ old_password: await phraseOfError(error) });
        setRefused(await fieldPhrases(error));
        throw error;
      }
      onDone();
      showToast(t('loginPassword.changed'), 'done');
    }, [changePassword, typed, onDone, t]),
  );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (Object.values(faults).every((fault) => fault === undefined)) void send();
  };
  const errorOf = (name: keyof LoginPasswords): string | undefined => {
    const fault = tried ? faults[name] : undefined;
    return fault ? t(fault) : refused[name];
  };
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <p className="soft">{t('loginPassword.explained')}</p>
      {FIELDS.map(({ name, label, autoComplete }) => (
        <TextField
          key={name}
          label={t(label)}
          hint={name === 'new_password' ? t('register.passwordHint') : undefined}
          name={name}
          type="password"
          autoComplete={autoComplete}
          value={typed[name]}
          error={errorOf(name)}
          onChange={(event) => {
            setRefused({});
            setTyped({ ...typed, [name]: event.target.value });
          }}
        />
      ))}
      <Button type="submit" sending={sending}>
        {t('loginPassword.submit')}
      </Button>
      <Link className="password-forgotten" to={paths.forgotPassword}>
        {t('login.forgotten')}
      </Link>
    </form>
  );
};
