import { expect } from 'vitest';
import { acceptOrder } from '../modules/plans';
import { numbersFrom } from './chance';
import { createTestContext } from './context';
import { networksVariable, openNode, type ReportIn } from './network';
import { planClient } from './plan-client';

const BUCKET_MS = 900_000;
const BUCKETS = 96;
const BATCH = 100;

const shuffled = <Item>(items: readonly Item[], pick: (below: number) => number): Item[] => {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = pick(last + 1);
    [mixed[last], mixed[other]] = [mixed[other] as Item, mixed[last] as Item];
  }
  return mixed;
};

/** Views are told in even buckets, clicks and conversions in odd ones: an odd one alone looks impossible. */
const reportOf = (number: string, start: number, index: number, version: number, size: number): ReportIn => ({
  order_number: number,
  bucket: new Date(start + index * BUCKET_MS).toISOString(),
  version,
  ...(index % 2 === 0
    ? { impressions: 200 + size, clicks: 0, conversions: 0, spend: 20 + (size % 60) }
    : { impressions: 0, clicks: 10 + (size % 20), conversions: size % 3, spend: 0 }),
});

/**
 * So many reports of a day of several orders, each sent three times, all shuffled, through two nodes at once. What is
 * shown and billed in the end is what the highest version of each bucket says, whatever came first.
 */
export const playShuffled = async (orders: number, versions: number, seed: number): Promise<number> => {
  const context = await createTestContext({ NETWORKS: networksVariable() });
  const plans = await planClient(context);
  const nodes = [await openNode(context), await openNode(context)];
  const pick = numbersFrom(seed);
  try {
    const sent: ReportIn[] = [];
    const wanted: { holder: Awaited<ReturnType<typeof plans.funded>>; id: string; last: ReportIn[] }[] = [];
    for (let count = 0; count < orders; count += 1) {
      const holder = await plans.funded();
      const { order } = await plans.putOk(holder);
      await acceptOrder(context, Number(order.id));
      const start = Math.floor(context.clock.now().getTime() / BUCKET_MS) * BUCKET_MS;
      const last: ReportIn[] = [];
      for (let index = 0; index < BUCKETS; index += 1) {
        const all = Array.from({ length: versions }, (_, version) =>
          reportOf(order.number, start, index, version + 1, pick(60)),
        );
        sent.push(...all);
        last.push(...all.slice(-1));
      }
      wanted.push({ holder, id: order.id, last });
    }
    context.clock.turn((BUCKETS - 1) * BUCKET_MS);
    const queue = shuffled([...sent, ...sent, ...sent], pick);
    const drain = async (node: (typeof nodes)[number]): Promise<void> => {
      for (let batch = queue.splice(0, BATCH); batch.length > 0; batch = queue.splice(0, BATCH)) {
        expect((await node.report(batch)).status).toBe(200);
      }
    };
    await Promise.all(nodes.map(drain));
    for (const { holder, id, last } of wanted) {
      const sum = (name: 'impressions' | 'clicks' | 'conversions' | 'spend') =>
        last.reduce((total, report) => total + report[name], 0);
      const { statistics, reasons } = await plans.detailOf(holder, id);
      const figures = {
        impressions: sum('impressions'),
        clicks: sum('clicks'),
        conversions: sum('conversions'),
      };
      expect(statistics).toMatchObject({ ...figures, spend: sum('spend') });
      expect(reasons.map(({ reason }) => reason)).not.toContain('reports_in_quarantine');
      const wallet = await plans.walletOf(holder);
      expect(wallet).toMatchObject({ escrow: 5_000 - sum('spend'), settling: sum('conversions') * 400 });
    }
    await context.expectBooks();
    return sent.length;
  } finally {
    for (const node of nodes) await node.close();
    await context.close();
  }
};
