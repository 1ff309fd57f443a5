import { type InputHTMLAttributes, type Ref, useId, useState } from 'react';
import { useTranslate } from '../i18n/use-translate';
import './text-field.css';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** What is wrong with what was typed, in the person's language. */
  error?: string | undefined;
  hint?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** A labelled input with its hint and its error, tied together for screen readers. */
export const TextField = ({ label, error, hint, type = 'text', ref, ...input }: Props) => {
  const id = useId();
  const t = useTranslate();
  const [shown, setShown] = useState(false);
  const isPassword = type === 'password';
  const note = error ?? hint;
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <div className={`field__box ${error ? 'field__box--wrong' : ''}`}>
        <input
          {...input}
          ref={ref}
          id={id}
          type={isPassword && shown ? 'text' : type}
          aria-invalid={Boolean(error)}
          aria-describedby={note ? `${id}-note` : undefined}
          className="field__input"
        />
        {isPassword ? (
          <button
            type="button"
            className="field__toggle"
            onClick={() => setShown(!shown)}
            aria-pressed={shown}
          >
            {t(shown ? 'common.hide' : 'common.show')}
          </button>
        ) : null}
      </div>
      {note ? (
        <p id={`${id}-note`} className={error ? 'field__error' : 'field__hint'}>
          {note}
        </p>
      ) : null}
    </div>
  );
};
