import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslate } from '../../shared/i18n/use-translate';
import { goodsDetailLink, planDetailLink } from '../../shared/paths';
import type { SourceQuestion } from '../../shared/source/api';
import { SourceFigure } from '../../shared/source/source-figure';
import { More } from '../../shared/ui/more';
import type { Answer } from './api';
import { countDays } from './days';
import { useNames, useWrittenMetric } from './names';
import { METRICS, type Metric, type Point } from './points';

/** Rows that are shown at first; a year has many. */
const ROWS_FIRST = 31;

type Time = 'now' | 'before';

/** The reports of all rows together, in this period or the one before. */
const wholeOf = (answer: Answer, metric: Metric, time: Time) => ({
  ...{ figure: metric, days: answer.days },
  ...(answer.plan === null ? {} : { orderId: answer.plan.id }),
  ...(time === 'now' ? {} : { daysEarlier: countDays(answer.days) }),
});

/** The reports of a row; those of all others together have none of their own. */
const sourceOf = (answer: Answer, metric: Metric, { key }: Point, time: Time): SourceQuestion | null => {
  const whole = wholeOf(answer, metric, time);
  if (key === 'rest') return null;
  if (answer.by === 'day') return { ...whole, days: { from: key, until: key } };
  if (answer.by === 'hour') return { ...whole, hour: Number(key) };
  return answer.by === 'plan' ? { ...whole, orderId: key } : { ...whole, productId: key };
};

interface Props {
  answer: Answer;
  metric: Metric;
  name: string;
  points: readonly Point[];
}

/** What a row is called, and where more of it stands. */
const Name = ({ answer, point }: Pick<Props, 'answer'> & { point: Point }) => {
  const t = useTranslate();
  const name = useNames().point(answer.by, point);
  if (point.key === 'rest' || point.title === null) return name;
  return (
    <>
      <Link to={answer.by === 'plan' ? planDetailLink(point.key) : goodsDetailLink(point.key)}>{name}</Link>
      {point.number === null ? null : (
        <span className="figures__number small soft">{t('plan.number', { number: point.number })}</span>
      )}
    </>
  );
};

const Amount = ({
  answer,
  metric,
  name,
  point,
  time,
}: Omit<Props, 'points'> & { point: Point; time: Time }) => {
  const t = useTranslate();
  const write = useWrittenMetric();
  const rowName = useNames().point(answer.by, point);
  const amount = point[time][metric];
  const value = write(metric, amount);
  const source = sourceOf(answer, metric, point, time);
  const isLoss = time === 'now' && metric === 'net' && amount < 0;
  const written = <span className={`money ${isLoss ? 'money--loss' : ''}`}>{value}</span>;
  // Where there was nothing before, no report would be shown.
  if (source === null || (time === 'before' && amount === 0)) return written;
  const names = [rowName, name, ...(time === 'now' ? [] : [t('figures.before')])];
  return (
    <SourceFigure {...source} name={names.join(', ')} value={value}>
      {written}
    </SourceFigure>
  );
};

const TotalBefore = ({ answer, metric, name }: Pick<Props, 'answer' | 'metric' | 'name'>) => {
  const t = useTranslate();
  const amount = answer.previous.totals[metric];
  const value = useWrittenMetric()(metric, amount);
  const written = <span className="money">{value}</span>;
  if (amount === 0) return written;
  return (
    <SourceFigure
      {...wholeOf(answer, metric, 'before')}
      name={`${name}, ${t('figures.before')}`}
      value={value}
    >
      {written}
    </SourceFigure>
  );
};

/** Neither period has a report of it; the chart shows that it was quiet. */
const isQuiet = ({ now, before }: Point): boolean =>
  METRICS.every((metric) => now[metric] === 0 && before[metric] === 0);

/** Newest first where it is time that parts the rows: the chart above runs the other way. */
const ordered = (by: Answer['by'], points: readonly Point[]): readonly Point[] =>
  by === 'day' ? [...points].reverse() : points;

/** Every row with its figure, which leads to its reports, and the same of the period before; they add up to the last line. */
export const BreakdownTable = ({ answer, metric, name, points }: Props) => {
  const t = useTranslate();
  const write = useWrittenMetric();
  const [isWhole, setWhole] = useState(false);
  const all = ordered(answer.by, points);
  const rows = all.filter((point) => !isQuiet(point));
  const shown = isWhole ? rows : rows.slice(0, ROWS_FIRST);
  return (
    <div className="figures__rows">
      <table className="figures__table">
        <caption className="hidden-text">{t('figures.table', { name })}</caption>
        <thead>
          <tr className="small soft">
            <th scope="col">{t(`figures.by.${answer.by}`)}</th>
            <th scope="col">{name}</th>
            <th scope="col">{t('figures.before')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((point) => (
            <tr key={point.key}>
              <th scope="row" className="any-break">
                <Name answer={answer} point={point} />
              </th>
              <td>
                <Amount {...{ answer, metric, name, point }} time="now" />
              </td>
              <td className="soft">
                <Amount {...{ answer, metric, name, point }} time="before" />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('figures.total')}</th>
            <td className="money">{write(metric, answer.totals[metric])}</td>
            <td className="soft">
              <TotalBefore {...{ answer, metric, name }} />
            </td>
          </tr>
        </tfoot>
      </table>
      {rows.length === all.length ? null : <p className="small soft">{t('figures.quiet')}</p>}
      {isWhole || rows.length <= ROWS_FIRST ? null : (
        <More hasMore loading={false} onMore={() => setWhole(true)} />
      )}
    </div>
  );
};
