import {
  BUCKET_MS,
  DAY_MS,
  HOUR_MS,
  type Model,
  type ModelLimits,
  type ModelOrder,
  type ModelPause,
  type ModelReached,
  type ModelReport,
  move,
} from './reference';

/** What a new order has been asked for: nothing. */
export const uncontrolled = () => ({
  pauses: [] as ModelPause[],
  caps: [] as ModelOrder['caps'],
  limits: {} as ModelLimits,
  reached: [] as ModelReached[],
  asked: 0,
  isResuming: false,
  lowering: null as ModelOrder['lowering'],
});

/** All that was billed of it. */
export const spentOf = ({ billed: { own, gift, startUp, house } }: ModelOrder): number =>
  own + gift + startUp + house;

const isControlled = (order: ModelOrder): boolean => order.status === 'putting' && !order.stopping;

const lastPause = ({ pauses }: ModelOrder): ModelPause | undefined => {
  const last = pauses.at(-1);
  return last !== undefined && last.until === null ? last : undefined;
};

/** When it is looked at next: the end of its hour to confirm, its date, or the end of its run. */
const dueOf = (order: ModelOrder): number => {
  const { runEndsAt, limits } = order;
  const pause = lastPause(order);
  const confirmBy = pause !== undefined && pause.since === null ? pause.confirmBy : Infinity;
  const lowerBy = order.lowering?.confirmBy ?? Infinity;
  return Math.min(runEndsAt ?? Infinity, limits.endsAt ?? Infinity, confirmBy, lowerBy);
};

export const pause = (model: Model, order: ModelOrder): boolean => {
  if (!isControlled(order) || lastPause(order) !== undefined) return false;
  order.pauses.push({ confirmBy: model.now + HOUR_MS, since: null, until: null });
  order.asked += 1;
  order.isResuming = false;
  order.dueAt = dueOf(order);
  return true;
};

export const resume = (model: Model, order: ModelOrder): boolean => {
  const last = lastPause(order);
  if (!isControlled(order) || last === undefined) return false;
  last.until = model.now;
  order.asked += 1;
  order.isResuming = true;
  order.dueAt = dueOf(order);
  return true;
};

const begin = (model: Model, order: ModelOrder, waiting: ModelPause): void => {
  waiting.since = model.now;
  order.dueAt = dueOf(order);
};

/** Asks for a lower budget, where all of it is own cash. */
export const lower = (model: Model, order: ModelOrder, to: number): string | null => {
  if (!isControlled(order) || order.lowering !== null || order.hasHouseMoney) return 'wrong_state';
  if (to < spentOf(order) || to >= order.budget) return 'put_amount_out_of_range';
  order.lowering = { to, confirmBy: model.now + HOUR_MS };
  order.asked += 1;
  order.dueAt = dueOf(order);
  return null;
};

/** The lower budget holds: what is above it, and above what is spent or said to be delivered, comes back. */
const takeLowering = (
  model: Model,
  order: ModelOrder,
  { to }: { readonly to: number },
  delivered = 0,
): void => {
  const back = Math.max(0, Math.min(order.budget - Math.max(to, spentOf(order), delivered), order.escrow));
  move(model, order.holder, 'escrow', 'available', back);
  order.escrow -= back;
  order.amount -= back;
  order.budget -= back;
  order.lowering = null;
  order.dueAt = dueOf(order);
};

/** The network's answer to one of its messages, with what it has delivered: only the last one is heard, and once. */
export const confirm = (model: Model, order: ModelOrder, number: number, delivered: number): boolean => {
  if (!isControlled(order) || number !== order.asked) return false;
  const last = lastPause(order);
  const begins = last !== undefined && last.since === null;
  const { lowering, isResuming } = order;
  if (begins) begin(model, order, last);
  if (last === undefined || last.since !== null) order.isResuming = false;
  if (lowering !== null) takeLowering(model, order, lowering, delivered);
  return begins || isResuming || lowering !== null;
};

/** What a spend in this quarter of an hour would be billed for: a time that lies whole in a pause. */
export const liesInPause = ({ pauses }: ModelOrder, bucketAt: number): boolean =>
  pauses.some(
    ({ since, until }) => since !== null && bucketAt >= since && bucketAt + BUCKET_MS <= (until ?? Infinity),
  );

