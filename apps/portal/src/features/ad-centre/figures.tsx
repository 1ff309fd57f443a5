import { memo } from 'react';
import { Link } from 'react-router';
import type { ResponseFor } from '../../shared/api';
import { useTranslate } from '../../shared/i18n/use-translate';
import { paths } from '../../shared/paths';
import { useWrittenTime } from '../../shared/ui/moment';
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

/** The way to any other days, and to what parts them. */
const FiguresDoor = () => {
  const t = useTranslate();
  return (
    <Link to={`${paths.plan}?show=figures`} className="button button--quiet">
      {t('plan.figuresAll')}
    </Link>
  );
};

/** Kept as it is while another period is chosen: the choice itself is answered at once. */
export const Figures = memo(({ statistics, isNew }: { statistics: Statistics; isNew: boolean }) => (
  <>
    {statistics.as_of === null ? null : (
      <>
        <Chart key={statistics.type} statistics={statistics} />
        <Stats statistics={statistics} />
      </>
    )}
    <Source statistics={statistics} />
    {isNew ? null : <FiguresDoor />}
  </>
));
