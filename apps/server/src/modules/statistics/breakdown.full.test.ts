import { calls } from '@fairlead/contract';
import { deliveryReport, putOrder, type Tx } from '@fairlead/db';
import { BREAKDOWNS, type Breakdown } from '@fairlead/vocabulary';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runs } from '../../../../../tools/lib/full.mjs';
import { clientOf, dataOf } from '../../testing/client';
import { createTestContext, type TestContext } from '../../testing/context';
import { plansRoutes } from '../plans';
import { statementsRoutes } from '../statements';
import { readBreakdown } from './breakdown';
import { countDays } from './days';
import { statisticsRoutes } from './routes';

const QUARTER_MS = 900_000;
const START = Date.parse('2026-03-01T00:00:00Z');
const NOW = new Date('2026-03-20T00:00:00Z');
const COUNTS = ['spend', 'impressions', 'clicks', 'conversions', 'revenue'] as const;

let context: TestContext;
let ask: ReturnType<typeof clientOf>;
let products: readonly number[];
beforeAll(async () => {
  context = await createTestContext();
  ask = clientOf([...statisticsRoutes(context), ...statementsRoutes(context), ...plansRoutes(context)]);
  products = [
    await context.makeProduct({ title: '=SUM(A1)' }),
    await context.makeProduct({ title: 'Glass Garden' }),
  ];
});
afterAll(() => context.close());

let numbers = 0;
const makePlan = async (
  holderId: number,
  productId: number,
  more: Partial<typeof putOrder.$inferInsert> = {},
) => {
  numbers += 1;
  const [row] = await context.database.orm
    .insert(putOrder)
    .values({
      ...{ holderId, productId, productVersion: 1, status: 'putting', number: `FL-${numbers}` },
      ...{ createdAt: new Date(START), acceptedAt: new Date(START), ...more },
    })
    .returning({ id: putOrder.id });
  if (row === undefined) throw new Error('no plan was made');
  return row.id;
};

/** A report so many quarters of an hour after the beginning. */
interface Reported {
  readonly quarter: number;
  readonly spend: number;
  readonly revenue: number;
  readonly current?: boolean;
}

const addReports = (holderId: number, orderId: number, reports: readonly Reported[]) =>
  context.database.orm.insert(deliveryReport).values(
    reports.map(({ quarter, spend, revenue, current = true }, index) => ({
      ...{
        holderId,
        orderId,
        source: 'test',
        bucket: new Date(START + quarter * QUARTER_MS),
        version: index + 1,
      },
      ...{
        impressions: spend * 3,
        clicks: spend,
        conversions: revenue,
        spendMinor: spend,
        grossMinor: revenue,
      },
      ...{ revenueMinor: revenue, state: 'accepted' as const, current, raw: '{}', rawHash: Buffer.alloc(32) },
      receivedAt: new Date(START + (quarter + 1) * QUARTER_MS),
    })),
  );

const sumOf = (rows: readonly Readonly<Record<(typeof COUNTS)[number], number>>[]) =>
  Object.fromEntries(COUNTS.map((count) => [count, rows.reduce((sum, row) => sum + row[count], 0)]));

const breakdown = (
  holderId: number,
  by: Breakdown,
  [from, until]: readonly [string, string],
  more: { readonly timeZone?: string; readonly now?: Date } = {},
) => readBreakdown(context.database, holderId, { by, from, until, timeZone: 'UTC', now: NOW, ...more });

