import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useTranslate } from '../../shared/i18n/use-translate';
import { deviceZone } from '../../shared/lib/formats';
import { paths, planDetailLink } from '../../shared/paths';
import { useCurrency } from '../../shared/session/use-session';
import { Button } from '../../shared/ui/button';
import { Loaded } from '../../shared/ui/loaded';
import { useWrittenTime } from '../../shared/ui/moment';
import { type Answer, useBreakdown } from './api';
import { BreakdownTable } from './breakdown-table';
import { ByChoice, MetricChoice, TimeChoice } from './choices';
import { Figure } from './figure';
import { useNames, useWrittenMetric } from './names';
import { drawnOf, type Metric, pointsOf } from './points';
import { Share } from './share';
import { type Choice, useChoice } from './use-choice';
import '../../shared/ui/art-tokens.css';
import './figures.css';
import { gap } from '../../shared/i18n/marks';

/** Drawn once the figures are there; the words and the choices do not wait for it. */
const Trend = lazy(async () => ({ default: (await import('./trend')).Trend }));

/** Why the spend changed, where the figures say it; nothing where they do not. */
const Why = ({ change }: Pick<Answer, 'change'>) => {
  const t = useTranslate();
  const names = useNames();
  if (change === null) return null;
  const said = { plan: change.plan.title, day: names.dayAt(change.at) };
  return (
    <p className="figures__why">
      <Link to={planDetailLink(change.plan.id)}>{t(`figures.${change.direction}`, said)}</Link>
    </p>
  );
};

/** The figure of all of it, the change against the period before, and which days are compared. */
const Head = ({ answer, metric }: { answer: Answer; metric: Metric }) => {
  const t = useTranslate();
  const names = useNames();
  const write = useWrittenMetric();
  const { days, totals, previous, plan } = answer;
  const before = previous.totals[metric];
  const question = { days, ...(plan === null ? {} : { orderId: plan.id }) };
  return (
    <div>
      <p className="small soft">{names.days(days.from, days.until)}</p>
      <p className="figures__total">
        <Figure question={question} metric={metric} figures={totals} />
        <Share now={totals[metric]} before={before} />
      </p>
      <p className="small soft">
        {t('figures.compared', {
          value: write(metric, before),
          days: names.days(...names.before(days)),
        })}
      </p>
      {metric === 'cost_per_conversion' ? <p className="small soft">{t('figures.roundedUp')}</p> : null}
    </div>
  );
};

/** As of when, from how many reports, of what kind, and in which zone the days are cut. */
const Foot = ({ answer }: { answer: Answer }) => {
  const t = useTranslate();
  const writtenTime = useWrittenTime();
  const { as_of: asOf, final_until: finalUntil, source_count: count, demo, entered_by_hand: byHand } = answer;
  const isFinal = asOf === null || (finalUntil !== null && finalUntil >= asOf);
  return (
    <div className="small soft">
      {asOf === null ? null : (
        <p>
          {t('common.asOf', { time: writtenTime(asOf) })} · {t('common.sources', { count })}{' '}
          {demo ? <span className="tag">{t('badge.demo')}</span> : null}{' '}
          {byHand ? <span className="tag">{t('badge.byHand')}</span> : null}
        </p>
      )}
      <p>
        {t('figures.zone', { zone: answer.time_zone.replaceAll('_', ' ') || deviceZone() })}
        {gap()}
        {isFinal ? null : t('home.notFinal')}
      </p>
    </div>
  );
};

const Export = ({ answer }: { answer: Answer }) => {
  const t = useTranslate();
  const currency = useCurrency();
  const save = async (): Promise<void> => {
    const [{ csvOf }, { saveFile }] = await Promise.all([import('./csv'), import('@fairlead/ui/save-file')]);
    const { from, until } = answer.days;
    const content = new Blob([csvOf(answer, currency)], { type: 'text/csv;charset=utf-8' });
    saveFile(`figures-${answer.by}-${from}-${until}.csv`, content);
  };
  return (
    <Button look="quiet" onClick={() => void save()}>
      {t('figures.export')}
    </Button>
  );
};

const Shown = ({ answer, metric, choice }: { answer: Answer; metric: Metric; choice: Choice }) => {
  const t = useTranslate();
  const name = useNames().metric(metric);
  const points = pointsOf(answer);
  const isEmpty = answer.rows.length === 0;
  return (
    <>
      <MetricChoice choice={choice} answer={answer} />
      <div className="figures__wide">
        <div className="figures__panes">
          <section className="card">
            <Head answer={answer} metric={metric} />
            <Why change={answer.change} />
            <ByChoice choice={choice} />
            {isEmpty ? (
              <p className="small soft">{t('adCenter.noReports')}</p>
            ) : (
              <Suspense fallback={<div className="skeleton figures__waiting" />}>
                <Trend
                  key={`${answer.by} ${answer.from}`}
                  by={answer.by}
                  metric={metric}
                  name={name}
                  points={drawnOf(answer.by, points)}
                />
              </Suspense>
            )}
          </section>
          <section className="card">
            {isEmpty ? null : (
              <BreakdownTable key={answer.by} answer={answer} metric={metric} name={name} points={points} />
            )}
            <Foot answer={answer} />
            {isEmpty ? null : <Export answer={answer} />}
          </section>
        </div>
      </div>
    </>
  );
};

/** Of which plan alone these figures are, and the way to those of all. */
const OnlyPlan = ({ plan }: { plan: NonNullable<Answer['plan']> }) => {
  const t = useTranslate();
  return (
    <div className="row row--apart">
      <Link to={planDetailLink(plan.id)} className="any-break">
        <strong>{plan.title}</strong>
      </Link>
      <Link to={`${paths.plan}?show=figures`} className="button button--quiet" replace>
        {t('figures.allPlans')}
      </Link>
    </div>
  );
};

/** Figures of any days: one at a time, over time or among plans, each leading to its reports. */
const FiguresPage = () => {
  const choice = useChoice();
  const query = useBreakdown(choice.question, choice.fault === null);
  const plan = query.data?.plan ?? null;
  return (
    <div className="stack">
      {choice.orderId !== undefined && plan !== null ? <OnlyPlan plan={plan} /> : null}
      <TimeChoice choice={choice} />
      {/* Days that cannot be asked for have no answer to wait for: their field says what is wrong. */}
      {choice.fault !== null && query.data === undefined ? null : (
        <Loaded query={query} lines={12}>
          {(answer) => <Shown answer={answer} metric={choice.metric} choice={choice} />}
        </Loaded>
      )}
    </div>
  );
};

export default FiguresPage;
