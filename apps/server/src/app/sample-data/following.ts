import { calls } from '@fairlead/contract';
import { and, eq, following, publication } from '@fairlead/db';
import type { HolderCaller, StaffCaller } from '../../http/route';
import type { Services } from '../../http/services';
import type { Client } from './client';
import { DAY_MS, letNetworkAnswer, liveUntil, type Past, productNamed } from './orders';
import { SAMPLE } from './people';

/**
 * Published when history begins, and put by the follower; the network refuses one of them. Runs of one day, since
 * every quarter of an hour is a report.
 */
const EARLY = ['Harbor Lights', 'Paper Fleet', 'Kite Weather', 'Signal Box'];
/** Published once the sample person follows. */
const LATER = 'Night Courier';
/** Open to followers now. */
const OPEN = 'Copper Mill';
const AMOUNT_MINOR = 3_000;
/** When the sample person begins to follow; the early plans are closed by then. */
const FOLLOWED_AGO_MS = 30 * DAY_MS;

/** Who is there to follow and to publish. */
export interface FollowCast {
  readonly lead: HolderCaller;
  readonly follower: HolderCaller;
  readonly demo: HolderCaller;
  readonly delivery: StaffCaller;
}

const followLead = async ({ database }: Services, client: Client, holder: HolderCaller): Promise<void> => {
  const [known] = await database.orm.select().from(following).where(eq(following.holderId, holder.holderId));
  if (known === undefined) {
    await client(calls.assistance.follow, holder, { operation_id: SAMPLE.leadOperationId });
  }
};

const publish = async (past: Past, client: Client, people: FollowCast, title: string): Promise<void> => {
  const { holderId: leadId } = people.lead;
  const productId = await productNamed(past, title);
  const [known] = await past.database.orm
    .select()
    .from(publication)
    .where(and(eq(publication.leadId, leadId), eq(publication.productId, productId)));
  if (known !== undefined) return;
  await client(calls.consoleOrder.publish, people.delivery, {
    lead_id: String(leadId),
    product_id: String(productId),
  });
};

/** Puts an amount on every plan that waits for one. */
const fundOffers = async (past: Past, client: Client, holder: HolderCaller): Promise<void> => {
  const { items } = await client(calls.plan.list, holder, { status: 'waiting_to_put' });
  for (const { id, number } of items) {
    await client(calls.plan.put, holder, { order_id: id, amount: AMOUNT_MINOR }, `sample-offer-${number}`);
    await letNetworkAnswer(past);
  }
};

/** A lead whose published plans are settled, won and lost, and the sample person who follows since then. */
export const addFollowing = async (past: Past, client: Client, people: FollowCast): Promise<void> => {
  await followLead(past, client, people.follower);
  for (const title of EARLY) await publish(past, client, people, title);
  await fundOffers(past, client, people.follower);
  await liveUntil(past, FOLLOWED_AGO_MS);
  await followLead(past, client, people.demo);
  await publish(past, client, people, LATER);
  await fundOffers(past, client, people.demo);
};

/** The plan that the lead has open now: it waits among those of the sample person. */
export const publishOpenPlan = (past: Past, client: Client, people: FollowCast): Promise<void> =>
  publish(past, client, people, OPEN);
