import type { Breakdown } from '@fairlead/vocabulary';
import { type ReactNode, useState } from 'react';
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

/** As much beyond the plot as a dot on its edge needs. */
const EDGE = 6;

/** What goes on beyond the plot is cut off at its edge, so that it is seen to go on. */
const Clipped = ({ children }: { children: ReactNode }) => (
  <svg
    className="trend__clip"
    y={-EDGE}
    width={WIDTH}
    height={HEIGHT + 2 * EDGE}
    viewBox={`0 ${-EDGE} ${WIDTH} ${HEIGHT + 2 * EDGE}`}
    aria-hidden="true"
  >
    {children}
  </svg>
);

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
      <Clipped>
        <path className="trend__before" d={pathOf('before')} />
        <circle className="trend__dot trend__dot--before" cx={x} cy={yOf(picked.before)} r="3.5" />
      </Clipped>
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
            <Clipped>{bar(before, middle - width, 'trend__bar trend__bar--before')}</Clipped>
            {bar(now, middle, 'trend__bar')}
          </g>
        );
      })}
    </>
  );
};

/**
 * What the scale has to hold: all of this period, and the one before up to twice as far. Beyond that a single peak of then would
 * flatten what is looked at; its figure is written out above, and stands in the table.
 */
const reachOf = (amounts: Plot['amounts']): readonly number[] => {
  const nows = amounts.map(({ now }) => now);
  const most = 2 * Math.max(...nows.map(Math.abs));
  const held = amounts.map(({ before }) => (most === 0 ? before : Math.min(Math.max(before, -most), most)));
  return [...nows, ...held];
};

interface Props {
  by: Breakdown;
  metric: Metric;
  name: string;
  points: readonly Point[];
}

/** What stands above the chart: the point that is inspected, and both of its figures. */
const Readout = ({ title, now, before }: { title: string; now: string; before: string }) => (
  <p className="trend__readout small">
    <strong className="trend__name any-break">{title}</strong>
    <span className="trend__key">{now}</span>
    <span className="trend__key trend__key--before">{before}</span>
  </p>
);

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
  const yOf = (amount: number): number => ((highest - amount) / (highest - lowest)) * HEIGHT;
  const plot: Plot = { amounts, chosen, yOf };
  // A line would run through 0 where there was no conversion to divide by: a bar is missing there.
  const isCourse = by === 'day' && points.length > 1 && metric !== 'cost_per_conversion';
  const title = names.point(by, point);
  const now = `${name} ${write(metric, point.now[metric])}`;
  const before = t('adCenter.before', { value: write(metric, point.before[metric]) });
  return (
    <div className="trend">
      <Readout title={title} now={now} before={before} />
      <div className="trend__field">
        <div className="trend__amounts soft" aria-hidden="true">
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
            text={`${title}, ${now}, ${before}`}
            onPick={setPicked}
          />
        </div>
      </div>
      {isTime ? (
        <p className="row row--apart small soft" aria-hidden="true">
          <span>{names.short(by, points[0]?.key ?? '')}</span>
          {points.length > 1 ? <span>{names.short(by, points.at(-1)?.key ?? '')}</span> : null}
        </p>
      ) : null}
    </div>
  );
};
