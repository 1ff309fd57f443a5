import { useState } from 'react';
import type { ResponseFor } from '../../shared/api';
import { useLanguageTag, useTranslate } from '../../shared/i18n/use-translate';
import { dateFormat } from '../../shared/lib/formats';
import { Inspect } from '../../shared/ui/inspect';
import { useMoney } from '../../shared/ui/money';
import { type Step, stepFormat, stepsOf } from './series';
import './chart.css';

const WIDTH = 320;
const HEIGHT = 112;

/** Two bars a step, side by side: spend left, revenue right. The one that is inspected stands on a band. */
const Bars = ({ steps, chosen, highest }: { steps: readonly Step[]; chosen: number; highest: number }) => {
  const stepWidth = WIDTH / steps.length;
  const barWidth = Math.min(stepWidth * 0.36, 14);
  const heightOf = (amount: number): number => (amount / highest) * (HEIGHT - 4);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="chart__bars" aria-hidden="true">
      <rect x={chosen * stepWidth} y="0" width={stepWidth} height={HEIGHT} rx="3" className="chart__band" />
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
      <line x1="0" x2={WIDTH} y1="3.5" y2="3.5" className="chart__scale" />
      <line x1="0" x2={WIDTH} y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} className="chart__ground" />
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
  const [picked, setPicked] = useState<number | null>(null);
  const steps = stepsOf(statistics);
  const chosen = Math.min(picked ?? steps.length - 1, steps.length - 1);
  const step = steps[chosen];
  if (step === undefined) return null;
  const highest = Math.max(1, ...steps.map(({ spend, revenue }) => Math.max(spend, revenue)));
  const format = dateFormat(tag, stepFormat(statistics.type));
  const written = ({ start }: Step): string => format.format(start);
  const spend = `${t('adCenter.spend')} ${money(step.spend)}`;
  const revenue = `${t('adCenter.revenue')} ${money(step.revenue)}`;
  return (
    <div className="chart">
      <p className="chart__readout small">
        <strong>{written(step)}</strong>
        <span className="chart__key chart__key--spend">{spend}</span>
        <span className="chart__key">{revenue}</span>
      </p>
      <p className="chart__highest small soft" aria-hidden="true">
        {money(highest)}
      </p>
      <div className="inspected">
        <Bars steps={steps} chosen={chosen} highest={highest} />
        <Inspect
          count={steps.length}
          chosen={chosen}
          label={t('adCenter.chartInspect')}
          text={`${written(step)}, ${spend}, ${revenue}`}
          onPick={setPicked}
        />
      </div>
      <p className="row row--apart small soft" aria-hidden="true">
        <span>{steps[0] ? written(steps[0]) : ''}</span>
        {steps.length > 1 ? <span>{format.format(steps.at(-1)?.start)}</span> : null}
      </p>
      <Table steps={steps} written={written} />
    </div>
  );
};
