import { randomUUID } from 'node:crypto';
import { calls } from '@fairlead/contract';
import { accountClosing, accountHolder, eq } from '@fairlead/db';
import { openHold, readWallet } from '@fairlead/ledger';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { routesOf } from '../../app/parts';
import type { HolderCaller, StaffCaller } from '../../http/route';
import {
  BANK_CARD,
  clientOf,
  dataOf,
  digestOf,
  openTestClient,
  PIN,
  type TestClient,
} from '../../testing/client';
import { createTestContext, type TestContext } from '../../testing/context';
import { planClient } from '../../testing/plan-client';
import { acceptOrder, advanceDueOrders, recordRemittance, windowsAt } from '../plans';
import { walletJobs } from '../wallet';
import { withdrawalsJobs } from '../withdrawals';
import { closeAccounts } from './jobs';

const DAY_MS = 86_400_000;

let context: TestContext;
let client: TestClient;
let plans: Awaited<ReturnType<typeof planClient>>;
let maker: StaffCaller;
let checker: StaffCaller;
let call: ReturnType<typeof clientOf>;

beforeAll(async () => {
  context = await createTestContext();
  client = openTestClient(context);
  plans = await planClient(context);
  call = clientOf(routesOf(context));
  maker = await client.makeStaff('maker', 'finance_maker');
  checker = await client.makeStaff('checker', 'finance_checker');
  await context.fundHouse(100_000);
});
afterEach(() => context.expectBooks());
afterAll(() => context.close());

const close = (holder: HolderCaller, key: string = randomUUID(), password = PIN) =>
  call(calls.account.close, holder, { password, reason: 'done here' }, { key });

const progress = async (holder: HolderCaller) => dataOf(await call(calls.account.closing, holder, {}));

/** Two people approve a withdrawal and say that it was paid. */
const payOut = async (withdrawal_id: string): Promise<void> => {
  const { proposeApproval, proposePayment } = calls.consoleWithdrawal;
  await client.pass(checker, await client.call(proposeApproval, maker, { withdrawal_id }));
  const payment = { withdrawal_id, reference: `paid-${withdrawal_id}` };
  await client.pass(checker, await client.call(proposePayment, maker, payment));
};

const makeRich = async (amountMinor: number): Promise<HolderCaller> => {
  const holder = await client.makePayee();
  await context.topUp(holder.holderId, amountMinor);
  return holder;
};

const walletOf = (holder: HolderCaller) => readWallet(context.database, holder.holderId);
const stateOf = async ({ holderId }: HolderCaller) => {
  const [row] = await context.database.orm
    .select({ state: accountHolder.state })
    .from(accountHolder)
    .where(eq(accountHolder.id, holderId));
  return row?.state;
};

describe('GET /account/closing', () => {
  it('tells where the money is: in the account, under way, paid; asking to close again changes nothing', async () => {
    const holder = await makeRich(10_000);
    expect(await progress(holder)).toMatchObject({ state: 'open', since: null, available: 10_000 });
    const since = context.clock.now().toISOString();
    const { withdrawal } = dataOf(await close(holder));
    const id = withdrawal?.id ?? '';
    const underWay = await progress(holder);
    expect(underWay).toMatchObject({
      ...{ state: 'closing', since, available: 0, under_way: 10_000, paid_out: 0, still_to_come: 0 },
      withdrawals: [{ id, amount: 10_000, state: 'requested', destination_last_four: '1234' }],
    });
    expect(dataOf(await close(holder))).toMatchObject({ withdrawal: null });
    expect(await progress(holder)).toEqual(underWay);
    await payOut(id);
    await closeAccounts(context);
    expect(await progress(holder)).toMatchObject({
      ...{ state: 'closed', under_way: 0, paid_out: 10_000, withdrawals: [{ id, state: 'paid' }] },
    });
  });

  it('counts a payout that was under way before, and none that was paid before', async () => {
    const holder = await makeRich(10_000);
    const ask = async (amount: number): Promise<string> => {
      const key = randomUUID();
      return dataOf(await client.call(calls.withdrawal.request, holder, { amount, password: PIN }, { key }))
        .id;
    };
    await payOut(await ask(2_000));
    const before = await ask(3_000);
    context.clock.turn(1);
    const { withdrawal } = dataOf(await close(holder));
    const found = await progress(holder);
    expect(found).toMatchObject({ state: 'closing', under_way: 8_000, paid_out: 0 });
    expect(found.withdrawals.map(({ id }) => id)).toEqual([withdrawal?.id, before]);
    context.clock.turn(1);
    await payOut(before);
    const paid = await progress(holder);
    expect(paid, 'what was on its way is told as paid').toMatchObject({ under_way: 5_000, paid_out: 3_000 });
    expect(paid.withdrawals.map(({ id }) => id)).toEqual([withdrawal?.id, before]);
  });
});

