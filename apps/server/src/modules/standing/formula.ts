const DAY_MS = 86_400_000;
/** A month without issue, the same in every zone. */
const MONTH_MS = 30 * DAY_MS;
/** An event counts for so long, then it rolls off. */
export const EVENT_LIFE_MS = 180 * DAY_MS;

/** What an event gives or takes (docs/domain/standing.md#credit-score). */
export const POINTS = {
  order_settled: 5,
  email_verified: 20,
  phone_verified: 20,
  proof_rejected: -10,
  objection_lost: -20,
  document_forged: -200,
} as const;
export type ScoreCause = keyof typeof POINTS;

/** Settled orders give at most this many points in 30 days. */
const SETTLED_POINTS_MAX = 50;
export const SETTLED_WINDOW_MS = 30 * DAY_MS;

/** What one step of the shop level asks for, and the put limit it gives: the product's maximum in basis points. */
export interface LevelStep {
  readonly level: number;
  readonly settledOrders: number;
  readonly score: number;
  readonly months: number;
  readonly putLimitBp: number;
}

/**
 * The formula of the shop level (docs/domain/standing.md#shop-level); never by deposits, never bought. The
 * limits stand in the SQL of a put too.
 */
export const LEVEL_STEPS: readonly LevelStep[] = [
  { level: 1, settledOrders: 0, score: 0, months: 0, putLimitBp: 10_000 },
  { level: 2, settledOrders: 3, score: 500, months: 0, putLimitBp: 15_000 },
  { level: 3, settledOrders: 10, score: 600, months: 1, putLimitBp: 20_000 },
  { level: 4, settledOrders: 30, score: 700, months: 3, putLimitBp: 30_000 },
  { level: 5, settledOrders: 100, score: 800, months: 6, putLimitBp: 50_000 },
];

/** The values that the formula looks at. */
export type LevelValues = Pick<LevelStep, 'settledOrders' | 'score' | 'months'>;

/** The score that a sum of events stands for: 0 to 1000. */
export const scoreOf = (sum: number): number => Math.min(1_000, Math.max(0, sum));

/** Points of one more settled order, given those of the last 30 days. */
export const settledPoints = (earned: number): number =>
  Math.max(0, Math.min(POINTS.order_settled, SETTLED_POINTS_MAX - earned));

/** Whole months since the last issue. */
export const monthsSince = (since: Date, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - since.getTime()) / MONTH_MS));

/** The highest level of which every condition is met. */
export const levelOf = (values: LevelValues): number =>
  LEVEL_STEPS.reduce(
    (reached, step) =>
      values.settledOrders >= step.settledOrders && values.score >= step.score && values.months >= step.months
        ? Math.max(reached, step.level)
        : reached,
    1,
  );

/** How much more than a product's own maximum a level may put, in basis points. */
export const putLimitBp = (level: number): number =>
  LEVEL_STEPS.find((step) => step.level === level)?.putLimitBp ?? 10_000;

/** When the next month that the formula asks for will be full; null after the last. */
export const nextMonthAt = (since: Date, now: Date): Date | null => {
  const moments = LEVEL_STEPS.map(({ months }) => since.getTime() + months * MONTH_MS);
  const next = moments.filter((moment) => moment > now.getTime());
  return next.length === 0 ? null : new Date(Math.min(...next));
};
