import { createTestDatabase, type TestDatabase } from '@fairlead/db/testing';
import { SHARES_FROM_PLANS } from '@fairlead/vocabulary';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSettled, readSpread } from './record';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
afterAll(() => testDatabase.drop());

const PRODUCTS = [1, 2];
const LEAD = 7;
/** Counted from the orders themselves (docs/domain/products.md#record). */
const COUNTED = `
  select count(*) as settled,
      floor(percentile_cont(0.5) within group (order by ratio) + 0.5)::bigint as median,
      round(avg(case when ratio < 0 then 10000 else 0 end))::bigint as lost
    from (
      select case when o.billed_minor = 0 then 0
          else (o.revenue_minor - o.billed_minor)::float8 * 10000 / o.billed_minor end as ratio
        from put_order o left join lead_offer l on l.holder_id = o.holder_id and l.order_id = o.id
        where o.status = 'settlement_successful' and (o.product_id = $1 or l.lead_id = $2)
    ) settled`;

interface Counted {
  readonly settled: number;
  readonly median: number | null;
  readonly lost: number | null;
}

const counted = async (productId: number | null, leadId: number | null): Promise<Counted> => {
  const [row] = await testDatabase.database.query<Counted>(COUNTED, [productId, leadId]);
  return row as Counted;
};

const kept = async (subject: 'product' | 'lead', id: number): Promise<Counted> => {
  const record = (await readSettled(testDatabase.database, subject, [id]))(id);
  const [row] = await testDatabase.database.query<Counted>(
    `select settled, floor((lower_middle_bp + upper_middle_bp) / 2 + 0.5)::bigint as median,
        round(lost * 10000.0 / nullif(settled, 0))::bigint as lost
      from settled_record where subject = $1 and subject_id = $2`,
    [subject, id],
  );
  const whole = row ?? { settled: 0, median: null, lost: null };
  const isEnough = whole.settled >= SHARES_FROM_PLANS;
  expect([record.settled, record.median_net_bp, record.lost_share_bp]).toEqual(
    isEnough ? [whole.settled, whole.median, whole.lost] : [whole.settled, null, null],
  );
  return whole;
};

const expectSame = async () => {
  for (const product of PRODUCTS)
    expect(await kept('product', product)).toEqual(await counted(product, null));
  expect(await kept('lead', LEAD)).toEqual(await counted(null, LEAD));
};

const makeOrder = async ({ id, product, status, billed, revenue, isLed }: Made) => {
  const { asOwner } = testDatabase;
  await asOwner(
    `insert into put_order (holder_id, id, number, product_id, product_version, status, billed_minor, revenue_minor, created_at)
      overriding system value values (1, $1::bigint, 'R-' || $1::bigint, $2, 1, 'waiting_for_settlement', $3, $4, now())`,
    [id, product, billed, revenue],
  );
  if (isLed) {
    await asOwner(
      'insert into lead_offer (holder_id, publication_id, order_id, lead_id, record_id) values (1, $1::bigint, $1::bigint, $2, 1)',
      [id, LEAD],
    );
  }
  await setStatus(id, status);
};

const setStatus = (id: number, status: string) =>
  testDatabase.asOwner('update put_order set status = $2 where id = $1', [id, status]);

interface Made {
  readonly id: number;
  readonly product: number;
  readonly status: string;
  readonly billed: number;
  readonly revenue: number;
  readonly isLed: boolean;
}

// Few different sums, so that equal results are common.
const minor = fc.integer({ min: 0, max: 6 }).map((part) => part * 100);
const act = fc.record({
  product: fc.constantFrom(...PRODUCTS),
  status: fc.constantFrom('settlement_successful', 'settlement_successful', 'put_finished'),
  billed: minor,
  revenue: minor,
  isLed: fc.boolean(),
  /** Instead of a new order one of those there: its sums change, or it is settled or not. */
  change: fc.option(fc.nat(50)),
});

it('keeps the record that counting all settled orders would give, whatever happens to them', async () => {
  let nextId = 1;
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 25 }), async (acts) => {
      for (const { change, ...made } of acts) {
        if (change === null || nextId === 1) {
          await makeOrder({ id: nextId, ...made });
          nextId += 1;
        } else {
          await testDatabase.asOwner(
            'update put_order set status = $2, billed_minor = $3, revenue_minor = $4 where id = $1',
            [1 + (change % (nextId - 1)), made.status, made.billed, made.revenue],
          );
        }
        await expectSame();
      }
    }),
    { numRuns: 12 },
  );
  const tables = ['settled_record', 'settled_result'];
  const rowsOf = (table: string) =>
    testDatabase.database.query<{ row: string }>(`select t::text as row from ${table} t order by 1`);
  const before = await Promise.all(tables.map(rowsOf));
  await testDatabase.asOwner('select make_settled_records()');
  // A subject of which nothing is settled any more keeps an empty row; made anew it has none.
  const isEmpty = ({ row }: { row: string }) => /,0,0,,,0,0,0,0\)$/.test(row);
  expect(await Promise.all(tables.map(rowsOf))).toEqual(
    before.map((rows) => rows.filter((row) => !isEmpty(row))),
  );
});

it('counts every one of many settlements at one moment', async () => {
  const ids = Array.from({ length: 24 }, (_, place) => 10_000 + place);
  for (const id of ids) {
    const sums = { billed: 100, revenue: id % 5 === 0 ? 150 : 80 };
    await makeOrder({ id, product: 1, status: 'put_finished', ...sums, isLed: id % 2 === 0 });
  }
  await Promise.all(ids.map((id) => setStatus(id, 'settlement_successful')));
  await expectSame();
});

it('no promise of profit: counts every result into the spread, and says none of fewer than 20', async () => {
  // −57 % to +60 %, in steps of 3 %: so many that the quarters are the 5th from either end of 20, the 10th of 40.
  const revenues = Array.from({ length: 40 }, (_, place) => 430 + 30 * place);
  const settle = async (numbers: readonly number[]) => {
    for (const place of numbers) {
      const sums = { billed: 1_000, revenue: revenues[place] ?? 0, isLed: false };
      await makeOrder({ id: 20_000 + place, product: 3, status: 'settlement_successful', ...sums });
    }
  };
  await settle([...revenues.keys()].slice(0, 19));
  expect(await readSpread(testDatabase.database, 3)).toBeNull();
  await settle([19]);
  expect(await readSpread(testDatabase.database, 3)).toMatchObject({
    ...{ settled: 20, least_bp: -5_700, lower_bp: -4_500, upper_bp: -1_200, most_bp: 0 },
  });
  await settle([...revenues.keys()].slice(20));
  const spread = await readSpread(testDatabase.database, 3);
  expect(spread).toMatchObject({
    ...{ settled: 40, least_bp: -5_700, lower_bp: -3_000, upper_bp: 3_300, most_bp: 6_000 },
  });
  expect(spread?.bands.map(({ plans }) => plans)).toEqual([3, 8, 5, 3, 4, 5, 8, 4]);
  expect(await readSpread(testDatabase.database, 4)).toBeNull();
});

it('is the database’s alone: the program may not write it', async () => {
  const { database } = testDatabase;
  await expect(database.query('update settled_record set lost = 0')).rejects.toThrow(/permission denied/);
  await expect(database.query('delete from settled_result')).rejects.toThrow(/permission denied/);
  await expect(database.query('select make_settled_records()')).rejects.toThrow(/permission denied/);
});
