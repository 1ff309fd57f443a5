import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { strings } from '../lib/strings';

export interface FieldProps {
  label: string;
  /** What is wrong with what was typed; takes the place of the hint. */
  error?: string | undefined;
  hint?: string | undefined;
}

interface Wiring {
  id: string;
  className: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

/** A label, an input and what is said about it, tied together for screen readers. */
export const Field = ({
  label,
  error,
  hint,
  input,
}: FieldProps & { input: (wiring: Wiring) => ReactNode }) => {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      {input({
        id,
        className: 'field__input',
        'aria-invalid': error !== undefined,
        'aria-describedby': note ? `${id}-note` : undefined,
      })}
      {note ? (
        <p id={`${id}-note`} className={`field__note ${error ? 'field__note--wrong' : ''}`}>
          {note}
        </p>
      ) : null}
    </div>
  );
};

/** A labelled input with its hint, its error and what is suggested, tied together for screen readers. */
export const TextField = ({
  label,
  error,
  hint,
  suggestions,
  ...rest
}: FieldProps & { suggestions?: readonly string[] | undefined } & InputHTMLAttributes<HTMLInputElement>) => {
  const listId = useId();
  return (
    <Field
      {...{ label, error, hint }}
      input={(wiring) => (
        <>
          <input {...rest} {...wiring} list={suggestions && listId} />
          {suggestions ? (
            <datalist id={listId}>
              {suggestions.map((one) => (
                <option key={one} value={one} />
              ))}
            </datalist>
          ) : null}
        </>
      )}
    />
  );
};

interface Typed {
  value: string;
  onType: (value: string) => void;
}

export const LinesField = ({
  value,
  onType,
  maxLength,
  rows = 3,
  lang,
  ...field
}: FieldProps & Typed & { maxLength: number; rows?: number; lang?: string }) => (
  <Field
    {...field}
    input={(wiring) => (
      <textarea
        {...wiring}
        rows={rows}
        lang={lang}
        maxLength={maxLength}
        value={value}
        onChange={(event) => onType(event.target.value)}
      />
    )}
  />
);

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** A choice out of a closed list; the empty value is offered under `emptyLabel`. */
export const ChoiceField = ({
  value,
  onType,
  choices,
  emptyLabel = strings.common.none,
  ...field
}: FieldProps & Typed & { choices: readonly Choice[]; emptyLabel?: string }) => (
  <Field
    {...field}
    input={(wiring) => (
      <select {...wiring} value={value} onChange={(event) => onType(event.target.value)}>
        <option value="">{emptyLabel}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    )}
  />
);

/** What was ticked in a `SeveralField`. */
export const chosenOf = (value: string): readonly string[] => value.split(' ').filter(Boolean);

/** One or more out of a closed list, as boxes to tick; `value` keeps them with spaces between. */
export const SeveralField = ({
  label,
  hint,
  error,
  value,
  onType,
  choices,
}: FieldProps & Typed & { choices: readonly Choice[] }) => {
  const id = useId();
  const note = error ?? hint;
  const chosen = new Set(chosenOf(value));
  const toggle = (one: string, isOn: boolean): void => {
    if (isOn) chosen.add(one);
    else chosen.delete(one);
    onType([...chosen].join(' '));
  };
  return (
    <fieldset className="field field--several" aria-describedby={note ? `${id}-note` : undefined}>
      <legend className="field__label">{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className="field__tick">
          <input
            type="checkbox"
            checked={chosen.has(choice.value)}
            onChange={(event) => toggle(choice.value, event.target.checked)}
          />
          <span>{choice.label}</span>
        </label>
      ))}
      {note ? (
        <p id={`${id}-note`} className={`field__note ${error ? 'field__note--wrong' : ''}`}>
          {note}
        </p>
      ) : null}
    </fieldset>
  );
};
