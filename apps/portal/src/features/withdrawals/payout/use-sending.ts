import { useCallback, useState } from 'react';
import type { RequestFor } from '../../../shared/api';
import { useSend } from '../../../shared/calls/use-send';
import { fieldPhrases } from '../../../shared/errors/phrase';
import { useTranslate } from '../../../shared/i18n/use-translate';
import { type StepProof, stepsNeeded, type Way } from '../../../shared/password/second-step';
import { showToast } from '../../../shared/ui/toast';
import { usePerson, useSavePayout } from './api';

type Asking = 'rebind' | 'password' | null;

/** The second step that is asked for, beside the transaction password that was right. */
interface Step {
  readonly ways: readonly Way[];
  readonly password: string | undefined;
}

interface Sending {
  readonly request: RequestFor<'payout.edit'>;
  readonly onSaved: () => void;
}

/**
 * Sends the account, with the transaction password where one is set, and a second step where one is asked for; what is
 * wrong with the account is kept by field.
 */
export const useSending = ({ request, onSaved }: Sending) => {
  const t = useTranslate();
  const save = useSavePayout();
  const needsPassword = usePerson().data?.transaction_password_set ?? false;
  const [asking, setAsking] = useState<Asking>(null);
  const [step, setStep] = useState<Step | null>(null);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const store = useCallback(
    async (password?: string, proof: Pick<StepProof, 'totp' | 'key' | 'recovery_code'> = {}) => {
      await save({ ...request, ...(password === undefined ? {} : { password }), ...proof });
      showToast(t('payout.saved'), 'done');
      onSaved();
    },
    [request, save, onSaved, t],
  );
  /** Asks for a second step where that is what the refusal says. */
  const askStep = useCallback((error: unknown, password?: string): boolean => {
    const ways = stepsNeeded(error);
    if (ways !== null) setStep({ ways, password });
    return ways !== null;
  }, []);
  const { send, sending } = useSend(
    useCallback(async () => {
      try {
        await store();
      } catch (error) {
        setAsking(null);
        if (askStep(error)) return;
        setRefused(await fieldPhrases(error));
        throw error;
      }
    }, [store, askStep]),
  );
  /** A wrong password is said in its sheet, which stays open. */
  const storeWith = async (password: string): Promise<void> => {
    try {
      await store(password);
    } catch (error) {
      if (askStep(error, password)) return;
      const phrases = await fieldPhrases(error);
      if (Object.keys(phrases).length === 0) throw error;
      setRefused(phrases);
    }
  };
  /** The same of a wrong code. */
  const storeStep = async ({ totp, key, recovery_code }: StepProof): Promise<void> => {
    await store(step?.password, { totp, key, recovery_code });
    setStep(null);
  };
  const go = (): void => {
    if (needsPassword) setAsking('password');
    else void send();
  };
  return { asking, setAsking, refused, setRefused, sending, storeWith, go, step, setStep, storeStep };
};
