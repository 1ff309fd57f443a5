import { calls } from '@fairlead/contract';
import { readProgramme, readWallet } from '@fairlead/ledger';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { routesOf } from '../../app/parts';
import type { HolderCaller, StaffCaller } from '../../http/route';
import { clientOf, dataOf, makeStaff } from '../../testing/client';
import { createTestContext, type TestContext } from '../../testing/context';
import { planClient } from '../../testing/plan-client';
import { rewriteProposal } from '../../testing/rewrite-proposal';
import {
  acceptOrder,
  advanceDueOrders,
  BUCKET_MS,
  enterReports,
  planEntered,
  recordRemittance,
  windowsAt,
} from '../plans';
import { walletJobs } from '../wallet';

const DAY_MS = 86_400_000;
const HELD_MS = 14 * DAY_MS;
/** Of 15.00 that a report of the test's product brings, the holder's 80 %. */
const SHARE = 1_200;
const ABOVE = { ok: false, reason: 'amount_above_original' };

let context: TestContext;
let plans: Awaited<ReturnType<typeof planClient>>;
let call: ReturnType<typeof clientOf>;
let maker: StaffCaller;
let checker: StaffCaller;
let support: StaffCaller;
let second: StaffCaller;
let delivery: StaffCaller;

beforeAll(async () => {
  context = await createTestContext();
  plans = await planClient(context);
  call = clientOf(routesOf(context));
  maker = await makeStaff(context, 'maker', 'finance_maker');
  checker = await makeStaff(context, 'checker', 'finance_checker');
  support = await makeStaff(context, 'support', 'support');
  second = await makeStaff(context, 'second', 'finance_checker');
  delivery = await makeStaff(context, 'delivery', 'delivery');
});
afterEach(() => context.expectBooks());
afterAll(() => context.close());

const walletOf = (holder: HolderCaller) => readWallet(context.database, holder.holderId);

/** A running plan of 50.00 with one report of 12.00 for each of these buckets, and 50.00 of cash beside it. */
const earned = async (buckets = 1) => {
  const holder = await plans.funded(10_000);
  const { order } = await plans.putOk(holder);
  const orderId = Number(order.id);
  await acceptOrder(context, orderId);
  const began = context.clock.now();
  const report = async (bucket: number, conversions: number, version = 1) => {
    const now = context.clock.now();
    context.clock.set(new Date(began.getTime() + bucket * 900_000));
    await plans.report(orderId, { spendMinor: 0, conversions }, version);
    context.clock.set(now);
  };
  for (let bucket = 0; bucket < buckets; bucket += 1) await report(bucket, 3);
  return { holder, orderId, report };
};

/** The flow records of revenue: `accrued` from the oldest on, and the one of the settlement. */
const recordsOf = async (holder: HolderCaller) => {
  const { items } = dataOf(await call(calls.wallet.flow, holder, { type: 'profit_sharing' }));
  const idOf = ({ id }: { id: string }) => id;
  return {
    accrued: items
      .filter((item) => item.report_id !== null && item.amount > 0)
      .map(idOf)
      .reverse(),
    settled: items.filter((item) => item.report_id === null).map(idOf),
  };
};

const settle = async (orderId: number, grossMinor: number) => {
  const { runMs, reportsMs, objectionMs } = windowsAt(1);
  await context.database.transaction((tx) =>
    recordRemittance(tx, {
      ...{ network: 'test', receiptNumber: `paid-${orderId}`, now: context.clock.now() },
      lines: [{ orderId, amountMinor: grossMinor }],
    }),
  );
  for (const waitMs of [runMs(1), reportsMs, objectionMs]) {
    context.clock.turn(waitMs);
    await advanceDueOrders(context);
  }
};

const propose = (record_id: string | undefined, amount: number) =>
  call(calls.consoleHold.proposeChargeback, maker, {
    record_id: record_id ?? '',
    amount,
    reason: 'the network took it back',
  });
const approve = (id: string) => call(calls.consoleProposal.approve, checker, { id });
const chargeBack = async (record_id: string | undefined, amount: number) =>
  dataOf(await approve(dataOf(await propose(record_id, amount)).id));
const endHolds = async () => {
  context.clock.turn(HELD_MS);
  for (const { run } of walletJobs(context)) await run();
};
const holdOf = async (holder: HolderCaller) =>
  dataOf(await call(calls.wallet.property, holder, {})).holds[0]?.id ?? '';
