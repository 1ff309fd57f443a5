import { copyText } from '@fairlead/ui/copy-text';
import { useState } from 'react';
import { colon } from '../../../shared/i18n/marks';
import { useTranslate } from '../../../shared/i18n/use-translate';
import { Button } from '../../../shared/ui/button';
import { Icon } from '../../../shared/ui/icon';
import { showToast } from '../../../shared/ui/toast';
import { type CaseKey, forgetCase, keepCase, keptCase } from './kept-case';

interface Props {
  caseKey: CaseKey;
  /** Just opened: the secret is shown, this once. */
  isNew: boolean;
  onLeave: () => void;
}

/** The way back to the case: its number, its secret while it is new, and whether this device keeps both. */
export const KeyCard = ({ caseKey, isNew, onLeave }: Props) => {
  const t = useTranslate();
  const { case_number: number, secret } = caseKey;
  const [isKept, setKept] = useState(() => keptCase()?.case_number === number);
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    const done = await copyText(
      `${t('guest.number')}${colon()}${number}\n${t('guest.secret')}${colon()}${secret}`,
    );
    setCopied(done);
    if (done) showToast(t('guest.copied'), 'done');
    else showToast(t('common.copyFailed'));
  };
  const remember = (wanted: boolean): void => {
    if (wanted) keepCase(caseKey);
    else forgetCase();
    setKept(wanted);
  };
  return (
    <section className="card" aria-label={t('guest.number')}>
      <dl className="guest__key">
        <dt className="small soft">{t('guest.number')}</dt>
        <dd className="guest__code">{number}</dd>
        {isNew ? (
          <>
            <dt className="small soft">{t('guest.secret')}</dt>
            <dd className="guest__code">{secret}</dd>
          </>
        ) : null}
      </dl>
      {isNew ? (
        <>
          <p className="small">{t('guest.keep')}</p>
          <Button look="quiet" onClick={() => void copy()}>
            <Icon name={isCopied ? 'check' : 'copy'} />
            <span>{t('guest.copyKey')}</span>
          </Button>
        </>
      ) : null}
      <label className="guest__tick">
        <input
          type="checkbox"
          className="tick"
          checked={isKept}
          onChange={(event) => remember(event.target.checked)}
        />
        <span>
          {t('guest.remember')}
          <span className="small soft">{t('guest.rememberHint')}</span>
        </span>
      </label>
      <Button look="quiet" onClick={onLeave}>
        {t('guest.leave')}
      </Button>
    </section>
  );
};
