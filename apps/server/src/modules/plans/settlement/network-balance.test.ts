import { createTestDatabase, type TestDatabase } from '@fairlead/db/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runs } from '../../../../../../tools/lib/full.mjs';

let testDatabase: TestDatabase;
const NETWORKS = ['north', 'south'] as const;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  for (const network of [...NETWORKS, 'north'])
    await testDatabase.asOwner(
      'insert into product (current_version, network, created_at) values (1, $1, now())',
      [network],
    );
});
afterAll(() => testDatabase.drop());

interface Balance {
  readonly network: string;
  readonly owed_minor: number;
  readonly oldest_due_at: Date | null;
  readonly media_owed_minor: number;
}

/** Added up from all orders and all payments there are. */
const ADDED_UP = `
  select network, coalesce(owed, 0)::bigint as owed_minor, oldest as oldest_due_at,
      (coalesce(billed, 0) - coalesce(paid, 0))::bigint as media_owed_minor
    from (select p.network, sum(greatest(o.gross_minor - o.remitted_minor, 0)) as owed, sum(o.billed_minor) as billed,
        min(o.reports_close_at) filter (where o.gross_minor > o.remitted_minor) as oldest
      from put_order o join product p on p.id = o.product_id group by 1) o
    full join (select network, sum(amount_minor) as paid from media_payment group by 1) m using (network)`;

// Whether a network of which nothing is left to say has a row of zeros says nothing.
const balancesOf = (source: string) =>
  testDatabase.database.query<Balance>(
    `select * from ${source} b where owed_minor <> 0 or media_owed_minor <> 0 order by network`,
  );

const DEBTS = {
  kept: 'select id, owed_minor::bigint as owed from open_order where owed_minor > 0 order by id',
  all: 'select id, gross_minor - remitted_minor as owed from put_order where gross_minor > remitted_minor order by id',
};

const expectSame = async () => {
  const { database } = testDatabase;
  expect(await balancesOf('network_balance')).toEqual(await balancesOf(`(${ADDED_UP})`));
  expect(await database.query(DEBTS.kept)).toEqual(await database.query(DEBTS.all));
  expect(await testDatabase.asOwner('select network_differences()')).toEqual([]);
};

interface Order {
  readonly product: number;
  readonly status: string;
  readonly billed: number;
  readonly gross: number;
  readonly remitted: number;
  readonly closesInHours: number;
}

const makeOrder = (id: number, { product, status, billed, gross, remitted, closesInHours }: Order) =>
  testDatabase.asOwner(
    `insert into put_order (holder_id, id, number, product_id, product_version, status, billed_minor, gross_minor,
         remitted_minor, reports_close_at, created_at)
       overriding system value values (1 + $1::bigint % 3, $1, 'N-' || $1::bigint, $2, 1, $3, $4, $5, $6,
         timestamptz '2026-01-01' + $7 * interval '1 hour', now())`,
    [id, product, status, billed, gross, remitted, closesInHours],
  );

/** What reports, remittances and moves of the order change, one or several of them at once. */
const changeOrder = (
  id: number,
  change: Partial<Pick<Order, 'status' | 'billed' | 'gross' | 'remitted'>>,
) => {
  const columns = {
    status: 'status',
    billed: 'billed_minor',
    gross: 'gross_minor',
    remitted: 'remitted_minor',
  };
  const names = Object.keys(change) as (keyof typeof columns)[];
  const set = names.map((name, place) => `${columns[name]} = $${place + 2}`).join(', ');
  return testDatabase.asOwner(`update put_order set ${set} where id = $1`, [id, ...Object.values(change)]);
};

const SETTLED = 'settlement_successful';
const UNRUN = ['waiting_to_put', 'matching', 'put_failed'];
// Few different sums, so that a debt is often paid exactly, and too much is paid too.
const minor = fc.integer({ min: 0, max: 3 }).map((part) => part * 100);
const runStatus = fc.constantFrom('putting', 'put_finished', 'waiting_for_settlement', SETTLED, SETTLED);
const made = fc.record({
  ...{ product: fc.integer({ min: 1, max: 3 }), closesInHours: fc.nat(4) },
  ...{ status: runStatus, billed: minor, gross: minor, remitted: minor },
});
const unrun = made.chain((order) =>
  fc.constantFrom(...UNRUN).map((status) => ({ ...order, status, billed: 0, gross: 0, remitted: 0 })),
);
const change = fc.oneof(
  fc.record({ status: runStatus }),
  fc.record({ billed: minor }),
  fc.record({ gross: minor }),
  fc.record({ remitted: minor }),
  fc.record({ status: runStatus, billed: minor, gross: minor, remitted: minor }),
);
const act = fc.oneof(
  fc.record({ make: fc.oneof(made, made, unrun) }),
  fc.record({ at: fc.nat(5), change }),
  fc.record({ at: fc.nat(5), change }),
  fc.record({ pay: minor, network: fc.constantFrom(...NETWORKS) }),
);