const uphold = async (holder: HolderCaller, holdId: string) => {
  const asked = { subject_type: 'hold', subject_id: holdId, text: 'it was earned' } as const;
  const made = dataOf(await call(calls.objection.make, holder, asked));
  const answer = { id: made.id, answer: 'it was' };
  expect(await call(calls.consoleObjection.decide, support, { ...answer, upheld: true })).toMatchObject({
    reason: 'same_person',
  });
  const { id } = dataOf(await call(calls.consoleObjection.proposeUphold, support, answer));
  const shown = dataOf(await call(calls.consoleProposal.detail, second, { id }));
  // They answer objections, and read no chargebacks.
  const { payload } = dataOf(await call(calls.consoleProposal.detail, delivery, { id }));
  expect(payload.map(({ name }) => name)).toEqual(['effect', 'reason', 'stated']);
  const { moves } = dataOf(await call(calls.consoleProposal.approve, second, { id }));
  // The release, and all that follows it.
  expect(moves).toEqual(shown.moves);
  return Object.fromEntries(shown.payload.map(({ name, value }) => [name, value]));
};

describe('revenue that was settled is charged back once', () => {
  it('by its accrual; the record of its settlement is no second original', async () => {
    const { holder, orderId } = await earned();
    await settle(orderId, 1_500);
    expect(await walletOf(holder)).toMatchObject({ available: 10_000 + SHARE, settling: 0 });
    const { accrued, settled } = await recordsOf(holder);
    expect([accrued.length, settled.length]).toEqual([1, 1]);
    await chargeBack(accrued[0], SHARE);
    expect(await propose(settled[0], SHARE)).toEqual({ ok: false, reason: 'settlement_not_original' });
    expect(await propose(accrued[0], 1)).toEqual(ABOVE);
    await endHolds();
    expect(await walletOf(holder)).toMatchObject({ available: 10_000, held: 0, settling: 0 });
  });

  it('also where the settlement was proposed while that was still possible', async () => {
    const { holder, orderId } = await earned();
    await settle(orderId, 1_500);
    const { accrued, settled } = await recordsOf(holder);
    const pending = dataOf(await propose(accrued[0], 100));
    await rewriteProposal(
      context,
      "update proposal set payload = payload || jsonb_build_object('originalId', $2::bigint) where id = $1",
      [pending.id, settled[0]],
    );
    expect(await approve(pending.id)).toEqual({ ok: false, reason: 'settlement_not_original' });
    // It counts all the same, until it is refused.
    expect(await propose(accrued[0], SHARE)).toEqual(ABOVE);
    dataOf(await call(calls.consoleProposal.refuse, checker, { id: pending.id, reason: 'no original' }));
    expect((await propose(accrued[0], SHARE)).ok).toBe(true);
  });

  it('never beyond what a corrected report left of it', async () => {
    const { holder, report } = await earned();
    const { accrued } = await recordsOf(holder);
    const pending = dataOf(await propose(accrued[0], SHARE));
    await report(0, 1, 2);
    expect(await approve(pending.id)).toEqual(ABOVE);
    dataOf(await call(calls.consoleProposal.refuse, checker, { id: pending.id, reason: 'corrected' }));
    expect(await propose(accrued[0], 401)).toEqual(ABOVE);
    await chargeBack(accrued[0], 400);
    expect(await walletOf(holder)).toMatchObject({ available: 5_000, settling: 0, held: 400 });
  });
});

describe('a top-up of which nothing is there any more', () => {
  it('is paid back by the operator alone, and its holder is told so', async () => {
    await context.fundHouse(5_000);
    const holder = await plans.funded(5_000);
    await plans.putOk(holder);
    const [topup] = dataOf(await call(calls.wallet.flow, holder, { type: 'system_topup' })).items;
    const { id } = dataOf(await propose(topup?.id, 5_000));
    const { flags } = dataOf(await call(calls.consoleProposal.detail, checker, { id }));
    const acknowledged = flags.map(({ key }) => key);
    dataOf(await call(calls.consoleProposal.approve, checker, { id, acknowledged }));
    expect(await walletOf(holder)).toMatchObject({ available: 0, held: 0 });
    const [notice] = dataOf(await call(calls.notification.list, holder, {})).items;
    expect(notice?.content).toMatch(
      /^The operator pays \$50\.00 of it from its own money\. Nothing of yours is held/,
    );
  });
});

