import type { PlainKey } from '@fairlead/i18n';
import { useTranslate } from '../i18n/use-translate';
import { Dialog } from '../ui/dialog';
import type { StepProof, Way } from './second-step';
import { StepForm } from './step-form';

interface Props {
  ways: readonly Way[];
  /** What it is asked for. */
  why: PlainKey;
  run: (proof: StepProof) => Promise<void>;
  onClose: () => void;
}

/** Asks for a second step, whichever the person has, before what an open session alone does not do. */
const StepSheet = ({ ways, why, run, onClose }: Props) => {
  const t = useTranslate();
  return (
    <Dialog title={t('security.proof')} look="sheet" onClose={onClose}>
      <p className="soft">{t(why)}</p>
      <StepForm ways={ways} run={run} />
    </Dialog>
  );
};

export default StepSheet;
