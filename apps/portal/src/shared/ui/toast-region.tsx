import { useSyncExternalStore } from 'react';
import { toastState } from './toast';
import './toast.css';

/** Where messages appear; read out by screen readers. */
export const ToastRegion = () => {
  const message = useSyncExternalStore(toastState.onChange, toastState.get);
  return (
    <div className="toast-region" role="status" aria-live="polite">
      {message ? <p className={`toast toast--${message.look}`}>{message.text}</p> : null}
    </div>
  );
};
