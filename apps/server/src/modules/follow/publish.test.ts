import { calls } from '@fairlead/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { HolderCaller } from '../../http/route';
import { dataOf } from '../../testing/client';
import { createTestContext, type TestContext } from '../../testing/context';
import { openFollowClient, type TestLead } from '../../testing/follow-client';
import { planClient } from '../../testing/plan-client';
import { acceptOrder, advanceDueOrders, recordRemittance } from '../plans';

const DAY_MS = 86_400_000;
let context: TestContext;
let client: Awaited<ReturnType<typeof openFollowClient>>;
let plans: Awaited<ReturnType<typeof planClient>>;
let productId: string;
let lead: TestLead;
let receipts = 0;

beforeAll(async () => {
  context = await createTestContext();
  await context.fundHouse(100_000);
  client = await openFollowClient(context);
  plans = await planClient(context);
  productId = String(await context.makeProduct());
});
beforeEach(async () => {
  lead = await client.makeLead();
});
afterAll(() => context.close());

const follower = async (): Promise<HolderCaller> => {
  const caller = await plans.funded();
  dataOf(await client.follow(caller, lead.operationId));
  return caller;
};

const waiting = async (caller: HolderCaller) => {
  const answer = await plans.send(calls.plan.list, caller, { status: 'waiting_to_put' });
  return dataOf(answer).items;
};

type Target = { readonly order_id: string; readonly product_id: undefined } | { readonly product_id: string };

/** The plan that the lead's newest publication brought this follower. */
const published = async (caller: HolderCaller): Promise<Target> => {
  dataOf(await client.publish(lead, productId));
  const [offer] = await waiting(caller);
  return { order_id: offer?.id ?? '', product_id: undefined };
};

/** Funds a plan and lives it through to the settlement: 20.00 spent, so many conversions of 5.00 each at 80 %. */
const settle = async (caller: HolderCaller, target: Target, conversions: number): Promise<void> => {
  const { order } = await plans.putOk(caller, target);
  const orderId = Number(order.id);
  await acceptOrder(context, orderId);
  await plans.report(orderId, { conversions });
  receipts += 1;
  const lines = [{ orderId, amountMinor: conversions * 500 }];
  const receiptNumber = `r-${receipts}`;
  if (conversions > 0) {
    await context.database.transaction((tx) =>
      recordRemittance(tx, { network: 'test', receiptNumber, lines, now: context.clock.now() }),
    );
  }
  for (const days of [1, 3, 3]) {
    context.clock.turn(days * DAY_MS);
    await advanceDueOrders(context);
  }
  expect((await plans.detailOf(caller, order.id)).order.status).toBe('settlement_successful');
};

describe('POST /order/publish', () => {
  it('offers every present follower an order that waits to be put for seven days', async () => {
    const [one, two] = [await follower(), await follower()];
    const stranger = await plans.funded();
    expect(dataOf(await client.publish(lead, productId))).toEqual({ offers: 2 });
    for (const caller of [one, two]) {
      const [offer] = await waiting(caller);
      expect(offer).toMatchObject({ origin: 'lead', amount: null, product: { id: productId } });
      expect(offer?.reasons[0]).toMatchObject({
        reason: 'offer_open',
        due_at: new Date(context.clock.now().getTime() + 7 * DAY_MS).toISOString(),
      });
      const named = { id: offer?.id, number: offer?.number, title: offer?.product.title };
      const state = { status: 'waiting_to_put', reasons: [{ reason: 'offer_open' }], net_own: null };
      const [record] = (await client.list(caller)).items;
      expect(record).toMatchObject({ order_ids: [offer?.id], orders: [{ ...named, ...state }] });
    }
    expect(await waiting(stranger)).toEqual([]);
    expect(await client.publish(await client.makeNumbered(), productId)).toMatchObject({
      reason: 'not_a_lead',
    });
    expect(await client.publish(lead, '999999')).toMatchObject({ reason: 'no_such_data' });
  });

  it('stays open to those who follow later, each once, and until its own end', async () => {
    dataOf(await client.publish(lead, productId));
    context.clock.turn(2 * DAY_MS);
    const caller = await follower();
    const [offer] = await waiting(caller);
    expect(offer?.reasons[0]?.due_at).toBe(
      new Date(context.clock.now().getTime() + 5 * DAY_MS).toISOString(),
    );
    dataOf(await client.follow(caller, null));
    dataOf(await client.follow(caller, lead.operationId));
    expect(await waiting(caller)).toHaveLength(1);
    expect(dataOf(await client.card(caller, lead.operationId)).published).toBe(1);
    context.clock.turn(5 * DAY_MS);
    await advanceDueOrders(context);
    expect(await waiting(caller)).toEqual([]);
    expect(dataOf(await client.card(caller, lead.operationId)).published).toBe(0);
    expect(await waiting(await follower())).toEqual([]);
  });

  it('ends with the permission: open offers expire, what was put runs on', async () => {
    const [put, idle] = [await follower(), await follower()];
    dataOf(await client.publish(lead, productId));
    const [offer] = await waiting(put);
    await plans.putOk(put, { order_id: offer?.id ?? '', product_id: undefined });
    dataOf(await client.forbid(lead));
    expect(
      await plans.put(idle, { order_id: (await waiting(idle))[0]?.id ?? '', product_id: undefined }),
    ).toEqual({ ok: false, reason: 'order_expired' });
    await advanceDueOrders(context);
    expect(await waiting(idle)).toEqual([]);
    const detail = await plans.detailOf(put, offer?.id ?? '');
    expect(detail.order.status).toBe('matching');
    expect(detail.lead?.operation_id).toBe(lead.operationId);
    expect(await client.publish(lead, productId)).toMatchObject({ reason: 'not_a_lead' });
    expect((await client.list(idle)).current).toMatchObject({ published: 0 });
  });
});

