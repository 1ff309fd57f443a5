import type { ButtonHTMLAttributes } from 'react';
import { strings } from '../lib/strings';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: 'plain' | 'primary' | 'danger';
  /** Small enough for a table's row. */
  inRow?: boolean;
  /** While true the button says that it sends, and takes no click. */
  sending?: boolean;
}

export const Button = ({ look = 'plain', inRow, sending = false, disabled, children, ...rest }: Props) => (
  <button
    type="button"
    {...rest}
    className={`button button--${look} ${inRow ? 'button--row' : ''}`}
    disabled={disabled || sending}
    aria-busy={sending}
  >
    {sending ? strings.common.sending : children}
  </button>
);
