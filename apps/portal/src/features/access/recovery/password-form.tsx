import { type FormEvent, useCallback, useState } from 'react';
import { ApiError } from '../../../shared/api';
import { useSend } from '../../../shared/calls/use-send';
import { fieldPhrases } from '../../../shared/errors/phrase';
import { useTranslate } from '../../../shared/i18n/use-translate';
import { Button } from '../../../shared/ui/button';
import { TextField } from '../../../shared/ui/text-field';
import type { NewPasswords } from './api';
import { newPasswordFaults } from './rules';

const FIELDS = [
  { name: 'new_password', label: 'recovery.new', hint: 'register.passwordHint' },
  { name: 'confirm_password', label: 'recovery.confirm', hint: undefined },
] as const;
const EMPTY: NewPasswords = { new_password: '', confirm_password: '' };

const UNUSABLE: readonly string[] = ['recovery_link_invalid', 'recovery_not_open', 'guest_case_unknown'];
const isUnusable = (error: unknown): boolean =>
  error instanceof ApiError &&
  (UNUSABLE.includes(error.data.reason ?? '') || error.data.fields?.['token'] !== undefined);

interface Props {
  readonly lead: string;
  /** Sets it and answers until when payouts wait. */
  readonly run: (passwords: NewPasswords) => Promise<string>;
  readonly onDone: (until: string) => void;
  /** What was to be used is used up, replaced, stopped or out of time. */
  readonly onUnusable: () => void;
}

/** The new password, twice; what was typed survives a refusal and is never written down. */
export const PasswordForm = ({ lead, run, onDone, onUnusable }: Props) => {
  const t = useTranslate();
  const [typed, setTyped] = useState(EMPTY);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const faults = newPasswordFaults(typed);
  const { send, sending } = useSend(
    useCallback(async () => {
      try {
        onDone(await run(typed));
      } catch (error) {
        if (isUnusable(error)) return onUnusable();
        setRefused(await fieldPhrases(error));
        throw error;
      }
    }, [run, typed, onDone, onUnusable]),
  );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (Object.values(faults).every((fault) => fault === undefined)) void send();
  };
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <h1>{t('recovery.setHeading')}</h1>
      <p className="soft">{lead}</p>
      {FIELDS.map(({ name, label, hint }) => {
        const fault = tried ? faults[name] : undefined;
        return (
          <TextField
            key={name}
            label={t(label)}
            hint={hint ? t(hint) : undefined}
            name={name}
            type="password"
            autoComplete="new-password"
            value={typed[name]}
            error={fault ? t(fault) : refused[name]}
            onChange={(event) => {
              setRefused({});
              setTyped({ ...typed, [name]: event.target.value });
            }}
          />
        );
      })}
      <Button type="submit" sending={sending}>
        {t('recovery.set')}
      </Button>
    </form>
  );
};