describe('revenue that is not settled', () => {
  it('is taken from what is to be settled, never from own cash', async () => {
    await endHolds();
    const { holder, orderId } = await earned();
    const owed = (await readProgramme(context.database)).network_receivable;
    const before = await walletOf(holder);
    const [accrual] = (await recordsOf(holder)).accrued;
    const { moves, payload } = await chargeBack(accrual, SHARE);
    expect(payload).toContainEqual({ name: 'network', value: 'test' });
    const name = (account: string) => `holder/${holder.holderId}/${account}`;
    const type = 'system_deduction';
    expect(moves).toEqual([{ from: name('settling'), to: name('held'), amount: SHARE, type }]);
    expect(await walletOf(holder)).toEqual({ ...before, settling: 0, held: SHARE });
    const property = dataOf(await call(calls.wallet.property, holder, {}));
    expect(property).toMatchObject({ available_balance: 5_000, held: SHARE, not_yet_received: 0 });
    expect(property.holds).toMatchObject([{ reason: 'chargeback', amount: SHARE }]);
    await endHolds();
    expect(await walletOf(holder)).toEqual({ ...before, settling: 0 });
    expect((await readProgramme(context.database)).network_receivable).toBe(owed + SHARE);
    const flow = dataOf(await call(calls.wallet.flow, holder, { type: 'system_deduction' })).items;
    const kept = { available_delta: 0, corrects_id: accrual, entered_by_hand: true };
    expect(flow).toMatchObject([
      { ...kept, total_delta: -SHARE },
      { ...kept, total_delta: 0, remark: 'the network took it back' },
    ]);
    await settle(orderId, 1_500);
    expect(await walletOf(holder)).toMatchObject({ available: 10_000, settling: 0, held: 0 });
  });

  it('is not paid out while it is held, nor a second time after an upheld objection', async () => {
    const { holder, orderId } = await earned(2);
    await chargeBack((await recordsOf(holder)).accrued[0], SHARE);
    await settle(orderId, 3_000);
    expect(await walletOf(holder)).toMatchObject({ available: 10_000 + SHARE, held: SHARE, settling: 0 });
    expect(await uphold(holder, await holdOf(holder))).toMatchObject({
      ...{ chargeback_reason: 'the network took it back', charged_back_minor: String(SHARE) },
      ...{ original_kind: 'profit_sharing', original_amount_minor: String(SHARE), network: 'test' },
      ...{ plan: expect.stringContaining(`${orderId} `), plan_settled: 'true' },
      ...{ chargeback_proposal: expect.stringMatching(/^\d+$/), can_be_charged_back_again: 'false' },
    });
    expect(await walletOf(holder)).toMatchObject({ available: 10_000 + 2 * SHARE, held: 0, settling: 0 });
    await endHolds();
    expect(await walletOf(holder)).toMatchObject({ available: 10_000 + 2 * SHARE, held: 0, settling: 0 });
  });

  it('goes back to what is to be settled when staff lift the hold before the settlement, and its holder is told', async () => {
    const { holder } = await earned();
    await chargeBack((await recordsOf(holder)).accrued[0], 500);
    await uphold(holder, await holdOf(holder));
    expect(await walletOf(holder)).toMatchObject({ available: 5_000, settling: SHARE, held: 0 });
    const told = await context.database.query(
      "select 1 from notification where holder_id = $1 and key = 'chargeback.lifted'",
      [holder.holderId],
    );
    expect(told).toHaveLength(1);
  });

  it('is not taken a second time by a report that is corrected', async () => {
    const { holder, report } = await earned(2);
    await chargeBack((await recordsOf(holder)).accrued[0], SHARE);
    await report(0, 0, 2);
    expect(await walletOf(holder)).toMatchObject({ available: 5_000, settling: SHARE, held: SHARE });
    await report(1, 1, 2);
    expect(await walletOf(holder)).toMatchObject({ available: 5_000, settling: 400, held: SHARE });
    // Once the objection to the chargeback is upheld, the correction takes what it left to the chargeback.
    await uphold(holder, await holdOf(holder));
    expect(await walletOf(holder)).toMatchObject({ available: 5_000, settling: 400, held: 0 });
  });

  it('nor by one that staff enter, whose checker is shown what will be posted', async () => {
    const { holder, orderId } = await earned(2);
    await chargeBack((await recordsOf(holder)).accrued[0], SHARE);
    const bucket = new Date(Math.floor(context.clock.now().getTime() / BUCKET_MS) * BUCKET_MS);
    context.clock.turn(BUCKET_MS);
    const correction = {
      source: 'test',
      orderId,
      version: 2,
      impressions: 2_000,
      clicks: 100,
      spendMinor: 0,
    };
    const entered = [0, 1].map((place) => ({
      ...{ holderId: holder.holderId, place },
      report: {
        ...{ ...correction, bucket: new Date(bucket.getTime() + place * BUCKET_MS), conversions: 0 },
        ...{ raw: `correction ${place}`, enteredByHand: true },
      },
    }));
    const now = context.clock.now();
    const { postings, faults } = await planEntered(context.database, entered, now);
    expect(faults).toEqual([]);
    const moves = [{ from: 'settling', fromRef: orderId, to: 'network_receivable', amountMinor: SHARE }];
    const shared = postings.filter(({ kind }) => kind === 'profit_sharing');
    expect(shared.map((posting) => posting.moves)).toEqual([moves]);
    const when = { now, windows: windowsAt(1) };
    expect((await context.database.transaction((tx) => enterReports(tx, entered, when, 'a letter'))).ok).toBe(
      true,
    );
    expect(await walletOf(holder)).toMatchObject({ available: 5_000, settling: 0, held: SHARE });
  });
});
