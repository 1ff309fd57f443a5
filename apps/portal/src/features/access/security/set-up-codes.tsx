import { type FormEvent, useCallback, useState } from 'react';
import { ApiError } from '../../../shared/api';
import { useSend } from '../../../shared/calls/use-send';
import { phraseOfError } from '../../../shared/errors/phrase';
import { useTranslate } from '../../../shared/i18n/use-translate';
import type { Way } from '../../../shared/password/second-step';
import { StepForm } from '../../../shared/password/step-form';
import { Button } from '../../../shared/ui/button';
import { TextField } from '../../../shared/ui/text-field';
import { showToast } from '../../../shared/ui/toast';
import { type TotpKey, useFactorActs } from './api';
import { CopyButton } from './copy-button';
import { QrCode } from './qr-code';

/** Letters in fours, as people type them. */
const inFours = (secret: string): string => (secret.match(/.{1,4}/g) ?? []).join(' ');

const KeyShown = ({ secret, uri }: TotpKey) => {
  const t = useTranslate();
  return (
    <>
      <p>{t('security.scan')}</p>
      <QrCode text={uri} label={t('security.picture')} />
      <p>{t('security.typeKey')}</p>
      <p className="secret">{inFours(secret)}</p>
      <div className="passkey__acts">
        <CopyButton text={secret} />
        <a href={uri} className="button button--quiet">
          {t('security.openApp')}
        </a>
      </div>
    </>
  );
};

interface Props {
  ways: readonly Way[];
  /** With the recovery codes of a first factor. */
  onDone: (codes: readonly string[] | null) => void;
}

/** Turns one-time codes on: who asks, the key for the app, its first code. */
export const SetUpCodes = ({ ways, onDone }: Props) => {
  const t = useTranslate();
  const { beginTotp, confirmTotp } = useFactorActs();
  const [key, setKey] = useState<TotpKey | null>(null);
  const [code, setCode] = useState('');
  const [fault, setFault] = useState('');
  const showFault = useCallback((failure: unknown): boolean => {
    if (!(failure instanceof ApiError) || failure.code !== 400) return false;
    void phraseOfError(failure).then(setFault);
    return true;
  }, []);
  const { send, sending } = useSend(async () => {
    const { recovery_codes } = await confirmTotp(code.replaceAll(/\s/g, ''));
    showToast(t('security.turnedOn'), 'done');
    onDone(recovery_codes);
  }, showFault);
  if (key === null) {
    return (
      <>
        <p className="soft">{t('security.lostExplained')}</p>
        <StepForm ways={ways} run={async (proof) => setKey(await beginTotp(proof))} />
      </>
    );
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (code.trim() === '') setFault(t('common.required'));
    else void send();
  };
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <KeyShown {...key} />
      <TextField
        label={t('security.code')}
        name="totp"
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={6}
        value={code}
        error={fault || undefined}
        onChange={(event) => {
          setFault('');
          setCode(event.target.value);
        }}
      />
      <Button type="submit" sending={sending}>
        {t('security.turnOn')}
      </Button>
    </form>
  );
};
