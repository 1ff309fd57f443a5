import { Suspense } from 'react';
import { useTranslate } from '../../shared/i18n/use-translate';
import { useWrittenTime } from '../../shared/ui/moment';
import { useMoney } from '../../shared/ui/money';
import { useNumbers } from '../../shared/ui/numbers';
import { StaffLine } from '../../shared/ui/staff-line';
import { statusWord } from '../../shared/ui/status-tag';
import { Steps } from '../../shared/ui/steps';
import type { OrderDetail, OrderStatus } from './api';
import { ControlFigures } from './control-lazy';

type Entry = OrderDetail['timeline'][number];

const FIGURES = ['spend', 'revenue', 'impressions', 'clicks', 'conversions'] as const;

/** Causes whose words name who acted: it is not said twice. */
const NAMED: ReadonlySet<Entry['cause']> = new Set([
  ...(['amount_put', 'cancelled_by_holder', 'stop_requested', 'pause_requested'] as const),
  ...(['resume_requested', 'budget_raised', 'budget_lower_requested', 'limits_changed'] as const),
  ...(['network_accepted', 'network_refused', 'placed_by_hand', 'settled_by_house'] as const),
]);

/** Which figures a corrected report changed, from what to what, and why. */
const Restated = ({ restated }: { restated: NonNullable<Entry['restated']> }) => {
  const t = useTranslate();
  const writtenTime = useWrittenTime();
  const money = useMoney();
  const { count } = useNumbers();
  const { bucket, before, after, reason } = restated;
  return (
    <>
      <p className="small soft">{t('order.restated.from', { time: writtenTime(bucket) })}</p>
      {FIGURES.filter((figure) => before[figure] !== after[figure]).map((figure) => {
        const write = figure === 'spend' || figure === 'revenue' ? money : count;
        const change = { before: write(before[figure]), after: write(after[figure]) };
        return (
          <p key={figure} className="small">
            {t('order.restated.changed', { name: t(`adCenter.${figure}`), ...change })}
          </p>
        );
      })}
      <p className="small soft">
        {reason === null ? t('order.restated.byNetwork') : t('order.restated.reason', { reason })}
      </p>
      {reason === null ? null : <StaffLine />}
    </>
  );
};

/** Whether control says more of it than its cause. */
const saysMore = ({ reached, limits, raised, lowering, lowered, billed_meanwhile }: Entry): boolean =>
  [reached, limits, raised, lowering, lowered, billed_meanwhile].some((part) => part !== undefined);

/** A plan's life where nothing ends it early. */
const LIFE: readonly OrderStatus[] = [
  'waiting_to_put',
  'matching',
  'putting',
  'put_finished',
  'waiting_for_settlement',
  'settlement_successful',
];

/** What comes after a status; the date of the first of them, where time alone brings it. */
const useAhead = ({ order: { status }, next }: Pick<OrderDetail, 'order' | 'next'>) => {
  const t = useTranslate();
  const writtenTime = useWrittenTime();
  const place = LIFE.indexOf(status);
  return (place < 0 ? [] : LIFE.slice(place + 1)).map((step) => ({
    name: t(`order.status.${step}`),
    note: step === next?.status ? t('common.by', { time: writtenTime(next.due_at) }) : undefined,
  }));
};

const PACES: ReadonlySet<Entry['cause']> = new Set([
  'pause_requested',
  'paused',
  'resume_requested',
  'resumed',
]);

/** What a row is called by: its own cause, and where it lies within a pause, that of the pause. */
const withPause = (timeline: readonly Entry[]): readonly (readonly [Entry, readonly Entry['cause'][]])[] =>
  timeline.map((entry, place) => {
    const pace = timeline
      .slice(0, place + 1)
      .filter(({ cause }) => PACES.has(cause))
      .at(-1);
    return [entry, pace === undefined ? [entry.cause] : [entry.cause, pace.cause]];
  });

/** Every change of a plan with time, cause and who made it, oldest first, and what is still to come. */
export const Timeline = ({ detail }: { detail: Pick<OrderDetail, 'order' | 'next' | 'timeline'> }) => {
  const t = useTranslate();
  const ahead = useAhead(detail);
  return (
    <Steps
      steps={withPause(detail.timeline).map(([entry, causes]) => ({
        ...{ state: statusWord(entry.status, causes), time: entry.time, text: null },
        key: `${entry.status}-${entry.cause}-${entry.time}-${entry.restated?.bucket ?? ''}`,
        detail: (
          <>
            <p className="small">
              {t(`order.cause.${entry.cause}`)}
              {NAMED.has(entry.cause) ? '' : ` · ${t(`order.actor.${entry.actor}`)}`}
            </p>
            {entry.restated ? <Restated restated={entry.restated} /> : null}
            {saysMore(entry) ? (
              <Suspense fallback={null}>
                <ControlFigures entry={entry} />
              </Suspense>
            ) : null}
          </>
        ),
      }))}
      nameOf={(word) => <strong>{t(word)}</strong>}
      ahead={ahead}
    />
  );
};
