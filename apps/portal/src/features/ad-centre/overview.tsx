import { lazy, type ReactNode, Suspense, useDeferredValue, useState } from 'react';
import { translator } from '../../shared/i18n/translator';
import { useTranslate } from '../../shared/i18n/use-translate';
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

interface Props {
  /** What stands between the one figure and the others. */
  children?: ReactNode;
  /** What stands after all of them, and so comes after them: a link that moves is not hit. */
  after?: ReactNode;
}

/** The net result first; below what home is for, all figures of the same time, each with its source. */
export const Overview = ({ children, after }: Props) => {
  const t = useTranslate();
  const [period, setPeriod] = useState<Period>(ALL);
  const query = useStatistics(useDeferredValue(period));
  // Nothing was ever reported: home shows the way instead of zeros.
  const isNew = query.data?.as_of === null && query.data.type === Number(ALL);
  const coupon = useFirstCoupon(isNew);
  const isWaiting = [query, coupon].some(({ isLoading, failureCount }) => isLoading && failureCount === 0);
  return (
    // One for all of it: what is touched does not move down when what stands above it arrives.
    <Suspense fallback={WAITING}>
      {isNew ? (
        <FirstSteps coupon={coupon.data} />
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
      {/* Nothing stands yet where the children will: it would be pushed down by them. */}
      {isWaiting ? (
        WAITING
      ) : (
        <>
          {children}
          <Suspense fallback={WAITING}>
            <section className="card">
              <div className="row row--apart">
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
  );
};
