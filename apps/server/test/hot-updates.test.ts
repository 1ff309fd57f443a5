import { type Database, openDatabase, programUrl } from '@fairlead/db';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { acceptOrder, advanceDueOrders } from '../src/modules/plans';
import { createTestContext, type TestContext } from '../src/testing/context';
import { planClient } from '../src/testing/plan-client';

const PLANS = 150;
const REPORTS = 3;
const DAY_MS = 86_400_000;

let context: TestContext;
/** Whoever analyses a table keeps old versions on all pages meanwhile, for as long as a busy machine takes. */
const ANALYSE_NOTHING = `do $$ declare t regclass; begin
  for t in select oid from pg_class where relkind = 'r' and relnamespace in ('public'::regnamespace, 'ledger'::regnamespace) loop
    execute format('alter table %s set (autovacuum_enabled = off)', t);
  end loop;
end $$`;
beforeEach(async () => {
  context = await createTestContext();
  await context.asOwner(ANALYSE_NOTHING);
});
afterEach(() => context.close());

interface Counted {
  readonly updates: number;
  readonly hot: number;
  /** That went to another page, for want of room. */
  readonly moved: number;
}

/** What PostgreSQL counted of a table, complete once the connections that worked are closed. */
const countsOf = async (table: string): Promise<Counted> => {
  const [row] = await context.asOwner<Counted>(
    `select n_tup_upd as updates, n_tup_hot_upd as hot, n_tup_newpage_upd as moved from pg_stat_user_tables
       where relname = $1`,
    [table],
  );
  if (row === undefined) throw new Error(`${table} is not counted`);
  return row;
};

/**
 * So many people with a plan each, from the put to the end of the run: their rows fill pages first. One after the other:
 * an open snapshot keeps old versions on their page, and how long it is open is the machine's affair.
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
  // On a busy machine old versions are now and then cleared away late; without room on the pages they are each time.
  it('are changed in place, without a new entry in their indexes', {
    timeout: 120_000,
    retry: 3,
  }, async () => {
    const database = openDatabase({ url: await programUrl(context.databaseUrl), max: 1 });
    await runPlans(database);
    await database.close();
    await vi.waitFor(
      async () => expect((await countsOf('put_order')).updates).toBeGreaterThanOrEqual(PLANS * (REPORTS + 2)),
      { timeout: 30_000, interval: 100 },
    );
    for (const table of ['wallet', 'sub_account', 'programme_account', 'record_head']) {
      const { updates, hot } = await countsOf(table);
      expect(updates, table).toBeGreaterThan(PLANS);
      expect(hot / updates, table).toBeGreaterThan(0.95);
    }
    // A plan's own moves change its status and its deadline, which have indexes; what reports change has none.
    const { updates, hot, moved } = await countsOf('put_order');
    expect(hot).toBeGreaterThan(0.95 * PLANS * REPORTS);
    expect(moved / updates).toBeLessThan(0.05);
  });
});
