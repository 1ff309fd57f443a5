import type { PlainKey } from '@fairlead/i18n';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ApiError } from '../../../shared/api';
import { useDraft } from '../../../shared/calls/use-draft';
import { useSend } from '../../../shared/calls/use-send';
import { fieldPhrases, phraseOfError } from '../../../shared/errors/phrase';
import { useTranslate } from '../../../shared/i18n/use-translate';
import { Button } from '../../../shared/ui/button';
import { TextField } from '../../../shared/ui/text-field';
import { registerAccount } from './api';
import { type Registration, registrationErrors } from './rules';

interface FieldLook {
  readonly name: keyof Registration;
  readonly label: PlainKey;
  readonly hint?: PlainKey;
  readonly type?: 'password' | 'email' | 'tel';
  readonly autoComplete: string;
}

const FIELDS: readonly FieldLook[] = [
  { name: 'license_key', label: 'register.licenseKey', hint: 'register.licenseKeyHint', autoComplete: 'off' },
  { name: 'username', label: 'login.username', hint: 'register.usernameHint', autoComplete: 'username' },
  { name: 'nickname', label: 'register.nickname', autoComplete: 'nickname' },
  { name: 'email', label: 'register.email', type: 'email', autoComplete: 'email' },
  { name: 'phone', label: 'register.phone', type: 'tel', autoComplete: 'tel' },
  {
    name: 'password',
    label: 'login.password',
    hint: 'register.passwordHint',
    type: 'password',
    autoComplete: 'new-password',
  },
  { name: 'confirm_password', label: 'register.confirm', type: 'password', autoComplete: 'new-password' },
];

const EMPTY: Registration = {
  username: '',
  nickname: '',
  password: '',
  confirm_password: '',
  email: '',
  phone: '',
  license_key: '',
};
const SECRETS = ['password', 'confirm_password'] as const;

/** Refusals of the whole that one field is meant by. */
const MEANT: Readonly<Record<string, keyof Registration>> = {
  license_key_invalid: 'license_key',
  username_exists: 'username',
};

const phrasesOf = async (error: unknown): Promise<Readonly<Record<string, string>>> => {
  const meant = error instanceof ApiError ? MEANT[error.data.reason ?? ''] : undefined;
  return meant === undefined ? fieldPhrases(error) : { [meant]: await phraseOfError(error) };
};

/** Each time that something was refused, the first field that is meant comes into sight and takes the keyboard. */
const useFirstRefused = () => {
  const form = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals === 0) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  }, [refusals]);
  const refuse = useCallback(() => setRefusals((count) => count + 1), []);
  return { form, refuse };
};

/** Takes the licence key from a link that somebody was sent: `/#/register?key=…`. */
const useKeyOfLink = (take: (key: string) => void): void => {
  const key = useSearchParams()[0].get('key');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a link; what is typed over it stays
  useEffect(() => {
    if (key) take(key);
  }, [key]);
};

/**
 * The registration (docs/domain/access.md#registration); typed text survives refusals and a reload, passwords
 * only refusals.
 */
export const RegisterForm = () => {
  const t = useTranslate();
  const { draft, change, discard } = useDraft('register', EMPTY, SECRETS);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const { form, refuse } = useFirstRefused();
  useKeyOfLink((key) => change('license_key', key));
  const errors = registrationErrors(draft);
  const { send, sending } = useSend(
    useCallback(async () => {
      try {
        await registerAccount(draft);
      } catch (error) {
        setRefused(await phrasesOf(error));
        refuse();
        throw error;
      }
      discard();
    }, [draft, discard, refuse]),
  );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(errors).length === 0) void send();
    else refuse();
  };
  const errorOf = (name: keyof Registration): string | undefined => {
    const own = tried ? errors[name] : undefined;
    return own ? t(own) : refused[name];
  };
  return (
    <form ref={form} className="stack" onSubmit={submit} noValidate>
      {FIELDS.map(({ name, label, hint, type, autoComplete }) => (
        <TextField
          key={name}
          label={t(label)}
          hint={hint ? t(hint) : undefined}
          name={name}
          type={type ?? 'text'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          value={draft[name]}
          error={errorOf(name)}
          onChange={(event) => {
            setRefused({});
            change(name, event.target.value);
          }}
        />
      ))}
      <Button type="submit" sending={sending}>
        {t('register.submit')}
      </Button>
    </form>
  );
};
