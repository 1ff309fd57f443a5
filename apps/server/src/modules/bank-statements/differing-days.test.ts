import { calls } from '@fairlead/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Arrivals, openArrivals } from '../../testing/arrivals';
import { BANK_ACCOUNT, bankCsvFile, type TestLine } from '../../testing/bank-file';
import { dataOf } from '../../testing/client';
import { createTestContext, type TestContext } from '../../testing/context';

const DAY_MS = 24 * 3_600_000;

let context: TestContext;
let arrivals: Arrivals;
beforeAll(async () => {
  context = await createTestContext();
  arrivals = await openArrivals(context);
});
afterAll(() => context.close());

const day = () => context.clock.now().toISOString().slice(0, 10);
const nextDay = () => context.clock.turn(DAY_MS);
const line = (amount: number, reference: string, booked = day()): TestLine => ({
  ...{ day: booked, amount, reference },
});
/** A statement until today, or until an earlier day; it is taken, whatever it says. */
const says = async (
  opening: number,
  lines: readonly TestLine[],
  { from = day(), until = day() }: { readonly from?: string; readonly until?: string } = {},
) => {
  const told = await arrivals.send(arrivals.maker, bankCsvFile({ from, until, opening, lines }));
  expect(told).toMatchObject({ statement_id: expect.any(String), faults: [] });
};
const coverage = async () =>
  dataOf(await arrivals.client.call(calls.consoleBank.coverage, arrivals.checker, {}));
const differingDays = async () => (await coverage()).differing_at.map((one) => one.day);

// The tests follow one another: the days that differ stay, so that each adds to those before it.
const differing: string[] = [];

it('publish what cheats hide: a day that was forged to be quiet stays public once the true statement is there', async () => {
  const first = day();
  differing.push(first);
  await says(0, []);
  expect(await coverage()).toMatchObject({ day: first, closing: 0, differing_days: 0, differing_at: [] });
  await says(0, [line(5_000, 'Q-1')]);
  expect(await coverage()).toMatchObject({
    ...{ closing: 5_000, gaps: [], differing_days: 1 },
    differing_at: [{ account: BANK_ACCOUNT, day: first }],
  });
  nextDay();
  await says(5_000, []);
  const holder = await context.makeHolder();
  const { bank } = dataOf(await arrivals.client.call(calls.statement.reconciliation, holder, {}));
  expect(bank).toMatchObject({ closing: 5_000, differing_days: 1 });
});

it('is no day of several statements that go on from one another, nor of one that repeats them all', async () => {
  const [first = ''] = differing;
  nextDay();
  await says(5_000, [line(1_000, 'P-1')]);
  await says(6_000, [line(-500, 'P-2')]);
  await says(5_500, []);
  const all = [line(5_000, 'Q-1', first), line(1_000, 'P-1'), line(-500, 'P-2')];
  await says(0, all, { from: first });
  expect(await differingDays()).toEqual(differing);
});

it('publish what cheats hide: a forged statement is found that ends on a day of which the bank sends none', async () => {
  nextDay();
  const booked = day();
  nextDay();
  await says(5_500, [], { from: booked });
  expect(await differingDays()).toEqual(differing);
  await says(5_500, [line(7_000, 'W-1', booked)], { from: booked, until: booked });
  differing.push(booked);
  expect(await differingDays()).toEqual(differing);
});

it('publish what cheats hide: a forged statement is found that has true lines alone, which come to nothing', async () => {
  nextDay();
  const some = [line(100, 'Z-1'), line(-100, 'Z-2')];
  await says(12_500, some);
  await says(12_500, [...some, line(500, 'Z-3')]);
  differing.push(day());
  expect(await differingDays()).toEqual(differing);
});
