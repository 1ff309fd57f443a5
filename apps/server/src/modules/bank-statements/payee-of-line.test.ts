import { calls } from '@fairlead/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { routesOf } from '../../app/parts';
import type { HolderCaller, StaffCaller } from '../../http/route';
import { bankCsvFile, bankDesk } from '../../testing/bank-file';
import { dataOf, openTestClient, PIN, type TestClient } from '../../testing/client';
import { createTestContext, type TestContext } from '../../testing/context';
import { isPaidBy, isPaidTo } from './match';

let context: TestContext;
let client: TestClient;
let maker: StaffCaller;
let checker: StaffCaller;
let holder: HolderCaller;
beforeAll(async () => {
  context = await createTestContext();
  client = openTestClient(context);
  maker = await client.makeStaff('maker', 'finance_maker');
  checker = await client.makeStaff('checker', 'finance_checker');
  holder = await client.makePayee();
  await context.topUp(holder.holderId, 10_000);
});
afterAll(() => context.close());

const pay = async (amount: number, reference: string): Promise<void> => {
  const asked = { amount, password: PIN };
  const { id } = dataOf(await client.call(calls.withdrawal.request, holder, asked, { key: reference }));
  const about = { withdrawal_id: id };
  await client.pass(checker, await client.call(calls.consoleWithdrawal.proposeApproval, maker, about));
  const paid = { ...about, reference };
  await client.pass(checker, await client.call(calls.consoleWithdrawal.proposePayment, maker, paid));
};
const entries = async () =>
  dataOf(await client.call(calls.consoleBank.entries, checker, { limit: 50 })).items.filter(
    ({ amount }) => amount < 0,
  );

it('publish what cheats hide: a payment to another than the withdrawal names answers nothing by its number', async () => {
  await pay(4_000, 'PAYOUT-41');
  await pay(3_000, 'PAYOUT-31');
  const day = context.clock.now().toISOString().slice(0, 10);
  const lines = [
    { day, amount: -4_000, reference: 'P-1', endToEndId: 'PAYOUT-41', counterparty: 'Theodor Thief' },
    { day, amount: -3_000, reference: 'P-2', endToEndId: 'PAYOUT-31', counterparty: 'EXAMPLE, ADA' },
  ];
  const file = bankCsvFile({ from: day, until: day, opening: 10_000, lines });
  expect(dataOf(await bankDesk(routesOf(context), maker)(file))).toMatchObject({ matched: 1, faults: [] });
  const [open, ...others] = await entries();
  expect([open?.amount, others]).toEqual([-4_000, []]);
  const unclaimed = { limit: 50, state: 'unclaimed' } as const;
  const [line] = dataOf(await client.call(calls.consoleBank.lines, checker, unclaimed)).items;
  const { id } = dataOf(
    await client.call(calls.consoleBank.proposeMatch, maker, {
      ...{ line_id: line?.id ?? '', transaction_ids: [open?.transaction_id ?? ''] },
      reason: 'Paid to a relative, as asked in the chat.',
    }),
  );
  const flags = dataOf(await client.call(calls.consoleProposal.detail, checker, { id })).flags;
  expect(flags.map(({ key }) => key)).toEqual(['own_statement:1', 'counterparty_differs']);
  expect(await client.call(calls.consoleProposal.approve, checker, { id, acknowledged: [] })).toMatchObject({
    reason: 'flags_not_acknowledged',
  });
  dataOf(await client.call(calls.consoleProposal.approve, checker, { id }));
  expect(await entries()).toEqual([]);
  const named = { id: open?.transaction_id ?? '' };
  expect(dataOf(await client.call(calls.consoleBank.entries, checker, named)).items).toEqual([open]);
});

it.each([
  ['Ada Example', true],
  ['EXAMPLE ADA MARIA', true],
  ['GB00 0000 1234', true],
  ['', true],
  ['Ada Other', false],
  ['Somebody', false],
])('a line that says that it paid “%s”: %s', (counterparty, is) => {
  const destination = { name: 'Ada Example', account: 'GB00 0000 1234' };
  expect(isPaidTo({ counterparty }, { destination })).toBe(is);
});

it.each([
  ['Ada Example', 'Ada Example', true],
  ['EXAMPLE, ADA', 'Ada Example', true],
  ['Ada Maria Example', 'Ada Example', false],
  ['Ada', 'Ada Example', false],
  ['Harbour Trade GmbH', 'GmbH', false],
  ['', 'Ada Example', false],
  ['Ada Example', '', false],
])('a line from “%s” is from a holder who is paid as “%s”: %s', (counterparty, name, is) => {
  const setAt = new Date('2026-03-01T10:00:00.000Z');
  expect(isPaidBy({ counterparty, bookedOn: '2026-03-03' }, { name, setAt })).toBe(is);
});

it('two people are two people: a name that was set when the day of the line had begun somewhere shows nothing', () => {
  const line = { counterparty: 'Ada Example', bookedOn: '2026-03-03' };
  const isShown = (time: string) => isPaidBy(line, { name: 'Ada Example', setAt: new Date(time) });
  expect(isShown('2026-03-02T09:59:59.999Z')).toBe(true);
  expect(isShown('2026-03-02T10:00:00.000Z')).toBe(false);
  expect(isShown('2026-03-04T10:00:00.000Z')).toBe(false);
});
