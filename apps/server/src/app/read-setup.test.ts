import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestContext, type TestContext } from '../testing/context';
import { addPayee } from '../testing/payee';
import { readSetup } from './read-setup';

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
