import type { SecondStep } from '@fairlead/vocabulary';
import { Link } from 'react-router';
import { useTranslate } from '../../../shared/i18n/use-translate';
import type { StepProof } from '../../../shared/password/second-step';
import { StepForm } from '../../../shared/password/step-form';
import { paths } from '../../../shared/paths';
import { Button } from '../../../shared/ui/button';

interface Props {
  username: string;
  steps: readonly SecondStep[];
  run: (proof: StepProof) => Promise<void>;
  onBack: () => void;
}

/** The code of the authenticator app, or what stands in for it, after the right password. */
export const LoginStep = ({ username, steps, run, onBack }: Props) => {
  const t = useTranslate();
  return (
    <div className="stack">
      <p>{t('security.loginCode', { name: username })}</p>
      <StepForm ways={steps} run={run} />
      <Button look="quiet" onClick={onBack}>
        {t('common.back')}
      </Button>
      <details>
        <summary className="fold">{t('security.lost')}</summary>
        <p>{t('security.lostExplained')}</p>
        <p>
          <Link to={`${paths.support}?about=password`}>{t('guestSupport.title')}</Link>
        </p>
      </details>
    </div>
  );
};