let orders = 0;
let payments = 0;
const pay = (network: string, amountMinor: number) => {
  payments += 1;
  // As the program does: it may add a payment, and the total follows.
  return testDatabase.database.query(
    `insert into media_payment (network, amount_minor, reference, transaction_id, paid_at)
       values ($1, $2, 'P-' || $3::bigint, 0, now())`,
    [network, amountMinor, payments],
  );
};

it('no profit from others’ deposits: gives what adding up all orders and payments would', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 25 }), async (acts) => {
      for (const one of acts) {
        if ('pay' in one) await pay(one.network, one.pay);
        else if ('make' in one) {
          orders += 1;
          await makeOrder(orders, one.make);
        } else if (orders > 0) {
          // One of the newest, so that each goes through several changes. What has not run yet begins to, before
          // anything of it is reported.
          const id = orders - (one.at % Math.min(orders, 6));
          await testDatabase.asOwner(
            `update put_order set status = 'putting' where id = $1 and status = any($2)`,
            [id, UNRUN],
          );
          await changeOrder(id, one.change);
        }
        await expectSame();
      }
    }),
    { numRuns: runs(12, 40) },
  );
  const rowsOf = (table: string) =>
    testDatabase.database.query<{ row: string }>(`select t::text as row from ${table} t order by 1`);
  const tables = ['network_total', 'settled_debt'];
  const before = await Promise.all(tables.map(rowsOf));
  await testDatabase.asOwner('select make_network_totals()');
  // A network of which nothing is settled any more keeps an empty row; made anew it has none.
  const isEmpty = ({ row }: { row: string }) => row.endsWith(',0,0)');
  expect((await Promise.all(tables.map(rowsOf))).map((rows) => rows.filter((row) => !isEmpty(row)))).toEqual(
    before.map((rows) => rows.filter((row) => !isEmpty(row))),
  );
});

it('counts every one of many settlements and payments at one moment', async () => {
  const ids = Array.from({ length: 24 }, (_, place) => 10_000 + place);
  for (const id of ids) {
    const sums = { billed: 100, gross: 200, remitted: id % 3 === 0 ? 100 : 200 };
    await makeOrder(id, {
      product: 1 + (id % 3),
      status: 'waiting_for_settlement',
      ...sums,
      closesInHours: 0,
    });
  }
  await Promise.all(
    ids.flatMap((id) => [changeOrder(id, { status: SETTLED }), ...(id % 4 === 0 ? [pay('north', 1)] : [])]),
  );
  await expectSame();
});

it.each(UNRUN)('refuses figures of an order that never ran: %s', async (status) => {
  const order = { product: 1, status, billed: 0, gross: 0, remitted: 0, closesInHours: 0 };
  const id = 20_000 + UNRUN.indexOf(status);
  await expect(makeOrder(id, { ...order, billed: 1 })).rejects.toThrow(/put_order_unrun_is_empty/);
  await makeOrder(id, order);
  await expect(changeOrder(id, { gross: 1 })).rejects.toThrow(/put_order_unrun_is_empty/);
});

it('is held against the orders by the check of the books', async () => {
  const differences = async () => {
    const rows = await testDatabase.asOwner<{ told: string }>('select ledger.differences() as told');
    return rows.map(({ told }) => told);
  };
  expect(await differences()).toEqual([]);
  await testDatabase.asOwner(`update network_total set settled_billed_minor = settled_billed_minor + 1`);
  expect(await differences()).toMatchObject([
    expect.stringMatching(/^networks: .* billed for settled plans/),
  ]);
  await testDatabase.asOwner('select make_network_totals()');
  await makeOrder(30_000, {
    product: 1,
    status: SETTLED,
    billed: 0,
    gross: 2,
    remitted: 1,
    closesInHours: 0,
  });
  await testDatabase.asOwner('delete from settled_debt where order_id = 30000');
  expect(await differences()).toEqual(['networks: plan 30000 is settled and owed for, and not kept so']);
  await testDatabase.asOwner('select make_network_totals(); insert into settled_debt values (1, 999)');
  expect(await differences()).toEqual(['networks: plan 999 is kept as settled and owed for, and is not']);
  await testDatabase.asOwner('select make_network_totals()');
});

it('is the database’s alone: the program may not write it', async () => {
  const { database } = testDatabase;
  for (const text of [
    'update network_total set settled_billed_minor = 0',
    'insert into settled_debt values (1, 1)',
    'delete from settled_debt',
    'select make_network_totals()',
    `select count_network('north', 1, 1)`,
  ])
    await expect(database.query(text)).rejects.toThrow(/permission denied/);
});
