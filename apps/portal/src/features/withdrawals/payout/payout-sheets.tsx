import { lazy, Suspense } from 'react';
import { translator } from '../../../shared/i18n/translator';
import type { useSending } from './use-sending';

// The kit's dialog is larger than the form: it comes when it is wanted.
const RebindDialog = lazy(() => import('./rebind-dialog'));
const PasswordSheet = lazy(() => import('../../../shared/password/password-sheet'));
const StepSheet = lazy(async () => {
  const [sheet] = await Promise.all([
    import('../../../shared/password/step-sheet'),
    translator.need('security'),
  ]);
  return sheet;
});

interface Props extends ReturnType<typeof useSending> {
  /** What the transaction password confirms. */
  confirms: { readonly name: string; readonly note: string };
}

/** What is asked between a press of the button and the account that is set. */
export const PayoutSheets = ({ confirms, ...asked }: Props) => {
  const { asking, setAsking, step, setStep, sending, storeWith, storeStep, go } = asked;
  const close = (): void => setAsking(null);
  if (asking === null && step === null) return null;
  return (
    <Suspense fallback={null}>
      {step === null ? null : (
        <StepSheet ways={step.ways} why="security.payout" run={storeStep} onClose={() => setStep(null)} />
      )}
      {asking === 'password' ? <PasswordSheet confirms={confirms} onClose={close} onOk={storeWith} /> : null}
      {asking === 'rebind' ? <RebindDialog sending={sending} onConfirm={go} onClose={close} /> : null}
    </Suspense>
  );
};
