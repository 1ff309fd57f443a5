import { useCallback, useState } from 'react';
import { ApiError, callApi } from '../api';
import { useSend } from '../calls/use-send';
import { phraseOfError } from '../errors/phrase';
import { useTranslate } from '../i18n/use-translate';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Icon } from '../ui/icon';
import { passwordDigest } from './digest';
import { DIGITS, SixDigitField } from './six-digit-field';

interface Props {
  onClose: () => void;
  /** Runs after the server found the password right; the sheet closes when it is done. */
  onOk: (digest: string) => Promise<void>;
}

/** The transaction password dialog: on failure it stays open, typing clears the error. */
const PasswordSheet = ({ onClose, onOk }: Props) => {
  const t = useTranslate();
  const [digits, setDigits] = useState('');
  const [error, setError] = useState('');
  const showError = useCallback((failure: unknown): boolean => {
    if (!(failure instanceof ApiError) || failure.kind !== 'code' || failure.code !== 400) return false;
    setDigits('');
    void phraseOfError(failure).then(setError);
    return true;
  }, []);
  const { send, sending } = useSend(async () => {
    const digest = passwordDigest(digits);
    await callApi('wallet.checkPassword', { password: digest });
    await onOk(digest);
    onClose();
  }, showError);
  const type = (typed: string): void => {
    setError('');
    setDigits(typed);
  };
  return (
    <Dialog title={t('password.enter')} look="sheet" onClose={onClose} dismissible={!sending}>
      <SixDigitField value={digits} onChange={type} label={t('password.digits')} disabled={sending} />
      {error ? (
        <p className="field__error row" role="alert">
          <Icon name="info" />
          <span>{error}</span>
        </p>
      ) : null}
      <Button sending={sending} disabled={digits.length !== DIGITS} onClick={() => void send()}>
        {t('common.confirm')}
      </Button>
    </Dialog>
  );
};

export default PasswordSheet;
