import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestContext, type TestContext } from '../../../testing/context';
import { planClient } from '../../../testing/plan-client';
import { acceptOrder, advanceDueOrders, BUCKET_MS, ingestReport } from '../index';

const HOUR_MS = 3_600_000;
let context: TestContext;
let client: Awaited<ReturnType<typeof planClient>>;

beforeAll(async () => {
  context = await createTestContext();
  await context.fundHouse(100_000);
  client = await planClient(context);
});
afterAll(() => context.close());

describe('a report', () => {
  it('counts once however often and in whatever order it comes', async () => {
    const caller = await client.funded();
    const { order } = await client.putOk(caller);
    const id = Number(order.id);
    await acceptOrder(context, id);
    expect((await client.report(id, {}, 2)).outcome).toBe('accepted');
    expect((await client.report(id, {}, 2)).outcome).toBe('known');
    expect((await client.report(id, { spendMinor: 1 }, 1)).outcome).toBe('superseded');
    expect(await client.walletOf(caller)).toMatchObject({ escrow: 3_000, settling: 1_200 });
    expect((await client.report(id, { spendMinor: 1_000, conversions: 1 }, 3)).outcome).toBe('accepted');
    expect(await client.walletOf(caller)).toMatchObject({ escrow: 4_000, settling: 400 });
    expect((await client.detailOf(caller, order.id)).timeline.at(-1)).toMatchObject({
      cause: 'report_restated',
    });
    await context.expectBooks();
  });

  it.each([
    ['views alone', { impressions: 2_500 }],
    ['clicks alone', { clicks: 90 }],
    ['more conversions', { conversions: 4 }],
    ['more spend', { impressions: 2_500, spendMinor: 2_400 }],
    ['no conversion any more', { conversions: 0 }],
  ])('no figure without a source: tells of every figure that it restates: %s', async (_, changed) => {
    const caller = await client.funded();
    const { order } = await client.putOk(caller);
    await acceptOrder(context, Number(order.id));
    context.clock.turn(BUCKET_MS);
    await client.report(Number(order.id), {}, 1, 1);
    await client.report(Number(order.id), changed, 2, 1);
    const first = { impressions: 2_000, clicks: 100, conversions: 3, spend: 2_000, revenue: 1_200 };
    const stated: Record<string, number> = changed;
    const { spendMinor: spend = first.spend, conversions = first.conversions, ...counts } = stated;
    const revenue = conversions * 400;
    const told = { before: first, after: { ...first, ...counts, conversions, spend, revenue }, reason: null };
    expect((await client.detailOf(caller, order.id)).timeline.at(-1)).toMatchObject({
      ...{ cause: 'report_restated', actor: 'network', restated: told },
    });
    const notices = await context.database.query<{ parameters: object }>(
      "select parameters from notification where holder_id = $1 and key = 'order.restated'",
      [caller.holderId],
    );
    const parameters = { spendBefore: 2_000, spendAfter: spend, revenueBefore: 1_200, revenueAfter: revenue };
    expect(notices).toMatchObject([{ parameters }]);
  });

  it('says nothing where a higher version changes no figure, or the quarter of an hour still goes on', async () => {
    const caller = await client.funded();
    const { order } = await client.putOk(caller);
    await acceptOrder(context, Number(order.id));
    await client.report(Number(order.id));
    await client.report(Number(order.id), {}, 2);
    const causes = async () => (await client.detailOf(caller, order.id)).timeline.map(({ cause }) => cause);
    await client.report(Number(order.id), { impressions: 2_100, spendMinor: 2_100 }, 3);
    expect(await causes()).not.toContain('report_restated');
    // What falls is told while it goes on, too.
    await client.report(Number(order.id), { impressions: 2_100, spendMinor: 2_000 }, 4);
    expect(await causes()).toContain('report_restated');
  });

  it('restated after the run gives cash back to available funds', async () => {
    const caller = await client.funded();
    const { order } = await client.putOk(caller);
    const id = Number(order.id);
    await acceptOrder(context, id);
    await client.report(id, { impressions: 5_000, spendMinor: 5_000 });
    expect(await client.walletOf(caller)).toMatchObject({ available: 5_000, escrow: 0 });
    await client.report(id, { impressions: 5_000, spendMinor: 4_000 }, 2);
    expect(await client.walletOf(caller)).toMatchObject({ available: 6_000, escrow: 0 });
    await client.report(id, { impressions: 5_000, spendMinor: 4_500 }, 3);
    // The rest was returned already: what escrow no longer has, the house bears.
    expect(await client.walletOf(caller)).toMatchObject({ available: 6_000, escrow: 0 });
    await context.expectBooks();
  });

  it('that nobody can bear any more goes to quarantine', async () => {
    const poor = await createTestContext();
    const poorClient = await planClient(poor);
    const caller = await poorClient.funded();
    const orderId = Number((await poorClient.putOk(caller)).order.id);
    await acceptOrder(poor, orderId);
    const bucket = poor.clock.now();
    poor.clock.turn(24 * HOUR_MS);
    await advanceDueOrders(poor);
    const figures = { impressions: 2_000, clicks: 100, conversions: 3, spendMinor: 2_000, version: 1 };
    const late = { source: 'test', orderId, bucket, ...figures, raw: '{}', enteredByHand: false };
    expect(await ingestReport(poor, late)).toMatchObject({
      outcome: 'quarantined',
      fault: 'house_not_funded',
    });
    await poor.fundHouse(5_000);
    expect((await ingestReport(poor, { ...late, version: 2, raw: '{"again":1}' })).outcome).toBe('accepted');
    await poor.expectBooks();
    await poor.close();
  });

  it.each([
    ['clicks_above_impressions', { clicks: 2_001 }],
    ['conversions_above_clicks', { conversions: 101 }],
    ['above_rate', { spendMinor: 2_001 }],
    ['over_budget', { impressions: 9_000, spendMinor: 5_001 }],
  ])('that is impossible goes to quarantine: %s', async (fault, more) => {
    const caller = await client.funded();
    const { order } = await client.putOk(caller);
    await acceptOrder(context, Number(order.id));
    expect(await client.report(Number(order.id), more)).toMatchObject({ outcome: 'quarantined', fault });
    expect(await client.walletOf(caller)).toMatchObject({ escrow: 5_000, settling: 0 });
    await context.expectBooks();
  });

  it('of a quarter of an hour that has not begun goes to quarantine; a clock may be a minute ahead', async () => {
    const caller = await client.funded();
    const { order } = await client.putOk(caller);
    const id = Number(order.id);
    await acceptOrder(context, id);
    const next = Math.floor(context.clock.now().getTime() / BUCKET_MS + 1) * BUCKET_MS;
    context.clock.set(new Date(next - 60_001));
    expect(await client.report(id, {}, 1, -1)).toMatchObject({
      outcome: 'quarantined',
      fault: 'bucket_invalid',
    });
    context.clock.turn(1);
    expect((await client.report(id, {}, 2, -1)).outcome).toBe('accepted');
    expect(await client.walletOf(caller)).toMatchObject({ escrow: 3_000, settling: 1_200 });
    await context.expectBooks();
  });

  it('of an order that does not run, or outside its run, goes to quarantine', async () => {
    const caller = await client.funded();
    const { order } = await client.putOk(caller);
    expect(await client.report(Number(order.id))).toMatchObject({
      outcome: 'quarantined',
      fault: 'not_running',
    });
    await acceptOrder(context, Number(order.id));
    context.clock.turn(48 * HOUR_MS);
    expect(await client.report(Number(order.id))).toMatchObject({
      outcome: 'quarantined',
      fault: 'outside_run',
    });
  });
});