describe('POST /assistance/publish', () => {
  const publishOwn = (caller: HolderCaller, product = productId) =>
    client.call(calls.assistance.publish, caller, { product_id: product });
  const publishedBy = async (caller: HolderCaller, request: { limit?: number; cursor?: string } = {}) =>
    dataOf(await client.call(calls.assistance.published, caller, request));

  it('lets a lead publish to the followers, each product once at a time, on record', async () => {
    const caller = await follower();
    expect(dataOf(await publishOwn(lead))).toEqual({ offers: 1 });
    expect(await waiting(caller)).toMatchObject([{ origin: 'lead', amount: null }]);
    expect(await publishOwn(lead)).toMatchObject({ reason: 'wrong_state' });
    expect(await publishOwn(lead, '999999')).toMatchObject({ reason: 'no_such_data' });
    expect(await publishOwn(caller)).toMatchObject({ reason: 'not_a_lead' });
    context.clock.turn(7 * DAY_MS);
    expect(dataOf(await publishOwn(lead))).toEqual({ offers: 1 });
    const acts = await context.asOwner<{ actor_type: string }>(
      'select actor_type from audit_entry where act = $1 and holder_id = $2',
      ['assistance.publish', lead.holderId],
    );
    expect(acts).toEqual([{ actor_type: 'holder' }, { actor_type: 'holder' }]);
  });

  it('shows the lead followers, take-up and outcome of each, and nobody else anything', async () => {
    const [won, lost, idle] = [await follower(), await follower(), await follower()];
    dataOf(await publishOwn(lead));
    const offerOf = async (caller: HolderCaller): Promise<Target> => {
      const [offer] = await waiting(caller);
      return { order_id: offer?.id ?? '', product_id: undefined };
    };
    const { order } = await plans.putOk(idle, await offerOf(idle));
    expect(order.status).toBe('matching');
    await settle(won, await offerOf(won), 6);
    expect((await client.list(won)).items[0]?.orders).toMatchObject([
      { status: 'settlement_successful', net_own: 400 },
    ]);
    expect((await publishedBy(lead)).items).toMatchObject([{ offers: 3, funded: 2, settled: 1, lost: 0 }]);
    const other = String(await context.makeProduct());
    dataOf(await publishOwn(lead, other));
    await settle(lost, await offerOf(lost), 0);
    const shown = await publishedBy(lead);
    expect(shown.lead).toMatchObject({ operation_id: lead.operationId, followers: 3 });
    expect(shown.items).toMatchObject([
      { product: { id: other }, offers: 3, funded: 1, settled: 1, lost: 1 },
      { product: { id: productId }, offers: 3, funded: 2, settled: 1, lost: 0 },
    ]);
    const page = await publishedBy(lead, { limit: 1 });
    expect((await publishedBy(lead, { limit: 1, cursor: page.next_cursor ?? '' })).items).toEqual([
      shown.items[1],
    ]);
    expect(await publishedBy(won)).toEqual({ items: [], next_cursor: null, lead: null });
  });
});

describe('the card of a lead', () => {
  it('no promise of profit: counts all plans of a lead, losing ones too, and not its own', async () => {
    const [won, lost, worse] = [await follower(), await follower(), await follower()];
    // 24.00, 8.00 and nothing came in.
    await settle(won, await published(won), 6);
    const card = async () => dataOf(await client.card(won, lead.operationId)).record;
    expect(await card()).toEqual({ settled: 1, lost: 0, median_net_bp: null, lost_share_bp: null });
    await settle(lost, await published(lost), 2);
    await settle(worse, await published(worse), 0);
    expect(await card()).toEqual({ settled: 3, lost: 2, median_net_bp: null, lost_share_bp: null });

    await context.topUp(lead.holderId, 10_000);
    await settle(lead, { product_id: productId }, 6);
    expect((await card()).settled).toBe(3);
    await context.expectBooks();
  });
});

it('POST /order/offer offers one holder a plan, with who and why on record', async () => {
  const caller = await plans.funded();
  const request = { holder_id: String(caller.holderId), product_id: productId, reason: 'first plan' };
  const offered = dataOf(await client.call(calls.consoleOrder.offer, client.delivery, request));
  expect(offered).toMatchObject({
    status: 'waiting_to_put',
    origin: 'staff',
    holder: { id: request.holder_id },
  });
  expect(await waiting(caller)).toMatchObject([{ id: offered.id }]);
  const absent = { ...request, product_id: '999999' };
  expect(await client.call(calls.consoleOrder.offer, client.delivery, absent)).toMatchObject({
    reason: 'no_such_data',
  });
});
