import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslate } from '../i18n/use-translate';
import { Icon } from '../ui/icon';
import './six-digit-field.css';

export const DIGITS = 6;
const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
const FOCUS_AFTER_MS = 100;

interface Props {
  value: string;
  onChange: (digits: string) => void;
  label: string;
  disabled?: boolean;
  /** What was wrong with the last six digits. */
  error?: string;
  /** Said under the boxes where nothing is wrong. */
  hint?: string;
  /** What stands left of the nought. */
  corner?: ReactNode;
}

/** Only digits, six at most. */
const onlyDigits = (typed: string): string => typed.replace(/\D/g, '').slice(0, DIGITS);

const Note = ({ error, hint }: { error: string; hint: string }) => {
  if (error) {
    return (
      <p className="six__note field__error" role="alert">
        {error}
      </p>
    );
  }
  return hint ? <p className="six__note small soft">{hint}</p> : null;
};

/**
 * Six hidden digits with a keypad of the app's own. The keyboard works too: on a desktop the field has the
 * focus after 100 ms; on a phone the device's keyboard stays shut.
 */
export const SixDigitField = ({
  value,
  onChange,
  label,
  disabled = false,
  error = '',
  hint = '',
  corner,
}: Props) => {
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (disabled) return;
    const timer = setTimeout(() => input.current?.focus(), FOCUS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [disabled]);
  const press = (digit: string): void => onChange(onlyDigits(value + digit));
  return (
    <div className="six">
      <div className={`six__boxes ${error ? 'six__boxes--wrong' : ''}`}>
        <input
          ref={input}
          aria-label={label}
          className="six__input"
          type="password"
          inputMode="none"
          autoComplete="off"
          value={value}
          disabled={disabled}
          onChange={(event) => onChange(onlyDigits(event.target.value))}
        />
        {Array.from({ length: DIGITS }, (_, index) => `box-${index}`).map((key, index) => (
          <span
            key={key}
            className={`six__box ${index === value.length ? 'six__box--next' : ''}`}
            aria-hidden="true"
          >
            {index < value.length ? '•' : ''}
          </span>
        ))}
      </div>
      <Note error={error} hint={hint} />
      <p className="hidden-text" role="status">
        {t('password.entered', { count: value.length })}
      </p>
      <fieldset className="keypad" disabled={disabled}>
        <legend className="hidden-text">{t('password.keypad')}</legend>
        {KEYS.map((digit) => (
          <button key={digit} type="button" className="keypad__key" onClick={() => press(digit)}>
            {digit}
          </button>
        ))}
        {corner ?? <span />}
        <button type="button" className="keypad__key" onClick={() => press('0')}>
          0
        </button>
        <button
          type="button"
          className="keypad__key"
          aria-label={t('password.erase')}
          onClick={() => onChange(value.slice(0, -1))}
        >
          <Icon name="erase" />
        </button>
      </fieldset>
    </div>
  );
};