describe('POST /account/close', () => {
  it('out any time: asks for everything at once, once for a key, and is closed once it is paid', async () => {
    const holder = await makeRich(10_000);
    const key = randomUUID();
    const closed = dataOf(await close(holder, key));
    expect(closed).toMatchObject({ state: 'closing', still_to_come: 0, order_ids: [] });
    expect(closed.withdrawal).toMatchObject({ amount: 10_000, state: 'requested', due_at: closed.done_by });
    expect(dataOf(await close(holder, key))).toEqual(closed);
    expect(await walletOf(holder)).toMatchObject({ available: 0, withdrawing: 10_000 });
    await closeAccounts(context);
    expect(await stateOf(holder)).toBe('active');
    await payOut(closed.withdrawal?.id ?? '');
    await closeAccounts(context);
    expect(await stateOf(holder)).toBe('deleted');
  });

  it('out any time: pays more than one withdrawal may carry in several', async () => {
    const holder = await makeRich(12_000_000);
    expect(dataOf(await close(holder)).withdrawal).toMatchObject({ amount: 5_000_000 });
    expect(await walletOf(holder)).toMatchObject({ available: 0, withdrawing: 12_000_000 });
    const { items } = dataOf(await client.call(calls.withdrawal.list, holder, {}));
    expect(items.map(({ amount }) => amount)).toEqual([2_000_000, 5_000_000, 5_000_000]);
  });

  it('out any time: ends plans, returns loans and membership, and pays the rest as it is freed', async () => {
    const holder = await makeRich(50_000);
    await context.grantStartUp(holder.holderId, 3_000);
    dataOf(await call(calls.membership.open, holder, { price: 2_900 }, { key: randomUUID() }));
    const running = await plans.putOk(holder, { use_start_up: true });
    await acceptOrder(context, Number(running.order.id));
    await plans.report(Number(running.order.id));
    const matching = await plans.putOk(holder);
    const closing = dataOf(await close(holder));
    expect(closing).toMatchObject({ state: 'closing', order_ids: [running.order.id] });
    expect(closing.withdrawal?.amount).toBe(50_000 - 2_000);
    expect(closing.done_by).not.toBeNull();
    expect((await plans.detailOf(holder, matching.order.id)).order.status).toBe('put_failed');
    expect(await progress(holder)).toMatchObject({
      ...{ state: 'closing', available: 0, under_way: 50_000 - 2_000, paid_out: 0 },
      ...{ still_to_come: closing.still_to_come, order_ids: [running.order.id], done_by: closing.done_by },
    });

    const windows = windowsAt(1);
    for (const waitMs of [windows.stopMs, windows.reportsMs, windows.objectionMs]) {
      context.clock.turn(waitMs + 1);
      await advanceDueOrders(context);
      expect(await closeAccounts(context)).toBe(0);
    }
    expect(await stateOf(holder)).toBe('active');
    await context.database.transaction((tx) =>
      recordRemittance(tx, {
        network: 'test',
        receiptNumber: 'receipt-1',
        lines: [{ orderId: Number(running.order.id), amountMinor: 1_500 }],
        now: context.clock.now(),
      }),
    );
    await advanceDueOrders(context);
    expect(await closeAccounts(context)).toBe(0);
    const { withdrawals } = await progress(holder);
    for (const { id, state } of withdrawals) if (state === 'requested') await payOut(id);
    expect(await closeAccounts(context)).toBe(1);
    expect(await closeAccounts(context)).toBe(0);
    const wallet = await walletOf(holder);
    expect(wallet).toMatchObject({ available: 0, escrow: 0, settling: 0, startUp: 0, startUpRunning: 0 });
    expect(await stateOf(holder)).toBe('deleted');
  });

  it('leaves everything as it was where there is money and no usable destination', async () => {
    const holder = await plans.funded(5_000);
    expect(await close(holder)).toMatchObject({ reason: 'transaction_password_not_set' });
    dataOf(await client.call(calls.wallet.setPassword, holder, { password: PIN }));
    expect(await close(holder, randomUUID(), digestOf('111222'))).toMatchObject({
      reason: 'wrong_transaction_password',
    });
    expect(await close(holder)).toMatchObject({ reason: 'payout_not_set' });
    const begun = await context.database.orm
      .select()
      .from(accountClosing)
      .where(eq(accountClosing.holderId, holder.holderId));
    expect(begun).toEqual([]);
    expect(await stateOf(holder)).toBe('active');
    dataOf(await client.call(calls.payout.edit, holder, { ...BANK_CARD, password: PIN }));
    expect(await close(holder)).toMatchObject({ ok: true });
  });

  it('no hold without reason and end: waits for a hold’s end and then pays what it held', async () => {
    const holder = await makeRich(10_000);
    await context.database.transaction((tx) =>
      openHold(tx, {
        ...{
          holderId: holder.holderId,
          account: 'held',
          kind: 'hold',
          amountMinor: 4_000,
          reason: 'dispute',
        },
        ...{ opener: 'staff:1', time: context.clock.now(), remark: 'a question', linkId: 0 },
        expiresAt: new Date(context.clock.now().getTime() + 86_400_000),
      }),
    );
    const closing = dataOf(await close(holder));
    expect(closing).toMatchObject({ state: 'closing', still_to_come: 4_000 });
    expect(closing.withdrawal?.amount).toBe(6_000);
    // A day until the hold ends, then a withdrawal's own deadline.
    expect(closing.done_by).toBe(new Date(context.clock.now().getTime() + 8 * DAY_MS).toISOString());
  });

  it('is closed for an empty account without a payout account', async () => {
    const holder = await context.makeHolder();
    dataOf(await client.call(calls.wallet.setPassword, holder, { password: PIN }));
    expect(dataOf(await close(holder))).toMatchObject({ state: 'closed', withdrawal: null });
  });

  it('asks again for the payout of a closed account that was not paid in time, with a new deadline', async () => {
    const holder = await makeRich(10_000);
    const { withdrawal } = dataOf(await close(holder));
    await client.pass(
      checker,
      await client.call(calls.consoleWithdrawal.proposeApproval, maker, {
        withdrawal_id: withdrawal?.id ?? '',
      }),
    );
    context.clock.turn(7 * DAY_MS);
    for (const job of [...withdrawalsJobs(context), ...walletJobs(context)]) await job.run();
    expect(await walletOf(holder)).toMatchObject({ available: 10_000, withdrawing: 0 });
    await closeAccounts(context);
    const { items } = dataOf(await client.call(calls.withdrawal.list, holder, {}));
    const due_at = new Date(context.clock.now().getTime() + 7 * DAY_MS).toISOString();
    expect(items[0]).toMatchObject({ amount: 10_000, state: 'requested', due_at });
    expect(items[1]).toMatchObject({ state: 'cancelled', reason: 'not_decided_in_time' });
    expect(items).toHaveLength(2);
  });

  it('does not ask again for a payout that was refused: its holder sees to the destination first', async () => {
    const holder = await makeRich(10_000);
    const { withdrawal } = dataOf(await close(holder));
    const proposed = await client.call(calls.consoleWithdrawal.proposeRefusal, maker, {
      withdrawal_id: withdrawal?.id ?? '',
      reason: 'destination_not_own',
    });
    await client.pass(checker, proposed);
    dataOf(await close(holder));
    expect(await walletOf(holder)).toMatchObject({ available: 10_000, withdrawing: 0 });
    expect(await progress(holder)).toMatchObject({ state: 'closing', available: 10_000, under_way: 0 });
    dataOf(
      await client.call(
        calls.withdrawal.request,
        { ...holder, state: 'deleted' },
        { amount: 10_000, password: PIN },
        { key: randomUUID() },
      ),
    );
  });
});
