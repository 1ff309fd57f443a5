import type { OrderLimit, OrderPace } from '@fairlead/contract';
import type { OrderPauseRow } from '@fairlead/db';
import type { OrderRow, orderReason } from './order';

/** What holders ask of a running order (docs/domain/plans.md#pause, #limits). Pure: nothing here reads or writes. */
type Controlled = Pick<OrderRow, 'pauses' | 'reasons' | 'limits'>;

/** Whether its holder may ask something of a run. */
export const isControlled = ({ status, intent }: Pick<OrderRow, 'status' | 'intent'>): boolean =>
  status === 'putting' && intent !== 'stop';

/** The pause that nobody asked to end. */
export const openPause = ({ pauses }: Pick<OrderRow, 'pauses'>): OrderPauseRow | undefined => {
  const last = pauses.at(-1);
  return last?.until === null ? last : undefined;
};

/** Whether the network delivers, as far as it has confirmed. */
export const paceOf = (order: Controlled): OrderPace => {
  const pause = openPause(order);
  if (pause !== undefined) return pause.since === null ? 'pausing' : 'paused';
  return order.reasons.some(({ reason }) => reason === 'resume_requested') ? 'resuming' : 'running';
};

/** The newest pause with something changed, the others as they are. */
export const changePause = (
  { pauses }: Pick<OrderRow, 'pauses'>,
  change: Partial<OrderPauseRow>,
): readonly OrderPauseRow[] =>
  pauses.map((pause, index) => (index === pauses.length - 1 ? { ...pause, ...change } : pause));

/** Whether its holder may ask for a lower budget: own cash alone comes back, and one request waits at a time. */
export const mayLower = (
  order: Pick<OrderRow, 'status' | 'intent' | 'lowering' | 'giftMinor' | 'startUpMinor'>,
): boolean =>
  isControlled(order) && order.lowering === null && order.giftMinor === 0 && order.startUpMinor === 0;

/** The reasons without that of a lower budget that was asked for. */
export const reasonsWhenLowered = ({ reasons }: Pick<OrderRow, 'reasons'>): OrderRow['reasons'] =>
  reasons.filter(({ reason }) => reason !== 'budget_lower_requested');

/** The reasons without those of a pause, and with this one. */
export const reasonsWith = (
  { reasons }: Pick<OrderRow, 'reasons'>,
  ...added: readonly ReturnType<typeof orderReason>[]
): OrderRow['reasons'] => [...reasons.filter(({ reason }) => !OF_PAUSE.includes(reason)), ...added];

const OF_PAUSE: readonly string[] = ['pause_requested', 'paused', 'resume_requested'];

/**
 * Whether a span of time lies whole in a pause: nothing delivered in it is billed. A pause holds from its confirmation
 * until its holder asks to go on.
 */
export const isPausedFrom = ({ pauses }: Pick<OrderRow, 'pauses'>, start: Date, end: Date): boolean =>
  pauses.some(
    ({ since, until }) =>
      since !== null && new Date(since) <= start && (until === null || end <= new Date(until)),
  );

/** When a run ends at the latest: by its length, or on the date that its holder set. */
export const endOfRun = ({ runEndsAt, limits }: Pick<OrderRow, 'runEndsAt' | 'limits'>): Date | null => {
  if (runEndsAt === null || limits.endsAt === undefined) return runEndsAt;
  const endsAt = new Date(limits.endsAt);
  return endsAt < runEndsAt ? endsAt : runEndsAt;
};

/** When a running order that nobody asked to stop is looked at next. */
export const dueWhileRunning = (
  order: Pick<OrderRow, 'runEndsAt' | 'limits' | 'pauses' | 'lowering'>,
): Date | null => {
  const pause = openPause(order);
  const due = [
    endOfRun(order),
    pause?.since === null ? new Date(pause.dueAt) : null,
    order.lowering === null ? null : new Date(order.lowering.dueAt),
  ].filter((time) => time !== null);
  return due.length === 0 ? null : new Date(Math.min(...due.map(Number)));
};

type Figured = Pick<OrderRow, 'billedMinor' | 'revenueMinor' | 'conversions'>;

/** The first limit that these figures, or this moment, have reached; null where none has. */
export const reachedLimit = (
  { billedMinor, revenueMinor, conversions }: Figured,
  limits: OrderRow['limits'],
  now: Date,
): { readonly limit: OrderLimit; readonly valueMinor: number | null } | null => {
  const { costPerConversionMinor: cost, lossMinor: loss, spendWithoutConversionMinor: spend } = limits;
  if (cost !== undefined && conversions > 0 && billedMinor > cost * conversions)
    return { limit: 'cost_per_conversion', valueMinor: cost };
  if (loss !== undefined && billedMinor - revenueMinor >= loss) return { limit: 'loss', valueMinor: loss };
  if (spend !== undefined && conversions === 0 && billedMinor >= spend)
    return { limit: 'spend_without_conversion', valueMinor: spend };
  if (limits.endsAt !== undefined && new Date(limits.endsAt) <= now)
    return { limit: 'ends_at', valueMinor: null };
  return null;
};

/** A day of UTC, as reports are divided by: `2026-03-02`. */
export const utcDay = (time: Date): string => time.toISOString().slice(0, 10);

/** The most that is billed for a day; null where there is no cap. */
export const capOn = ({ dailyCaps }: Pick<OrderRow, 'dailyCaps'>, day: string): number | null =>
  dailyCaps.findLast(({ from }) => from <= day)?.capMinor ?? null;

/** The cap that was set last: it holds, or will from the next day on. */
export const lastCap = ({ dailyCaps }: Pick<OrderRow, 'dailyCaps'>): number | null =>
  dailyCaps.at(-1)?.capMinor ?? null;

/** When the cap that was set last takes effect, where another holds until then; null otherwise. */
export const capChange = ({ dailyCaps }: Pick<OrderRow, 'dailyCaps'>, now: Date): Date | null => {
  const last = dailyCaps.at(-1);
  const isWaiting = last !== undefined && last.from > utcDay(now);
  return isWaiting && last.capMinor !== capOn({ dailyCaps }, utcDay(now)) ? new Date(last.from) : null;
};

/** The caps with another from tomorrow on: what was agreed for a day that has begun stays. */
export const withCap = (
  { dailyCaps }: Pick<OrderRow, 'dailyCaps'>,
  capMinor: number | null,
  now: Date,
): OrderRow['dailyCaps'] => {
  const from = utcDay(new Date(now.getTime() + 86_400_000));
  return [...dailyCaps.filter((cap) => cap.from < from), { from, capMinor }];
};
