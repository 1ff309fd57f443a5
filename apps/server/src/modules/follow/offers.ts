import { leadOffer, type Tx } from '@fairlead/db';
import { offerOrders } from '../plans';
import type { OpenPublication } from './leads';

/** Somebody who follows, and the record that began it. */
export interface Follower {
  readonly holder_id: number;
  readonly record_id: number;
}

/** Makes an order that waits to be put for each follower, until the publication closes. Spends nothing. */
export const offerPublication = async (
  tx: Tx,
  leadId: number,
  publication: OpenPublication,
  followers: readonly Follower[],
  now: Date,
): Promise<void> => {
  const { id, product_id: productId, closes_at: dueAt } = publication;
  const holderIds = followers.map((follower) => follower.holder_id);
  const orders = await offerOrders(tx, { holderIds, productId, origin: 'lead', now, dueAt });
  const recordOf = new Map(followers.map((follower) => [follower.holder_id, follower.record_id]));
  await tx.orm.insert(leadOffer).values(
    orders.map(({ holderId, orderId }) => ({
      ...{ holderId, publicationId: id, orderId, leadId },
      recordId: recordOf.get(holderId) ?? 0,
    })),
  );
};
