import type { SecondStep } from '@fairlead/vocabulary';
import { type FormEvent, lazy, Suspense, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { ApiError } from '../../../shared/api';
import { useDraft } from '../../../shared/calls/use-draft';
import { useSend } from '../../../shared/calls/use-send';
import { phraseOfError } from '../../../shared/errors/phrase';
import { translator } from '../../../shared/i18n/translator';
import { useTranslate } from '../../../shared/i18n/use-translate';
import { leaveFirstDoor } from '../../../shared/lib/first-door';
import { canUsePasskeys } from '../../../shared/lib/passkey-support';
import { stepsNeeded } from '../../../shared/password/second-step';
import { Button } from '../../../shared/ui/button';
import { TextField } from '../../../shared/ui/text-field';
import { logIn } from './api';

/** Few are asked for a second step: code and texts come when one is. */
const PasskeyButton = lazy(() => import('./passkey-button'));
const LoginStep = lazy(async () => {
  const [{ LoginStep: step }] = await Promise.all([import('./login-step'), translator.need('security')]);
  return { default: step };
});

const EMPTY = { username: '', password: '' };
const SECRETS = ['password'] as const;

/** What the server says of this name and this password; anything else is no matter of a field. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && ['wrong_credentials', 'throttled'].includes(error.data.reason ?? '');

/** What was typed before the app was there, and the cursor, come along. */
const takeOver = (
  change: (field: keyof typeof EMPTY, value: string) => void,
  own: readonly (HTMLInputElement | null)[],
): void => {
  const { fields, at } = leaveFirstDoor();
  for (const { name, value } of fields) if (value) change(name as keyof typeof EMPTY, value);
  own[at]?.focus();
};

const PasskeyOffer = () => {
  const t = useTranslate();
  const waiting = (
    <Button look="quiet" disabled>
      {t('login.passkey')}
    </Button>
  );
  return (
    <Suspense fallback={waiting}>
      <PasskeyButton />
    </Suspense>
  );
};

/**
 * Username and password, both required, and the code where one is asked for; what was typed survives a refusal, the name
 * a reload too.
 */
export const LoginForm = () => {
  const t = useTranslate();
  const { draft, change, discard } = useDraft('login', EMPTY, SECRETS);
  const { username, password } = draft;
  const [tried, setTried] = useState(false);
  const [steps, setSteps] = useState<readonly SecondStep[] | null>(null);
  const [refused, setRefused] = useState<string>();
  const name = useRef<HTMLInputElement>(null);
  const secret = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => takeOver(change, [name.current, secret.current]), [change]);
  const enter = useCallback(
    (step: object = {}) => logIn({ username: username.trim(), password, ...step }).then(discard),
    [username, password, discard],
  );
  const handle = useCallback((error: unknown): boolean => {
    const needed = stepsNeeded(error);
    if (needed !== null) setSteps(needed);
    else if (isRefused(error)) {
      void phraseOfError(error).then(setRefused);
      secret.current?.focus();
    } else return false;
    return true;
  }, []);
  const { send, sending } = useSend(enter, handle);
  if (steps !== null)
    return (
      <Suspense fallback={<div className="skeleton" />}>
        <LoginStep username={username.trim()} steps={steps} run={enter} onBack={() => setSteps(null)} />
      </Suspense>
    );
  const missing = (value: string) => (tried && !value.trim() ? t('common.required') : undefined);
  const edit = (field: keyof typeof EMPTY, value: string) => {
    setRefused(undefined);
    change(field, value);
  };
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
        ref={name}
        error={missing(username)}
        onChange={(event) => edit('username', event.target.value)}
      />
      <TextField
        label={t('login.password')}
        name="password"
        type="password"
        autoComplete="current-password"
        value={password}
        ref={secret}
        error={missing(password) ?? refused}
        onChange={(event) => edit('password', event.target.value)}
      />
      <Button type="submit" sending={sending}>
        {t('login.submit')}
      </Button>
      {canUsePasskeys() && <PasskeyOffer />}
    </form>
  );
};
