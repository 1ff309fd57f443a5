import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useId, useState } from 'react';
import { fetchFile } from '../../../shared/api/files';
import { personQuery } from '../../../shared/calls/person';
import { useSaveFile } from '../../../shared/calls/save-file';
import { useSend } from '../../../shared/calls/use-send';
import { useTranslate } from '../../../shared/i18n/use-translate';
import { type StepProof, stepsNeeded, type Way } from '../../../shared/password/second-step';
import { Button } from '../../../shared/ui/button';

// The kit's dialog is larger than the card: it comes when it is wanted.
const PasswordSheet = lazy(() => import('../../../shared/password/password-sheet'));
const StepSheet = lazy(() => import('../../../shared/password/step-sheet'));

/** The second step that is asked for, beside the transaction password that was right. */
interface Step {
  readonly ways: readonly Way[];
  readonly password: string | undefined;
}

/** Fetches the file, with the transaction password where one is set, and a second step where one is asked for. */
const useTaking = () => {
  const save = useSaveFile();
  const [step, setStep] = useState<Step | null>(null);
  const take = (
    password: string | undefined,
    proof: Pick<StepProof, 'totp' | 'key' | 'recovery_code'> = {},
  ): Promise<void> =>
    save(fetchFile('user.ownData', { ...(password === undefined ? {} : { password }), ...proof }));
  const takeWith = async (password?: string): Promise<void> => {
    try {
      await take(password);
    } catch (error) {
      const ways = stepsNeeded(error);
      if (ways === null) throw error;
      setStep({ ways, password });
    }
  };
  /** A wrong code is said in its sheet, which stays open. */
  const takeStep = async ({ totp, key, recovery_code }: StepProof): Promise<void> => {
    await take(step?.password, { totp, key, recovery_code });
    setStep(null);
  };
  return { step, setStep, takeWith, takeStep };
};

/** Everything that is kept about the person, to take along (docs/domain/account.md#own-data). */
export const OwnData = () => {
  const t = useTranslate();
  const id = useId();
  const needsPassword = useQuery(personQuery).data?.transaction_password_set ?? false;
  const [asksPassword, setAsksPassword] = useState(false);
  const { step, setStep, takeWith, takeStep } = useTaking();
  const { send, sending } = useSend(() => takeWith());
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id}>{t('ownData.heading')}</h2>
      <p className="soft">{t('ownData.explained')}</p>
      <Button
        look="quiet"
        sending={sending}
        onClick={() => (needsPassword ? setAsksPassword(true) : void send())}
      >
        {t('ownData.save')}
      </Button>
      <Suspense fallback={null}>
        {asksPassword ? (
          <PasswordSheet
            confirms={{ name: t('ownData.save') }}
            onClose={() => setAsksPassword(false)}
            onOk={takeWith}
          />
        ) : null}
        {step === null ? null : (
          <StepSheet ways={step.ways} why="ownData.step" run={takeStep} onClose={() => setStep(null)} />
        )}
      </Suspense>
    </section>
  );
};
