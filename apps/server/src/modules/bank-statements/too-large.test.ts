import { calls } from '@fairlead/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Arrivals, openArrivals } from '../../testing/arrivals';
import { bankCsvFile, camtFile, type TestStatement } from '../../testing/bank-file';
import { dataOf } from '../../testing/client';
import { createTestContext, type TestContext } from '../../testing/context';
import { readCoverage } from './coverage';

const HUGE = Number.MAX_SAFE_INTEGER;
const MOST = 10_000_000_000_000;

let context: TestContext;
let arrivals: Arrivals;
beforeAll(async () => {
  context = await createTestContext();
  arrivals = await openArrivals(context);
});
afterAll(() => context.close());

const day = () => context.clock.now().toISOString().slice(0, 10);
const statement = (opening: number, ...amounts: readonly number[]): TestStatement => ({
  ...{ from: day(), until: day(), opening },
  lines: amounts.map((amount, index) => ({ day: day(), amount, reference: `HUGE-${opening}-${index}` })),
});
const faultsOf = async (file: string) =>
  (await arrivals.send(arrivals.maker, file)).faults.map(({ fault, place }) => [fault, place]);

it.each([
  ['a table', bankCsvFile],
  ['XML', camtFile],
])('publish what cheats hide: takes no line, balance or sum past all banks, as %s', async (_, write) => {
  expect(await faultsOf(write(statement(0, HUGE)))).toEqual([
    ['amount_too_large', null],
    ['amount_too_large', 1],
  ]);
  expect(await faultsOf(write(statement(-HUGE, 500)))).toEqual([['amount_too_large', null]]);
  // None of them is too large, all together are.
  expect(await faultsOf(write(statement(0, MOST, -MOST)))).toEqual([['amount_too_large', null]]);
});

it('publish what cheats hide: what was kept before is no reason to show nothing', async () => {
  const { database } = context;
  await database.query(
    `insert into bank_statement (hash, content, format, account, from_day, until_day, opening_minor, closing_minor, lines,
        imported_by, imported_at)
      values ('', '', 'csv', 'OLD', '2026-01-01', '2026-01-02', 0, $1, 2, 1, $2)`,
    [HUGE, context.clock.now()],
  );
  for (const place of [1, 2])
    await database.query(
      `insert into bank_line (statement_id, account, place, booked_on, amount_minor, reference, end_to_end_id,
          counterparty, text, fingerprint)
        values (1, 'OLD', $1, '2026-01-01', $2, '', '', '', '', decode(md5($3), 'hex'))`,
      [place, HUGE, `line ${place}`],
    );
  expect((await readCoverage(database)).lines).toEqual({ count: 2, inMinor: HUGE, outMinor: 0 });
  dataOf(await arrivals.client.call(calls.consoleBank.coverage, arrivals.maker, {}));
  // Nor can more be brought in than can be added up.
  expect(await faultsOf(bankCsvFile(statement(0, 500)))).toEqual([['total_too_large', null]]);
});
