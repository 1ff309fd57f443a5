import { calls, type RequestOf } from '@fairlead/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { HolderCaller } from '../../../http/route';
import { dataOf } from '../../../testing/client';
import { createTestContext, type TestContext } from '../../../testing/context';
import { planClient } from '../../../testing/plan-client';

let context: TestContext;
let plans: Awaited<ReturnType<typeof planClient>>;
let caller: HolderCaller;
let nextOrder = 1;

/** Plans of a product that settled at 10.00 spent, so many of them with a loss. */
const settle = async (productId: string, lost: number, kept: number): Promise<void> => {
  for (let place = 0; place < lost + kept; place += 1) {
    await context.asOwner(
      `insert into put_order (holder_id, id, number, product_id, product_version, status, billed_minor, revenue_minor, created_at)
        overriding system value values (1, $1::bigint, 'C-' || $1::bigint, $2, 1, 'settlement_successful', 1000, $3, now())`,
      [9_000_000 + nextOrder, productId, place < lost ? 800 : 1_100],
    );
    nextOrder += 1;
  }
};

const make = async (title: string, terms: Parameters<TestContext['makeProduct']>[0]): Promise<string> =>
  String(await context.makeProduct({ title, ...terms }));

beforeAll(async () => {
  context = await createTestContext();
  plans = await planClient(context);
  caller = await plans.funded();
  const money = (minimum: number, maximum: number, perThousand: number) => ({
    ...{ minPutAmountMinor: minimum, maxPutAmountMinor: maximum, costPerThousandMinor: perThousand },
  });
  const kite = await make('Kite 100%', { ...money(1_000, 5_000, 900), runDays: 7 });
  const salt = await make('Salt Road', { ...money(3_000, 90_000, 1_500), kind: 'landing_page', runDays: 3 });
  const glass = await make('Glass', { ...money(2_000, 20_000, 700), runDays: 1 });
  await make('Unsettled', { ...money(6_000, 20_000, 800), runDays: 30 });
  await settle(kite, 15, 5);
  await settle(salt, 5, 17);
  await settle(glass, 0, 19);
});
afterAll(() => context.close());

const page = async (request: RequestOf<typeof calls.plan.products> = {}) =>
  dataOf(await plans.send(calls.plan.products, caller, request));
/** The titles of a page; the product of the client is left out. */
const titles = async (request: RequestOf<typeof calls.plan.products>): Promise<string[]> =>
  (await page(request)).items.map(({ title }) => title).filter((title) => title !== 'Harbour lights');

it('GET /plan/product/list is newest first, and keeps an order that was asked for', async () => {
  const newest = ['Unsettled', 'Glass', 'Salt Road', 'Kite 100%'];
  expect(await titles({})).toEqual(newest);
  expect(await titles({ order: 'newest' })).toEqual(newest);
  expect(await titles({ order: 'least_amount' })).toEqual(['Kite 100%', 'Glass', 'Salt Road', 'Unsettled']);
  expect(await titles({ order: 'least_price' })).toEqual(['Glass', 'Unsettled', 'Kite 100%', 'Salt Road']);
  expect(await titles({ order: 'shortest' })).toEqual(['Glass', 'Salt Road', 'Kite 100%', 'Unsettled']);
  expect((await titles({ order: 'most_settled' })).slice(0, 3)).toEqual(['Salt Road', 'Kite 100%', 'Glass']);
});

it('no promise of profit: no product of fewer than 20 settled plans comes first by its losses', async () => {
  // Glass lost in none of its 19, and stands behind those of which a share can be said.
  expect((await titles({ order: 'fewest_lost' })).slice(0, 2)).toEqual(['Salt Road', 'Kite 100%']);
  expect(await titles({ result: 'no_loss' })).toEqual(['Salt Road']);
  expect(await titles({ result: 'loss' })).toEqual(['Kite 100%']);
  expect(await titles({ result: 'none' })).toEqual(['Unsettled', 'Glass']);
});

it('no promise of profit: says the range of results beside a product, of fewer than 20 settled plans none', async () => {
  const { items } = await page();
  const rangeOf = (wanted: string) => items.find(({ title }) => title === wanted)?.range;
  expect(rangeOf('Kite 100%')).toEqual({ least_bp: -2_000, most_bp: 1_000 });
  expect([rangeOf('Glass'), rangeOf('Unsettled')]).toEqual([null, null]);
});

it('GET /plan/product/list is narrowed by every filter', async () => {
  expect(await titles({ kind: 'landing_page' })).toEqual(['Salt Road']);
  expect(await titles({ text: '100%' })).toEqual(['Kite 100%']);
  expect(await titles({ text: 'GLA' })).toEqual(['Glass']);
  expect(await titles({ amount: 5_000 })).toEqual(['Glass', 'Salt Road', 'Kite 100%']);
  expect(await titles({ amount: 5_001 })).toEqual(['Glass', 'Salt Road']);
  expect(await titles({ run_days_max: 3, kind: 'video' })).toEqual(['Glass']);
});

it('counts the level of the person in the largest amount', async () => {
  await context.asOwner('update account_holder set shop_level = 5 where id = $1', [caller.holderId]);
  const kite = (await page({ amount: 5_001 })).items.find(({ title }) => title === 'Kite 100%');
  await context.asOwner('update account_holder set shop_level = 1 where id = $1', [caller.holderId]);
  expect(kite?.max_put_amount).toBeGreaterThan(5_000);
});

it.each(['newest', 'least_price', 'most_settled', 'fewest_lost'] as const)(
  'loses no product between pages, by %s',
  async (order) => {
    const all = (await page({ order })).items.map(({ id }) => id);
    const read: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const next = await page({ order, limit: 2, ...(cursor === undefined ? {} : { cursor }) });
      read.push(...next.items.map(({ id }) => id));
      cursor = next.next_cursor;
    }
    expect(read).toEqual(all);
  },
);

it('refuses a cursor of another order', async () => {
  const { next_cursor: cursor } = await page({ order: 'shortest', limit: 1 });
  const answer = await plans.send(calls.plan.products, caller, { limit: 1, cursor: cursor ?? '' });
  expect(answer).toMatchObject({ ok: false, reason: 'invalid_fields' });
});
