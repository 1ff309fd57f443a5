import { type FormEvent, useCallback, useState } from 'react';
import { useDraft } from '../../../shared/calls/use-draft';
import { useSend } from '../../../shared/calls/use-send';
import { useTranslate } from '../../../shared/i18n/use-translate';
import { Button } from '../../../shared/ui/button';
import { TextField } from '../../../shared/ui/text-field';
import { logIn } from './api';

const EMPTY = { username: '', password: '' };
const SECRETS = ['password'] as const;

/** Username and password, both required; what was typed survives a refusal, the name a reload too. */
export const LoginForm = () => {
  const t = useTranslate();
  const { draft, change, discard } = useDraft('login', EMPTY, SECRETS);
  const { username, password } = draft;
  const [tried, setTried] = useState(false);
  const { send, sending } = useSend(
    useCallback(async () => {
      await logIn(username.trim(), password);
      discard();
    }, [username, password, discard]),
  );
  const missing = (value: string): string | undefined =>
    tried && value.trim() === '' ? t('common.required') : undefined;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (username.trim() !== '' && password !== '') void send();
  };
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <TextField
        label={t('login.username')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={username}
        error={missing(username)}
        onChange={(event) => change('username', event.target.value)}
      />
      <TextField
        label={t('login.password')}
        name="password"
        type="password"
        autoComplete="current-password"
        value={password}
        error={missing(password)}
        onChange={(event) => change('password', event.target.value)}
      />
      <Button type="submit" sending={sending}>
        {t('login.submit')}
      </Button>
    </form>
  );
};
