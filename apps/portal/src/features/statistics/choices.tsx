import { BREAKDOWNS } from '@fairlead/vocabulary';
import { useTranslate } from '../../shared/i18n/use-translate';
import { Choices } from '../../shared/ui/tabs';
import { TextField } from '../../shared/ui/text-field';
import type { Answer } from './api';
import { isDay, TIMES } from './days';
import { useNames, useWrittenMetric } from './names';
import { METRICS, type Metric } from './points';
import { Share, shareOf } from './share';
import type { Choice } from './use-choice';

/** Which days: those one touch away, or typed ones with what is wrong with them. */
export const TimeChoice = ({ choice }: { choice: Choice }) => {
  const t = useTranslate();
  const { time, days, fault, today, change } = choice;
  const dayFault = (day: string): string | undefined => (isDay(day) ? undefined : t('figures.fault.day'));
  return (
    <>
      <Choices
        label={t('figures.time')}
        options={TIMES.map((value) => ({ value, label: t(`figures.time.${value}`) }))}
        value={time}
        onChange={(value) => change('time', value)}
      />
      {time === 'own' ? (
        <div className="figures__days">
          <TextField
            label={t('activity.from')}
            type="date"
            max={today}
            value={days.from}
            error={dayFault(days.from)}
            onChange={(event) => change('from', event.target.value)}
          />
          <TextField
            label={t('activity.until')}
            type="date"
            max={today}
            value={days.until}
            error={fault === null || fault === 'day' ? dayFault(days.until) : t(`figures.fault.${fault}`)}
            onChange={(event) => change('until', event.target.value)}
          />
        </div>
      ) : null}
    </>
  );
};

/** Told apart by what; one plan alone is told apart by day or hour. */
export const ByChoice = ({ choice: { by, orderId, change } }: { choice: Choice }) => {
  const t = useTranslate();
  const offered = BREAKDOWNS.filter((value) => orderId === undefined || value === 'day' || value === 'hour');
  return (
    <Choices
      label={t('figures.by')}
      options={offered.map((value) => ({ value, label: t(`figures.by.${value}`) }))}
      value={by}
      onChange={(value) => change('by', value)}
    />
  );
};

interface ChangeProps {
  metric: Metric;
  now: number | null;
  before: number | null;
}

/** The change against the period before: as a share, or where that would say nothing, as what it was. */
const Change = ({ metric, now, before }: ChangeProps) => {
  const t = useTranslate();
  const write = useWrittenMetric();
  if (before === null || shareOf(now, before) !== null) return <Share now={now} before={before} />;
  return <span className="figures__share">{t('adCenter.before', { value: write(metric, before) })}</span>;
};

/** All figures of the time at a glance; the one that is pressed is what chart and table show. */
export const MetricChoice = ({ choice: { metric, change }, answer }: { choice: Choice; answer: Answer }) => {
  const t = useTranslate();
  const names = useNames();
  const write = useWrittenMetric();
  const { totals, previous } = answer;
  return (
    <fieldset className="figures__tiles">
      <legend className="hidden-text">{t('figures.figure')}</legend>
      {METRICS.map((value) => (
        <button
          key={value}
          type="button"
          className="figures__tile"
          aria-pressed={value === metric}
          onClick={() => change('figure', value)}
        >
          <span className="small soft">{names.metric(value)}</span>{' '}
          <strong className={`money ${value === 'net' && totals.net < 0 ? 'money--loss' : ''}`}>
            {write(value, totals[value])}
          </strong>{' '}
          <Change metric={value} now={totals[value]} before={previous.totals[value]} />
        </button>
      ))}
    </fieldset>
  );
};
