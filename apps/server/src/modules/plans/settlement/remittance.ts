import { remittance, remittanceLine, type Tx } from '@fairlead/db';
import { lockWallet, type Posting, post } from '@fairlead/ledger';
import { changeOrder, holderOf, lockOrder } from '../order/order';

export interface RemittanceLine {
  readonly orderId: number;
  /** Gross received for the order, in minor units. */
  readonly amountMinor: number;
}

export interface Remittance {
  readonly network: string;
  /** The network's own number; each is recorded once. */
  readonly receiptNumber: string;
  readonly lines: readonly RemittanceLine[];
  readonly now: Date;
}

/** What the house had paid in the network's place goes back to it. */
export const advancePosting = (orderId: number, amountMinor: number, time: Date): Posting => ({
  holderId: 0,
  kind: 'house_advance',
  moves: [{ from: 'network_receivable', to: 'house', amountMinor }],
  time,
  link: { kind: 'order', id: orderId },
});

/**
 * Records money received from a network and which orders it pays for
 * (docs/domain/settlement.md#remittances). What the house had advanced for an order goes back to it first.
 * Orders that wait for it are looked at again at once.
 * @returns the ledger transactions, the remittance's first
 */
export const recordRemittance = async (
  tx: Tx,
  { network, receiptNumber, lines, now }: Remittance,
): Promise<readonly number[]> => {
  const located: (RemittanceLine & { readonly holderId: number })[] = [];
  for (const line of lines) {
    const holderId = await holderOf(tx, line.orderId);
    if (holderId === undefined)
      throw new Error(`a remittance names order ${line.orderId}, which does not exist`);
    located.push({ ...line, holderId });
  }
  // Wallets are locked in one order by everyone, so that two remittances never wait for each other in a ring.
  const ordered = located.sort((a, b) => a.holderId - b.holderId || a.orderId - b.orderId);
  const amountMinor = lines.reduce((sum, line) => sum + line.amountMinor, 0);
  for (const { holderId } of ordered) await lockWallet(tx, holderId);
  const entry = await post(tx, {
    holderId: 0,
    kind: 'remittance',
    moves: [{ from: 'bank', to: 'network_receivable', amountMinor }],
    time: now,
    remark: receiptNumber,
  });
  const [row] = await tx.orm
    .insert(remittance)
    .values({ network, receiptNumber, amountMinor, transactionId: entry.id, receivedAt: now })
    .returning({ id: remittance.id });
  if (row === undefined) throw new Error('a remittance was not stored');
  const transactionIds = [entry.id];
  for (const { orderId, holderId, amountMinor: lineMinor } of ordered) {
    const order = await lockOrder(tx, holderId, orderId);
    if (order === undefined) throw new Error(`order ${orderId} is gone`);
    await tx.orm
      .insert(remittanceLine)
      .values({ holderId: order.holderId, orderId, remittanceId: row.id, amountMinor: lineMinor });
    const advanceBack = Math.min(order.advancedMinor, lineMinor);
    if (advanceBack > 0) {
      transactionIds.push((await post(tx, advancePosting(orderId, advanceBack, now))).id);
    }
    const waits =
      order.status === 'waiting_for_settlement' &&
      order.objectionEndsAt !== null &&
      order.objectionEndsAt <= now;
    await changeOrder(tx, order, {
      remittedMinor: order.remittedMinor + lineMinor,
      advancedMinor: order.advancedMinor - advanceBack,
      ...(waits ? { dueAt: now } : {}),
    });
  }
  return transactionIds;
};
