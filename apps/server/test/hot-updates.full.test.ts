import { type Database, openDatabase, programUrl } from '@fairlead/db';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { acceptOrder, advanceDueOrders } from '../src/modules/plans';
import { createTestContext, type TestContext } from '../src/testing/context';
import { planClient } from '../src/testing/plan-client';

const PLANS = 150;
const REPORTS = 3;
const DAY_MS = 86_400_000;
/** Whose every change is in place; of a plan, only what reports change. */
const IN_PLACE = ['wallet', 'sub_account', 'programme_account', 'record_head'] as const;

let context: TestContext;
beforeEach(async () => {
  context = await createTestContext();
});
afterEach(() => context.close());

/** What PostgreSQL counted of a table, complete once the connections that worked are closed. */
const countsOf = async (table: string): Promise<{ updates: number; hot: number }> => {
  const [row] = await context.asOwner<{ updates: number; hot: number }>(
    `select n_tup_upd as updates, n_tup_hot_upd as hot from pg_stat_user_tables where relname = $1`,
    [table],
  );
  if (row === undefined) throw new Error(`${table} is not counted`);
  return row;
};

/**
 * So many people with a plan each, from the put to the end of the run: their rows fill pages first.
 */
const runPlans = async (database: Database): Promise<void> => {
  const worker = { ...context, database };
  const client = await planClient(worker);
  const ids: number[] = [];
  for (let plan = 0; plan < PLANS; plan += 1) {
    const caller = await client.funded();
    ids.push(Number((await client.putOk(caller)).order.id));
  }
  for (const id of ids) await acceptOrder(worker, id);
  for (let version = 1; version <= REPORTS; version += 1)
    for (const id of ids) await client.report(id, { spendMinor: 200 * version }, version);
  context.clock.turn(DAY_MS);
  while ((await advanceDueOrders(worker)) > 0);
};

describe('rows that change often', () => {
  it('have room on their pages for their next version', async () => {
    const rows = await context.asOwner<{ name: string; fill: number | null }>(
      `select relname as name, (select o.option_value::int from pg_options_to_table(reloptions) o
          where o.option_name = 'fillfactor') as fill
        from pg_class where relkind = 'r' and relname = any($1)`,
      [[...IN_PLACE, 'put_order']],
    );
    expect(rows).toHaveLength(IN_PLACE.length + 1);
    for (const { name, fill } of rows) expect(fill ?? 100, name).toBeLessThanOrEqual(80);
  });

  // Half: an index on what changes leaves none; whose snapshot keeps old versions on a page is the machine's affair.
  it('are changed in place, without a new entry in their indexes', { timeout: 120_000 }, async () => {
    const database = openDatabase({ url: await programUrl(context.databaseUrl), max: 1 });
    await runPlans(database);
    await database.close();
    await vi.waitFor(
      async () => expect((await countsOf('put_order')).updates).toBeGreaterThanOrEqual(PLANS * (REPORTS + 2)),
      { timeout: 30_000, interval: 100 },
    );
    for (const table of IN_PLACE) {
      const { updates, hot } = await countsOf(table);
      expect(updates, table).toBeGreaterThan(PLANS);
      expect(hot / updates, table).toBeGreaterThan(0.5);
    }
    // A plan's own moves change its status and its deadline, which have indexes; what reports change has none.
    expect((await countsOf('put_order')).hot).toBeGreaterThan(0.5 * PLANS * REPORTS);
  });
});
