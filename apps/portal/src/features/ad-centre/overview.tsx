import { memo, type ReactNode, useDeferredValue, useState } from 'react';
import type { ResponseFor } from '../../shared/api';
import { useTranslate } from '../../shared/i18n/use-translate';
import { Loaded } from '../../shared/ui/loaded';
import { useNow, useWrittenTime } from '../../shared/ui/moment';
import { Choices } from '../../shared/ui/tabs';
import { PERIODS, type Period, REFRESH_MS, useStatistics } from './api';
import { Chart } from './chart';
import { FirstSteps } from './first-steps';
import { NetResult } from './net-result';
import { Stats } from './stats';

type Statistics = ResponseFor<'statistics.list'>;

/** The period that home begins with: everything since the beginning. */
const ALL: Period = '4';

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
    {statistics.as_of === null ? null : (
      <>
        <Chart key={statistics.type} statistics={statistics} />
        <Stats statistics={statistics} />
      </>
    )}
    <Source statistics={statistics} />
  </>
));

const Countdown = ({ readAt }: { readAt: number }) => {
  const t = useTranslate();
  const now = useNow(1_000);
  const seconds = Math.ceil(Math.min(REFRESH_MS, Math.max(0, readAt + REFRESH_MS - now)) / 1_000);
  return <p className="small soft">{t('adCenter.refresh', { count: seconds })}</p>;
};

interface Props {
  /** What stands between the one figure and the others. */
  children?: ReactNode;
}

/** The net result first; below what home is for, all figures of the same time, each with its source. */
export const Overview = ({ children }: Props) => {
  const t = useTranslate();
  const [period, setPeriod] = useState<Period>(ALL);
  const query = useStatistics(useDeferredValue(period));
  // Nothing was ever reported: home shows the way instead of zeros.
  const isNew = query.data?.as_of === null && query.data.type === Number(ALL);
  return (
    <>
      {isNew ? (
        <FirstSteps />
      ) : (
        <section className="home-figure">
          <div className="home-figure__head">
            <h2>{t('home.net')}</h2>
            <Choices
              label={t('adCenter.overview')}
              options={PERIODS.map((value) => ({ value, label: t(`adCenter.period.${value}`) }))}
              value={period}
              onChange={setPeriod}
            />
          </div>
          <Loaded query={query} lines={4}>
            {(statistics) => <NetResult statistics={statistics} />}
          </Loaded>
        </section>
      )}
      {children}
      <section className="card">
        <div className="row row--apart">
          <h2>{t('adCenter.overview')}</h2>
          {isNew ? null : <Countdown readAt={query.dataUpdatedAt} />}
        </div>
        {query.data === undefined ? (
          <div className="skeleton overview__waiting" />
        ) : (
          <Figures statistics={query.data} />
        )}
      </section>
    </>
  );
};
