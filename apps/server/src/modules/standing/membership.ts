import { type CallOf, calls, type ResponseOf } from '@fairlead/contract';
import { and, eq, inserted, membership, type Tx } from '@fairlead/db';
import { post } from '@fairlead/ledger';
import { type Answer, done, refuse } from '../../http/answer';
import { answerOnce } from '../../http/idempotency';
import type { HolderCaller, Incoming } from '../../http/route';
import type { Services } from '../../http/services';
import { MEMBERSHIP, refundOf, termsAt } from './membership-terms';
import { findRunning, type MembershipRow } from './read-membership';

type OpenCall = CallOf<'membership.open'>;
type RefundCall = CallOf<'membership.refund'>;

/**
 * Opens a membership: available → revenue (docs/domain/standing.md#membership). One at a time, at the price
 * that was shown.
 */
export const openMembership = (
  services: Services,
  incoming: Incoming<OpenCall, HolderCaller>,
): Promise<Answer<ResponseOf<OpenCall>>> =>
  answerOnce(services, calls.membership.open, incoming, async (tx, wallet, now) => {
    const { holderId } = incoming.caller;
    if ((await findRunning(tx, holderId, now)) !== undefined) return refuse('membership_running');
    if (incoming.request.price !== MEMBERSHIP.price) return refuse('terms_changed');
    if (wallet.available < MEMBERSHIP.price) return refuse('insufficient_balance');
    const { endsAt, refundUntil } = termsAt(now);
    const values = { holderId, openedAt: now, endsAt, refundUntil, priceMinor: MEMBERSHIP.price };
    const row = inserted(await tx.orm.insert(membership).values(values).returning({ id: membership.id }));
    await post(tx, {
      holderId,
      kind: 'open_membership',
      moves: [{ from: 'available', to: 'revenue', amountMinor: MEMBERSHIP.price }],
      time: now,
      link: { kind: 'membership', id: row.id },
    });
    return done({ ends_at: endsAt.toISOString(), refund_until: refundUntil.toISOString() });
  });

/**
 * Ends the membership at once and gives the unused days back: revenue → available, within 14 days. The caller has
 * locked the wallet.
 * @returns minor units
 */
const giveBack = async (tx: Tx, row: MembershipRow, now: Date): Promise<number> => {
  const refunded = refundOf(row, now);
  await tx.orm
    .update(membership)
    .set({ refundedAt: now, refundedMinor: refunded })
    .where(and(eq(membership.holderId, row.holderId), eq(membership.id, row.id)));
  await post(tx, {
    holderId: row.holderId,
    kind: 'open_membership',
    moves: [{ from: 'revenue', to: 'available', amountMinor: refunded }],
    time: now,
    link: { kind: 'membership', id: row.id },
  });
  return refunded;
};

/** A holder gives the membership back. */
export const refundMembership = (
  services: Services,
  incoming: Incoming<RefundCall, HolderCaller>,
): Promise<Answer<ResponseOf<RefundCall>>> =>
  answerOnce(services, calls.membership.refund, incoming, async (tx, _wallet, now) => {
    const row = await findRunning(tx, incoming.caller.holderId, now);
    if (row === undefined) return refuse('wrong_state');
    if (row.refundUntil <= now) return refuse('membership_refund_over');
    return done({ refunded: await giveBack(tx, row, now) });
  });

/** With a closing account the membership ends too, and what can still be given back is. */
export const endMembership = async (tx: Tx, holderId: number, now: Date): Promise<void> => {
  const row = await findRunning(tx, holderId, now);
  if (row !== undefined && row.refundUntil > now) await giveBack(tx, row, now);
};