describe('a breakdown', () => {
  it('adds up to the same however it is made, which is what the pages of the plans add up to', async () => {
    const report = fc.record({
      ...{ plan: fc.nat(3), quarter: fc.nat(19 * 96 - 1), spend: fc.nat(10_000), revenue: fc.nat(10_000) },
      current: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(report, { minLength: 1, maxLength: 30 }),
        fc.constantFrom('UTC', 'Asia/Kolkata', 'America/New_York', 'Pacific/Chatham'),
        async (reports, timeZone) => {
          const holder = await context.makeHolder();
          const { holderId } = holder;
          const plans: number[] = [];
          for (const at of [0, 1, 0, 1]) plans.push(await makePlan(holderId, products[at] ?? 0));
          for (const [at, plan] of plans.entries()) {
            const own = reports.filter((one) => one.plan === at);
            if (own.length > 0) await addReports(holderId, plan, own);
          }
          const pages: Parameters<typeof sumOf>[0][number][] = [];
          for (const plan of plans) {
            const detail = dataOf(await ask(calls.plan.detail, holder, { order_id: String(plan) }));
            pages.push(detail.statistics);
          }
          const whole = sumOf(pages);
          for (const by of BREAKDOWNS) {
            const all = await breakdown(holderId, by, ['2026-02-27', '2026-03-21'], { timeZone });
            expect(sumOf([all.totals])).toEqual(whole);
            expect(sumOf(all.rows)).toEqual(whole);
            const half = await breakdown(holderId, by, ['2026-03-11', '2026-03-21'], { timeZone });
            expect(sumOf(half.rows)).toEqual(sumOf([half.totals]));
            expect(sumOf(half.rows.map(({ before }) => before))).toEqual(sumOf([half.previous.totals]));
          }
        },
      ),
      { numRuns: runs(2, 100) },
    );
  });

  it('leads from every row to the reports that it is the sum of, and to those of the period before', async () => {
    const holder = await context.makeHolder();
    const plan = await makePlan(holder.holderId, products[0] ?? 0);
    const other = await makePlan(holder.holderId, products[1] ?? 0);
    await addReports(holder.holderId, plan, [
      { quarter: 4, spend: 100, revenue: 7 },
      // Later than the hour that the last day has reached: not compared.
      { quarter: 60, spend: 9, revenue: 2 },
      { quarter: 110, spend: 20, revenue: 0 },
      { quarter: 600, spend: 3_000, revenue: 1 },
    ]);
    await addReports(holder.holderId, other, [{ quarter: 5, spend: 50_000, revenue: 9 }]);
    const days = { from: '2026-03-02', until: '2026-03-07' };
    const narrowed = {
      ...{
        day: (key: string) => ({ from: key, until: key }),
        hour: (key: string) => ({ hour: Number(key) }),
      },
      plan: (key: string) => ({ order_id: key }),
      product: (key: string) => ({ product_id: key }),
    };
    context.clock.set(new Date('2026-03-07T12:00:00Z'));
    for (const by of BREAKDOWNS) {
      const answer = dataOf(await ask(calls.statistics.breakdown, holder, { ...days, by }));
      expect(answer.rows.length).toBeGreaterThan(1);
      for (const row of answer.rows) {
        const figure = { figure: 'spend' as const, ...days, ...narrowed[by](row.key) };
        const source = dataOf(await ask(calls.statement.source, holder, figure));
        expect(source.value).toBe(row.spend);
        expect(source.items.reduce((sum, { value }) => sum + value, 0)).toBe(row.spend);
        const earlier = { ...figure, days_earlier: countDays(days) };
        expect(dataOf(await ask(calls.statement.source, holder, earlier)).value).toBe(row.before.spend);
      }
    }
  });

  it('cuts days where they begin for the reader, and compares a day that still goes on with as much of the day before', async () => {
    const { holderId } = await context.makeHolder();
    const plan = await makePlan(holderId, products[0] ?? 0);
    // In Kolkata the second of March begins at half past six in the evening, UTC.
    await addReports(holderId, plan, [
      { quarter: 73, spend: 1, revenue: 0 },
      { quarter: 74, spend: 10, revenue: 0 },
      { quarter: 80, spend: 100, revenue: 0 },
      { quarter: 170, spend: 1_000, revenue: 0 },
    ]);
    const now = new Date(START + 171 * QUARTER_MS);
    const day = await breakdown(holderId, 'day', ['2026-03-02', '2026-03-03'], {
      timeZone: 'Asia/Kolkata',
      now,
    });
    expect(day.rows.map(({ key, spend }) => [key, spend])).toEqual([
      ['2026-03-02', 110],
      ['2026-03-03', 1_000],
    ]);
    expect(day).toMatchObject({ from: '2026-03-01T18:30:00.000Z', to: now.toISOString() });
    const later = await breakdown(holderId, 'hour', ['2026-03-03', '2026-03-03'], {
      timeZone: 'Asia/Kolkata',
      now,
    });
    expect(later.previous).toMatchObject({ from: '2026-03-01T18:30:00.000Z', totals: { spend: 10 } });
    expect(later.previous.to).toBe(new Date(now.getTime() - 86_400_000).toISOString());
  });

  it('names plans and products, says why the spend fell, and of one plan alone shows that one', async () => {
    const holder = await context.makeHolder();
    const { holderId } = holder;
    const ended = await makePlan(holderId, products[1] ?? 0, { endedAt: new Date('2026-03-07T12:00:00Z') });
    const going = await makePlan(holderId, products[0] ?? 0);
    await addReports(holderId, ended, [{ quarter: 300, spend: 900, revenue: 3 }]);
    await addReports(holderId, going, [
      { quarter: 301, spend: 100, revenue: 0 },
      { quarter: 900, spend: 100, revenue: 0 },
    ]);
    const plans = await breakdown(holderId, 'plan', ['2026-03-08', '2026-03-14']);
    expect(plans.rows.map(({ key, title, spend, before }) => [key, title, spend, before.spend])).toEqual([
      [String(going), '=SUM(A1)', 100, 100],
      [String(ended), 'Glass Garden', 0, 900],
    ]);
    expect(plans.change).toMatchObject({ direction: 'fell', plan: { title: 'Glass Garden' } });
    const byProduct = await breakdown(holderId, 'product', ['2026-03-08', '2026-03-14']);
    expect(byProduct.rows.map(({ title }) => title)).toEqual(['=SUM(A1)', 'Glass Garden']);
    const asked = { from: '2026-03-01', until: '2026-03-14', by: 'day' as const, order_id: String(ended) };
    const one = dataOf(await ask(calls.statistics.breakdown, holder, asked));
    expect(one).toMatchObject({ plan: { title: 'Glass Garden' }, totals: { spend: 900 }, change: null });
    const stranger = await ask(calls.statistics.breakdown, await context.makeHolder(), asked);
    expect(stranger).toMatchObject({ ok: false, reason: 'no_such_data' });
  });

  it('puts what is beyond the first hundred into one row, which leads to its reports and those before', async () => {
    const holder = await context.makeHolder();
    for (let at = 0; at < 103; at += 1) {
      const plan = await makePlan(holder.holderId, await context.makeProduct());
      await addReports(holder.holderId, plan, [
        { quarter: at, spend: 5, revenue: 0 },
        { quarter: 200 + at, spend: 1_000 - at, revenue: 1 },
      ]);
    }
    context.clock.set(NOW);
    const days = { from: '2026-03-03', until: '2026-03-04' };
    for (const by of ['plan', 'product'] as const) {
      const { rows, totals } = dataOf(await ask(calls.statistics.breakdown, holder, { ...days, by }));
      expect(rows).toHaveLength(101);
      expect(sumOf(rows)).toEqual(sumOf([totals]));
      const rest = { key: 'rest', title: null, spend: 900 + 899 + 898, before: { spend: 3 * 5 } };
      expect(rows.at(-1)).toMatchObject(rest);
      const asked = { figure: 'spend' as const, ...days, others: by };
      const source = dataOf(await ask(calls.statement.source, holder, asked));
      expect(source.value).toBe(rest.spend);
      expect(source.items.map(({ value }) => value)).toEqual([898, 899, 900]);
      const earlier = { ...asked, days_earlier: countDays(days) };
      expect(dataOf(await ask(calls.statement.source, holder, earlier)).value).toBe(rest.before.spend);
    }
  });
});

