import type { PlainKey } from '@fairlead/i18n';
import { type FormEvent, useCallback, useState } from 'react';
import { useDraft } from '../../../shared/calls/use-draft';
import { useSend } from '../../../shared/calls/use-send';
import { fieldPhrases } from '../../../shared/errors/phrase';
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

/**
 * The registration (docs/domain/access.md#registration); typed text survives refusals and a reload, passwords
 * only refusals.
 */
export const RegisterForm = () => {
  const t = useTranslate();
  const { draft, change, discard } = useDraft('register', EMPTY, SECRETS);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const errors = registrationErrors(draft);
  const { send, sending } = useSend(
    useCallback(async () => {
      try {
        await registerAccount(draft);
      } catch (error) {
        setRefused(await fieldPhrases(error));
        throw error;
      }
      discard();
    }, [draft, discard]),
  );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(errors).length === 0) void send();
  };
  const errorOf = (name: keyof Registration): string | undefined => {
    const own = tried ? errors[name] : undefined;
    return own ? t(own) : refused[name];
  };
  return (
    <form className="stack" onSubmit={submit} noValidate>
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
