import { useCallback, useState } from 'react';
import { useTranslate } from '../../shared/i18n/use-translate';
import { useBackHandler } from '../../shared/lib/back-handler';
import { useSend } from '../../shared/lib/use-send';
import { isTrivial, passwordDigest } from '../../shared/password/digest';
import { DIGITS, SixDigitField } from '../../shared/password/six-digit-field';
import { Button } from '../../shared/ui/button';
import { showToast } from '../../shared/ui/toast';
import { useSetPassword } from './api';

/** Six digits, next step, the same six again, finished (spec §4). */
export const SetPassword = ({ onDone }: { onDone: () => void }) => {
  const t = useTranslate();
  const save = useSetPassword();
  const [first, setFirst] = useState('');
  const [digits, setDigits] = useState('');
  const [error, setError] = useState('');
  const { send, sending } = useSend(async () => {
    await save(passwordDigest(digits));
    showToast(t('password.saved'), 'done');
    onDone();
  });
  const startAgain = useCallback((message: string): void => {
    setFirst('');
    setDigits('');
    setError(message);
  }, []);
  const backToFirst = useCallback(() => startAgain(''), [startAgain]);
  // From the second entry the header's arrow leads to the first, not off the page.
  useBackHandler(first === '' ? null : backToFirst);
  const next = (): void => {
    if (first === '') {
      if (isTrivial(digits)) startAgain(t('password.trivial'));
      else {
        setFirst(digits);
        setDigits('');
      }
    } else if (first === digits) void send();
    else startAgain(t('password.differ'));
  };
  const isSecond = first !== '';
  return (
    <div className="stack">
      <h2 className="title">{t(isSecond ? 'password.again' : 'password.new')}</h2>
      <p className="soft">{t('password.explained')}</p>
      <SixDigitField
        value={digits}
        label={t('password.digits')}
        disabled={sending}
        onChange={(typed) => {
          setError('');
          setDigits(typed);
        }}
      />
      {error ? (
        <p className="field__error" role="alert">
          {error}
        </p>
      ) : null}
      <Button sending={sending} disabled={digits.length !== DIGITS} onClick={next}>
        {t(isSecond ? 'password.finish' : 'password.next')}
      </Button>
    </div>
  );
};
