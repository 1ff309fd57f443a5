import { memo, useDeferredValue, useState } from 'react';
import type { ResponseFor } from '../../shared/api';
import { useTranslate } from '../../shared/i18n/use-translate';
import { Loaded } from '../../shared/ui/loaded';
import { useNow, useWrittenTime } from '../../shared/ui/moment';
import { Choices } from '../../shared/ui/tabs';
import { PERIODS, type Period, REFRESH_MS, useStatistics } from './api';
import { Chart } from './chart';
import { Stats } from './stats';

type Statistics = ResponseFor<'statistics.list'>;

/** The line under the figures: how many reports, as of when, what kind. */
const Source = ({ statistics }: { statistics: Statistics }) => {
  const t = useTranslate();
  const writtenTime = useWrittenTime();
  const { as_of: asOf, source_count: sources, demo, entered_by_hand: byHand } = statistics;
  if (asOf === null) return <p className="small soft">{t('adCenter.noReports')}</p>;
  return (
    <p className="small soft">
      {t('common.asOf', { time: writtenTime(asOf) })} · {t('common.sources', { count: sources })}{' '}
      {demo ? <span className="tag">{t('badge.demo')}</span> : null}{' '}
      {byHand ? <span className="tag">{t('badge.byHand')}</span> : null}
    </p>
  );
};

/** Kept as it is while another period is chosen: the choice itself is answered at once. */
const Figures = memo(({ statistics }: { statistics: Statistics }) => (
  <>
    <Chart key={statistics.type} statistics={statistics} />
    <Stats statistics={statistics} />
    <Source statistics={statistics} />
  </>
));

const Countdown = ({ readAt }: { readAt: number }) => {
  const t = useTranslate();
  const now = useNow(1_000);
  const seconds = Math.ceil(Math.min(REFRESH_MS, Math.max(0, readAt + REFRESH_MS - now)) / 1_000);
  return <p className="small soft">{t('adCenter.refresh', { count: seconds })}</p>;
};

/** The data overview by today, week, month and all. */
export const Overview = () => {
  const t = useTranslate();
  const [period, setPeriod] = useState<Period>('1');
  const query = useStatistics(useDeferredValue(period));
  return (
    <section className="card">
      <div className="row row--apart">
        <h2>{t('adCenter.overview')}</h2>
        <Countdown readAt={query.dataUpdatedAt} />
      </div>
      <Choices
        label={t('adCenter.overview')}
        options={PERIODS.map((value) => ({ value, label: t(`adCenter.period.${value}`) }))}
        value={period}
        onChange={setPeriod}
      />
      <Loaded query={query} lines={12}>
        {(statistics) => <Figures statistics={statistics} />}
      </Loaded>
    </section>
  );
};
