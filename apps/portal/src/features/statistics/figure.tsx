import { useTranslate } from '../../shared/i18n/use-translate';
import type { SourceQuestion } from '../../shared/source/api';
import { SourceFigure } from '../../shared/source/source-figure';
import type { Figures } from './api';
import { useNames, useWrittenMetric } from './names';
import type { Metric } from './points';

interface Props {
  /** Which reports it is the sum of. */
  question: Omit<SourceQuestion, 'figure'>;
  metric: Metric;
  figures: Figures;
  /** The row that it stands in. */
  row?: string | undefined;
  /** It divides the figure before it: the sign belongs to what is touched. */
  divides?: boolean;
}

/**
 * A figure that leads to its reports; one that follows from two others stands above them, and those lead there, also where there
 * is no conversion to divide by.
 */
export const Figure = ({ question, metric, figures, row, divides = false }: Props) => {
  const t = useTranslate();
  const names = useNames();
  const amount = figures[metric];
  const value = useWrittenMetric()(metric, amount);
  const isBefore = question.daysEarlier !== undefined;
  const isLoss = !isBefore && metric === 'net' && figures.net < 0;
  const written = <span className={`money ${isLoss ? 'money--loss' : ''}`}>{value}</span>;
  const sign = divides ? <span className="figures__divided">÷ </span> : null;
  // Where there was nothing before, or no conversion, no report would be shown.
  const isBare = amount === 0 ? isBefore || divides : amount === null && figures.spend === 0;
  if (isBare) {
    return (
      <>
        {sign}
        {written}
      </>
    );
  }
  if (metric === 'cost_per_conversion') {
    const of = { question, figures, row };
    return (
      <>
        {written}
        <span className="figures__parts source-quiet small soft">
          <Figure {...of} metric="spend" /> <Figure {...of} metric="conversions" divides />
        </span>
      </>
    );
  }
  const name = [row, names.metric(metric), isBefore ? t('figures.before') : undefined];
  return (
    <SourceFigure
      figure={metric}
      {...question}
      name={name.filter((part) => part !== undefined).join(', ')}
      value={value}
    >
      {sign}
      {written}
    </SourceFigure>
  );
};
