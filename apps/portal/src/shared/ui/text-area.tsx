import { LIMITS } from '@fairlead/contract/limits';
import { useId } from 'react';
import './text-field.css';

interface Props {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

/** A labelled field of several lines with its error, tied together for screen readers. */
export const TextArea = ({ label, value, error, onChange }: Props) => {
  const id = useId();
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <div className={`field__box ${error ? 'field__box--wrong' : ''}`}>
        <textarea
          id={id}
          className="field__input field__input--area"
          rows={6}
          maxLength={LIMITS.feedbackContentMax}
          value={value}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? `${id}-note` : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      {error ? (
        <p id={`${id}-note`} className="field__error">
          {error}
        </p>
      ) : null}
    </div>
  );
};
