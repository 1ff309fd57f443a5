import { calls } from '@fairlead/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { routesOf } from '../../app/parts';
import { clientOf, dataOf, makeStaff } from '../../testing/client';
import { createTestContext, type TestContext } from '../../testing/context';
import { planClient } from '../../testing/plan-client';
import { acceptOrder } from '../plans';

let context: TestContext;
let plans: Awaited<ReturnType<typeof planClient>>;
let call: ReturnType<typeof clientOf>;
beforeAll(async () => {
  context = await createTestContext();
  plans = await planClient(context);
  call = clientOf(routesOf(context));
});
afterAll(() => context.close());

const running = async (): Promise<number> => {
  const { order } = await plans.putOk(await plans.funded());
  await acceptOrder(context, Number(order.id));
  return Number(order.id);
};

it('staff see reports by what became of them, and the queue counts what is held back', async () => {
  const staff = await makeStaff(context, 'reader', 'delivery');
  const orderId = await running();
  await plans.report(orderId);
  await plans.report(orderId, { spendMinor: 1_000 }, 2);
  context.clock.turn(900_000);
  await plans.report(orderId, { clicks: 90_000 });
  const list = async (state?: 'accepted' | 'superseded' | 'quarantined' | 'rejected') =>
    dataOf(
      await call(calls.consoleReport.list, staff, { order_id: String(orderId), ...(state ? { state } : {}) }),
    ).items.map((row) => [row.state, row.version, row.fault]);
  expect(await list()).toEqual([
    ['quarantined', 1, 'clicks_above_impressions'],
    ['accepted', 2, null],
    ['superseded', 1, null],
  ]);
  const [newest] = dataOf(await call(calls.consoleReport.list, staff, { order_id: String(orderId) })).items;
  expect(newest?.order_number).toMatch(new RegExp(`^\\d{6}-0*${orderId}$`));
  expect(await list('accepted')).toHaveLength(1);
  expect(await list('rejected')).toEqual([]);
  const { queues } = dataOf(await call(calls.consoleQueue.counts, staff, {}));
  expect(queues.find(({ queue }) => queue === 'quarantine')).toMatchObject({ waiting: 1 });
});

it('an item that was given up is tried again when staff say so, and only then', async () => {
  const staff = await makeStaff(context, 'sender', 'delivery');
  const orderId = await running();
  const [item] = dataOf(await call(calls.consoleReport.outbox, staff, { state: 'waiting' })).items;
  const id = item?.id ?? '';
  expect(item).toMatchObject({ kind: 'submit', order_id: String(orderId) });
  expect(item?.order_number).toMatch(new RegExp(`^\\d{6}-0*${orderId}$`));
  expect(await call(calls.consoleReport.retryOutbox, staff, { id })).toMatchObject({ reason: 'wrong_state' });
  await context.asOwner(
    "update outbox set due_at = null, attempts = 300, last_error = 'no answer' where id = $1",
    [Number(id)],
  );
  const [first] = dataOf(await call(calls.consoleReport.outbox, staff, {})).items;
  expect(first).toMatchObject({ id, state: 'failed', attempts: 300, last_error: 'no answer' });
  const retried = dataOf(await call(calls.consoleReport.retryOutbox, staff, { id }));
  expect(retried).toMatchObject({
    state: 'waiting',
    attempts: 0,
    next_at: context.clock.now().toISOString(),
  });
  expect(await call(calls.consoleReport.retryOutbox, staff, { id: '999999' })).toMatchObject({
    reason: 'no_such_data',
  });
});

it('a network is paid by two people, once, and never more than it is owed', async () => {
  const maker = await makeStaff(context, 'payer', 'finance_checker');
  const checker = await makeStaff(context, 'checker', 'finance_checker');
  await plans.report(await running());
  const [balance] = dataOf(await call(calls.consoleRemittance.list, maker, { network: 'test' })).balances;
  const owed = balance?.media_owed ?? 0;
  expect(owed).toBeGreaterThanOrEqual(2_000);
  const propose = (amount: number, reference: string) =>
    call(calls.consoleRemittance.proposeMediaPayment, maker, { network: 'test', amount, reference });
  expect(await propose(owed + 1, 'P-0')).toMatchObject({ reason: 'amount_above_owed' });
  const first = dataOf(await propose(owed - 1, 'P-1'));
  const second = dataOf(await propose(owed, 'P-2'));
  expect(await call(calls.consoleProposal.approve, maker, { id: first.id })).toMatchObject({
    reason: 'same_person',
  });
  const paid = dataOf(await call(calls.consoleProposal.approve, checker, { id: first.id }));
  expect(paid.moves).toEqual([{ from: 'media', to: 'bank', amount: owed - 1, type: 'media_payment' }]);
  expect(await propose(1, 'P-1')).toMatchObject({ reason: 'receipt_already_recorded' });
  expect(await call(calls.consoleProposal.approve, checker, { id: second.id })).toMatchObject({
    reason: 'amount_above_owed',
  });
  const after = dataOf(await call(calls.consoleRemittance.list, maker, { network: 'test' })).balances;
  expect(after).toMatchObject([{ media_owed: 1 }]);
  await context.expectBooks();
});
