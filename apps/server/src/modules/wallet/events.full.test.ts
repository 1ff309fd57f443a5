import { calls, type FlowEvent, type FlowRecord, type RequestOf } from '@fairlead/contract';
import { closeHold } from '@fairlead/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HolderCaller } from '../../http/route';
import { numbersFrom } from '../../testing/chance';
import { dataOf, openTestClient, PIN, type TestClient } from '../../testing/client';
import { createTestContext, type TestContext } from '../../testing/context';
import { makeHold } from '../../testing/hold';
import { planClient } from '../../testing/plan-client';
import { acceptOrder } from '../plans';

const DAY_MS = 86_400_000;
const QUARTER_MS = 900_000;

let context: TestContext;
let client: TestClient;
let plans: Awaited<ReturnType<typeof planClient>>;
let holder: HolderCaller;

type Filter = RequestOf<typeof calls.wallet.events>;

const page = async (request: Filter, timeZone = 'UTC') =>
  dataOf(await client.call(calls.wallet.events, holder, request, { timeZone }));

/** Every event of a filter, page by page, as far as the pages go. */
const all = async (request: Filter, timeZone = 'UTC', between = async (): Promise<void> => {}) => {
  const items: FlowEvent[] = [];
  const days = new Map<string, Awaited<ReturnType<typeof page>>['days'][number]>();
  for (let cursor: string | undefined, first = true; first || cursor !== undefined; first = false) {
    const answer = await page({ ...request, ...(cursor === undefined ? {} : { cursor }) }, timeZone);
    items.push(...answer.items);
    for (const day of answer.days) {
      expect(days.get(day.day) ?? day).toEqual(day);
      days.set(day.day, day);
    }
    cursor = answer.next_cursor ?? undefined;
    if (cursor !== undefined) await between();
  }
  return { items, days: [...days.values()] };
};

const records = async (request: RequestOf<typeof calls.wallet.flow> = {}): Promise<FlowRecord[]> => {
  const items: FlowRecord[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const answer = dataOf(
      await client.call(calls.wallet.flow, holder, { ...request, limit: 50, ...(cursor ? { cursor } : {}) }),
    );
    items.push(...answer.items);
    cursor = answer.next_cursor;
  }
  return items;
};

const recordsOf = async (event: FlowEvent, type?: FlowRecord['type']): Promise<FlowRecord[]> => {
  const items: FlowRecord[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const request = {
      event: event.event,
      limit: 2,
      ...(type ? { type } : {}),
      ...(cursor ? { cursor } : {}),
    };
    const answer = dataOf(await client.call(calls.wallet.eventRecords, holder, request));
    items.push(...answer.items);
    cursor = answer.next_cursor;
  }
  return items;
};

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((total, row) => total + of(row), 0);

/** The sums of the events, and of their days, are those of the records; no event comes twice. */
const expectWhole = ({ items, days }: Awaited<ReturnType<typeof all>>, rows: readonly FlowRecord[]): void => {
  expect(sum(items, (event) => event.available_delta)).toBe(sum(rows, (row) => row.available_delta));
  expect(sum(items, (event) => event.total_delta)).toBe(sum(rows, (row) => row.total_delta));
  expect(sum(items, (event) => event.count)).toBe(rows.length);
  expect(sum(days, (day) => day.total_delta)).toBe(sum(items, (event) => event.total_delta));
  expect(sum(days, (day) => day.count)).toBe(items.length);
  expect(new Set(items.map(({ event }) => event)).size).toBe(items.length);
  const places = items.map(({ record_id: id }) => Number(id));
  expect(places).toEqual(places.toSorted((one, other) => other - one));
};

let keys = 0;
const withdraw = async (amount: number): Promise<string> => {
  keys += 1;
  const answer = await client.call(
    calls.withdrawal.request,
    holder,
    { amount, password: PIN },
    { key: `events-${keys}` },
  );
  return dataOf(answer).id;
};

const takeBack = async (id: string): Promise<void> => {
  keys += 1;
  const key = `events-${keys}`;
  dataOf(await client.call(calls.withdrawal.cancel, holder, { withdrawal_id: id }, { key }));
};

