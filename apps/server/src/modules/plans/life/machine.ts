import type { Actor, OrderCause, OrderStatus } from '@fairlead/contract';
import type { Tx } from '@fairlead/db';
import { readProgramme } from '@fairlead/ledger';
import { changeScore } from '../../standing';
import {
  changeOrder,
  lockOrder,
  type OrderChange,
  type OrderRow,
  orderReason,
  recordEvent,
  termsOf,
} from '../order/order';
import { later, type Windows } from '../order/windows';
import { isStoppedByLimit } from './ask-to-stop';
import { advanceByHouse, releaseCoupon, returnRest, settleRevenue } from './effects';
import { objectionDueAt } from './objection';
import { quarantineWaitsUntil } from './quarantine-wait';
import { tellHolder } from './tell-holder';

interface Situation {
  readonly tx: Tx;
  readonly order: OrderRow;
  readonly now: Date;
  readonly windows: Windows;
}

/** One legal move of an order: from where (nowhere before it is made), to where, by what cause. */
interface LegalMove {
  readonly cause: OrderCause;
  readonly from: OrderStatus | null;
  readonly to: OrderStatus;
}

/** A move that `moveOrder` makes: when it may happen; what it does. */
interface MoveMadeHere extends LegalMove {
  readonly guard?: (situation: Situation) => boolean | Promise<boolean>;
  /** Moves the money and returns what changes in the row beside the status. */
  readonly effect: (situation: Situation) => Promise<OrderChange>;
}

const due = ({ order, now }: Situation): boolean => order.dueAt !== null && order.dueAt <= now;

const fail =
  (cause: 'offer_expired' | 'network_refused' | 'network_silent' | 'cancelled_by_holder') =>
  async ({ tx, order, now }: Situation): Promise<OrderChange> => {
    const backMinor = await returnRest(tx, order, now);
    await releaseCoupon(tx, order, now);
    // Who cancelled has just seen it happen; an offer that was never funded held no money.
    if (cause === 'network_refused' || cause === 'network_silent') {
      await tellHolder(tx, order, { what: 'failed', backMinor }, now);
    }
    return { dueAt: null, endedAt: now, reasons: [orderReason(cause, now)] };
  };

const finish =
  (cause: 'budget_spent' | 'run_over' | 'stopped_by_holder' | 'stopped_by_limit') =>
  async ({ tx, order, now, windows }: Situation): Promise<OrderChange> => {
    await tellHolder(tx, order, { what: 'finished', backMinor: await returnRest(tx, order, now) }, now);
    const reportsCloseAt = later(now, windows.reportsMs);
    return {
      endedAt: now,
      reportsCloseAt,
      dueAt: reportsCloseAt,
      lowering: null,
      reasons: [orderReason(cause, now), orderReason('awaiting_reports', now, reportsCloseAt)],
    };
  };

const start = async ({ tx, order, now, windows }: Situation): Promise<OrderChange> => {
  const runEndsAt = later(now, windows.runMs((await termsOf(tx, order)).runDays));
  return {
    acceptedAt: now,
    runEndsAt,
    dueAt: runEndsAt,
    reasons: [orderReason('learning', now, later(now, windows.learningMs))],
  };
};

const closeReports = async ({ now, windows }: Situation): Promise<OrderChange> => {
  const objectionEndsAt = later(now, windows.objectionMs);
  return {
    objectionEndsAt,
    dueAt: objectionEndsAt,
    reasons: [orderReason('objection_window', now, objectionEndsAt)],
  };
};

/**
 * Its window to object is over, and neither an objection nor a report in quarantine waits for its answer
 * (docs/domain/settlement.md#conditions).
 */
const mayBeSettled = async (situation: Situation): Promise<boolean> => {
  const { tx, order, now, windows } = situation;
  if (!windowOver(situation) || (await objectionDueAt(tx, order)) !== null) return false;
  return (await quarantineWaitsUntil(tx, order, now, windows)) === null;
};

const windowOver = ({ order, now }: Situation): boolean =>
  order.objectionEndsAt !== null && order.objectionEndsAt <= now;

/**
 * The network's debt for an order is paid once its remittances cover it
 * (docs/promises.md#no-profit-from-others-deposits).
 */
const received = ({ order }: Situation): boolean =>
  order.remittedMinor + order.advancedMinor >= order.grossMinor;

const overdue = ({ order, now, windows }: Situation): boolean =>
  order.objectionEndsAt !== null && later(order.objectionEndsAt, windows.remittanceMs) <= now;

