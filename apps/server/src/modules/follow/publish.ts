import type { CallId } from '@fairlead/contract';
import { and, eq, gt, inArray, inserted, leadOffer, publication, type Tx } from '@fairlead/db';
import { type Answer, done, refuse } from '../../http/answer';
import type { StaffUseCase } from '../../http/route';
import type { Services } from '../../http/services';
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

/** Which plan of which lead, and who says so: the lead, or staff in their name. */
interface Publishing {
  readonly leadId: number;
  readonly productId: number;
  readonly actor: Parameters<typeof audit>[1]['actor'];
  readonly act: CallId;
}

const isOpen = async (tx: Tx, leadId: number, productId: number, now: Date): Promise<boolean> => {
  const [row] = await tx.orm
    .select({ id: publication.id })
    .from(publication)
    .where(
      and(
        eq(publication.leadId, leadId),
        eq(publication.productId, productId),
        gt(publication.closesAt, now),
      ),
    )
    .limit(1);
  return row !== undefined;
};

/**
 * Publishes a lead's plan: an offer of seven days to every present follower, which each funds or not
 * (docs/domain/follow.md#publishing-a-plan).
 */
const publish = async (
  tx: Tx,
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  { leadId, productId, actor, act }: Publishing,
): Promise<Answer<{ offers: number }>> => {
  const now = clock.now();
  const lead = await lockHolder(tx, leadId);
  const product = await findProductHead(tx, productId);
  if (lead === undefined || product === undefined) return refuse('no_such_data');
  if (product.offeredUntil !== null && product.offeredUntil <= now) return refuse('no_such_data');
  const productVersion = product.currentVersion;
  if (!lead.isLead || lead.state !== 'active') return refuse('not_a_lead');
  // Followers are not to be flooded; staff answer for what they publish.
  if (actor.type === 'holder' && (await isOpen(tx, leadId, productId, now))) return refuse('wrong_state');
  const closesAt = new Date(now.getTime() + windowsAt(config.sandboxSpeed).offerMs);
  const made = inserted(
    await tx.orm
      .insert(publication)
      .values({ leadId, productId, productVersion, publishedAt: now, closesAt })
      .returning(),
  );
  const offers = await offerToAll(tx, leadId, made, now);
  await audit(tx, {
    actor,
    act,
    holderId: leadId,
    subjectType: 'publication',
    subjectId: made.id,
    after: { productId, productVersion, offers },
    time: now,
  });
  return done({ offers });
};

/** Staff publish for a lead. */
export const publishPlan: StaffUseCase<'consoleOrder.publish'> = (services, caller, request) =>
  services.database.transaction((tx) =>
    publish(tx, services, {
      leadId: request.lead_id,
      productId: request.product_id,
      actor: { type: 'staff', id: caller.staffId },
      act: 'consoleOrder.publish',
    }),
  );

/** A lead publishes. */
export const publishOwn = (services: Services, leadId: number, productId: number) =>
  services.database.transaction((tx) =>
    publish(tx, services, {
      leadId,
      productId,
      actor: { type: 'holder', id: leadId },
      act: 'assistance.publish',
    }),
  );

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