/** The first limit that is reached, as it was set. */
const findReached = (
  model: Model,
  order: ModelOrder,
  limits: ModelLimits,
): Pick<ModelReached, 'limit' | 'value'> | null => {
  const spent = spentOf(order);
  const { cost = Infinity, loss = Infinity, spend = Infinity, endsAt = Infinity } = limits;
  if (order.conversions > 0 && spent / order.conversions > cost)
    return { limit: 'cost_per_conversion', value: cost };
  if (spent - order.revenue >= loss) return { limit: 'loss', value: loss };
  if (order.conversions === 0 && spent >= spend) return { limit: 'spend_without_conversion', value: spend };
  return model.now >= endsAt ? { limit: 'ends_at', value: null } : null;
};

const keepReached = (order: ModelOrder, found: Omit<ModelReached, 'billed' | 'revenue' | 'conversions'>) => {
  const { revenue, conversions } = order;
  order.reached.push({ ...found, billed: spentOf(order), revenue, conversions });
};

const dayOf = (timeMs: number): number => Math.floor(timeMs / DAY_MS);

/** The most for a day, as it was agreed before the day began. */
const capOn = (order: ModelOrder, day: number): number =>
  order.caps.filter(({ fromDay }) => fromDay <= day).at(-1)?.capMinor ?? Infinity;

/** Whether a day would cost more than was agreed for it. */
export const passesCap = (
  order: ModelOrder,
  report: ModelReport,
  before: ModelReport | undefined,
): boolean => {
  const day = dayOf(report.bucketAt);
  const counted = order.reports.filter((row) => row.current && row !== before && dayOf(row.bucketAt) === day);
  return counted.reduce((sum, row) => sum + row.spendMinor, report.spendMinor) > capOn(order, day);
};

/** A report above the cap of its day is held back, and told once for that day. */
export const tellCap = (order: ModelOrder, { bucketAt }: ModelReport): void => {
  const day = new Date(bucketAt).toISOString().slice(0, 10);
  if (order.reached.some((row) => row.day === day)) return;
  keepReached(order, { limit: 'daily_cap', value: capOn(order, dayOf(bucketAt)), day });
};

const setCap = (model: Model, order: ModelOrder, capMinor: number | null): void => {
  if (capMinor === (order.caps.at(-1)?.capMinor ?? null)) return;
  const fromDay = dayOf(model.now) + 1;
  if (order.caps.at(-1)?.fromDay === fromDay) order.caps.pop();
  order.caps.push({ fromDay, capMinor });
  order.asked += 1;
};

export const setLimits = (
  model: Model,
  order: ModelOrder,
  limits: ModelLimits,
  capMinor: number | null,
): string | null => {
  if (!isControlled(order)) return 'wrong_state';
  if (findReached(model, order, limits) !== null) return 'limit_already_reached';
  order.limits = limits;
  setCap(model, order, capMinor);
  order.dueAt = dueOf(order);
  return null;
};

/** Asks for the end of a run, at the latest in an hour. */
export const stop = (model: Model, order: ModelOrder): boolean => {
  if (!isControlled(order)) return false;
  order.stopping = true;
  order.isResuming = false;
  order.lowering = null;
  order.dueAt = Math.min(model.now + HOUR_MS, order.runEndsAt ?? Number.POSITIVE_INFINITY);
  return true;
};

export const stopAtLimit = (model: Model, order: ModelOrder): boolean => {
  const found = isControlled(order) ? findReached(model, order, order.limits) : null;
  if (found === null) return false;
  keepReached(order, found);
  return stop(model, order);
};

/** What is due of a run that goes on: its date, or what nobody confirmed. False where its end is. */
export const advance = (model: Model, order: ModelOrder): boolean => {
  if (order.stopping || (order.runEndsAt ?? Infinity) <= model.now) return false;
  if (stopAtLimit(model, order)) return true;
  const last = lastPause(order);
  const { lowering } = order;
  if (last !== undefined && last.since === null && last.confirmBy <= model.now) begin(model, order, last);
  if (lowering !== null && lowering.confirmBy <= model.now) takeLowering(model, order, lowering);
  return true;
};
