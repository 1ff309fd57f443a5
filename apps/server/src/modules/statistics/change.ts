import type { calls, ResponseOf } from '@fairlead/contract';
import type { OrderRun } from '../plans';
import type { DaysSpan } from './days';

type Change = NonNullable<ResponseOf<typeof calls.statistics.breakdown>['change']>;

/** What one plan spent in the period and in the one before. */
export interface PlanSpend {
  readonly run: OrderRun;
  readonly spend: number;
  readonly before: number;
}

/** A change smaller than a tenth of what was spent before is none to speak of. */
const LEAST_TENTHS = 1;

const said = (direction: Change['direction'], { id, title }: OrderRun, at: Date): Change => ({
  direction,
  plan: { id: String(id), title },
  at: at.toISOString(),
});

/** What the plan would have spent, had it gone on as it ran in this period, or else as in the one before. */
const goneOn = (
  { spend, before }: PlanSpend,
  ended: Date,
  { from_time: from, to_time: to }: DaysSpan,
): number =>
  ended <= from ? before : (spend * (to.getTime() - from.getTime())) / (ended.getTime() - from.getTime());

/**
 * Why spend changed, where one plan explains all of it: it fell, and had that plan not ended it would not have; or it
 * rose, and without the plan that began it would not have. Where two plans share a change, or none ended or began,
 * nothing is said (docs/domain/plans.md#breakdown).
 */
export const changeOf = (plans: readonly PlanSpend[], span: DaysSpan): Change | null => {
  const now = plans.reduce((sum, { spend }) => sum + spend, 0);
  const before = plans.reduce((sum, plan) => sum + plan.before, 0);
  if (now === before || Math.abs(now - before) * 10 < before * LEAST_TENTHS) return null;
  const fell = now < before;
  const byChange = [...plans].sort((a, b) => a.spend - a.before - (b.spend - b.before));
  const plan = fell ? byChange[0] : byChange.at(-1);
  if (plan === undefined) return null;
  const { acceptedAt, endedAt } = plan.run;
  if (fell) {
    if (endedAt === null || endedAt < span.previous_from || endedAt >= span.to_time) return null;
    return now - plan.spend + goneOn(plan, endedAt, span) >= before ? said('fell', plan.run, endedAt) : null;
  }
  if (acceptedAt === null || acceptedAt < span.from_time || acceptedAt >= span.to_time) return null;
  return now - plan.spend <= before ? said('rose', plan.run, acceptedAt) : null;
};
