import { calls, type RequestOf } from '@fairlead/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Arrivals, openArrivals } from '../../testing/arrivals';
import { BANK_ACCOUNT, bankCsvFile } from '../../testing/bank-file';
import { dataOf } from '../../testing/client';
import { createTestContext, type TestContext } from '../../testing/context';

const DAY_MS = 24 * 3_600_000;
const OTHER = 'SANDBOX0002';

let context: TestContext;
let arrivals: Arrivals;
beforeAll(async () => {
  context = await createTestContext({ BANK_ACCOUNTS: `${BANK_ACCOUNT},${OTHER}` });
  arrivals = await openArrivals(context);
});
afterAll(() => context.close());

const now = () => context.clock.now().toISOString();
const today = () => ({ account: BANK_ACCOUNT, day: now().slice(0, 10) });
const imports = async (amount: number, opening: number, { account, day } = today()) => {
  const line = { day, amount, reference: `SEPA-${amount}`, counterparty: 'Somebody', text: 'rent' };
  const file = bankCsvFile({ account, from: day, until: day, opening, lines: [line] });
  expect((await arrivals.send(arrivals.maker, file)).faults).toEqual([]);
};

it('statements and lines of the banks are found by account and time, counted, and summed up where they are money', async () => {
  const { client, checker } = arrivals;
  const list = async (request: RequestOf<typeof calls.consoleBank.list>) =>
    dataOf(await client.call(calls.consoleBank.list, checker, { total_up_to: 50, ...request }));
  const lines = async (request: RequestOf<typeof calls.consoleBank.lines>) =>
    dataOf(await client.call(calls.consoleBank.lines, checker, { total_up_to: 50, ...request }));
  await imports(5_000, 0);
  context.clock.turn(2 * DAY_MS);
  const later = now();
  await imports(7_000, 5_000);
  expect((await list({})).total).toEqual({ rows: 2, is_part: false, amount: null });
  expect((await list({ from: later })).total?.rows).toBe(1);
  expect((await list({ until: later })).items).toHaveLength(1);
  expect((await list({ account: BANK_ACCOUNT.slice(2).toLowerCase() })).items).toHaveLength(2);
  expect(await list({ account: 'elsewhere' })).toMatchObject({ items: [], total: { rows: 0 } });
  expect((await lines({ limit: 1 })).total).toEqual({ rows: 2, is_part: false, amount: 12_000 });
  const [newest] = (await list({ limit: 1 })).items;
  expect((await lines({ statement_id: newest?.id ?? '' })).total?.amount).toBe(7_000);
  const entries = await client.call(calls.consoleBank.entries, checker, { state: 'all', total_up_to: 50 });
  const sum = dataOf(entries).items.reduce((before, { amount }) => before + amount, 0);
  expect(dataOf(entries).total).toMatchObject({ rows: dataOf(entries).items.length, amount: sum });
});

it('an entry without a line is missing its line once the statements go as far as its day, and not before', async () => {
  const { client, checker } = arrivals;
  const counts = async () => {
    const coverage = dataOf(await client.call(calls.consoleBank.coverage, checker, {}));
    return { all: coverage.entries_without_line.count, missing: coverage.entries_missing_line ?? -1 };
  };
  const before = await counts();
  context.clock.turn(DAY_MS);
  await context.fundHouse(900);
  expect(await counts()).toEqual({ all: before.all + 1, missing: before.missing });
  await imports(4_000, 12_000);
  expect(await counts()).toEqual({ all: before.all + 1, missing: before.missing + 1 });
  context.clock.turn(DAY_MS);
  await context.fundHouse(800);
  expect(await counts()).toEqual({ all: before.all + 2, missing: before.missing + 1 });
});

it('an account whose statements end earlier holds back the others, unless it closed with nothing', async () => {
  const { client, checker } = arrivals;
  const day = async () => dataOf(await client.call(calls.consoleBank.coverage, checker, {})).day;
  const before = await day();
  await imports(-200, 500, { account: OTHER, day: '2026-01-30' });
  expect(await day()).toBe('2026-01-30');
  await imports(-300, 300, { account: OTHER, day: '2026-01-31' });
  expect(await day()).toBe(before);
});
