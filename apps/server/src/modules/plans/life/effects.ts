import type { Tx } from '@fairlead/db';
import { post, readPart } from '@fairlead/ledger';
import type { OutboxKind } from '@fairlead/vocabulary';
import { giveBackCoupon } from '../../coupons';
import { fundsOf, type OrderRow } from '../order/order';
import { returning, settling } from '../order/postings';
import { later } from '../order/windows';

const LINK = 'order' as const;
/**
 * A coupon that comes back can be used for at least this long (docs/domain/coupons.md#return-of-a-coupon).
 */
const COUPON_LEFT_MS = 24 * 3_600_000;

/**
 * Gives back what a plan has not spent: cash to available funds, lent money to start-up funds, the gift to the house.
 * @returns the cash among it, in minor units
 */
export const returnRest = async (tx: Tx, order: OrderRow, now: Date): Promise<number> => {
  const funds = await fundsOf(tx, order);
  const { serving, gift } = returning(order.id, funds);
  const link = { kind: LINK, id: order.id };
  const { holderId } = order;
  if (serving.length > 0) await post(tx, { holderId, kind: 'ad_serving', moves: serving, time: now, link });
  if (gift.length > 0) await post(tx, { holderId, kind: 'discount_amount', moves: gift, time: now, link });
  if (order.startUpReturning) await giveStartUpBack(tx, order, funds.startUpRunning, now);
  return funds.escrow;
};

/**
 * Start-up funds whose return was asked for go on to the house as soon as they are free
 * (docs/domain/wallet.md#start-up-funds).
 */
export const giveStartUpBack = async (
  tx: Tx,
  order: OrderRow,
  amountMinor: number,
  now: Date,
): Promise<void> => {
  if (amountMinor === 0) return;
  await post(tx, {
    holderId: order.holderId,
    kind: 'virtual_recharge_deduction',
    moves: [{ from: 'start_up', to: 'house', amountMinor }],
    time: now,
    link: { kind: LINK, id: order.id },
  });
};

/** A coupon burnt by an order that failed is usable again. */
export const releaseCoupon = async (tx: Tx, order: OrderRow, now: Date): Promise<void> => {
  if (order.couponId === null) return;
  const { holderId, couponId } = order;
  await giveBackCoupon(tx, { holderId, couponId }, later(now, COUPON_LEFT_MS));
};

/** Asks the order's network for something, once this transaction is kept. */
export const askNetwork = async (tx: Tx, order: OrderRow, network: string, kind: OutboxKind, now: Date) => {
  await tx.query('select ask_network($1, $2, $3, $4, $5)', [order.holderId, order.id, network, kind, now]);
};

/**
 * Pays out what stands to be settled.
 * @returns minor units
 */
export const settleRevenue = async (tx: Tx, order: OrderRow, now: Date): Promise<number> => {
  const amountMinor = await readPart(tx, order.holderId, 'settling', order.id);
  const moves = settling(order.id, amountMinor);
  if (moves.length === 0) return 0;
  await post(tx, {
    holderId: order.holderId,
    kind: 'profit_sharing',
    moves,
    time: now,
    link: { kind: LINK, id: order.id },
  });
  return amountMinor;
};

/**
 * The house pays what an overdue network still owes for this order
 * (docs/domain/settlement.md#overdue-network).
 */
export const advanceByHouse = async (tx: Tx, order: OrderRow, now: Date): Promise<number> => {
  const amountMinor = order.grossMinor - order.remittedMinor;
  await post(tx, {
    holderId: 0,
    kind: 'house_advance',
    moves: [{ from: 'house', to: 'network_receivable', amountMinor }],
    time: now,
    link: { kind: LINK, id: order.id },
  });
  return amountMinor;
};
