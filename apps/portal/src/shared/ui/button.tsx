import type { ButtonHTMLAttributes } from 'react';
import { useTranslate } from '../i18n/use-translate';
import { useIsOnline } from '../lib/online';
import './button.css';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: 'primary' | 'quiet' | 'danger';
  /** While true the button shows that it sends, and takes no tap. */
  sending?: boolean;
}

/** A button of the app; disabled while it sends, so that a double tap sends once, and what submits without a connection. */
export const Button = ({ look = 'primary', sending = false, disabled, children, ...rest }: Props) => {
  const t = useTranslate();
  const isOnline = useIsOnline();
  return (
    <button
      type="button"
      {...rest}
      className={`button button--${look}`}
      disabled={disabled || sending || (rest.type === 'submit' && !isOnline)}
      aria-busy={sending}
    >
      {sending ? (
        <>
          <span className="spinner" aria-hidden="true" />
          <span>{t('common.sending')}</span>
        </>
      ) : (
        children
      )}
    </button>
  );
};