const rowsSoFar = async (tx: Tx): Promise<number> => {
  const [row] = await tx.query<{ rows: number }>(
    'select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::bigint as rows from pg_stat_xact_user_tables',
  );
  return row?.rows ?? 0;
};

describe('a breakdown of a week', () => {
  it('reads the reports of that week and the one before by their index, not those of a life', async () => {
    const { holderId } = await context.makeHolder();
    const plan = await makePlan(holderId, products[0] ?? 0);
    await context.asOwner(
      `insert into delivery_report (holder_id, order_id, source, bucket, version, impressions, clicks, conversions,
          spend_minor, gross_minor, revenue_minor, state, current, raw, raw_hash, received_at)
        select $1, $2, 'test', '2025-01-01T00:00:00Z'::timestamptz + n * interval '1 hour', 1, 1, 0, 0, 1, 0, 0,
          'accepted', true, '{}', '\\x00', now() from generate_series(1, 5000) n`,
      [holderId, plan],
    );
    await context.asOwner('analyze');
    const read = await context.database.transaction(async (tx) => {
      const before = await rowsSoFar(tx);
      const days = { from: '2025-06-08', until: '2025-06-14', timeZone: 'UTC', now: NOW };
      const week = await readBreakdown(tx, holderId, { ...days, by: 'day' });
      expect(week.source_count).toBe(7 * 24);
      return (await rowsSoFar(tx)) - before;
    });
    // Two weeks of hours, each summed in three ways.
    expect(read).toBeLessThan(2 * 7 * 24 * 4);
  });
});
