import * as control from './control';
import {
  DAY_MS,
  type Model,
  type ModelCoupon,
  type ModelHolder,
  type ModelOrder,
  move,
  ordersOf,
  type Status,
  TERMS,
} from './reference';

/** The calendar day; the programme's zone is UTC here. */
const dayOf = (timeMs: number): string => new Date(timeMs).toISOString().slice(0, 10);

const giftOf = (coupon: ModelCoupon | undefined, amountMinor: number): number => {
  if (coupon === undefined) return 0;
  const part = coupon.valueMinor ?? Math.floor((amountMinor * (coupon.shareBp ?? 0)) / 10_000);
  const capped = coupon.capMinor === null ? part : Math.min(part, coupon.capMinor);
  return coupon.effect === 'value_add' ? capped : Math.min(capped, amountMinor);
};

const couponRefusal = (model: Model, holder: ModelHolder, coupon: ModelCoupon, amountMinor: number) => {
  if (coupon.usedOn !== null) return 'coupon_used';
  if (coupon.expiresAt <= model.now) return 'coupon_expired';
  if (amountMinor < coupon.requirementMinor) return 'coupon_requirement_not_met';
  const today = dayOf(model.now);
  const sameName = holder.coupons.some((other) => other.name === coupon.name && other.usedOn === today);
  return sameName ? 'coupon_same_name_today' : null;
};

export interface ModelPut {
  readonly amountMinor: number;
  readonly coupon: ModelCoupon | undefined;
  readonly useStartUp: boolean;
  /** What the person's shop level allows of the product's maximum; its formula has tests of its own. */
  readonly limitBp: number;
}

/** Who would pay what, or why nobody would (docs/domain/plans.md#put). */
const checkPut = (
  model: Model,
  holder: ModelHolder,
  { amountMinor, coupon, useStartUp, limitBp }: ModelPut,
) => {
  const refused = (reason: string) => ({ refused: reason }) as const;
  if (amountMinor < TERMS.minPutMinor || amountMinor > (TERMS.maxPutMinor * limitBp) / 10_000)
    return refused('put_amount_out_of_range');
  const couponReason = coupon === undefined ? null : couponRefusal(model, holder, coupon, amountMinor);
  if (couponReason !== null) return refused(couponReason);
  const gift = giftOf(coupon, amountMinor);
  if (gift > model.programme.house) return refused('house_not_funded');
  const payable = coupon?.effect === 'value_add' ? amountMinor : amountMinor - gift;
  const lent = useStartUp ? Math.min(holder.wallet.start_up, payable) : 0;
  if (useStartUp && lent === 0) return refused('start_up_insufficient');
  const own = payable - lent;
  if (own > holder.wallet.available) return refused('insufficient_balance');
  return { own, gift, lent, budget: own + lent + gift };
};

/** @param id the number that the product gives the order, where it takes the put */
export const put = (model: Model, holder: ModelHolder, asked: ModelPut, id: number | null): string | null => {
  const checked = checkPut(model, holder, asked);
  if ('refused' in checked) return checked.refused ?? null;
  if (id === null) return null;
  const { own, gift, lent, budget } = checked;
  move(model, holder, 'available', 'escrow', own);
  move(model, holder, 'start_up', 'start_up_running', lent);
  move(model, holder, 'house', 'promo', gift);
  if (asked.coupon !== undefined) asked.coupon.usedOn = dayOf(model.now);
  holder.orders.push({
    ...{
      id,
      holder,
      coupon: asked.coupon,
      amount: asked.amountMinor,
      budget,
      status: 'matching',
      stopping: false,
      startUpReturning: false,
      hasHouseMoney: gift + lent > 0,
    },
    ...{
      escrow: own,
      promo: gift,
      running: lent,
      settling: 0,
      billed: { own: 0, gift: 0, startUp: 0, house: 0 },
    },
    ...{ conversions: 0, gross: 0, revenue: 0, remitted: 0, advanced: 0, reports: [] },
    waitsForReports: false,
    ...control.uncontrolled(),
    ...{ acceptedAt: null, runEndsAt: null, endedAt: null, objectionEndsAt: null, dueAt: model.now + DAY_MS },
  });
  return null;
};

/** More of own cash on a run. */
export const raise = (
  model: Model,
  order: ModelOrder,
  amountMinor: number,
  limitBp: number,
): string | null => {
  const { holder } = order;
  if (!is(order, 'putting') || order.stopping || order.lowering !== null) return 'wrong_state';
  if (order.amount + amountMinor > (TERMS.maxPutMinor * limitBp) / 10_000) return 'put_amount_out_of_range';
  if (amountMinor > holder.wallet.available) return 'insufficient_balance';
  move(model, holder, 'available', 'escrow', amountMinor);
  order.escrow += amountMinor;
  order.amount += amountMinor;
  order.budget += amountMinor;
  order.asked += 1;
  return null;
};

