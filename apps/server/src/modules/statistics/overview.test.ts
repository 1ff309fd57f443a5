import { deliveryReport, putOrder } from '@fairlead/db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestContext, type TestContext } from '../../testing/context';
import { readOverview } from './overview';

let context: TestContext;
let orders = 0;

beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.close());

/** One accepted report of a thousand views, ten clicks, two conversions, 7.00 spent and 8.00 earned. */
const report = async (
  holderId: number,
  bucket: string,
  more: Partial<typeof deliveryReport.$inferInsert> = {},
) => {
  orders += 1;
  await context.database.orm.insert(deliveryReport).values({
    ...{ holderId, orderId: orders, source: 'test', bucket: new Date(bucket), version: 1 },
    ...{
      impressions: 1_000,
      clicks: 10,
      conversions: 2,
      spendMinor: 700,
      grossMinor: 1_000,
      revenueMinor: 800,
    },
    ...{
      state: 'accepted',
      current: true,
      raw: '{}',
      rawHash: Buffer.alloc(32),
      receivedAt: new Date(new Date(bucket).getTime() + 3_600_000),
    },
    ...more,
  });
};

const overview = (holderId: number, type: number, timeZone: string, now: string) =>
  readOverview(context.database, holderId, { type, timeZone, now: new Date(now) });

describe('the overview', () => {
  it('is empty without reports, and says so', async () => {
    const { holderId } = await context.makeHolder();
    const empty = await overview(holderId, 1, 'UTC', '2026-03-01T12:00:00Z');
    expect(empty).toMatchObject({
      as_of: null,
      source_count: 0,
      series: [],
      totals: { spend: 0, click_rate_bp: null },
    });
  });

  it('sums current accepted reports of this person alone, with what follows from them', async () => {
    const { holderId } = await context.makeHolder();
    const { holderId: other } = await context.makeHolder();
    await report(holderId, '2026-03-01T10:00:00Z');
    await report(holderId, '2026-03-01T10:15:00Z');
    await report(holderId, '2026-03-01T10:30:00Z', { current: false });
    await report(other, '2026-03-01T10:00:00Z');
    const today = await overview(holderId, 1, 'UTC', '2026-03-01T12:00:00Z');
    expect(today.totals).toEqual({
      ...{ spend: 1_400, impressions: 2_000, clicks: 20, click_rate_bp: 100, conversions: 4 },
      ...{ cost_per_conversion: 350, revenue: 1_600, net: 200 },
    });
    expect(today).toMatchObject({ source_count: 2, as_of: '2026-03-01T10:30:00.000Z', demo: false });
    expect(today.series).toHaveLength(1);
  });

  it('says what of the spend the operator paid: the first that a plan spends', async () => {
    const { holderId } = await context.makeHolder();
    const accepted = { status: 'putting', createdAt: new Date('2026-02-27T00:00:00Z') } as const;
    const [plan] = await context.database.orm
      .insert(putOrder)
      .values({
        ...{ holderId, number: 'gift', productId: 1, productVersion: 1, ...accepted },
        ...{ billedGiftMinor: 600, billedStartUpMinor: 300, billedOwnMinor: 1_200 },
      })
      .returning({ id: putOrder.id });
    const of = { orderId: plan?.id ?? 0 };
    await report(holderId, '2026-02-28T23:00:00Z', of);
    await report(holderId, '2026-03-01T10:00:00Z', of);
    await report(holderId, '2026-03-01T11:00:00Z', of);
    await report(holderId, '2026-03-01T11:15:00Z');
    const now = '2026-03-01T12:00:00Z';
    const all = await overview(holderId, 4, 'UTC', now);
    expect(all).toMatchObject({ gift_spend: 900, totals: { spend: 2_800 } });
    expect(all.series.map(({ gift_spend }) => gift_spend)).toEqual([700, 200]);
    const today = await overview(holderId, 1, 'UTC', now);
    expect(today.gift_spend).toBe(200);
    expect(today.series.map(({ gift_spend }) => gift_spend)).toEqual([200, 0]);
  });

  it('rounds the cost of a conversion up: a limit of this amount is never passed unseen', async () => {
    const { holderId } = await context.makeHolder();
    await report(holderId, '2026-03-01T10:00:00Z', { conversions: 3 });
    const today = await overview(holderId, 1, 'UTC', '2026-03-01T12:00:00Z');
    expect(today.totals).toMatchObject({ spend: 700, conversions: 3, cost_per_conversion: 234 });
  });

  it('speaks of no moment that is still to come: an open bucket counts up to its receipt', async () => {
    const { holderId } = await context.makeHolder();
    await report(holderId, '2026-03-01T10:00:00Z');
    await report(holderId, '2026-03-01T11:45:00Z', { receivedAt: new Date('2026-03-01T11:52:07Z') });
    const today = await overview(holderId, 1, 'UTC', '2026-03-01T11:53:00Z');
    expect(today.as_of).toBe('2026-03-01T11:52:07.000Z');
  });

  it.each([
    // Kolkata is five and a half hours ahead, Chatham twelve and three quarters and then thirteen and three quarters.
    ['Asia/Kolkata', '2026-03-01T12:00:00Z', '2026-02-28T18:30:00.000Z'],
    ['Pacific/Chatham', '2026-03-01T12:00:00Z', '2026-03-01T10:15:00.000Z'],
    ['Pacific/Chatham', '2026-07-01T12:00:00Z', '2026-07-01T11:15:00.000Z'],
    ['America/New_York', '2026-03-08T18:00:00Z', '2026-03-08T05:00:00.000Z'],
  ])('begins the day where it begins in %s at %s', async (zone, now, from) => {
    const { holderId } = await context.makeHolder();
    const before = new Date(new Date(from).getTime() - 900_000).toISOString();
    await report(holderId, from);
    await report(holderId, before);
    const today = await overview(holderId, 1, zone, now);
    expect(today).toMatchObject({ from, source_count: 1, time_zone: zone });
  });

  it('compares with the day before up to the same hour', async () => {
    const { holderId } = await context.makeHolder();
    await report(holderId, '2026-03-01T11:00:00Z');
    await report(holderId, '2026-02-28T11:00:00Z');
    await report(holderId, '2026-02-28T13:00:00Z');
    const today = await overview(holderId, 1, 'UTC', '2026-03-01T12:00:00Z');
    expect(today.previous).toMatchObject({ spend: 700 });
  });

  it('takes all for the beginning of time and marks demo and hand-entered figures', async () => {
    const { holderId } = await context.makeHolder();
    await report(holderId, '2024-01-01T00:00:00Z', { source: 'demo' });
    await report(holderId, '2026-02-01T00:00:00Z', { enteredByHand: true });
    const all = await overview(holderId, 4, 'UTC', '2026-03-01T12:00:00Z');
    expect(all).toMatchObject({
      from: null,
      previous: null,
      source_count: 2,
      demo: true,
      entered_by_hand: true,
    });
    expect(all.series.map(({ start }) => start)).toEqual([
      '2024-01-01T00:00:00.000Z',
      '2026-02-01T00:00:00.000Z',
    ]);
    expect(all.series.reduce((sum, { spend }) => sum + spend, 0)).toBe(all.totals.spend);
  });
});
