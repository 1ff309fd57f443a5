import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslate } from '../../shared/i18n/use-translate';
import { goodsDetailLink, planDetailLink } from '../../shared/paths';
import type { SourceQuestion } from '../../shared/source/api';
import { More } from '../../shared/ui/more';
import type { Answer } from './api';
import { countDays } from './days';
import { Figure } from './figure';
import { useNames, useWrittenMetric } from './names';
import { isQuiet, type Metric, type Point } from './points';

/** Rows that are shown at first; a year has many. */
const ROWS_FIRST = 31;

type Time = 'now' | 'before';
type Question = Omit<SourceQuestion, 'figure'>;

/** The reports of all rows together, in this period or the one before. */
const wholeOf = ({ days, plan }: Answer, time: Time): Question => ({
  days,
  ...(plan === null ? {} : { orderId: plan.id }),
  ...(time === 'now' ? {} : { daysEarlier: countDays(days) }),
});

/** The reports of a row. */
const rowOf = (answer: Answer, { key }: Point, time: Time): Question => {
  const whole = wholeOf(answer, time);
  if (answer.by === 'day') return { ...whole, days: { from: key, until: key } };
  if (answer.by === 'hour') return { ...whole, hour: Number(key) };
  if (key === 'rest') return { ...whole, others: answer.by };
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
  const names = useNames();
  const { by } = answer;
  // The weekday stands above the chart: with it a line would be too long for a phone.
  if (by === 'day' || by === 'hour') return names.short(by, point.key);
  const name = names.point(by, point);
  if (point.key === 'rest' || point.title === null) return name;
  return (
    <>
      <Link to={by === 'plan' ? planDetailLink(point.key) : goodsDetailLink(point.key)}>{name}</Link>
      {point.number === null ? null : (
        <span className="figures__number small soft">{t('plan.number', { number: point.number })}</span>
      )}
    </>
  );
};

/** Newest first where it is time that parts the rows: the chart above runs the other way. */
const ordered = (by: Answer['by'], points: readonly Point[]): readonly Point[] =>
  by === 'day' ? [...points].reverse() : points;

/**
 * Every row with its figure, which leads to its reports, and the same of the period before. They add up to the last line, but
 * for the cost per conversion: there it is all that was spent by all conversions.
 */
export const BreakdownTable = ({ answer, metric, name, points }: Props) => {
  const t = useTranslate();
  const names = useNames();
  const write = useWrittenMetric();
  const [isWhole, setWhole] = useState(false);
  const isTime = answer.by === 'day' || answer.by === 'hour';
  const all = ordered(answer.by, points);
  const rows = all.filter((point) => !isQuiet(point));
  const shown = isWhole ? rows : rows.slice(0, ROWS_FIRST);
  return (
    <div className={`figures__rows ${isTime ? 'figures__rows--time' : ''}`}>
      <table className={`figures__table source-quiet ${isTime ? 'figures__table--time' : ''}`}>
        <caption className="hidden-text">{t('figures.table', { name })}</caption>
        <thead>
          <tr className="small soft">
            <th scope="col">{t(`figures.by.${answer.by}`)}</th>
            <th scope="col">
              <span className="figures__head">{name}</span>
            </th>
            <th scope="col">{t('figures.before')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((point) => {
            const of = { metric, row: names.point(answer.by, point) };
            return (
              <tr key={point.key}>
                <th scope="row" className={isTime ? 'figures__time' : 'any-break'}>
                  <Name answer={answer} point={point} />
                </th>
                <td>
                  <Figure {...of} question={rowOf(answer, point, 'now')} figures={point.now} />
                </td>
                <td className="soft">
                  <Figure {...of} question={rowOf(answer, point, 'before')} figures={point.before} />
                </td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('figures.total')}</th>
            <td>
              {metric === 'cost_per_conversion' ? (
                <Figure
                  question={wholeOf(answer, 'now')}
                  metric={metric}
                  figures={answer.totals}
                  row={t('figures.total')}
                />
              ) : (
                // The card above says the same figure, and leads to its reports.
                <span className="money">{write(metric, answer.totals[metric])}</span>
              )}
            </td>
            <td className="soft">
              <Figure question={wholeOf(answer, 'before')} metric={metric} figures={answer.previous.totals} />
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