const settle = async ({ tx, order, now }: Situation): Promise<OrderChange> => {
  await tellHolder(tx, order, { what: 'settled', paidMinor: await settleRevenue(tx, order, now) }, now);
  await changeScore(tx, { holderId: order.holderId, cause: 'order_settled', orderId: order.id, time: now });
  return { settledAt: now, dueAt: null, reasons: [] };
};

/** Made in one statement each, with all that belongs to them: by an offer (`offerOrders`), and by `put_order`. */
const MADE_IN_SQL: readonly LegalMove[] = [
  { cause: 'order_made', from: null, to: 'waiting_to_put' },
  { cause: 'amount_put', from: 'waiting_to_put', to: 'matching' },
];

const MADE_HERE: readonly MoveMadeHere[] = [
  {
    cause: 'offer_expired',
    from: 'waiting_to_put',
    to: 'put_failed',
    guard: due,
    effect: fail('offer_expired'),
  },
  { cause: 'network_accepted', from: 'matching', to: 'putting', effect: start },
  { cause: 'placed_by_hand', from: 'matching', to: 'putting', effect: start },
  { cause: 'network_refused', from: 'matching', to: 'put_failed', effect: fail('network_refused') },
  { cause: 'network_silent', from: 'matching', to: 'put_failed', guard: due, effect: fail('network_silent') },
  { cause: 'cancelled_by_holder', from: 'matching', to: 'put_failed', effect: fail('cancelled_by_holder') },
  {
    cause: 'budget_spent',
    from: 'putting',
    to: 'put_finished',
    guard: ({ order }) => order.billedMinor >= order.budgetMinor,
    effect: finish('budget_spent'),
  },
  {
    cause: 'run_over',
    from: 'putting',
    to: 'put_finished',
    // What is due before may be a pause that nobody confirmed, or a date of the holder's.
    guard: ({ order, now }) => order.runEndsAt !== null && order.runEndsAt <= now,
    effect: finish('run_over'),
  },
  {
    cause: 'stopped_by_holder',
    from: 'putting',
    to: 'put_finished',
    guard: ({ order }) => order.intent === 'stop' && !isStoppedByLimit(order),
    effect: finish('stopped_by_holder'),
  },
  {
    cause: 'stopped_by_limit',
    from: 'putting',
    to: 'put_finished',
    guard: ({ order }) => order.intent === 'stop' && isStoppedByLimit(order),
    effect: finish('stopped_by_limit'),
  },
  {
    cause: 'reports_closed',
    from: 'put_finished',
    to: 'waiting_for_settlement',
    guard: due,
    effect: closeReports,
  },
  {
    cause: 'settled_by_remittance',
    from: 'waiting_for_settlement',
    to: 'settlement_successful',
    guard: async (situation) => received(situation) && (await mayBeSettled(situation)),
    effect: settle,
  },
  {
    cause: 'settled_by_house',
    from: 'waiting_for_settlement',
    to: 'settlement_successful',
    guard: async (situation) => {
      if (!overdue(situation) || received(situation) || !(await mayBeSettled(situation))) return false;
      const { house } = await readProgramme(situation.tx);
      return house >= situation.order.grossMinor - situation.order.remittedMinor;
    },
    effect: async (situation) => ({
      advancedMinor: await advanceByHouse(situation.tx, situation.order, situation.now),
      ...(await settle(situation)),
    }),
  },
];

/**
 * Every legal move of an order, and no other (docs/domain/plans.md#statuses). What tests find in timelines is held
 * against this table whenever the books are.
 */
export const LEGAL_MOVES: readonly LegalMove[] = [...MADE_IN_SQL, ...MADE_HERE];

export type MoveResult =
  | { readonly moved: true; readonly order: OrderRow }
  | { readonly moved: false; readonly order: OrderRow | undefined };

/**
 * Makes one legal move, or none: where the order is elsewhere or the guard does not hold, nothing happens. The caller
 * has locked the holder's wallet, so a move is made once however many nodes try it.
 */
export const moveOrder = async (
  tx: Tx,
  key: { readonly holderId: number; readonly orderId: number },
  cause: OrderCause,
  by: { readonly actor: Actor; readonly now: Date; readonly windows: Windows },
): Promise<MoveResult> => {
  const order = await lockOrder(tx, key.holderId, key.orderId);
  const move = MADE_HERE.find((legal) => legal.cause === cause && legal.from === order?.status);
  if (order === undefined || move === undefined) return { moved: false, order };
  const situation: Situation = { tx, order, now: by.now, windows: by.windows };
  if (move.guard !== undefined && !(await move.guard(situation))) return { moved: false, order };
  const change = await move.effect(situation);
  const moved = await changeOrder(tx, order, { ...change, status: move.to });
  await recordEvent(tx, moved, { time: by.now, cause, actor: by.actor });
  return { moved: true, order: moved };
};
