import { useTranslate } from '../../shared/i18n/use-translate';
import { useNumbers } from '../../shared/ui/numbers';

/** A part of the budget as it is shown everywhere, to the percent. @param basisPoints 10,000 are 100 % */
export const wholeShare = (basisPoints: number): number => Math.round(basisPoints / 100) * 100;

/** How much of the budget is delivered: billed ÷ budget, never from the status. */
export const Progress = ({ basisPoints }: { basisPoints: number }) => {
  const t = useTranslate();
  const { share } = useNumbers();
  const text = t('plan.progress', { share: share(wholeShare(basisPoints)) });
  return (
    <div className="stack stack--tight">
      <div
        className="progress"
        role="progressbar"
        aria-label={text}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(basisPoints / 100)}
      >
        <div className="progress__done" style={{ width: `${basisPoints / 100}%` }} />
      </div>
      <p className="small soft">{text}</p>
    </div>
  );
};
