import type { ResponseFor } from '../../shared/api';
import { gap } from '../../shared/i18n/marks';
import { useLanguageTag, useTranslate } from '../../shared/i18n/use-translate';
import { dateFormat } from '../../shared/lib/formats';
import { SourceMoney } from '../../shared/source/source-money';
import { useMoney } from '../../shared/ui/money';
import { stepFormat, stepsOf } from './series';
import '../../shared/ui/art-tokens.css';
import './net-result.css';

type Statistics = ResponseFor<'statistics.list'>;

const WIDTH = 343;
const HEIGHT = 72;
const EDGE = 9;

/** Where the net stood after each step, beginning with nothing. */
const courseOf = (nets: readonly number[]): readonly number[] => {
  const course = [0];
  for (const net of nets) course.push((course.at(-1) ?? 0) + net);
  return course;
};

/**
 * The course of the net result: the dotted line is zero, the mark at its end is now. The chart below holds the figures
 * as a table, so that this one is for the eye alone.
 */
const Course = ({ statistics, net }: { statistics: Statistics; net: number }) => {
  const format = dateFormat(useLanguageTag(), stepFormat(statistics.type));
  const steps = stepsOf(statistics);
  const [first, last] = [steps[0], steps.at(-1)];
  if (first === undefined || last === undefined || steps.length < 2) return null;
  const course = courseOf(steps.map(({ spend, revenue, gift }) => revenue - spend + gift));
  const highest = Math.max(...course, 0);
  const range = highest - Math.min(...course, 0) || 1;
  const heightOf = (net: number): number => EDGE + ((highest - net) / range) * (HEIGHT - 2 * EDGE);
  const end = course.length - 1;
  const points = course.map((net, at) => ({
    x: (at / end) * (WIDTH - 2 * EDGE),
    y: heightOf(net),
  }));
  const line = points
    .map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');
  const zero = heightOf(0);
  const { x, y } = points[end] ?? { x: 0, y: zero };
  return (
    <div className={`course ${net < 0 ? 'course--loss' : ''}`} aria-hidden="true">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <path className="course__ground" d={`${line}L${x} ${zero}L0 ${zero}Z`} />
        <path className="course__zero" d={`M0 ${zero}H${WIDTH}`} />
        <path className="course__line" d={line} pathLength="1" />
        <circle className="course__ring" cx={x} cy={y} r="6" />
        <path className="course__bar" d={`M${x - 11} ${y + 5}l22 -10`} />
      </svg>
      <p className="row row--apart small soft">
        <span>{format.format(first.start)}</span>
        <span>{format.format(last.start)}</span>
      </p>
    </div>
  );
};

interface Props {
  statistics: Statistics;
  /** Hears that the source of the figure opens. */
  onOpen: () => void;
}

/**
 * The one figure of home: what became of the person's own money, in a number, a sentence and its course. What the operator
 * paid of the spend is no cost of theirs, and is named, so that the sentence adds up (docs/domain/plans.md#statistics).
 */
export const NetResult = ({ statistics, onOpen }: Props) => {
  const t = useTranslate();
  const money = useMoney();
  // What an earlier version of the app kept on the device says nothing of gifts.
  const { totals, gift_spend: gift = 0, type, as_of: asOf, final_until: finalUntil } = statistics;
  const net = totals.net + gift;
  const isFinal = asOf === null || (finalUntil !== null && finalUntil >= asOf);
  const sentences = [
    t('home.sentence', { spend: money(totals.spend), revenue: money(totals.revenue) }),
    ...(gift === 0 ? [] : [t('home.gift', { gift: money(gift) })]),
    ...(isFinal ? [] : [t('home.notFinal')]),
  ];
  return (
    <>
      <p className="net-result">
        <SourceMoney
          figure="net_own"
          period={type}
          name={t('home.net')}
          amountMinor={net}
          sign={net === 0 ? 'auto' : 'result'}
          onOpen={onOpen}
        />
      </p>
      {/* One text: its later sentences alone would count as moved when an earlier one grows shorter. */}
      <p className="home-figure__sentence soft">{sentences.join(gap())}</p>
      <Course statistics={statistics} net={net} />
    </>
  );
};