const returnRest = (model: Model, order: ModelOrder): void => {
  const { holder } = order;
  move(model, holder, 'escrow', 'available', order.escrow);
  move(model, holder, 'start_up_running', 'start_up', order.running);
  move(model, holder, 'promo', 'house', order.promo);
  if (order.startUpReturning) move(model, holder, 'start_up', 'house', order.running);
  order.escrow = 0;
  order.running = 0;
  order.promo = 0;
};

const is = (order: ModelOrder, status: Status): boolean => order.status === status;

export const accept = (model: Model, order: ModelOrder): boolean => {
  if (!is(order, 'matching')) return false;
  const runEndsAt = model.now + TERMS.runMs;
  Object.assign(order, { status: 'putting', acceptedAt: model.now, runEndsAt, dueAt: runEndsAt });
  return true;
};

/** Refused by the network, cancelled by the holder, or given up on: all goes back, the coupon too. */
export const fail = (model: Model, order: ModelOrder): boolean => {
  if (!is(order, 'matching')) return false;
  returnRest(model, order);
  if (order.coupon !== undefined) {
    order.coupon.usedOn = null;
    order.coupon.expiresAt = Math.max(order.coupon.expiresAt, model.now + DAY_MS);
  }
  Object.assign(order, { status: 'put_failed', endedAt: model.now, dueAt: null });
  return true;
};

export const finish = (model: Model, order: ModelOrder): void => {
  returnRest(model, order);
  const [endedAt, dueAt] = [model.now, model.now + 3 * DAY_MS];
  Object.assign(order, { status: 'put_finished', lowering: null, endedAt, dueAt });
};

/** A lower budget may leave nothing to spend. */
export const finishIfSpent = (model: Model, order: ModelOrder): void => {
  if (is(order, 'putting') && control.spentOf(order) >= order.budget) finish(model, order);
};

export const confirmStop = (model: Model, order: ModelOrder): boolean => {
  if (!is(order, 'putting') || !order.stopping) return false;
  finish(model, order);
  return true;
};

/** Whether a report waits in quarantine that no higher version of its bucket has overtaken. */
export const hasHeld = ({ reports }: ModelOrder): boolean =>
  reports.some(
    ({ held, bucketAt, version }) =>
      held && !reports.some((row) => row.current && row.bucketAt === bucketAt && row.version >= version),
  );

/** Only what the network has paid for, or the house in its place, becomes available. */
const settleIfPaid = (model: Model, order: ModelOrder): void => {
  const waitsUntil = (order.objectionEndsAt ?? 0) + 7 * DAY_MS;
  order.waitsForReports = waitsUntil > model.now && hasHeld(order);
  if (order.waitsForReports) {
    order.dueAt = waitsUntil;
    return;
  }
  const payBy = (order.objectionEndsAt ?? 0) + 30 * DAY_MS;
  const owed = order.gross - order.remitted - order.advanced;
  if (owed > 0 && payBy > model.now) {
    order.dueAt = payBy;
    return;
  }
  if (owed > 0 && model.programme.house < owed) {
    order.dueAt = model.now + DAY_MS;
    return;
  }
  if (owed > 0) {
    move(model, null, 'house', 'network_receivable', owed);
    order.advanced = owed;
  }
  move(model, order.holder, 'settling', 'available', order.settling);
  Object.assign(order, { status: 'settlement_successful', settling: 0, dueAt: null });
};

const advance = (model: Model, order: ModelOrder): void => {
  if (is(order, 'matching')) fail(model, order);
  else if (is(order, 'putting')) {
    if (control.advance(model, order)) finishIfSpent(model, order);
    else finish(model, order);
  } else if (is(order, 'put_finished')) {
    const objectionEndsAt = model.now + 3 * DAY_MS;
    Object.assign(order, { status: 'waiting_for_settlement', objectionEndsAt, dueAt: objectionEndsAt });
  } else settleIfPaid(model, order);
};

/** What time alone does to orders, the longest due first. */
export const advanceDue = (model: Model): void => {
  const due = ordersOf(model).filter((order) => order.dueAt !== null && order.dueAt <= model.now);
  for (const order of due.sort((a, b) => (a.dueAt ?? 0) - (b.dueAt ?? 0))) advance(model, order);
};

/** Money received for orders; what the house had advanced goes back to it first. */
export const remit = (model: Model, lines: readonly (readonly [ModelOrder, number])[]): void => {
  for (const [order, amountMinor] of lines) {
    move(model, null, 'bank', 'network_receivable', amountMinor);
    const back = Math.min(order.advanced, amountMinor);
    move(model, null, 'network_receivable', 'house', back);
    order.remitted += amountMinor;
    order.advanced -= back;
    const windowOver = order.objectionEndsAt !== null && order.objectionEndsAt <= model.now;
    if (is(order, 'waiting_for_settlement') && windowOver) order.dueAt = model.now;
  }
};

/** What the network owes, the oldest end first, as staff's remittance shares it out. */
export const owedLines = (model: Model): (readonly [ModelOrder, number])[] =>
  ordersOf(model)
    .filter((order) => order.gross > order.remitted)
    .sort((a, b) => (a.endedAt ?? Infinity) - (b.endedAt ?? Infinity) || a.id - b.id)
    .map((order) => [order, order.gross - order.remitted] as const);
