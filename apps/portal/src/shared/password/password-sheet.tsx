import { useCallback, useState } from 'react';
import { ApiError, callApi } from '../api';
import { useSend } from '../calls/use-send';
import { phraseOfError } from '../errors/phrase';
import { useTranslate } from '../i18n/use-translate';
import { Dialog } from '../ui/dialog';
import { Money } from '../ui/money';
import { overlay } from '../ui/overlay';
import { passwordDigest } from './digest';
import { DIGITS, SixDigitField } from './six-digit-field';

interface Props {
  /** What the digits confirm: to whom or what, and how much. */
  confirms: { readonly name: string; readonly note?: string | undefined; readonly amountMinor?: number };
  onClose: () => void;
  /** Runs after the server found the password right; the sheet closes when it is done. */
  onOk: (digest: string) => Promise<void>;
}

const TICK_MS = 10;

/**
 * The transaction password dialog: the sixth digit sends. On failure it stays open, typing clears the error. Whoever
 * forgot it is led to a new one over the same page.
 */
const PasswordSheet = ({ confirms, onClose, onOk }: Props) => {
  const t = useTranslate();
  const [digits, setDigits] = useState('');
  const [error, setError] = useState('');
  const showError = useCallback((failure: unknown): boolean => {
    setDigits('');
    if (!(failure instanceof ApiError) || failure.kind !== 'code' || failure.code !== 400) return false;
    void phraseOfError(failure).then(setError);
    return true;
  }, []);
  const { send, sending } = useSend(async (typed: string) => {
    const digest = passwordDigest(typed);
    await callApi('wallet.checkPassword', { password: digest });
    // Not every device has it.
    navigator.vibrate?.(TICK_MS);
    await onOk(digest);
    onClose();
  }, showError);
  const type = (typed: string): void => {
    setError('');
    setDigits(typed);
    if (typed.length === DIGITS) void send(typed);
  };
  const forget = (): void => {
    onClose();
    overlay.set({ kind: 'forgottenPin' });
  };
  const { name, note, amountMinor } = confirms;
  return (
    <Dialog title={t('password.enter')} look="sheet" onClose={onClose} dismissible={!sending}>
      <div className="confirms">
        <div>
          <p className="confirms__name">{name}</p>
          {note === undefined ? null : <p className="small soft">{note}</p>}
        </div>
        {amountMinor === undefined ? null : (
          <strong className="confirms__amount">
            <Money amountMinor={amountMinor} />
          </strong>
        )}
      </div>
      <SixDigitField
        value={digits}
        onChange={type}
        label={t('password.digits')}
        disabled={sending}
        error={error}
        hint={t(sending ? 'common.sending' : 'password.sends')}
        corner={
          <button type="button" className="keypad__corner" onClick={forget}>
            {t('password.forgotten')}
          </button>
        }
      />
    </Dialog>
  );
};

export default PasswordSheet;
