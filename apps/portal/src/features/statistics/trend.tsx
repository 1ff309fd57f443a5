import type { Breakdown } from '@fairlead/vocabulary';
import { useState } from 'react';
import { useTranslate } from '../../shared/i18n/use-translate';
import { scaleOf } from '../../shared/lib/round-scale';
import { Inspect } from '../../shared/ui/inspect';
import { useNames, useShortMetric, useWrittenMetric } from './names';
import type { Metric, Point } from './points';
import './trend.css';

const WIDTH = 320;
const HEIGHT = 150;

interface Plot {
  readonly amounts: readonly { readonly now: number; readonly before: number }[];
  readonly chosen: number;
  readonly yOf: (amount: number) => number;
}

const stepWidthOf = ({ amounts }: Plot): number => WIDTH / amounts.length;

/** The period before as a dotted line, this one as a line on a ground, the point that is inspected on a stem. */
const Lines = ({ plot }: { plot: Plot }) => {
  const { amounts, chosen, yOf } = plot;
  const xOf = (at: number): number => (at + 0.5) * stepWidthOf(plot);
  const pathOf = (which: 'now' | 'before'): string =>
    amounts
      .map((amount, at) => `${at === 0 ? 'M' : 'L'}${xOf(at).toFixed(1)} ${yOf(amount[which]).toFixed(1)}`)
      .join('');
  const [x, last] = [xOf(chosen), xOf(amounts.length - 1)];
  const picked = amounts[chosen] ?? { now: 0, before: 0 };
  return (
    <>
      <path className="trend__ground" d={`${pathOf('now')}L${last} ${yOf(0)}L${xOf(0)} ${yOf(0)}Z`} />
      <path className="trend__stem" d={`M${x} 0V${HEIGHT}`} />
      <path className="trend__before" d={pathOf('before')} />
      <circle className="trend__dot trend__dot--before" cx={x} cy={yOf(picked.before)} r="3.5" />
      <path className="trend__line" d={pathOf('now')} />
      <circle className="trend__dot" cx={x} cy={yOf(picked.now)} r="5" />
    </>
  );
};

/** Two bars for each: the period before behind, this one in front of it; the one that is inspected stands on a band. */
const Bars = ({ plot }: { plot: Plot }) => {
  const { amounts, chosen, yOf } = plot;
  const stepWidth = stepWidthOf(plot);
  const width = Math.min(stepWidth * 0.4, 18);
  const bar = (amount: number, x: number, look: string) => (
    <rect
      className={look}
      x={x}
      y={Math.min(yOf(amount), yOf(0))}
      width={width}
      height={Math.abs(yOf(amount) - yOf(0))}
      rx="1.5"
    />
  );
  return (
    <>
      <rect className="trend__band" x={chosen * stepWidth} y="0" width={stepWidth} height={HEIGHT} rx="4" />
      {amounts.map(({ now, before }, at) => {
        const middle = (at + 0.5) * stepWidth;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a bar is
          <g key={at}>
            {bar(before, middle - width, 'trend__bar trend__bar--before')}
            {bar(now, middle, 'trend__bar')}
          </g>
        );
      })}
    </>
  );
};

/** How many times as far as this period the scale goes for the one before. */
const HELD = 6;

/**
 * What the scale has to hold: all of this period, and the one before as far as it is held. Beyond that a single peak of then
 * would flatten what is looked at; it is drawn at the edge, and its figure stands below.
 */
const reachOf = (amounts: Plot['amounts']): readonly number[] => {
  const nows = amounts.map(({ now }) => now);
  const most = HELD * Math.max(...nows.map(Math.abs));
  const held = amounts.map(({ before }) => (most === 0 ? before : Math.min(Math.max(before, -most), most)));
  return [...nows, ...held];
};

/** What of the period before goes furthest beyond the scale; 0 where it holds all. */
const beyondOf = (amounts: Plot['amounts'], lowest: number, highest: number): number =>
  amounts
    .map(({ before }) => before)
    .filter((before) => before < lowest || before > highest)
    .reduce((furthest, before) => (Math.abs(before) > Math.abs(furthest) ? before : furthest), 0);

