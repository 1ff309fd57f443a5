import { SETUP_AREAS } from '@fairlead/vocabulary';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestContext, type TestContext } from '../testing/context';
import { addPayee } from '../testing/payee';
import { openSetup } from './read-setup';

const readSetup = openSetup();
let context: TestContext;
beforeAll(async () => {
  context = await createTestContext({ SAMPLE_DATA: 'off' });
});
afterAll(() => context.close());

const missing = async (): Promise<string[]> =>
  (await readSetup(context)).flatMap(({ check, verdict }) => (verdict === 'missing' ? [check] : []));

it('names what an empty installation lacks, until it is there', async () => {
  const before = await missing();
  expect(before).toEqual(expect.arrayContaining(['admins', 'pair', 'desks', 'payees', 'products', 'keys']));
  await addPayee(context);
  await context.makeProduct();
  expect(await missing()).toEqual(before.filter((check) => check !== 'payees' && check !== 'products'));
});

it("weighs whether there is money of the operator's own", async () => {
  const house = async () => (await readSetup(context)).find(({ check }) => check === 'house')?.verdict;
  expect(await house()).toBe('advice');
  await context.fundHouse(1_000);
  expect(await house()).toBe('ok');
});

it('says nothing of a sandbox that came with its sample data', async () => {
  const config = { ...context.config, sampleData: true };
  expect(await readSetup({ ...context, config })).toEqual([]);
});

describe('in live mode', () => {
  const LIVE = { moneyMode: 'live', jobs: false } as const;

  it('says what the command says, area by area, and asks outside anew after five minutes', async () => {
    const read = openSetup();
    const shown = async (jobs: boolean) =>
      (await read({ ...context, config: { ...context.config, ...LIVE, jobs } })).map(
        ({ area, check, verdict }) => [area, check, verdict].join(),
      );
    const first = await shown(false);
    expect(first).toEqual(
      expect.arrayContaining([
        ...['settings,proxy,missing', 'settings,jobs,advice', 'database,version,ok'],
        ...['files,storage,ok', 'people,admins,missing', 'watching,metrics,advice'],
      ]),
    );
    expect(new Set(first.map((one) => one.split(',')[0]))).toEqual(new Set(SETUP_AREAS));
    expect(await shown(true)).toEqual(first);
    context.clock.turn(5 * 60_000);
    expect(await shown(true)).toContain('settings,jobs,ok');
  });
});
