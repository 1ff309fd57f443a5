import { useTranslate } from '../i18n/use-translate';
import { Dialog } from '../ui/dialog';
import type { StepProof, Way } from './second-step';
import { StepForm } from './step-form';

interface Props {
  ways: readonly Way[];
  run: (proof: StepProof) => Promise<void>;
  onClose: () => void;
}

/** Asks for a second step before payouts go elsewhere: whichever the person has. */
const StepSheet = ({ ways, run, onClose }: Props) => {
  const t = useTranslate();
  return (
    <Dialog title={t('security.proof')} look="sheet" onClose={onClose}>
      <p className="soft">{t('security.payout')}</p>
      <StepForm ways={ways} run={run} />
    </Dialog>
  );
};

export default StepSheet;