interface Props {
  by: Breakdown;
  metric: Metric;
  name: string;
  points: readonly Point[];
}

interface ReadoutProps {
  title: string;
  now: string;
  /** Null where nothing of the period before is drawn: a key would say nothing. */
  before: string | null;
}

/** What stands above the chart: the point that is inspected, and its figures. */
const Readout = ({ title, now, before }: ReadoutProps) => (
  <p className="trend__readout small">
    <strong className="trend__name any-break">{title}</strong>
    <span className="trend__key">{now}</span>
    {before === null ? null : <span className="trend__key trend__key--before">{before}</span>}
  </p>
);

/** The first and the last point of time, each below its bars where a step has the room. */
const Ends = ({ by, points }: { by: 'day' | 'hour'; points: readonly Point[] }) => {
  const names = useNames();
  const ends = points.length > 1 ? [...points.slice(0, 1), ...points.slice(-1)] : points;
  return (
    <p className="trend__ends small soft" aria-hidden="true">
      {ends.map(({ key }) => (
        <span key={key} style={{ minWidth: `${100 / points.length}%` }}>
          {names.short(by, key)}
        </span>
      ))}
    </p>
  );
};

/**
 * A figure over time or among plans, beside the period before. A finger, a pointer or the arrow keys pick the point that is
 * written out; the table below holds all of them for those who hear the screen.
 */
export const Trend = ({ by, metric, name, points }: Props) => {
  const t = useTranslate();
  const names = useNames();
  const write = useWrittenMetric();
  const writeShort = useShortMetric();
  const [picked, setPicked] = useState<number | null>(null);
  const isTime = by === 'day' || by === 'hour';
  const end = isTime ? points.length - 1 : 0;
  const chosen = Math.min(picked ?? end, points.length - 1);
  const point = points[chosen];
  if (point === undefined) return null;
  const amounts = points.map(({ now, before }) => ({ now: now[metric] ?? 0, before: before[metric] ?? 0 }));
  const scale = scaleOf(reachOf(amounts));
  const [lowest, highest] = [scale[0] ?? 0, scale.at(-1) ?? 1];
  const yOf = (amount: number): number =>
    ((highest - Math.min(Math.max(amount, lowest), highest)) / (highest - lowest)) * HEIGHT;
  const beyond = beyondOf(amounts, lowest, highest);
  const plot: Plot = { amounts, chosen, yOf };
  // A line would run through 0 where there was no conversion to divide by: a bar is missing there.
  const isCourse = by === 'day' && points.length > 1 && metric !== 'cost_per_conversion';
  const title = names.point(by, point);
  const now = `${name} ${write(metric, point.now[metric])}`;
  const was = point.before[metric];
  const before = was === null ? null : t('adCenter.before', { value: write(metric, was) });
  // The color of the period before has its name where any point has one.
  const bare = amounts.some((amount) => amount.before !== 0) ? t('figures.before') : null;
  return (
    <div className="trend">
      <Readout title={title} now={now} before={before ?? bare} />
      <div className="plot">
        <div className="plot__amounts soft" aria-hidden="true">
          {scale.map((line) => (
            <span key={line}>{writeShort(metric, line)}</span>
          ))}
        </div>
        <div className="trend__plot inspected">
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
            {scale.map((line) => (
              <path
                key={line}
                className={line === 0 ? 'trend__zero' : 'trend__scale'}
                d={`M0 ${yOf(line)}H${WIDTH}`}
              />
            ))}
            {isCourse ? <Lines plot={plot} /> : <Bars plot={plot} />}
          </svg>
          <Inspect
            count={points.length}
            chosen={chosen}
            label={t('figures.inspect')}
            text={[title, now, before].filter((part) => part !== null).join(', ')}
            onPick={setPicked}
          />
        </div>
        {isTime ? <Ends by={by} points={points} /> : null}
      </div>
      {beyond === 0 ? null : (
        <p className="small soft">{t('figures.beyond', { value: write(metric, beyond) })}</p>
      )}
    </div>
  );
};
