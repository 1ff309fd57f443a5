import { type FormEvent, useState } from 'react';
import { phraseOf, refusedFields } from '../api/phrase';
import { useSend } from '../api/use-send';
import { Button } from './button';
import { TextField } from './field';

interface SecretField<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly hint?: string;
  readonly kind: 'password' | 'new-password' | 'code';
}

interface Props<Name extends string> {
  fields: readonly SecretField<Name>[];
  submit: string;
  run: (typed: Readonly<Record<Name, string>>) => Promise<unknown>;
  /** Words of the place for a failure; undefined where the server's own are right. */
  explain?: (error: unknown) => string | undefined;
}

const WIRING = {
  password: { type: 'password', autoComplete: 'current-password' },
  'new-password': { type: 'password', autoComplete: 'new-password' },
  code: {
    type: 'text',
    autoComplete: 'one-time-code',
    inputMode: 'numeric',
    maxLength: 6,
    pattern: '\\d{6}',
  },
} as const;

/** A form of passwords and codes: what is typed lives in memory only, never as a draft. */
export const SecretForm = <Name extends string>({ fields, submit, run, explain }: Props<Name>) => {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const { sending, error, send } = useSend(() =>
    run(Object.fromEntries(fields.map(({ name }) => [name, typed[name] ?? ''])) as Record<Name, string>),
  );
  const refused = refusedFields(error);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void send();
  };
  return (
    <form className="form" onSubmit={onSubmit}>
      {fields.map(({ name, label, hint, kind }) => (
        <TextField
          key={name}
          label={label}
          hint={hint}
          error={refused[name]}
          value={typed[name] ?? ''}
          required
          {...WIRING[kind]}
          onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
        />
      ))}
      {error ? (
        <p role="alert" className="notice notice--bad">
          {explain?.(error) ?? phraseOf(error)}
        </p>
      ) : null}
      <div className="form__actions">
        <Button type="submit" look="primary" sending={sending}>
          {submit}
        </Button>
      </div>
    </form>
  );
};
