import { calls, type RequestOf } from '@fairlead/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routesOf } from '../../../app/parts';
import type { HolderCaller, StaffCaller } from '../../../http/route';
import { clientOf, dataOf, makeStaff } from '../../../testing/client';
import { createTestContext, type TestContext } from '../../../testing/context';
import { planClient } from '../../../testing/plan-client';
import { advanceDueOrders } from '../life/advance';
import { acceptOrder } from '../life/network-moves';
import { recordRemittance } from '../settlement/remittance';

const DAY_MS = 86_400_000;
let context: TestContext;
let plans: Awaited<ReturnType<typeof planClient>>;
let call: ReturnType<typeof clientOf>;
let caller: HolderCaller;
let reader: StaffCaller;
let pages: string;
/** Orders by what became of them. */
const ids = { lost: '', won: '', running: '', cancelled: '' };
let secondDay: string;

const fund = async (productId?: string): Promise<string> => {
  const { order } = await plans.putOk(caller, productId === undefined ? {} : { product_id: productId });
  return order.id;
};

/** 20.00 spent, so many conversions of 5.00 each at 80 %, lived through to the settlement. */
const settle = async (id: string, conversions: number): Promise<void> => {
  const orderId = Number(id);
  await acceptOrder(context, orderId);
  await plans.report(orderId, { conversions });
  const lines = [{ orderId, amountMinor: conversions * 500 }];
  await context.database.transaction((tx) =>
    recordRemittance(tx, { network: 'test', receiptNumber: `r-${id}`, lines, now: context.clock.now() }),
  );
  for (const days of [30, 3, 3]) {
    context.clock.turn(days * DAY_MS);
    await advanceDueOrders(context);
  }
};

beforeAll(async () => {
  context = await createTestContext();
  plans = await planClient(context);
  call = clientOf(routesOf(context));
  reader = await makeStaff(context, 'reader', 'delivery');
  const terms = { kind: 'landing_page', title: 'Paper 100%_Fleet', runDays: 30 } as const;
  pages = String(await context.makeProduct(terms));
  caller = await plans.funded(100_000);
  ids.lost = await fund();
  await settle(ids.lost, 1);
  ids.won = await fund(pages);
  await settle(ids.won, 30);
  secondDay = context.clock.now().toISOString();
  ids.cancelled = await fund();
  dataOf(await plans.send(calls.plan.cancel, caller, { order_id: ids.cancelled }));
  ids.running = await fund(pages);
  await acceptOrder(context, Number(ids.running));
});
afterAll(() => context.close());

const list = async (request: RequestOf<typeof calls.plan.list> = {}) =>
  dataOf(await plans.send(calls.plan.list, caller, request));
const found = async (request: RequestOf<typeof calls.plan.list>) =>
  (await list(request)).items.map(({ id }) => id);

