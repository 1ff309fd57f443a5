import { randomUUID } from 'node:crypto';
import { calls } from '@fairlead/contract';
import { readProgramme, readWallet, totalAssets } from '@fairlead/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HolderCaller, StaffCaller } from '../src/http/route';
import { acceptOrder, advanceDueOrders, ingestReport, plansRoutes } from '../src/modules/plans';
import { walletJobs } from '../src/modules/wallet';
import { clientOf, dataOf, openTestClient, PIN, type TestClient } from '../src/testing/client';
import { createTestContext, type TestContext } from '../src/testing/context';
import { addPayee } from '../src/testing/payee';

const DAY_MS = 86_400_000;
const NETWORK = 'test';

let context: TestContext;
let client: TestClient;
let plan: ReturnType<typeof clientOf>;
let maker: StaffCaller;
let checker: StaffCaller;
let holder: HolderCaller;
let payeeId: string;

const walletNow = async () => {
  const wallet = await readWallet(context.database, holder.holderId);
  if (wallet === undefined) throw new Error('no wallet');
  return wallet;
};

const topUp = async (amount: number) => {
  const { id } = dataOf(await client.call(calls.topup.request, holder, { amount }));
  const stated = {
    topup_id: id,
    amount,
    receipt_number: randomUUID(),
    payee_id: payeeId,
    method: 'bank_transfer',
  } as const;
  return client.pass(checker, await client.call(calls.consoleTopup.propose, maker, stated));
};

/** Puts an amount, has it billed and finished, and its reports closed. */
const runPlan = async (
  put: { productId: number; amount: number; couponId?: number; useStartUp?: boolean },
  report: { spendMinor: number; conversions: number },
  atReport: () => Promise<void>,
): Promise<void> => {
  const more = {
    ...(put.couponId === undefined ? {} : { coupon_id: String(put.couponId) }),
    ...(put.useStartUp === undefined ? {} : { use_start_up: put.useStartUp }),
  };
  const request = { product_id: String(put.productId), amount: put.amount, ...more };
  const { order } = dataOf(await plan(calls.plan.put, holder, request, { key: randomUUID() }));
  const orderId = Number(order.id);
  expect(await acceptOrder(context, orderId)).toBe(true);
  const bucket = new Date(Math.floor(context.clock.now().getTime() / 900_000) * 900_000);
  const figures = { impressions: 3_000, clicks: 100, ...report };
  const body = { source: NETWORK, orderId, bucket, version: 1, ...figures };
  const ingested = await ingestReport(context, { ...body, raw: JSON.stringify(body), enteredByHand: false });
  expect(ingested.outcome).toBe('accepted');
  await atReport();
  context.clock.turn(DAY_MS);
  await advanceDueOrders(context);
};

beforeAll(async () => {
  context = await createTestContext();
  client = openTestClient(context);
  plan = clientOf(plansRoutes(context));
  maker = await client.makeStaff('maker', 'finance_maker');
  checker = await client.makeStaff('checker', 'finance_checker');
  holder = await client.makePayee();
  payeeId = await addPayee(context);
});
afterAll(() => context.close());

