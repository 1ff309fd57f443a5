import { type FormEvent, useCallback, useState } from 'react';
import { ApiError } from '../../../shared/api';
import { useSend } from '../../../shared/calls/use-send';
import { phraseOfError } from '../../../shared/errors/phrase';
import { useTranslate } from '../../../shared/i18n/use-translate';
import { passwordDigest } from '../../../shared/password/digest';
import { DIGITS, SixDigitField } from '../../../shared/password/six-digit-field';
import { reopenFromShell, useKnowsShell } from '../../../shared/shell/shell';
import { Button } from '../../../shared/ui/button';
import { Icon } from '../../../shared/ui/icon';
import { TextField } from '../../../shared/ui/text-field';
import { checkPin, type Proof } from './api';

const Fault = ({ text }: { text: string }) =>
  text === '' ? null : (
    <p className="field__error row" role="alert">
      <Icon name="info" />
      <span>{text}</span>
    </p>
  );

interface Props {
  onProof: (proof: Proof) => void;
}

/** The present six digits, checked by the server at once: the error stays until the person types. */
export const PinProof = ({ onProof, onForgotten }: Props & { onForgotten: () => void }) => {
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
    await checkPin(digest);
    onProof({ old_password: digest });
  }, showError);
  return (
    <>
      <h2 className="title">{t('payPassword.old')}</h2>
      <SixDigitField
        value={digits}
        label={t('password.digits')}
        disabled={sending}
        onChange={(typed) => {
          setError('');
          setDigits(typed);
        }}
        corner={
          <button type="button" className="keypad__corner" onClick={onForgotten}>
            {t('password.forgotten')}
          </button>
        }
      />
      <Fault text={error} />
      <Button sending={sending} disabled={digits.length !== DIGITS} onClick={() => void send()}>
        {t('password.next')}
      </Button>
    </>
  );
};

/**
 * The login password instead, where the six digits are forgotten; payouts then wait
 * (docs/domain/access.md#transaction-password).
 */
export const LoginProof = ({ fault, onProof }: Props & { fault: string }) => {
  const t = useTranslate();
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (typed !== '') onProof({ login_password: typed });
  };
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <h2 className="title">{t('payPassword.byLogin')}</h2>
      <p className="warning">{t('payPassword.byLoginExplained')}</p>
      <TextField
        label={t('payPassword.loginPassword')}
        type="password"
        autoComplete="current-password"
        value={typed}
        error={tried && typed === '' ? t('common.required') : undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
      {typed === '' ? <Fault text={fault} /> : null}
      <Button type="submit">{t('password.next')}</Button>
    </form>
  );
};

/**
 * For people of a host app, who have no login password: that the app opened the portal for them a moment ago. Payouts
 * then wait (docs/domain/access.md#transaction-password).
 */
export const SignInProof = ({ fault, onProof }: Props & { fault: string }) => {
  const t = useTranslate();
  const knowsShell = useKnowsShell();
  const { send, sending } = useSend(reopenFromShell);
  return (
    <>
      <h2 className="title">{t('payPassword.bySignIn')}</h2>
      <p className="warning">{t('payPassword.bySignInExplained')}</p>
      <Fault text={fault} />
      <Button onClick={() => onProof({ by_sign_in: true })}>{t('password.next')}</Button>
      {knowsShell ? (
        <Button look="quiet" sending={sending} onClick={() => void send()}>
          {t('reopen.button')}
        </Button>
      ) : null}
    </>
  );
};
