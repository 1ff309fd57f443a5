import {
  DAY_MS,
  type Model,
  type ModelAccrual,
  type ModelHolder,
  type ModelTopUp,
  type ModelWithdrawal,
  move,
  type ProgrammeAccount,
  TERMS,
} from './reference';
import { revenueOf } from './reports';

const DECISION_MS = 7 * DAY_MS;

/** Why a withdrawal is refused, or null; the holder's payout and password are set and rested. */
export const checkWithdrawal = ({ wallet, holds }: ModelHolder, amountMinor: number): string | null => {
  if (amountMinor > TERMS.withdrawalMaximumMinor) return 'withdrawal_amount_out_of_range';
  // What is held of revenue to be settled is no cash yet.
  const held = holds.filter(({ open, ofRevenue }) => open && !ofRevenue);
  const heldMinor = held.reduce((sum, hold) => sum + hold.amountMinor, 0);
  if (amountMinor > wallet.available + heldMinor) return 'insufficient_balance';
  if (wallet.start_up > 0) return 'start_up_not_returned';
  return amountMinor > wallet.available ? 'open_hold' : null;
};

export const requestWithdrawal = (
  model: Model,
  holder: ModelHolder,
  amountMinor: number,
  id: number,
): void => {
  move(model, holder, 'available', 'withdrawing', amountMinor);
  holder.withdrawals.push({
    ...{ id, amountMinor, state: 'requested', dueAt: model.now + DECISION_MS },
    ...{ createdAt: model.now, lapsed: false },
  });
};

type Act = 'cancel' | 'approve' | 'pay' | 'refuse' | 'bounce';

/** From which states each act is possible, where it leads, and where the money goes then. */
const ACTS = {
  cancel: { from: ['requested', 'approved'], to: 'cancelled', money: ['withdrawing', 'available'] },
  approve: { from: ['requested'], to: 'approved', money: null },
  pay: { from: ['approved'], to: 'paid', money: ['withdrawing', 'bank'] },
  refuse: { from: ['requested', 'approved'], to: 'refused', money: ['withdrawing', 'available'] },
  bounce: { from: ['paid'], to: 'bounced', money: ['bank', 'available'] },
} as const;

/** Why the act is not possible, or null. Staff act before the deadline, the holder on an approved one after it. */
export const actOnWithdrawal = (
  model: Model,
  holder: ModelHolder,
  row: ModelWithdrawal,
  act: Act,
): string | null => {
  const { from, to, money } = ACTS[act];
  const isOver = row.dueAt !== null && row.dueAt <= model.now;
  if (!(from as readonly string[]).includes(row.state)) return 'wrong_state';
  if (act === 'cancel' && row.state === 'approved' && !isOver) return 'wrong_state';
  if (act !== 'cancel' && isOver) return 'withdrawal_overdue';
  if (money !== null) move(model, holder, money[0], money[1], row.amountMinor);
  row.state = to;
  if (act !== 'approve') row.dueAt = null;
  return null;
};

/** For how long money would be held, of the 90 days before and of what comes; what is held twice counts once. */
const heldMs = (
  { now }: Model,
  { staffHolds, holds }: ModelHolder,
  until: number,
  isChargeback: boolean,
): number => {
  const charged = holds.filter(
    ({ open, chargeback, ofRevenue }) => open && chargeback !== null && !ofRevenue,
  );
  const open = isChargeback
    ? []
    : charged.map(({ openedAt, expiresAt }) => ({ from: openedAt, until: expiresAt }));
  const spans = [...staffHolds, ...open, { from: now, until }].sort((one, other) => one.from - other.from);
  let end = now - 90 * DAY_MS;
  return spans.reduce((sum, span) => {
    const begin = Math.max(span.from, end);
    end = Math.max(end, span.until);
    return sum + Math.max(0, span.until - begin);
  }, 0);
};

export const openHold = (
  model: Model,
  holder: ModelHolder,
  amountMinor: number,
  lengthMs: number,
): 'opened' | 'hold_days' => {
  const until = model.now + lengthMs;
  if (heldMs(model, holder, until, false) > 14 * DAY_MS) return 'hold_days';
  holder.staffHolds.push({ from: model.now, until });
  move(model, holder, 'available', 'held', amountMinor);
  const hold = { chargeback: null, ofRevenue: false, open: true };
  holder.holds.push({ amountMinor, openedAt: model.now, expiresAt: until, ...hold });
  return 'opened';
};

