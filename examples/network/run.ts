import { createHash } from 'node:crypto';

/** An order, as the product sends it. */
export interface Order {
  readonly order_number: string;
  readonly budget: number;
  readonly cost_per_thousand: number;
  readonly payout_per_conversion: number;
  readonly run_days: number;
}

/** What the holder of a running order wants of it now. */
export interface Control {
  readonly order_number: string;
  readonly version: number;
  readonly budget: number;
  readonly paused: boolean;
  readonly daily_cap: number | null;
  readonly daily_cap_from: string | null;
}

/** What was counted in one quarter of an hour, and what of it was reported. */
export interface Bucket {
  readonly start: Date;
  impressions: number;
  clicks: number;
  conversions: number;
  spend: number;
  version: number;
  isChanged: boolean;
  isTaken: boolean;
}

/** An accepted order. */
export interface Run {
  readonly order: Order;
  readonly startedAt: Date;
  buckets(): readonly Bucket[];
  /** Does what the highest version says; an older one changes nothing. */
  /** @returns what is spent by then, reported or not */
  obey(control: Control, now: Date): number;
  /** Delivers nothing after this; conversions of before may still be validated. */
  end(now: Date): void;
  /** Delivers what was to be delivered by then. */
  playUntil(now: Date): void;
}

const BUCKET_MS = 15 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
/** Views are served every five minutes of a run; a conversion is validated half an hour after its click. */
const STEP_MS = 5 * 60_000;
const VALIDATION_STEPS = 6;
/** Delivery ends so long before the run, or for the last third of a short one: no holder pays what is reported later. */
const MARGIN_MS = 2 * 60_000;

/** How many steps an order is delivered in. */
const stepsOf = ({ run_days: days }: Order, speed: number): number => {
  const runMs = (days * DAY_MS) / speed;
  return Math.floor(((runMs - Math.min(MARGIN_MS, runMs / 3)) * speed) / STEP_MS);
};

/** A number from 0 to 1, always the same one for the same words. */
const chance = (...about: readonly (string | number)[]): number =>
  createHash('sha256').update(about.join(' ')).digest().readUInt32BE(0) / 2 ** 32;

/** Whole ones of what adds up in fractions. */
const wholes = () => {
  let carried = 0;
  return (more: number): number => {
    carried += more;
    const whole = Math.floor(carried);
    carried -= whole;
    return whole;
  };
};

/** What may be billed: the budget, the caps of days, and what is billed already. */
const createPurse = (budget: number) => {
  let spent = 0;
  const spentOn = new Map<string, number>();
  const caps: { readonly from: string; readonly cap: number | null }[] = [];
  const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
  return {
    budget,
    spent: () => spent,
    capFrom: (from: string, cap: number | null) => void caps.push({ from, cap }),
    room(moment: Date): number {
      const day = dayOf(moment);
      const cap = caps.findLast(({ from }) => from <= day)?.cap ?? null;
      const rest = this.budget - spent;
      return cap === null ? rest : Math.min(rest, cap - (spentOn.get(day) ?? 0));
    },
    bill(moment: Date, amount: number): void {
      spent += amount;
      spentOn.set(dayOf(moment), (spentOn.get(dayOf(moment)) ?? 0) + amount);
    },
  };
};

/** Views, clicks and conversions of one order, chosen by its number: some orders find more than they pay, some less. */
const createAudience = (order: Order) => {
  const { order_number: number, cost_per_thousand: price, payout_per_conversion: payout } = order;
  const [views, clicks, conversions] = [wholes(), wholes(), wholes()];
  const clickRate = 0.02 + 0.03 * chance(number, 'clicks');
  const returned = 0.6 + 1.3 * chance(number, 'conversions');
  let served = 0;
  let clicksLeft = 0;
  return (wanted: number, room: number, spent: number) => {
    const impressions = Math.min(views(wanted), Math.ceil((room * 1000) / price));
    served += impressions;
    const spend = Math.min(room, Math.floor((served * price) / 1000) - spent);
    const clicked = clicks(impressions * clickRate);
    const converted = Math.min(conversions((spend * returned) / payout), clicksLeft + clicked);
    clicksLeft += clicked - converted;
    return { impressions, clicks: clicked, conversions: converted, spend };
  };
};

const bucketAt = (buckets: Map<number, Bucket>, moment: Date): Bucket => {
  const startMs = Math.floor(moment.getTime() / BUCKET_MS) * BUCKET_MS;
  const nothing = { impressions: 0, clicks: 0, conversions: 0, spend: 0 };
  const made = { start: new Date(startMs), ...nothing, version: 0, isChanged: true, isTaken: false };
  const bucket = buckets.get(startMs) ?? made;
  buckets.set(startMs, bucket);
  return bucket;
};

/**
 * Begins to deliver an order. What it delivers follows from the order's number and the time, however often one looks.
 * @param speed that of a sandbox, 1 in life
 */
export const startRun = (order: Order, startedAt: Date, speed: number): Run => {
  const buckets = new Map<number, Bucket>();
  const purse = createPurse(order.budget);
  const serve = createAudience(order);
  const unvalidated: { readonly step: number; readonly bucket: Bucket }[] = [];
  const paceOf = (budget: number, steps: number): number =>
    ((budget * 1000) / order.cost_per_thousand / steps) * (0.8 + 0.4 * chance(order.order_number, 'demand'));
  let [step, lastStep] = [0, stepsOf(order, speed)];
  let pace = paceOf(order.budget, lastStep);
  let [version, paused] = [0, false];

  const deliver = (moment: Date): void => {
    const room = purse.room(moment);
    if (room <= 0) return;
    const wanted = pace * (0.5 + chance(order.order_number, step));
    const counted = serve(wanted, room, purse.spent());
    if (counted.impressions === 0) return;
    purse.bill(moment, counted.spend);
    const bucket = bucketAt(buckets, moment);
    bucket.impressions += counted.impressions;
    bucket.clicks += counted.clicks;
    bucket.spend += counted.spend;
    bucket.isChanged = true;
    for (let left = counted.conversions; left > 0; left -= 1)
      unvalidated.push({ step: step + VALIDATION_STEPS, bucket });
  };

  /** Counts a conversion once it is validated: its bucket is restated then. */
  const validate = (): void => {
    for (let next = unvalidated[0]; next !== undefined && next.step <= step; next = unvalidated[0]) {
      unvalidated.shift();
      next.bucket.conversions += 1;
      next.bucket.isChanged = true;
    }
  };

  const playUntil = (now: Date): void => {
    while (step < lastStep + VALIDATION_STEPS) {
      const moment = new Date(startedAt.getTime() + ((step + 1) * STEP_MS) / speed);
      if (moment > now) return;
      step += 1;
      if (step <= lastStep && !paused) deliver(moment);
      validate();
    }
  };

  return {
    ...{ order, startedAt, playUntil, buckets: () => [...buckets.values()] },
    obey: (control, now) => {
      if (control.version <= version) return purse.spent();
      playUntil(now);
      pace = Math.max(0, pace + paceOf(control.budget - purse.budget, Math.max(1, lastStep - step)));
      purse.budget = control.budget;
      [version, paused] = [control.version, control.paused];
      if (control.daily_cap_from !== null) purse.capFrom(control.daily_cap_from, control.daily_cap);
      return purse.spent();
    },
    end: (now) => {
      playUntil(now);
      lastStep = Math.min(lastStep, step);
    },
  };
};
