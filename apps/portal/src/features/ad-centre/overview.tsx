import { lazy, type ReactNode, Suspense, useDeferredValue, useState } from 'react';
import { translator } from '../../shared/i18n/translator';
import { useTranslate } from '../../shared/i18n/use-translate';
import { SourceCoach, useSourceCoach } from '../../shared/source/source-coach';
import { Loaded } from '../../shared/ui/loaded';
import { useNow } from '../../shared/ui/moment';
import { Choices } from '../../shared/ui/tabs';
import { PERIODS, type Period, REFRESH_MS, useFirstCoupon, useStatistics } from './api';
import { NetResult } from './net-result';

// Below the one figure, or instead of it: neither keeps it waiting.
const Figures = lazy(async () => {
  const [{ Figures: figures }] = await Promise.all([import('./figures'), translator.need('plans')]);
  return { default: figures };
});
const FirstSteps = lazy(async () => {
  const [{ FirstSteps: steps }] = await Promise.all([import('./first-steps'), translator.need('plans')]);
  return { default: steps };
});
const StepsLeft = lazy(async () => {
  const [{ StepsLeft: steps }] = await Promise.all([import('./first-steps'), translator.need('plans')]);
  return { default: steps };
});

const WAITING = <div className="skeleton overview__waiting" />;

/** The period that home begins with: everything since the beginning. */
const ALL: Period = '4';

const Countdown = ({ readAt }: { readAt: number }) => {
  const t = useTranslate();
  const now = useNow(1_000);
  const seconds = Math.ceil(Math.min(REFRESH_MS, Math.max(0, readAt + REFRESH_MS - now)) / 1_000);
  return <p className="small soft">{t('adCenter.refresh', { count: seconds })}</p>;
};

interface FigureProps {
  query: ReturnType<typeof useStatistics>;
  period: Period;
  onPeriod: (period: Period) => void;
}

/** The net result first; below its course the times that it can be seen over, and the first time what its sign stands for. */
const NetFigure = ({ query, period, onPeriod }: FigureProps) => {
  const t = useTranslate();
  const coach = useSourceCoach();
  return (
    <section className="home-figure">
      <Loaded query={query} lines={5}>
        {(statistics) => <NetResult statistics={statistics} onOpen={coach.know} />}
      </Loaded>
      <Choices
        label={t('adCenter.overview')}
        options={PERIODS.map((value) => ({ value, label: t(`adCenter.period.${value}`) }))}
        value={period}
        onChange={onPeriod}
      />
      {coach.isNew && query.data !== undefined ? <SourceCoach onClose={coach.know} /> : null}
    </section>
  );
};

interface Props {
  /** Whose home this is: in one line with the name of the figure, or alone above the first steps. */
  greeting?: ReactNode;
  /** What stands between the one figure and the others. */
  children?: ReactNode;
  /** What stands after all of them, and so comes after them: a link that moves is not hit. */
  after?: ReactNode;
}

/** The net result, then what home is for, then all figures of the same time, each with its source. */
export const Overview = ({ greeting, children, after }: Props) => {
  const t = useTranslate();
  const [period, setPeriod] = useState<Period>(ALL);
  const query = useStatistics(useDeferredValue(period));
  // Nothing was ever reported: home shows the way instead of zeros.
  const isNew = query.data?.as_of === null && query.data.type === Number(ALL);
  const coupon = useFirstCoupon(isNew);
  const isWaiting = [query, coupon].some(({ isLoading, failureCount }) => isLoading && failureCount === 0);
  return (
    <>
      <div className={`home-head ${isNew ? 'home-head--new' : ''}`}>
        {isNew ? null : <h2>{t('home.net')}</h2>}
        {greeting}
      </div>
      {/* One for all of it: what is touched does not move down when what stands above it arrives. */}
      <Suspense fallback={WAITING}>
        {isNew ? (
          <FirstSteps coupon={coupon.data} />
        ) : (
          <NetFigure query={query} period={period} onPeriod={setPeriod} />
        )}
        {/* Nothing stands yet where the children will: it would be pushed down by them. */}
        {isWaiting ? (
          WAITING
        ) : (
          <>
            {children}
            <Suspense fallback={WAITING}>
              <section className="card">
                <div className="row row--apart overview__head">
                  <h2>{t('adCenter.overview')}</h2>
                  {isNew ? null : <Countdown readAt={query.dataUpdatedAt} />}
                </div>
                {query.data === undefined ? WAITING : <Figures statistics={query.data} isNew={isNew} />}
              </section>
              {query.data === undefined || isNew ? null : <StepsLeft />}
              {after}
            </Suspense>
          </>
        )}
      </Suspense>
    </>
  );
};
