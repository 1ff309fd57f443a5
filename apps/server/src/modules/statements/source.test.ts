import { generateKeyPairSync } from 'node:crypto';
import { calls, type RequestOf } from '@fairlead/contract';
import { openHold } from '@fairlead/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HolderCaller } from '../../http/route';
import { clientOf, dataOf, openTestClient, PIN, type TestClient } from '../../testing/client';
import { createTestContext, type TestContext } from '../../testing/context';
import { planClient } from '../../testing/plan-client';
import { acceptOrder, advanceDueOrders, readOrder, recordRemittance } from '../plans';
import { statisticsRoutes } from '../statistics';
import { signNextDay } from './roots/sign-days';
import { statementsRoutes } from './routes';

type Request = RequestOf<typeof calls.statement.source>;

const HOUR_MS = 3_600_000;
const newKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
let context: TestContext;
let client: TestClient;
let plans: Awaited<ReturnType<typeof planClient>>;
let ask: ReturnType<typeof clientOf>;
let holder: HolderCaller;
let running: string;
let finished: string;

/** A person with money in every account: two plans, one over and partly paid for; holds, a withdrawal, gifts, a loan. */
beforeAll(async () => {
  context = await createTestContext({ ROOT_SIGNING_KEY: newKey() });
  await context.fundHouse(1_000_000);
  client = openTestClient(context);
  plans = await planClient(context);
  ask = clientOf([...statementsRoutes(context), ...statisticsRoutes(context)]);
  holder = await client.makePayee();
  const { holderId } = holder;
  await context.topUp(holderId, 50_000);
  await context.topUp((await context.makeHolder()).holderId, 12_345);
  const first = await plans.putOk(holder);
  finished = first.order.id;
  await acceptOrder(context, Number(finished));
  await plans.report(Number(finished), { spendMinor: 1_700 });
  await plans.report(Number(finished), { spendMinor: 1_500, conversions: 2 }, 2);
  context.clock.turn(HOUR_MS);
  await plans.report(Number(finished), { spendMinor: 900, conversions: 4 });
  context.clock.turn(24 * HOUR_MS);
  await advanceDueOrders(context);
  const lines = [{ orderId: Number(finished), amountMinor: 2_200 }];
  await context.database.transaction((tx) =>
    recordRemittance(tx, { network: 'test', receiptNumber: 'part', lines, now: context.clock.now() }),
  );
  await context.grantStartUp(holderId, 3_000);
  const coupon_id = String(await context.makeCoupon(holderId, { valueMinor: 2_500 }));
  const second = await plans.putOk(holder, { amount: 6_000, coupon_id, use_start_up: true });
  running = second.order.id;
  await acceptOrder(context, Number(running));
  await plans.report(Number(running), { spendMinor: 1_333 });
  context.clock.turn(HOUR_MS / 12);
  await context.database.transaction((tx) =>
    openHold(tx, {
      ...{
        holderId,
        account: 'held',
        kind: 'hold',
        amountMinor: 700,
        reason: 'dispute',
        opener: 'staff:1',
        linkId: 0,
      },
      ...{ time: context.clock.now(), expiresAt: new Date(context.clock.now().getTime() + 24 * HOUR_MS) },
    }),
  );
  await context.database.transaction((tx) =>
    openHold(tx, {
      ...{ holderId, account: 'held', kind: 'system_deduction', amountMinor: 120, reason: 'chargeback' },
      ...{ opener: 'staff:1', linkId: 1, settlingOf: Number(finished), time: context.clock.now() },
      expiresAt: new Date(context.clock.now().getTime() + 24 * HOUR_MS),
    }),
  );
  const asked = { amount: 4_000, password: PIN };
  dataOf(await client.call(calls.withdrawal.request, holder, asked, { key: 'source-key-1' }));
});
afterAll(() => context.close());

/** The whole source of a figure, read page by page. */
const sourceOf = async (request: Request, caller = holder) => {
  const first = dataOf(await ask(calls.statement.source, caller, { limit: 2, ...request }));
  const items = [...first.items];
  let cursor = first.next_cursor;
  while (cursor !== null) {
    const next = dataOf(await ask(calls.statement.source, caller, { limit: 2, ...request, cursor }));
    items.push(...next.items);
    cursor = next.next_cursor;
  }
  return { ...first, items, sum: items.reduce((sum, item) => sum + item.value, 0) };
};

/** What the plan itself keeps of its own money. */
const ownMoneyOf = async (orderId: string) => {
  const order = await readOrder(context.database, holder.holderId, Number(orderId));
  const { ownMinor, billedOwnMinor, revenueMinor } = order;
  const isOver = order.endedAt !== null;
  return {
    ...{ put_own: ownMinor, billed_own: billedOwnMinor, revenue: revenueMinor },
    net_own: revenueMinor - billedOwnMinor,
    returned: isOver ? ownMinor - billedOwnMinor : 0,
  };
};

