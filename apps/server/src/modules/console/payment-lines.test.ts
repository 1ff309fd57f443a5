import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Arrivals, openArrivals } from '../../testing/arrivals';
import { dataOf } from '../../testing/client';
import { createTestContext, type TestContext } from '../../testing/context';

let context: TestContext;
let arrivals: Arrivals;
beforeAll(async () => {
  context = await createTestContext();
  arrivals = await openArrivals(context);
});
afterAll(() => context.close());

const pay = async (withdrawal_id: string, reference: string) =>
  arrivals.detail(dataOf(await arrivals.pay(withdrawal_id, reference)).id);

it('two people are two people: who decides about a payment reads what the bank says of it', async () => {
  const [theirs, another] = [await arrivals.approved(8_800), await arrivals.approved(8_900)];
  await arrivals.bring(
    { amount: -8_800, reference: 'OUT-880001', counterparty: 'Ada Example' },
    { amount: -8_800, reference: 'OUT-880002', counterparty: 'Fred Friend' },
    // Money that came in is no payment.
    { amount: 8_800, reference: 'IN-880003', counterparty: 'Ada Example' },
  );
  const shown = await pay(theirs, 'OUT-880001');
  expect(shown.bank_lines).toMatchObject([
    { amount: -8_800, counterparty: 'Ada Example', by_receipt: true },
    { amount: -8_800, counterparty: 'Fred Friend', by_receipt: false },
  ]);
  // The maker imported its statement too.
  expect(shown.flags).toContainEqual({ key: 'own_statement:1', flag: 'own_statement', about: '1' });
  for (const name of ['counterparty_differs', 'line_amount_differs'] as const)
    expect(shown.flags.map(({ flag }) => flag)).not.toContain(name);
  // The number of a payment to somebody else, and of another amount.
  const wrong = await pay(another, 'OUT-880002');
  expect(wrong.bank_lines).toMatchObject([{ counterparty: 'Fred Friend', by_receipt: true }]);
  expect(wrong.flags.map(({ flag }) => flag)).toEqual(
    expect.arrayContaining(['counterparty_differs', 'line_amount_differs']),
  );
});