describe('the worked example, through the product’s own client', () => {
  it('house funded 1,000.00; top-up 100.00', async () => {
    const funding = { amount: 100_000, receipt_number: randomUUID() };
    await client.pass(checker, await client.call(calls.consoleHouse.proposeFunding, maker, funding));
    await topUp(10_000);
    expect(await walletNow()).toMatchObject({ available: 10_000 });
    await context.expectBooks();
  });

  it('own cash is separate, no profit from others’ deposits: put, billing, revenue', async () => {
    const productId = await context.makeProduct({ network: NETWORK });
    const couponId = await context.makeCoupon(holder.holderId, { valueMinor: 500 });
    await runPlan({ productId, amount: 5_000, couponId }, { spendMinor: 3_000, conversions: 3 }, async () => {
      const wallet = await walletNow();
      expect(wallet).toMatchObject({ available: 5_500, escrow: 2_000, promo: 0, settling: 1_200 });
      const programme = await readProgramme(context.database);
      expect(programme).toMatchObject({
        media: 3_000,
        revenue: 300,
        network_receivable: -1_500,
        house: 99_500,
      });
    });
    const wallet = await walletNow();
    expect(wallet).toMatchObject({ available: 7_500, escrow: 0, settling: 1_200 });
    expect(totalAssets(wallet)).toBe(8_700);
    const shown = dataOf(await client.call(calls.wallet.property, holder, {}));
    expect(shown).toMatchObject({ total_assets: 8_700, to_be_settled: 1_200, not_yet_received: 1_200 });
    await context.expectBooks();
  });

  it('remittance 15.00, settlement: available 87.00', async () => {
    context.clock.turn(3 * DAY_MS);
    await advanceDueOrders(context);
    context.clock.turn(3 * DAY_MS);
    await advanceDueOrders(context);
    expect(await walletNow()).toMatchObject({ available: 7_500, settling: 1_200 });
    const paid = { network: NETWORK, amount: 1_500, receipt_number: randomUUID() };
    await client.pass(checker, await client.call(calls.consoleRemittance.propose, maker, paid));
    await advanceDueOrders(context);
    expect(await walletNow()).toMatchObject({ available: 8_700, settling: 0 });
    await context.expectBooks();
  });

  it('own cash is separate: start-up 20.00 lent, 8.00 billed, 12.00 returned', async () => {
    const grant = { id: String(holder.holderId), amount: 2_000, reason: 'first plans' };
    await client.pass(checker, await client.call(calls.consoleHolder.proposeStartUp, maker, grant));
    await client.acceptStartUp(holder);
    expect(await walletNow()).toMatchObject({ available: 8_700, startUp: 2_000 });
    const productId = await context.makeProduct({ network: NETWORK });
    const put = { productId, amount: 2_000, useStartUp: true };
    await runPlan(put, { spendMinor: 800, conversions: 0 }, async () => {
      expect(await walletNow()).toMatchObject({ available: 8_700, startUp: 0, startUpRunning: 1_200 });
    });
    expect(await walletNow()).toMatchObject({ available: 8_700, startUp: 1_200, startUpRunning: 0 });
    const returned = dataOf(await client.call(calls.wallet.returnStartUp, holder, {}, { key: randomUUID() }));
    expect(returned).toEqual({ returned: 1_200, running: 0 });
    expect(totalAssets(await walletNow())).toBe(8_700);
    await context.expectBooks();
  });

  it('withdrawal 40.00 refused, then 40.00 paid: available 47.00', async () => {
    const withdraw = async () =>
      dataOf(
        await client.call(
          calls.withdrawal.request,
          holder,
          { amount: 4_000, password: PIN },
          { key: randomUUID() },
        ),
      ).id;
    const refused = await withdraw();
    expect(await walletNow()).toMatchObject({ available: 4_700, withdrawing: 4_000 });
    const statement = { withdrawal_id: refused, reason: 'destination_not_own' } as const;
    await client.pass(checker, await client.call(calls.consoleWithdrawal.proposeRefusal, maker, statement));
    expect(await walletNow()).toMatchObject({ available: 8_700, withdrawing: 0 });
    const paid = { withdrawal_id: await withdraw() };
    await client.pass(checker, await client.call(calls.consoleWithdrawal.proposeApproval, maker, paid));
    const payment = { ...paid, reference: 'payment-1' };
    await client.pass(checker, await client.call(calls.consoleWithdrawal.proposePayment, maker, payment));
    expect(await walletNow()).toMatchObject({ available: 4_700, withdrawing: 0 });
    await context.expectBooks();
  });

  it('chargeback 10.00: held, after 14 days gone: available 37.00, and every account as the example says', async () => {
    const [original] = dataOf(await client.call(calls.wallet.flow, holder, { type: 'system_topup' })).items;
    const chargeback = { record_id: original?.id ?? '', amount: 1_000, reason: 'recalled by the payer' };
    await client.pass(checker, await client.call(calls.consoleHold.proposeChargeback, maker, chargeback));
    expect(await walletNow()).toMatchObject({ available: 3_700, held: 1_000 });
    context.clock.turn(14 * DAY_MS);
    const job = walletJobs(context).find(({ name }) => name === 'release-holds');
    expect(await job?.run()).toBe(1);
    const wallet = await walletNow();
    expect(wallet).toMatchObject({ available: 3_700, held: 0 });
    expect(totalAssets(wallet)).toBe(3_700);
    const programme = await readProgramme(context.database);
    expect(programme).toEqual({
      bank: -106_500,
      network_receivable: 0,
      media: 3_800,
      house: 98_700,
      revenue: 300,
    });
    const all = Object.values(programme).reduce((sum, balance) => sum + balance, wallet.available);
    expect(all).toBe(0);
    await context.expectBooks();
  });
});
