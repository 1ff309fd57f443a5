import { useState } from 'react';
import type { ResponseFor } from '../../shared/api';
import { useTranslate } from '../../shared/i18n/use-translate';
import { Loaded } from '../../shared/ui/loaded';
import { useNow, useWrittenTime } from '../../shared/ui/moment';
import { useMoney } from '../../shared/ui/money';
import { useNumbers } from '../../shared/ui/numbers';
import { Choices } from '../../shared/ui/tabs';
import { PERIODS, type Period, REFRESH_MS, useStatistics } from './api';

type Statistics = ResponseFor<'statistics.list'>;
type Figures = Statistics['totals'];

interface Stat {
  readonly name: string;
  readonly write: (figures: Figures) => string;
}

const useStats = (): readonly Stat[] => {
  const t = useTranslate();
  const money = useMoney();
  const { count, share } = useNumbers();
  const none = t('figure.none');
  return [
    { name: t('adCenter.spend'), write: ({ spend }) => money(spend) },
    { name: t('adCenter.revenue'), write: ({ revenue }) => money(revenue) },
    { name: t('adCenter.net'), write: ({ net }) => money(net, 'always') },
    { name: t('adCenter.impressions'), write: ({ impressions }) => count(impressions) },
    { name: t('adCenter.clicks'), write: ({ clicks }) => count(clicks) },
    {
      name: t('adCenter.clickRate'),
      write: ({ click_rate_bp }) => (click_rate_bp === null ? none : share(click_rate_bp)),
    },
    { name: t('adCenter.conversions'), write: ({ conversions }) => count(conversions) },
    {
      name: t('adCenter.costPerConversion'),
      write: ({ cost_per_conversion }) => (cost_per_conversion === null ? none : money(cost_per_conversion)),
    },
  ];
};

const Grid = ({ statistics }: { statistics: Statistics }) => {
  const t = useTranslate();
  const stats = useStats();
  const { totals, previous } = statistics;
  return (
    <ul className="stat-grid">
      {stats.map(({ name, write }) => (
        <li key={name}>
          <p className="small soft">{name}</p>
          <p className="stat__value">{write(totals)}</p>
          {previous ? <p className="small soft">{t('adCenter.before', { value: write(previous) })}</p> : null}
        </li>
      ))}
    </ul>
  );
};

/** The line under the figures: how many reports, as of when, what kind (H3). */
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

const Countdown = ({ readAt }: { readAt: number }) => {
  const t = useTranslate();
  const now = useNow(1_000);
  const seconds = Math.ceil(Math.min(REFRESH_MS, Math.max(0, readAt + REFRESH_MS - now)) / 1_000);
  return <p className="small soft">{t('adCenter.refresh', { count: seconds })}</p>;
};

/** The data overview by today, week, month and all (spec §2). */
export const Overview = () => {
  const t = useTranslate();
  const [period, setPeriod] = useState<Period>('1');
  const query = useStatistics(period);
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
      <Loaded query={query} lines={7}>
        {(statistics) => (
          <>
            <Grid statistics={statistics} />
            <Source statistics={statistics} />
          </>
        )}
      </Loaded>
    </section>
  );
};
