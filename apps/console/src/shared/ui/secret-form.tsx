import { type FormEvent, useState } from 'react';
import { refusedFields } from '../api/phrase';
import { strings } from '../lib/strings';
import { TextField } from './field';
import { FormFoot } from './form-foot';
import { type Given, useSecondStep } from './second-step';

interface SecretField<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly hint?: string;
  readonly kind: 'password' | 'new-password' | 'code' | 'name';
}

interface Props<Name extends string> {
  fields: readonly SecretField<Name>[];
  submit: string;
  /** Sends it; with what goes with the password, once the server asks for a second step. */
  run: (typed: Readonly<Record<Name, string>>, given: Given) => Promise<unknown>;
  /** Words of the place for a failure; undefined where the server's own are right. */
  explain?: (error: unknown) => string | undefined;
  /** Where the form was opened by a button and may be put away again. */
  onCancel?: () => void;
}

const WIRING = {
  password: { type: 'password', autoComplete: 'current-password' },
  'new-password': { type: 'password', autoComplete: 'new-password' },
  name: { type: 'text', autoComplete: 'off', maxLength: 60 },
  code: {
    type: 'text',
    autoComplete: 'one-time-code',
    inputMode: 'numeric',
    maxLength: 6,
    pattern: '\\d{6}',
  },
} as const;

/** A form of passwords and codes: what is typed lives in memory only, never as a draft. */
export const SecretForm = <Name extends string>({ fields, submit, run, explain, onCancel }: Props<Name>) => {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const {
    sending,
    error,
    send,
    fields: secondStep,
    takesKey,
  } = useSecondStep((given) =>
    run(
      Object.fromEntries(fields.map(({ name }) => [name, typed[name] ?? ''])) as Record<Name, string>,
      given,
    ),
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
      {secondStep}
      <FormFoot
        error={error}
        fault={error ? (explain?.(error) ?? null) : null}
        submit={takesKey ? strings.secondStep.useKey : submit}
        sending={sending}
        onCancel={onCancel}
      />
    </form>
  );
};