/** What a person may do next, by chance, with what came of it before. */
const acts = (product: string, next: (below: number) => number) => {
  const running: number[] = [];
  const asked: string[] = [];
  const holds: number[] = [];
  const put = async (): Promise<void> => {
    const { order } = await plans.putOk(holder, { amount: 5_000, product_id: product });
    await acceptOrder(context, Number(order.id));
    running.push(Number(order.id));
  };
  const report = async (): Promise<void> => {
    const orderId = running[next(running.length || 1)];
    if (orderId === undefined) return put();
    await plans.report(orderId, {
      conversions: next(4),
      spendMinor: next(120),
      impressions: 200,
      clicks: 10,
    });
  };
  const cancel = async (): Promise<void> => {
    const [id] = asked.splice(next(asked.length || 1), 1);
    if (id !== undefined) await takeBack(id);
  };
  const release = async (): Promise<void> => {
    const [holdId] = holds.splice(0, 1);
    if (holdId === undefined) return;
    const time = context.clock.now();
    const closing = { kind: 'hold_release', to: 'available', time, remark: '' } as const;
    await context.database.transaction((tx) =>
      closeHold(tx, { holderId: holder.holderId, holdId, ...closing }),
    );
  };
  return [
    () => context.topUp(holder.holderId, 1_000 + next(20_000)),
    put,
    async () => void asked.push(await withdraw(100 + next(500))),
    cancel,
    async () => void holds.push((await makeHold(context, holder.holderId, 1 + next(300))).holdId),
    release,
    ...Array.from({ length: 6 }, () => report),
  ];
};

/** A few weeks of one person: plans with reports, withdrawals that end days later, holds. */
const live = async (next: (below: number) => number): Promise<void> => {
  const product = String(await context.makeProduct({ runDays: 90, title: 'Harbour lights' }));
  const known = acts(product, next);
  for (let step = 0; step < 70; step += 1) {
    context.clock.turn(next(4) === 0 ? DAY_MS * (1 + next(3)) : QUARTER_MS * (1 + next(8)));
    await known[next(known.length)]?.();
  }
};

beforeAll(async () => {
  context = await createTestContext();
  client = openTestClient(context);
  plans = await planClient(context);
  holder = await client.makePayee();
  await context.topUp(holder.holderId, 1_000_000);
  await live(numbersFrom(7));
}, 120_000);
afterAll(() => context.close());

describe('GET /transaction_flow/event/list', () => {
  it.each([
    [1, 'UTC'],
    [3, 'Asia/Kolkata'],
    [7, 'America/Los_Angeles'],
    [50, '+14:00'],
  ])('loses and repeats nothing over pages of %i in %s', async (limit, timeZone) => {
    expectWhole(await all({ limit }, timeZone), await records());
  });

  it('folds some records, else the test above says nothing', async () => {
    const { items } = await all({});
    const kinds = new Set(items.filter(({ count }) => count > 1).map(({ kind }) => kind));
    expect([...kinds].toSorted()).toEqual(['hold', 'plan_day', 'withdrawal']);
  });

  it('keeps its pages while money moves: what comes after the first page moves no event of a later one', async () => {
    const open = [await withdraw(100), await withdraw(100), await withdraw(100)];
    for (let step = 0; step < 12; step += 1) {
      context.clock.turn(60_000);
      await context.topUp(holder.holderId, 1_000 + step);
    }
    const before = await records();
    const found = await all({ limit: 4 }, 'UTC', async () => {
      context.clock.turn(60_000);
      await context.topUp(holder.holderId, 11);
      const [id] = open.splice(0, 1);
      if (id !== undefined) await takeBack(id);
    });
    expectWhole(found, before);
  });

  it.each([
    'ad_billing',
    'profit_sharing',
    'ad_serving',
    'manual_withdrawal',
    'system_topup',
    'hold',
  ] as const)('adds up to the records of one type: %s', async (type) => {
    expectWhole(await all({ type, limit: 5 }), await records({ type }));
  });

  it('adds up to the records of a stretch of time', async () => {
    const rows = await records();
    const [from, until] = [
      rows[Math.floor(rows.length * 0.7)]?.time,
      rows[Math.floor(rows.length * 0.3)]?.time,
    ];
    if (from === undefined || until === undefined) throw new Error('too few records');
    const within = rows.filter(({ time }) => time >= from && time < until);
    expectWhole(await all({ from, until, limit: 6 }), within);
  });

  it('adds up to the records of one plan', async () => {
    const rows = await records();
    const orderId = rows.find(({ order_id: id }) => id !== null)?.order_id ?? '';
    const stranger = await context.makeHolder();
    const theirs = await client.call(calls.wallet.events, stranger, { order_id: orderId });
    expect(dataOf(theirs)).toEqual({ items: [], days: [], next_cursor: null });
    const { items, days } = await all({ order_id: orderId, limit: 2 });
    expectWhole(
      { items, days },
      rows.filter(({ order_id: id }) => id === orderId),
    );
    expect(items.every(({ order }) => order?.id === orderId)).toBe(true);
  });

  it('opens each event to the records that it is folded from', async () => {
    for (const event of (await page({ limit: 20 })).items) {
      const rows = await recordsOf(event);
      expect(rows).toHaveLength(event.count);
      expect(sum(rows, (row) => row.total_delta)).toBe(event.total_delta);
      expect(sum(rows, (row) => row.available_delta)).toBe(event.available_delta);
      expect(rows[0]?.id).toBe(event.record_id);
      for (const of of event.sums) {
        expect(sum(await recordsOf(event, of.type), (row) => row.total_delta)).toBe(of.total);
      }
    }
  });
});