describe('POST /plan/order/list', () => {
  it('says of each plan what became of it, and how far a running one has learned', async () => {
    await plans.report(Number(ids.running), { conversions: 7 });
    const { items } = await list();
    expect(items.map(({ id }) => id)).toEqual([ids.running, ids.cancelled, ids.won, ids.lost]);
    const [running, cancelled, won, lost] = items;
    expect(running).toMatchObject({ result: null, learning: { conversions: 7, threshold: 50 } });
    expect(cancelled).toMatchObject({ result: null, learning: null, net_so_far: null });
    // 7 conversions of 4.00 less 20.00, as its own page says; the whole put of the other is back.
    expect([running?.net_so_far, running?.came_back, cancelled?.came_back]).toEqual([800, null, 5_000]);
    expect((await plans.detailOf(caller, ids.running)).statistics.net).toBe(800);
    expect([won?.net_so_far, lost?.net_so_far, lost?.came_back]).toEqual([null, null, null]);
    expect(lost?.result).toEqual({
      ...{ put_own: 5_000, returned: 3_000, revenue: 400, net_own: -1_600, final: true },
    });
    expect(won?.result?.net_own).toBeGreaterThan(0);
    const detail = await plans.detailOf(caller, ids.lost);
    expect(detail.result).toMatchObject(lost?.result ?? {});
  });

  it('finds by kind, result, date and text, and by all of them together', async () => {
    expect(await found({ kind: 'landing_page' })).toEqual([ids.running, ids.won]);
    expect(await found({ result: 'loss' })).toEqual([ids.lost]);
    expect(await found({ result: 'no_loss' })).toEqual([ids.won]);
    expect(await found({ result: 'none' })).toEqual([ids.running, ids.cancelled]);
    expect(await found({ from: secondDay })).toEqual([ids.running, ids.cancelled]);
    expect(await found({ until: secondDay })).toEqual([ids.won, ids.lost]);
    expect(await found({ text: 'harbour' })).toEqual([ids.cancelled, ids.lost]);
    const { order } = await plans.detailOf(caller, ids.won);
    expect(await found({ text: order.number.toLowerCase() })).toEqual([ids.won]);
    const all = { kind: 'landing_page', result: 'no_loss', until: secondDay, text: 'FLEET' } as const;
    expect(await found({ ...all, status: 'settlement_successful' })).toEqual([ids.won]);
    expect(await found({ ...all, status: 'put_failed' })).toEqual([]);
  });

  it('takes what was typed as it is, and pages through what it found', async () => {
    expect(await found({ text: '100%_' })).toEqual([ids.running, ids.won]);
    expect(await found({ text: '%' })).toEqual([ids.running, ids.won]);
    expect(await found({ text: "x' or 1=1" })).toEqual([]);
    const first = await list({ kind: 'video', limit: 1 });
    expect(first.items.map(({ id }) => id)).toEqual([ids.cancelled]);
    const rest = await list({ kind: 'video', limit: 1, cursor: first.next_cursor ?? '' });
    expect([rest.items.map(({ id }) => id), rest.next_cursor]).toEqual([[ids.lost], null]);
  });

  it('says no longer that a plan learns once it has, in list and detail alike', async () => {
    context.clock.turn(DAY_MS);
    await plans.report(Number(ids.running), { conversions: 50 });
    const detail = await plans.detailOf(caller, ids.running);
    expect([detail.learning, detail.reasons]).toEqual([null, []]);
    const [running] = (await list({ status: 'putting' })).items;
    expect(running).toMatchObject({ learning: null, reasons: [] });
  });
});

describe('consoleOrder.list', () => {
  it('leads from a figure of the record of a product to as many plans, and counts a loss as it does', async () => {
    const { order } = await plans.detailOf(caller, ids.won);
    // Of what was billed the house paid a part: its holder gained, the plan lost.
    await context.asOwner(
      'update put_order set billed_own_minor = 100, revenue_minor = billed_minor - 1 where id = $1',
      [ids.won],
    );
    const [record] = await context.asOwner<{ settled: number; lost: number }>(
      "select settled, lost from settled_record where subject = 'product' and subject_id = $1",
      [order.product.id],
    );
    const idsOf = async (request: RequestOf<typeof calls.consoleOrder.list>) =>
      dataOf(await call(calls.consoleOrder.list, reader, request)).items.map(({ id }) => id);
    const settled = { product_id: order.product.id, status: 'settlement_successful' } as const;
    expect(await idsOf(settled)).toEqual([ids.won]);
    expect(await idsOf({ ...settled, result: 'loss' })).toEqual([ids.won]);
    expect(record).toEqual({ settled: 1, lost: 1 });
    expect(await found({ result: 'no_loss' })).toEqual([ids.won]);
    expect(await idsOf({ product_id: order.product.id })).toEqual([ids.running, ids.won]);
    expect(await idsOf({ result: 'none' })).toEqual([ids.running, ids.cancelled]);
  });
});
