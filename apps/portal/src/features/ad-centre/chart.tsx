import { useState } from 'react';
import type { ResponseFor } from '../../shared/api';
import { useLanguageTag, useTranslate } from '../../shared/i18n/use-translate';
import { dateFormat } from '../../shared/lib/formats';
import { scaleOf } from '../../shared/lib/round-scale';
import { Inspect } from '../../shared/ui/inspect';
import { useMoney } from '../../shared/ui/money';
import { useShortMoney } from '../../shared/ui/short-money';
import { type Step, stepFormat, stepsOf } from './series';
import './chart.css';

const WIDTH = 320;
const HEIGHT = 112;

interface BarsProps {
  steps: readonly Step[];
  chosen: number;
  /** The lines behind the bars, from 0 on. */
  scale: readonly number[];
}

/** Two bars a step, side by side: spend left, revenue right. The one that is inspected stands on a band. */
const Bars = ({ steps, chosen, scale }: BarsProps) => {
  const stepWidth = WIDTH / steps.length;
  const barWidth = Math.min(stepWidth * 0.36, 14);
  const heightOf = (amount: number): number => (amount / (scale.at(-1) ?? 1)) * HEIGHT;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="chart__bars" aria-hidden="true">
      <rect x={chosen * stepWidth} y="0" width={stepWidth} height={HEIGHT} rx="3" className="chart__band" />
      {scale.map((line) => (
        <path
          key={line}
          d={`M0 ${HEIGHT - heightOf(line)}H${WIDTH}`}
          className={line === 0 ? 'chart__ground' : 'chart__scale'}
        />
      ))}
      {steps.map(({ start, spend, revenue }, position) => {
        const middle = (position + 0.5) * stepWidth;
        return (
          <g key={start.getTime()}>
            <rect
              x={middle - barWidth - 0.5}
              y={HEIGHT - heightOf(spend)}
              width={barWidth}
              height={heightOf(spend)}
              rx="1.5"
              className="chart__spend"
            />
            <rect
              x={middle + 0.5}
              y={HEIGHT - heightOf(revenue)}
              width={barWidth}
              height={heightOf(revenue)}
              rx="1.5"
              className="chart__revenue"
            />
          </g>
        );
      })}
    </svg>
  );
};

/** The same as a table, for those who hear the screen. */
const Table = ({ steps, written }: { steps: readonly Step[]; written: (step: Step) => string }) => {
  const t = useTranslate();
  const money = useMoney();
  return (
    <div className="hidden-text">
      <table>
        <caption>{t('adCenter.chart')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('adCenter.chartTime')}</th>
            <th scope="col">{t('adCenter.spend')}</th>
            <th scope="col">{t('adCenter.revenue')}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step) => (
            <tr key={step.start.getTime()}>
              <th scope="row">{written(step)}</th>
              <td>{money(step.spend)}</td>
              <td>{money(step.revenue)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** Spend and revenue over the period; a finger, a pointer or the arrow keys pick the step that is written out. */
export const Chart = ({ statistics }: { statistics: ResponseFor<'statistics.list'> }) => {
  const t = useTranslate();
  const tag = useLanguageTag();
  const money = useMoney();
  const short = useShortMoney();
  const [picked, setPicked] = useState<number | null>(null);
  const steps = stepsOf(statistics);
  const chosen = Math.min(picked ?? steps.length - 1, steps.length - 1);
  const step = steps[chosen];
  if (step === undefined) return null;
  const scale = scaleOf(steps.flatMap(({ spend: cost, revenue: earned }) => [cost, earned]));
  const format = dateFormat(tag, stepFormat(statistics.type));
  const written = ({ start }: Step): string => format.format(start);
  const ends = steps.length > 1 ? [...steps.slice(0, 1), ...steps.slice(-1)] : steps;
  const spend = `${t('adCenter.spend')} ${money(step.spend)}`;
  const revenue = `${t('adCenter.revenue')} ${money(step.revenue)}`;
  return (
    <div className="chart">
      <p className="chart__readout small">
        <strong className="chart__time">{written(step)}</strong>
        <span className="chart__key chart__key--spend">{spend}</span>
        <span className="chart__key">{revenue}</span>
      </p>
      <div className="plot">
        <div className="plot__amounts soft" aria-hidden="true">
          {scale.map((line) => (
            <span key={line}>{short(line)}</span>
          ))}
        </div>
        <div className="inspected">
          <Bars steps={steps} chosen={chosen} scale={scale} />
          <Inspect
            count={steps.length}
            chosen={chosen}
            label={t('adCenter.chartInspect')}
            text={`${written(step)}, ${spend}, ${revenue}`}
            onPick={setPicked}
          />
        </div>
        <p className="chart__ends small soft" aria-hidden="true">
          {ends.map((end) => (
            <span key={end.start.getTime()} style={{ minWidth: `${100 / steps.length}%` }}>
              {written(end)}
            </span>
          ))}
        </p>
      </div>
      <Table steps={steps} written={written} />
    </div>
  );
};
