import { calls } from '@fairlead/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffCaller } from '../../http/route';
import { openTestClient, type TestClient } from '../../testing/client';
import { createTestContext, type TestContext } from '../../testing/context';

let context: TestContext;
let client: TestClient;
let maker: StaffCaller;
let checker: StaffCaller;

beforeAll(async () => {
  context = await createTestContext();
  client = openTestClient(context);
  maker = await client.makeStaff('maker', 'finance_maker');
  checker = await client.makeStaff('checker', 'finance_checker');
});
afterAll(() => context.close());

describe('a receipt of house money', () => {
  const fund = (receipt_number: string, amount = 1_000) =>
    client.call(calls.consoleHouse.proposeFunding, maker, { amount, receipt_number });

  it('no figure without a source: counts once, however it is written and whatever the amount', async () => {
    await client.pass(checker, await fund('HOUSE-7788'));
    for (const spelling of ['HOUSE-7788', 'house 77 88', 'ＨＯＵＳＥ7788', 'House/77.88'])
      expect(await fund(spelling, 2_000)).toMatchObject({ ok: false, reason: 'receipt_already_recorded' });
    expect((await fund('HOUSE-7789')).ok).toBe(true);
    await context.expectBooks();
  });

  it('has letters or digits', async () => {
    expect(await fund('--')).toMatchObject({
      ...{ ok: false, reason: 'invalid_fields' },
      detail: { fields: { receipt_number: 'invalid_format' } },
    });
  });
});