describe('the source of a figure', () => {
  it('no figure without a source: each figure of the wallet is the sum of its ledger rows', async () => {
    const wallet = dataOf(await client.call(calls.wallet.property, holder, {}));
    const { unspent, running: lent } = wallet.start_up_funds;
    const figures = {
      available_balance: wallet.available_balance,
      held: wallet.held,
      to_be_consumed: wallet.to_be_consumed,
      to_be_settled: wallet.to_be_settled,
      not_yet_received: wallet.not_yet_received,
      withdrawing: wallet.withdrawing,
      discount_amount: wallet.discount_amount,
      start_up_funds: unspent + lent,
    } as const;
    for (const [figure, shown] of Object.entries(figures)) {
      const source = await sourceOf({ figure: figure as keyof typeof figures });
      expect(source, figure).toMatchObject({ value: shown, sum: shown, parts: [] });
      expect(shown, `${figure} is tested with a sum that is not 0`).toBeGreaterThan(0);
      expect(source.items.every(({ ledger }) => /^[0-9a-f]{64}$/.test(ledger?.hash ?? ''))).toBe(true);
    }
    // Part of the revenue was received: the figure is less than what stands to be settled.
    expect(wallet.not_yet_received).toBeLessThan(wallet.to_be_settled);
    await context.expectBooks();
  });

  it('no figure without a source: total assets are their parts, without gifts and loans', async () => {
    const wallet = dataOf(await client.call(calls.wallet.property, holder, {}));
    const total = await sourceOf({ figure: 'total_assets' });
    expect(total).toMatchObject({ value: wallet.total_assets, items: [] });
    for (const { figure, value, sign } of total.parts) {
      expect((await sourceOf({ figure })).sum).toBe(value);
      expect(sign).toBe(1);
    }
    expect(total.parts.reduce((sum, part) => sum + part.value, 0)).toBe(wallet.total_assets);
  });

  it.each([1, 2, 3, 4])(
    'no figure without a source: each figure of the overview, period %i, is the sum of its reports',
    async (type) => {
      const { totals, gift_spend } = dataOf(await ask(calls.statistics.list, holder, { type }));
      expect(totals.spend).toBeGreaterThan(0);
      for (const figure of ['spend', 'impressions', 'clicks', 'conversions', 'revenue'] as const) {
        expect(await sourceOf({ figure, type }), figure).toMatchObject({
          value: totals[figure],
          sum: totals[figure],
        });
      }
      const net = await sourceOf({ figure: 'net', type });
      expect(net.value).toBe(totals.net);
      expect(net.parts).toEqual([
        { figure: 'revenue', value: totals.revenue, sign: 1 },
        { figure: 'spend', value: totals.spend, sign: -1 },
      ]);
      // Coupon and start-up funds pay all that the second plan spent: it is no cost of the holder's own money.
      expect(gift_spend).toBe(1_333);
      expect(await sourceOf({ figure: 'gift_spend', type })).toMatchObject({ value: 1_333, sum: 1_333 });
      const own = await sourceOf({ figure: 'net_own', type });
      expect(own.value).toBe(totals.net + 1_333);
      expect(own.parts).toEqual([...net.parts, { figure: 'gift_spend', value: 1_333, sign: 1 }]);
    },
  );

  it.each([1, 2, 3])(
    'no figure without a source: what period %i is compared with is the sum of its reports',
    async (type) => {
      const { previous } = dataOf(await ask(calls.statistics.list, holder, { type }));
      if (type === 1) expect(previous?.spend, 'is tested with a sum that is not 0').toBeGreaterThan(0);
      for (const figure of ['spend', 'impressions', 'clicks', 'conversions', 'revenue'] as const) {
        const shown = previous?.[figure];
        const source = await sourceOf({ figure, type, period: 'before' });
        expect(source, figure).toMatchObject({ value: shown, sum: shown });
      }
    },
  );

  it('no figure without a source: a plan’s figures are sums of rows; a correction counts once', async () => {
    for (const order_id of [running, finished]) {
      const { order, statistics } = await plans.detailOf(holder, order_id);
      for (const figure of ['spend', 'impressions', 'clicks', 'conversions', 'revenue'] as const) {
        const source = await sourceOf({ figure, order_id });
        expect(source, figure).toMatchObject({ value: statistics[figure], sum: statistics[figure] });
        expect(source.items.every(({ report }) => report?.order_id === order_id)).toBe(true);
      }
      const progress = await sourceOf({ figure: 'progress', order_id });
      expect(progress).toMatchObject({ value: order.progress_bp, sum: order.progress_bp });
    }
    const spent = await sourceOf({ figure: 'spend', order_id: finished });
    expect(spent.items.map(({ report }) => report?.version)).toEqual([1, 2]);
    const escrow = await sourceOf({ figure: 'to_be_consumed', order_id: running });
    expect(escrow).toMatchObject({ value: escrow.sum, sum: 500 });
  });

  it('no figure without a source: what came back of a plan is the sum of its rows', async () => {
    const wallet = await sourceOf({ figure: 'returned', order_id: finished });
    expect(wallet).toMatchObject({ value: 2_600, sum: 2_600 });
    expect(wallet.items[0]?.ledger?.moves).toContainEqual({
      from: `escrow:${finished}`,
      to: 'available',
      amount: 2_600,
    });
  });

  it('no figure without a source: what became of a plan’s own money adds up from what was put, billed and came back', async () => {
    for (const order_id of [running, finished]) {
      const { net_own, put_own, billed_own, revenue, returned } = await ownMoneyOf(order_id);
      expect(await sourceOf({ figure: 'put_own', order_id })).toMatchObject({ value: put_own, sum: put_own });
      const parts: readonly (readonly [Request['figure'], number])[] = [
        ['billed_own', billed_own],
        ['net_own', net_own],
        ['got_back', revenue + returned],
      ];
      for (const [figure, value] of parts) {
        const source = await sourceOf({ figure, order_id });
        expect(source, figure).toMatchObject({ value, items: [] });
        for (const part of source.parts) {
          expect((await sourceOf({ figure: part.figure, order_id })).value, part.figure).toBe(part.value);
        }
      }
    }
    const results = await Promise.all([running, finished].map(ownMoneyOf));
    const all = await sourceOf({ figure: 'net_own', type: 4 });
    expect(all.value, 'of all plans').toBe(results.reduce((sum, { net_own }) => sum + net_own, 0));
  });

  it('leads down to the single row with its moves and its hash', async () => {
    const { items } = await sourceOf({ figure: 'withdrawing' });
    const record = items[0]?.ledger?.record;
    const single = await sourceOf({ figure: 'flow_record', record_id: record?.id ?? '' });
    expect(single.items).toHaveLength(1);
    expect(single.items[0]?.ledger).toEqual(items[0]?.ledger);
    expect(single.value).toBe(-4_000);
  });

  it('finds nothing of another person’s, and says no more than of what does not exist', async () => {
    const other = await context.makeHolder();
    const { items } = await sourceOf({ figure: 'available_balance' });
    const record_id = items[0]?.ledger?.record.id ?? '';
    const asked: Request[] = [
      { figure: 'flow_record', record_id },
      { figure: 'flow_record', record_id: '99999999' },
      { figure: 'spend', order_id: running },
      { figure: 'spend', order_id: '99999999' },
    ];
    for (const request of asked) {
      const answer = await ask(calls.statement.source, other, request);
      expect(answer).toEqual({ ok: false, reason: 'no_such_data' });
    }
    expect(await sourceOf({ figure: 'available_balance' }, other)).toMatchObject({ value: 0, items: [] });
  });

  it.each<[Request, string]>([
    [{ figure: 'progress' }, 'order_id'],
    [{ figure: 'returned' }, 'order_id'],
    [{ figure: 'flow_record' }, 'record_id'],
    [{ figure: 'spend', others: 'plan' }, 'from'],
    [{ figure: 'spend', type: 4, period: 'before' }, 'type'],
    [{ figure: 'spend', user_time_zone: 'Nowhere/Land' }, 'user_time_zone'],
    [{ figure: 'held', cursor: 'elsewhere' }, 'cursor'],
  ])('refuses %j', async (request, field) => {
    const answer = await ask(calls.statement.source, holder, request);
    expect(answer).toMatchObject({
      reason: 'invalid_fields',
      detail: { fields: { [field]: expect.any(String) } },
    });
  });

  it('names the first signed day that covers a row, and none before one is signed', async () => {
    const rows = async () => [
      ...(await sourceOf({ figure: 'spend' })).items,
      ...(await sourceOf({ figure: 'available_balance' })).items,
    ];
    expect((await rows()).filter((row) => row.signed_day !== null)).toEqual([]);
    context.clock.turn(25 * HOUR_MS);
    while ((await signNextDay(context)) === 1);
    const { roots } = dataOf(await ask(calls.statement.transparency, holder, {}));
    const oldestFirst = roots.toReversed();
    const named = new Set<string | undefined>();
    for (const { ledger, report, signed_day: signed } of await rows()) {
      const covering = oldestFirst.find(
        ({ until }) => until > (ledger?.record.time ?? report?.received_at ?? ''),
      );
      expect(signed).toMatchObject({ day: covering?.day, root: covering?.root });
      named.add(signed?.day);
    }
    expect(named.size).toBeGreaterThan(1);
  });
});
