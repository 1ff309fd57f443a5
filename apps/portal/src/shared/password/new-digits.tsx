import { useCallback, useState } from 'react';
import { useTranslate } from '../i18n/use-translate';
import { useBackHandler } from '../lib/back-handler';
import { Button } from '../ui/button';
import { isTrivial } from './digest';
import { DIGITS, SixDigitField } from './six-digit-field';

interface Props {
  /** Said under the heading. */
  lead: string;
  sending: boolean;
  /** What else is wrong with the digits, beside being trivial; in the person's language. */
  faultOf?: (digits: string) => string | undefined;
  /** Where the header's arrow leads from the first entry; off the page where it is absent. */
  onBack?: () => void;
  onDone: (digits: string) => void;
}

/** A new transaction password: six digits, next step, the same six again. */
export const NewDigits = ({ lead, sending, faultOf, onBack, onDone }: Props) => {
  const t = useTranslate();
  const [first, setFirst] = useState('');
  const [digits, setDigits] = useState('');
  const [error, setError] = useState('');
  const isSecond = first !== '';
  const startAgain = useCallback((message: string): void => {
    setFirst('');
    setDigits('');
    setError(message);
  }, []);
  const backToFirst = useCallback(() => startAgain(''), [startAgain]);
  // From the second entry the header's arrow leads to the first, not off the page.
  useBackHandler(isSecond ? backToFirst : (onBack ?? null));
  const next = (): void => {
    if (isSecond) {
      if (first === digits) onDone(digits);
      else startAgain(t('password.differ'));
      return;
    }
    const fault = isTrivial(digits) ? t('password.trivial') : faultOf?.(digits);
    if (fault) startAgain(fault);
    else {
      setFirst(digits);
      setDigits('');
    }
  };
  return (
    <div className="stack six-page">
      <h2 className="title">{t(isSecond ? 'password.again' : 'password.new')}</h2>
      <p className="soft">{lead}</p>
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
