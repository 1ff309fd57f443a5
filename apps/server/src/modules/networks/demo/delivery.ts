import { createHash } from 'node:crypto';

/** What a run is about, as far as the demo network plays it. */
export interface Run {
  readonly orderId: number;
  readonly budgetMinor: number;
  /** What was taken off its budget: it goes on at the pace of before, up to the budget. */
  readonly loweredMinor: number;
  readonly costPerThousandMinor: number;
  readonly payoutPerConversionMinor: number;
  readonly startedAt: Date;
  /** When the run would end by its length. */
  readonly endsAt: Date;
  /** When nothing is delivered; the last one may still last. */
  readonly pauses: readonly { readonly since: Date; readonly until: Date | null }[];
  /** The most that a day may cost, by a moment of it; null where there is no cap. */
  capOf(moment: Date): number | null;
}

/** Delivered since the run began. */
export interface Delivered {
  readonly impressions: number;
  readonly clicks: number;
  readonly conversions: number;
  readonly spendMinor: number;
}

/** A number in [0, 1) that is the same for the same order and purpose, on every node and after every restart. */
const randomOf = (orderId: number, purpose: string): number =>
  createHash('sha256').update(`fairlead-demo-network:${orderId}:${purpose}`).digest().readUInt32BE(0) /
  2 ** 32;

/** How much of a run's time before a moment it was paused. */
const pausedMs = ({ pauses }: Run, moment: Date): number =>
  pauses.reduce((sum, { since, until }) => {
    const end = Math.min(moment.getTime(), (until ?? moment).getTime());
    return sum + Math.max(0, end - since.getTime());
  }, 0);

/**
 * What the demo network has delivered at a moment: no state, no chance, only the order's number and the time. Some runs
 * spend all before their time, some leave a rest; about half of them lose money, as advertising does.
 */
export const deliveredAt = (run: Run, moment: Date): Delivered => {
  const lengthMs = run.endsAt.getTime() - run.startedAt.getTime();
  const elapsedMs = moment.getTime() - run.startedAt.getTime() - pausedMs(run, moment);
  const fraction = Math.min(1, Math.max(0, elapsedMs / lengthMs));
  const demand = 0.7 + 0.6 * randomOf(run.orderId, 'demand');
  const wanted = ((run.budgetMinor + run.loweredMinor) * demand * fraction * 1000) / run.costPerThousandMinor;
  const enough = Math.ceil((run.budgetMinor * 1000) / run.costPerThousandMinor);
  const impressions = Math.min(Math.floor(wanted), enough);
  const spendMinor = Math.min(run.budgetMinor, Math.floor((impressions * run.costPerThousandMinor) / 1000));
  const clickRate = 0.02 + 0.03 * randomOf(run.orderId, 'clicks');
  // Gross revenue between 0.6 and 1.9 of spend.
  const perConversionMinor =
    run.payoutPerConversionMinor / (0.6 + 1.3 * randomOf(run.orderId, 'conversions'));
  const clicks = Math.floor(impressions * clickRate);
  return {
    impressions,
    clicks,
    conversions: Math.min(clicks, Math.floor(spendMinor / perConversionMinor)),
    spendMinor,
  };
};

const DAY_MS = 86_400_000;

/**
 * The last moment before this one at which the cap of the bucket's day is not passed: what would be delivered after it is left
 * out, so that a bucket says the same however late it is looked at.
 */
const cappedMoment = (run: Run, bucket: Date, moment: Date): Date => {
  const capMinor = run.capOf(bucket);
  const dayStartMs = Math.max(Math.floor(bucket.getTime() / DAY_MS) * DAY_MS, run.startedAt.getTime());
  if (capMinor === null || moment.getTime() <= dayStartMs) return moment;
  const spentBefore = deliveredAt(run, new Date(dayStartMs)).spendMinor;
  let [within, beyond] = [dayStartMs, moment.getTime() + 1];
  while (beyond - within > 1) {
    const middle = Math.floor((within + beyond) / 2);
    if (deliveredAt(run, new Date(middle)).spendMinor - spentBefore <= capMinor) within = middle;
    else beyond = middle;
  }
  return new Date(within);
};

/** The part of it that belongs to one bucket so far; a bucket lies in one day. */
export const deliveredIn = (run: Run, bucket: Date, moment: Date): Delivered => {
  const before = deliveredAt(run, cappedMoment(run, bucket, bucket));
  const after = deliveredAt(run, cappedMoment(run, bucket, moment));
  return {
    impressions: after.impressions - before.impressions,
    clicks: after.clicks - before.clicks,
    conversions: after.conversions - before.conversions,
    spendMinor: after.spendMinor - before.spendMinor,
  };
};
