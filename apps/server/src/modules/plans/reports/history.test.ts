import { calls } from '@fairlead/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dataOf } from '../../../testing/client';
import { openReportDesk, REASON } from '../../../testing/report-desk';
import { acceptOrder, advanceDueOrders, recordRemittance, windowsAt } from '..';
import { readHistory } from '../views/record';

let desk: Awaited<ReturnType<typeof openReportDesk>>;
beforeAll(async () => {
  desk = await openReportDesk();
});
afterEach(() => desk.context.expectBooks());
afterAll(() => desk.context.close());

const productOf = async (orderId: string): Promise<number> => {
  const [row] = await desk.context.asOwner<{ product_id: number }>(
    'select product_id from put_order where id = $1',
    [orderId],
  );
  return row?.product_id ?? 0;
};

/** Settled plans of this product, together: 100,000 views for 100.00, of which 150.00 came back to their holders. */
const giveHistory = async (orderId: string, settled: number) =>
  desk.context.asOwner(
    `insert into settled_record (subject, subject_id, settled, lost, below, views, billed_minor, revenue_minor)
      values ('product', $1, $2, 0, 0, 100000, 10000, 15000)`,
    [await productOf(orderId), settled],
  );

const onTest = async (settled = 10) => {
  const order = await desk.waiting('test');
  await giveHistory(order.id, settled);
  await acceptOrder(desk.context, Number(order.id));
  return { ...order, orderId: Number(order.id) };
};

describe('no figure without a source: a report far from the history of its product', () => {
  const cheap = { impressions: 2_000, spendMinor: 1_000 };

  it.each([
    ['views at five times the price count', cheap, 'accepted', null],
    ['dearer ones are held back', { ...cheap, spendMinor: 1_001 }, 'quarantined', 'above_history'],
    ['a few views say nothing', { impressions: 999, clicks: 9, spendMinor: 999 }, 'accepted', null],
    [
      'nearly five times the revenue counts',
      { impressions: 6_000, conversions: 11, spendMinor: 0 },
      'accepted',
      null,
    ],
    ['ten conversions say nothing', { ...cheap, conversions: 10 }, 'accepted', null],
    ['eleven do', { ...cheap, conversions: 11 }, 'quarantined', 'above_history'],
  ])('%s', async (_, figures, outcome, fault) => {
    const { orderId } = await onTest();
    expect(await desk.plans.report(orderId, figures)).toMatchObject({ outcome, fault });
  });

  it('counts as ever where fewer than ten plans are a history', async () => {
    const { orderId } = await onTest(9);
    expect(await desk.plans.report(orderId, { spendMinor: 2_000 })).toMatchObject({ outcome: 'accepted' });
  });

  it('counts when two people agree, and by itself when more views make it cheap', async () => {
    const held = await onTest();
    const { reportId } = await desk.plans.report(held.orderId, {});
    const decision = { id: String(reportId), accept: true, reason: REASON };
    const { id } = dataOf(await desk.call(calls.consoleReport.decideQuarantined, desk.maker, decision));
    dataOf(await desk.approve(id));
    expect(await desk.plans.walletOf(held.holder)).toMatchObject({ settling: 1_200 });
    const { holder, orderId } = await onTest();
    await desk.plans.report(orderId, {});
    desk.context.clock.turn(900_000);
    await desk.plans.report(orderId, { impressions: 9_000, clicks: 0, conversions: 0, spendMinor: 0 });
    expect(await desk.plans.walletOf(holder)).toMatchObject({ settling: 1_200 });
  });

  it('is flagged to whoever decides where people stated it, singly or in a file', async () => {
    const { id, number } = await desk.running();
    await giveHistory(id, 10);
    const figures = { impressions: 2_000, clicks: 100, conversions: 3, spend: 2_000 };
    const report = { order_number: number, bucket: desk.bucket(), version: 1, ...figures };
    const request = { report, evidence_file_ids: await desk.evidence(), reason: REASON };
    const proposed = dataOf(await desk.call(calls.consoleReport.proposeManual, desk.maker, request));
    const read = { id: proposed.id };
    const shown = dataOf(await desk.call(calls.consoleProposal.detail, desk.checker, read));
    expect(shown.report_sums).toMatchObject([{ order_id: id, spend: 2_000, above_history: true }]);
    expect(shown.flags).toMatchObject([{ flag: 'above_history', about: number }]);
    const unseen = { id: proposed.id, acknowledged: [] };
    expect(await desk.call(calls.consoleProposal.approve, desk.checker, unseen)).toMatchObject({
      reason: 'flags_not_acknowledged',
    });
    dataOf(await desk.approve(proposed.id));
  });
});

it('the history of a product is what its settled plans were delivered, billed and earned', async () => {
  const { context, plans } = desk;
  const order = await desk.waiting('test');
  await acceptOrder(context, Number(order.id));
  await plans.report(Number(order.id));
  const { runMs, reportsMs, objectionMs } = windowsAt(1);
  for (const lengthMs of [runMs(1), reportsMs, objectionMs]) {
    context.clock.turn(lengthMs);
    await advanceDueOrders(context);
  }
  await context.database.transaction((tx) =>
    recordRemittance(tx, {
      ...{ network: 'test', receiptNumber: 'history', now: context.clock.now() },
      lines: [{ orderId: Number(order.id), amountMinor: 1_500 }],
    }),
  );
  await advanceDueOrders(context);
  const history = { settled: 1, views: 2_000, billedMinor: 2_000, revenueMinor: 1_200 };
  const productId = await productOf(order.id);
  expect(await readHistory(context.database, productId)).toEqual(history);
  await context.asOwner('select make_settled_records()');
  expect(await readHistory(context.database, productId)).toEqual(history);
});
