import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { HolderCaller } from '../../http/route';
import { networksVariable, openNode, type ReportIn } from '../../testing/network';
import { planDoors } from '../../testing/plan-doors';
import { createWorld, type World } from '../../testing/world';
import { acceptOrder, advanceDueOrders, windowsAt } from '../plans';

const BUCKET_MS = 900_000;

let world: World;
let plans: Awaited<ReturnType<typeof planDoors>>;
let node: Awaited<ReturnType<typeof openNode>>;
let other: typeof node;
beforeAll(async () => {
  world = await createWorld({ NETWORKS: networksVariable() });
  plans = await planDoors(world);
  node = await openNode(world);
  other = await openNode(world);
});
afterEach(() => world.expectBooks());
afterAll(async () => {
  await node.close();
  await other.close();
  await world.close();
});

const runningOrder = async () => {
  const holder = await plans.funded();
  const { order } = await plans.putOk(holder);
  await acceptOrder(world, Number(order.id));
  return { holder, order };
};

const bucketAt = (time: Date): string =>
  new Date(Math.floor(time.getTime() / BUCKET_MS) * BUCKET_MS).toISOString();

const reportOf = (number: string, more: Partial<ReportIn> = {}): ReportIn => ({
  ...{ order_number: number, bucket: bucketAt(world.clock.now()), version: 1 },
  ...{ impressions: 2_000, clicks: 100, conversions: 3, spend: 2_000, ...more },
});

const billedOf = async (holder: HolderCaller, id: string) =>
  (await plans.detailOf(holder, id)).statistics.spend;

describe('the door of the networks', () => {
  it('opens to the right signature alone, within five minutes of its time', async () => {
    const { order } = await runningOrder();
    const reports = [reportOf(order.number)];
    const nowS = Math.floor(world.clock.now().getTime() / 1000);
    const wrong = [
      { secret: 'another secret that is also long enough' },
      { name: 'nobody' },
      { timestamp: String(nowS - 301) },
      { timestamp: String(nowS + 301) },
      { timestamp: 'now' },
      { body: JSON.stringify({ reports: [reportOf(order.number, { spend: 1 })] }) },
      { body: 'no json', secret: 'another secret that is also long enough' },
    ];
    for (const manner of wrong) {
      expect(await node.report(reports, manner)).toMatchObject({ status: 401, reason: 'signature_invalid' });
    }
    expect(await node.report(reports, { timestamp: String(nowS - 299) })).toMatchObject({ status: 200 });
  });

  it('knows the orders of the network that knocks, no others', async () => {
    const productId = String(await world.makeProduct({ network: 'elsewhere' }));
    const holder = await plans.funded();
    const { order } = await plans.putOk(holder, { product_id: productId });
    await acceptOrder(world, Number(order.id));
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
  it('delivered twice and from two nodes at once is counted once (revive #392)', async () => {
    const { holder, order } = await runningOrder();
    const reports = [reportOf(order.number)];
    const nodes = [node, other, node, other, node, other];
    const replies = await Promise.all(nodes.map((each) => each.report(reports)));
    const outcomes = replies.flatMap(({ results }) => results.map(({ outcome }) => outcome));
    expect(outcomes.toSorted()).toEqual(['accepted', 'known', 'known', 'known', 'known', 'known']);
    expect(await billedOf(holder, order.id)).toBe(2_000);
    expect(await plans.walletOf(holder)).toMatchObject({ escrow: 3_000 });
  });

  it('with clicks above impressions is held back, and shown nowhere (revive #1215)', async () => {
    const { holder, order } = await runningOrder();
    const { results } = await node.report([
      reportOf(order.number, { impressions: 10, clicks: 11, spend: 0 }),
    ]);
    expect(results).toMatchObject([{ outcome: 'quarantined', fault: 'clicks_above_impressions' }]);
    const shown = await plans.detailOf(holder, order.id);
    expect(shown.statistics).toMatchObject({ impressions: 0, clicks: 0, conversions: 0 });
    expect(shown.reasons.map(({ reason }) => reason)).toContain('reports_in_quarantine');
  });

  it('whose views are told after its clicks counts as soon as they are', async () => {
    const { holder, order } = await runningOrder();
    await node.report([reportOf(order.number, { impressions: 0, clicks: 8, conversions: 1, spend: 0 })]);
    world.clock.turn(BUCKET_MS);
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

describe('an order over HTTP', () => {
  const turn = async (lengthMs: number) => {
    world.clock.turn(lengthMs);
    await advanceDueOrders(world);
  };

  it('finished with nothing delivered shows 0 % and gives all back (adex-platform #384)', async () => {
    const { holder, order } = await runningOrder();
    const { runMs, reportsMs } = windowsAt(1);
    await turn(runMs(1));
    await turn(reportsMs);
    const shown = await plans.detailOf(holder, order.id);
    expect(shown.order).toMatchObject({ status: 'waiting_for_settlement', progress_bp: 0 });
    expect(await plans.walletOf(holder)).toMatchObject({ available: 10_000, escrow: 0 });
  });

  it('H8: is not settled before the network has paid, by whatever path it is asked (ugig.net #212)', async () => {
    const { holder, order } = await runningOrder();
    await node.report([reportOf(order.number)]);
    const { runMs, reportsMs, objectionMs } = windowsAt(1);
    for (const lengthMs of [runMs(1), reportsMs, objectionMs]) {
      await turn(lengthMs);
      // A report that comes late, one that is sent again, and a second look at what is due: none of them pays out.
      await node.report([reportOf(order.number), reportOf(order.number, { version: 3 })]);
      await advanceDueOrders(world);
      expect((await plans.detailOf(holder, order.id)).order.status).not.toBe('settlement_successful');
      expect(await plans.walletOf(holder)).toMatchObject({ settling: 1_200, available: expect.any(Number) });
    }
    expect(await plans.walletOf(holder)).toMatchObject({ available: 8_000, settling: 1_200 });
  });
});
