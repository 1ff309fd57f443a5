import { and, eq, gt, inArray, inserted, leadOffer, publication, type Tx } from '@fairlead/db';
import { done, refuse } from '../../http/answer';
import type { StaffUseCase } from '../../http/route';
import { activeAmong, lockHolder } from '../account';
import { audit } from '../audit';
import { endOffers, windowsAt } from '../plans';
import { findProductHead } from '../products';
import { type Follower, offerPublication } from './offers';

/** Followers served by one statement. */
const CHUNK = 1_000;

const offerToAll = async (tx: Tx, leadId: number, made: typeof publication.$inferSelect, now: Date) => {
  const open = { id: made.id, product_id: made.productId, closes_at: made.closesAt };
  let offers = 0;
  for (let above = 0; ; ) {
    const chunk = await tx.query<Follower>(
      `select holder_id, record_id from following
        where lead_id = $1 and holder_id > $2 order by holder_id limit $3`,
      [leadId, above, CHUNK],
    );
    const active = await activeAmong(
      tx,
      chunk.map((follower) => follower.holder_id),
    );
    const followers = chunk.filter((follower) => active.has(follower.holder_id));
    if (followers.length > 0) await offerPublication(tx, leadId, open, followers, now);
    offers += followers.length;
    const last = chunk.at(-1);
    if (last === undefined || chunk.length < CHUNK) return offers;
    above = last.holder_id;
  }
};

/**
 * Publishes a lead's plan: an offer of seven days to every present follower, which each funds or not
 * (docs/domain/follow.md#publishing-a-plan).
 */
export const publishPlan: StaffUseCase<'consoleOrder.publish'> = (
  { database, clock, config },
  caller,
  request,
) =>
  database.transaction(async (tx) => {
    const now = clock.now();
    const leadId = request.lead_id;
    const productId = request.product_id;
    const lead = await lockHolder(tx, leadId);
    const product = await findProductHead(tx, productId);
    if (lead === undefined || product === undefined) return refuse('no_such_data');
    if (product.offeredUntil !== null && product.offeredUntil <= now) return refuse('no_such_data');
    const productVersion = product.currentVersion;
    if (!lead.isLead || lead.state !== 'active') return refuse('not_a_lead');
    const closesAt = new Date(now.getTime() + windowsAt(config.sandboxSpeed).offerMs);
    const made = inserted(
      await tx.orm
        .insert(publication)
        .values({ leadId, productId, productVersion, publishedAt: now, closesAt })
        .returning(),
    );
    const offers = await offerToAll(tx, leadId, made, now);
    await audit(tx, {
      actor: { type: 'staff', id: caller.staffId },
      act: 'consoleOrder.publish',
      holderId: leadId,
      subjectType: 'publication',
      subjectId: made.id,
      after: { productId, productVersion, offers },
      time: now,
    });
    return done({ offers });
  });

/** Closes what a lead has open; its offers to followers expire, what was put runs on. */
export const closePublications = async (tx: Tx, leadId: number, now: Date): Promise<void> => {
  const closed = await tx.orm
    .update(publication)
    .set({ closesAt: now })
    .where(and(eq(publication.leadId, leadId), gt(publication.closesAt, now)))
    .returning({ id: publication.id });
  if (closed.length === 0) return;
  const ids = closed.map(({ id }) => id);
  const offers = await tx.orm
    .select({ orderId: leadOffer.orderId })
    .from(leadOffer)
    .where(and(eq(leadOffer.leadId, leadId), inArray(leadOffer.publicationId, ids)));
  await endOffers(
    tx,
    offers.map(({ orderId }) => orderId),
    now,
  );
};