/** Until when a chargeback holds cash: 14 days, fewer after other holds, 7 at least; null where not that many are left. */
const chargebackEnd = (model: Model, holder: ModelHolder): number | null => {
  for (let days = 14; days >= 7; days -= 1) {
    const until = model.now + days * DAY_MS;
    if (heldMs(model, holder, until, true) <= 14 * DAY_MS) return until;
  }
  return null;
};

/** Of a top-up that was taken back outside: what is there is held for 14 days, the house bears the rest at once. */
export const chargeBack = (
  model: Model,
  holder: ModelHolder,
  original: ModelTopUp,
  amountMinor: number,
): string | null => {
  if (original.chargedBackMinor + amountMinor > original.amountMinor) return 'amount_above_original';
  const held = Math.min(amountMinor, holder.wallet.available);
  const until = held === 0 ? model.now : chargebackEnd(model, holder);
  if (until === null) return 'hold_days_used';
  if (amountMinor - held > model.programme.house) return 'house_not_funded';
  move(model, holder, 'house', 'bank', amountMinor - held);
  original.chargedBackMinor += amountMinor;
  if (held > 0) holdCharged(model, holder, { amountMinor: held, to: 'bank', from: 'available', until });
  return null;
};

interface Charged {
  readonly amountMinor: number;
  readonly to: ProgrammeAccount;
  readonly from: 'available' | 'settling';
  readonly until: number;
}

const holdCharged = (model: Model, holder: ModelHolder, { amountMinor, to, from, until }: Charged): void => {
  move(model, holder, from, 'held', amountMinor);
  const hold = { chargeback: to, ofRevenue: from === 'settling', open: true };
  holder.holds.push({ amountMinor, openedAt: model.now, expiresAt: until, ...hold });
};

/** What a bucket's reports say that it brings now. */
const reportedOf = (accrual: ModelAccrual): number =>
  revenueOf(
    accrual.order.reports.find(({ bucketAt, current }) => current && bucketAt === accrual.bucketAt)
      ?.conversions ?? 0,
  );

/** All that was charged back of a bucket, by whichever of its records. */
const chargedOf = (holder: ModelHolder, { order, bucketAt }: ModelAccrual): number =>
  holder.accruals
    .filter((other) => other.order === order && other.bucketAt === bucketAt)
    .reduce((sum, other) => sum + other.chargedBackMinor, 0);

/** Of revenue that the network took back: once, from what is to be settled, or from cash once it was settled. */
export const chargeBackRevenue = (
  model: Model,
  holder: ModelHolder,
  accrual: ModelAccrual,
  amountMinor: number,
): string | null => {
  const { order } = accrual;
  const rest = Math.min(
    accrual.amountMinor - accrual.chargedBackMinor,
    reportedOf(accrual) - chargedOf(holder, accrual),
  );
  if (amountMinor > rest) return 'amount_above_original';
  const isSettled = order.status === 'settlement_successful';
  const held = isSettled ? Math.min(amountMinor, holder.wallet.available) : amountMinor;
  const from = isSettled ? 'available' : 'settling';
  const until = isSettled && held > 0 ? chargebackEnd(model, holder) : model.now + 14 * DAY_MS;
  if (until === null) return 'hold_days_used';
  if (amountMinor - held > model.programme.house) return 'house_not_funded';
  move(model, holder, 'house', 'network_receivable', amountMinor - held);
  accrual.chargedBackMinor += amountMinor;
  if (held === 0) return null;
  holdCharged(model, holder, { amountMinor: held, to: 'network_receivable', from, until });
  if (!isSettled) order.settling -= held;
  return null;
};

/** Unspent start-up funds go back at once, those that run as they are freed. */
export const returnStartUp = (model: Model, holder: ModelHolder): void => {
  move(model, holder, 'start_up', 'house', holder.wallet.start_up);
  if (holder.wallet.start_up_running === 0) return;
  for (const order of holder.orders) {
    const runs = order.status === 'matching' || order.status === 'putting';
    if (runs && order.running + order.billed.startUp > 0) order.startUpReturning = true;
  }
};

/** Everything here that ends by itself. */
export const lapse = (model: Model): void => {
  for (const holder of model.holders) {
    for (const row of holder.withdrawals) {
      if (row.dueAt === null || row.dueAt > model.now) continue;
      move(model, holder, 'withdrawing', 'available', row.amountMinor);
      row.state = 'cancelled';
      row.lapsed = true;
      row.dueAt = null;
    }
    for (const hold of holder.holds) {
      if (!hold.open || hold.expiresAt > model.now) continue;
      move(model, holder, 'held', hold.chargeback ?? 'available', hold.amountMinor);
      hold.open = false;
    }
  }
};
