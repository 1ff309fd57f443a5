import { useId } from 'react';
import type { Choice, FieldProps } from './field';

interface Props extends FieldProps {
  value: string;
  onType: (value: string) => void;
  choices: readonly Choice[];
}

/** One out of a few, all of them in sight; nothing is chosen before a person does. */
export const RadioField = ({ label, hint, error, value, onType, choices }: Props) => {
  const id = useId();
  const note = error ?? hint;
  return (
    <fieldset className="field field--several" aria-describedby={note ? `${id}-note` : undefined}>
      <legend className="field__label">{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className="field__tick">
          <input
            type="radio"
            name={id}
            checked={choice.value === value}
            onChange={() => onType(choice.value)}
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
