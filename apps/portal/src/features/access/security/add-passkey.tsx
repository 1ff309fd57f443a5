import { type FormEvent, useCallback, useState } from 'react';
import { useSend } from '../../../shared/calls/use-send';
import { useTranslate } from '../../../shared/i18n/use-translate';
import { makePasskey, PasskeyFailure } from '../../../shared/password/passkeys';
import type { Way } from '../../../shared/password/second-step';
import { StepForm } from '../../../shared/password/step-form';
import { Button } from '../../../shared/ui/button';
import { TextField } from '../../../shared/ui/text-field';
import { showToast } from '../../../shared/ui/toast';
import { type PasskeyCreation, useFactorActs } from './api';

const NAME_MAX = 60;

/** What the device is called until the person says otherwise. */
const useDeviceName = (): string => {
  const t = useTranslate();
  const isPhone = /Mobile|Android|iPhone|iPad|Tablet/i.test(navigator.userAgent);
  return t(isPhone ? 'settings.place.phone' : 'settings.place.computer');
};

interface Props {
  ways: readonly Way[];
  /** With the recovery codes of a first factor. */
  onDone: (codes: readonly string[] | null) => void;
}

/** Adds a passkey: who asks, what it is called, then the device's own question. */
export const AddPasskey = ({ ways, onDone }: Props) => {
  const t = useTranslate();
  const { beginPasskey, addPasskey } = useFactorActs();
  const [creation, setCreation] = useState<PasskeyCreation | null>(null);
  const [name, setName] = useState(useDeviceName());
  const [fault, setFault] = useState('');
  const showFault = useCallback(
    (failure: unknown): boolean => {
      if (!(failure instanceof PasskeyFailure)) return false;
      setFault(t(`security.key.${failure.why}`));
      return true;
    },
    [t],
  );
  const { send, sending } = useSend(async () => {
    if (creation === null) return;
    const credential = await makePasskey(creation);
    const { recovery_codes } = await addPasskey({ name: name.trim(), credential });
    showToast(t('security.passkeySaved'), 'done');
    onDone(recovery_codes);
  }, showFault);
  if (creation === null) {
    return (
      <>
        <p className="soft">{t('security.lostExplained')}</p>
        <StepForm ways={ways} run={async (proof) => setCreation(await beginPasskey(proof))} />
      </>
    );
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setFault('');
    if (name.trim() !== '') void send();
  };
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <TextField
        label={t('security.name')}
        name="name"
        autoComplete="off"
        maxLength={NAME_MAX}
        value={name}
        hint={t('security.nameHint')}
        error={name.trim() === '' ? t('common.required') : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <p className="soft">{t('security.createExplained')}</p>
      {fault === '' ? null : (
        <p className="field__error" role="alert">
          {fault}
        </p>
      )}
      <Button type="submit" sending={sending}>
        {t('security.createPasskey')}
      </Button>
    </form>
  );
};
