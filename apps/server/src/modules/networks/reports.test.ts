import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { HolderCaller } from '../../http/route';
import { createTestContext, type TestContext } from '../../testing/context';
import { networksVariable, openNode, type ReportIn } from '../../testing/network';
import { planClient } from '../../testing/plan-client';
import { acceptOrder } from '../plans';

const BUCKET_MS = 900_000;

let context: TestContext;
let plans: Awaited<ReturnType<typeof planClient>>;
let node: Awaited<ReturnType<typeof openNode>>;
beforeAll(async () => {
  context = await createTestContext({ NETWORKS: networksVariable() });
  plans = await planClient(context);
  node = await openNode(context);
});
afterEach(() => context.expectBooks());
afterAll(async () => {
  await node.close();
  await context.close();
});

const runningOrder = async () => {
  const holder = await plans.funded();
  const { order } = await plans.putOk(holder);
  await acceptOrder(context, Number(order.id));
  return { holder, order };
};

const bucketAt = (time: Date): string =>
  new Date(Math.floor(time.getTime() / BUCKET_MS) * BUCKET_MS).toISOString();

const reportOf = (number: string, more: Partial<ReportIn> = {}): ReportIn => ({
  ...{ order_number: number, bucket: bucketAt(context.clock.now()), version: 1 },
  ...{ impressions: 2_000, clicks: 100, conversions: 3, spend: 2_000, ...more },
});

const billedOf = async (holder: HolderCaller, id: string) =>
  (await plans.detailOf(holder, id)).statistics.spend;

describe('the calls of networks', () => {
  it('opens to the right signature alone, within five minutes of its time', async () => {
    const { order } = await runningOrder();
    const reports = [reportOf(order.number)];
    const nowS = Math.floor(context.clock.now().getTime() / 1000);
    const wrong = [
      { secret: 'another secret that is also long enough' },
      { name: 'nobody' },
      { timestamp: String(nowS - 301) },
      { timestamp: String(nowS + 301) },
      { timestamp: 'now' },
      { body: JSON.stringify({ reports: [reportOf(order.number, { spend: 1 })] }) },
      { body: 'no json', secret: 'another secret that is also long enough' },
    ];
    for (const options of wrong) {
      expect(await node.report(reports, options)).toMatchObject({ status: 401, reason: 'signature_invalid' });
    }
    expect(await node.report(reports, { timestamp: String(nowS - 299) })).toMatchObject({ status: 200 });
  });

  it('knows the orders of the network that asks, no others', async () => {
    const productId = String(await context.makeProduct({ network: 'elsewhere' }));
    const holder = await plans.funded();
    const { order } = await plans.putOk(holder, { product_id: productId });
    await acceptOrder(context, Number(order.id));
    const { results } = await node.report([
      reportOf(order.number),
      reportOf('261121-9999999'),
      reportOf('no number'),
    ]);
    for (const result of results) {
      expect(result).toMatchObject({ outcome: 'quarantined', fault: 'unknown_order', report_id: null });
    }
    expect(await billedOf(holder, order.id)).toBe(0);
  });
});

describe('a report', () => {
  it('whose views are told after its clicks counts as soon as they are', async () => {
    const { holder, order } = await runningOrder();
    await node.report([reportOf(order.number, { impressions: 0, clicks: 8, conversions: 1, spend: 0 })]);
    context.clock.turn(BUCKET_MS);
    await node.report([reportOf(order.number, { impressions: 100, clicks: 0, conversions: 0, spend: 90 })]);
    const shown = await plans.detailOf(holder, order.id);
    expect(shown.statistics).toMatchObject({ impressions: 100, clicks: 8, conversions: 1, spend: 90 });
    expect(shown.reasons.map(({ reason }) => reason)).not.toContain('reports_in_quarantine');
  });

  it('restated posts its difference, cash first, and the holder sees old and new', async () => {
    const { holder, order } = await runningOrder();
    await node.report([reportOf(order.number)]);
    await node.report([reportOf(order.number, { version: 2, spend: 1_500, conversions: 2 })]);
    expect(await billedOf(holder, order.id)).toBe(1_500);
    expect(await plans.walletOf(holder)).toMatchObject({ escrow: 3_500, settling: 800 });
    const causes = (await plans.detailOf(holder, order.id)).timeline.map(({ cause }) => cause);
    expect(causes).toContain('report_restated');
    const { results } = await node.report([reportOf(order.number)]);
    expect(results).toMatchObject([{ outcome: 'known' }]);
  });
});