describe('an event', () => {
  it('is one row of a withdrawal from the request to its end, on the day of its newest record', async () => {
    const id = await withdraw(777);
    const asked = (await page({ limit: 1 })).items[0];
    expect(asked).toMatchObject({ kind: 'withdrawal', amount: -777, total_delta: 0, count: 1 });
    expect(asked?.withdrawal).toMatchObject({ id, state: 'requested', amount: 777 });
    context.clock.turn(2 * DAY_MS);
    await takeBack(id);
    const { items } = await all({ limit: 50 });
    const rows = items.filter(({ withdrawal }) => withdrawal?.id === id);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ amount: 0, count: 2, withdrawal: { state: 'cancelled' } });
    expect(rows[0]?.day).toBe(context.clock.now().toISOString().slice(0, 10));
  });

  it('is found by plan number, title, account, amount and the number of a record', async () => {
    const { items } = await all({ limit: 50 });
    const planned = items.find(({ kind }) => kind === 'plan_step');
    const found = async (request: Filter) =>
      (await all({ limit: 50, ...request })).items.map(({ event }) => event);
    expect(await found({ text: planned?.order?.number.toLowerCase() ?? '' })).toContain(planned?.event);
    const named = await found({ text: 'HARBOUR' });
    expect(named).toHaveLength(items.filter(({ order }) => order !== null).length);
    const withdrawal = items.find(({ kind }) => kind === 'withdrawal');
    const account = withdrawal?.withdrawal?.destination_last_four ?? '';
    expect(await found({ text: account })).toHaveLength(
      items.filter(({ kind }) => kind === 'withdrawal').length,
    );
    expect(await found({ text: '7.77', amount: 777 })).toHaveLength(1);
    expect(await found({ text: items[0]?.record_id ?? '' })).toEqual([items[0]?.event]);
    expect(await found({ text: "%' or 1=1" })).toEqual([]);
  });

  it('is its own person’s alone, and a cursor or key that is not ours is refused', async () => {
    const other = await context.makeHolder();
    const event = (await page({ limit: 1 })).items[0];
    const theirs = await client.call(calls.wallet.eventRecords, other, { event: event?.event ?? '' });
    expect(dataOf(theirs).items).toEqual([]);
    expect(dataOf(await client.call(calls.wallet.events, other, {}))).toEqual({
      ...{ items: [], days: [], next_cursor: null },
    });
    for (const cursor of ['elsewhere', 'MQ']) {
      expect(await client.call(calls.wallet.events, holder, { cursor })).toMatchObject({
        detail: { fields: { cursor: 'invalid_format' } },
      });
    }
    expect(await client.call(calls.wallet.eventRecords, holder, { event: 'x.1.2.3' })).toMatchObject({
      detail: { fields: { event: 'invalid_format' } },
    });
    await context.expectBooks();
  });
});
