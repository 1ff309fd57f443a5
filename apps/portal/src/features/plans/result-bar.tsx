import type { ResponseFor } from '../../shared/api';
import { useTranslate } from '../../shared/i18n/use-translate';
import { useNumbers } from '../../shared/ui/numbers';
import './result-bar.css';
import { colon } from '../../shared/i18n/marks';

/** Where a result is on the scale that all products share, in percent of its width: −100 % at 0, +100 % at 100. */
const placeOf = (bp: number): number => Math.min(100, Math.max(0, 50 + bp / 200));

interface Props {
  range: NonNullable<ResponseFor<'plan.products'>['items'][number]['range']>;
  medianBp: number;
}

/** From the worst to the best of all results, with the one in the middle and where neither gain nor loss is. */
export const ResultBar = ({ range: { least_bp: least, most_bp: most }, medianBp }: Props) => {
  const t = useTranslate();
  const { result } = useNumbers();
  return (
    <>
      <span className="result-bar" aria-hidden="true">
        <span
          className="result-bar__range"
          style={{ left: `${placeOf(least)}%`, width: `${placeOf(most) - placeOf(least)}%` }}
        />
        <span className="result-bar__median" style={{ left: `${placeOf(medianBp)}%` }} />
      </span>
      <span className="small soft">
        {t('record.result')}
        {colon()}
        {t('plan.range', { minimum: result(least), maximum: result(most) })}
      </span>
    </>
  );
};
