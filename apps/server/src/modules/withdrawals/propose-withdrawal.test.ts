import { randomUUID } from 'node:crypto';
import { calls } from '@fairlead/contract';
import { openHold, readProgramme, readWallet } from '@fairlead/ledger';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { jobsOf } from '../../app/parts';
import type { HolderCaller, StaffCaller } from '../../http/route';
import { dataOf, openTestClient, PIN, type TestClient } from '../../testing/client';
import { createTestContext, type TestContext } from '../../testing/context';

const DAY_MS = 86_400_000;
const MANUAL = calls.consoleWithdrawal;

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
  await context.topUp(holder.holderId, 100_000);
});
afterEach(() => context.expectBooks());
afterAll(() => context.close());

const withdraw = async (amount = 1_000) =>
  dataOf(
    await client.call(calls.withdrawal.request, holder, { amount, password: PIN }, { key: randomUUID() }),
  ).id;
const find = async (id: string) =>
  dataOf(await client.call(calls.withdrawal.list, holder, {})).items.find((item) => item.id === id);
const wallet = () => readWallet(context.database, holder.holderId);
const run = async (name: string) => {
  const job = jobsOf(context).find((candidate) => candidate.name === name);
  if (job === undefined) throw new Error(`no job ${name}`);
  return job.run();
};
const pay = (withdrawal_id: string, reference: string) =>
  client.call(MANUAL.proposePayment, maker, { withdrawal_id, reference });
const flagsOf = async (id: string) =>
  dataOf(await client.call(calls.consoleProposal.detail, checker, { id })).flags.map(({ key }) => key);
const passApproval = async (withdrawal_id: string) =>
  client.pass(checker, await client.call(MANUAL.proposeApproval, maker, { withdrawal_id }));

describe('a withdrawal decided by staff', () => {
  it('is approved, paid with its reference, and bounces back with a reason', async () => {
    const before = await wallet();
    const id = await withdraw();
    expect(await pay(id, 'too early')).toEqual({ ok: false, reason: 'wrong_state' });
    expect((await passApproval(id)).moves).toEqual([]);
    const cancelled = await client.call(
      calls.withdrawal.cancel,
      holder,
      { withdrawal_id: id },
      { key: randomUUID() },
    );
    expect(cancelled).toEqual({ ok: false, reason: 'wrong_state' });
    const paid = await client.pass(checker, await pay(id, 'reference-1'));
    const from = `holder/${holder.holderId}/withdrawing`;
    expect(paid.moves).toEqual([{ from, to: 'bank', amount: 1_000, type: 'manual_withdrawal' }]);
    expect(await find(id)).toMatchObject({ state: 'paid', reference: 'reference-1', due_at: null });
    const bounce = { withdrawal_id: id, reason: 'account closed', receipt_number: 'back-1' };
    await client.pass(checker, await client.call(MANUAL.proposeBounce, maker, bounce));
    expect(await find(id)).toMatchObject({ state: 'bounced', reason: 'account closed' });
    expect(await wallet()).toEqual(before);
    const records = dataOf(await client.call(calls.wallet.flow, holder, { type: 'manual_withdrawal' })).items;
    expect(records.slice(0, 3).map((record) => record.amount)).toEqual([1_000, -1_000, -1_000]);
    expect(records.every((record) => record.withdrawal_id === id)).toBe(true);
  });

  it('counts a payment’s reference once, by what was agreed to: one that is left lying keeps it from no other', async () => {
    const [first, second] = [await withdraw(), await withdraw()];
    await passApproval(first);
    await passApproval(second);
    const lying = dataOf(await pay(first, 'reference-2'));
    expect(await pay(first, 'reference-3')).toEqual({ ok: false, reason: 'proposal_pending' });
    const honest = dataOf(await pay(second, 'reference-2'));
    expect(await flagsOf(honest.id)).toContain(`proposed_beside:${lying.id}`);
    await client.pass(checker, { ok: true, data: { id: honest.id } });
    const recorded = { ok: false, reason: 'receipt_already_recorded' };
    const late = { id: lying.id, acknowledged: await flagsOf(lying.id) };
    expect(await client.call(calls.consoleProposal.approve, checker, late)).toEqual(recorded);
    dataOf(await client.call(calls.consoleProposal.withdraw, maker, { id: lying.id }));
    expect(await pay(first, 'reference-2')).toEqual(recorded);
  });

  it('goes back whole when refused, with reason and note that the holder sees', async () => {
    const before = await wallet();
    const id = await withdraw(2_500);
    const refusal = { withdrawal_id: id, reason: 'destination_not_own', note: 'It names B.' } as const;
    const proposed = await client.call(MANUAL.proposeRefusal, maker, refusal);
    expect(await client.call(MANUAL.proposeApproval, maker, { withdrawal_id: id })).toMatchObject({
      reason: 'proposal_pending',
    });
    await client.pass(checker, proposed);
    expect(await find(id)).toMatchObject({ state: 'refused', reason: 'destination_not_own: It names B.' });
    expect(await wallet()).toEqual(before);
    const [told] = dataOf(await client.call(calls.notification.list, holder, {})).items;
    expect(told?.content).toContain('Reason: The payout account is not in your name. It names B.');
    expect(told?.link).toBe(`/wallet/withdraw?id=${id}`);
  });

  it.each([
    ['in free words', { reason: 'Pay the fee of release first' }],
    ['of another list', { reason: 'not_arrived' }],
    ['with a note that is long', { reason: 'asked_twice', note: 'a'.repeat(201) }],
  ])('is not refused for a reason %s', async (_how, stated) => {
    const proposeRefusal = MANUAL.proposeRefusal.request;
    expect(proposeRefusal.safeParse({ withdrawal_id: '1', ...stated }).success).toBe(false);
  });

  it('that its holder took back meanwhile is not approved any more', async () => {
    const id = await withdraw();
    const proposed = dataOf(await client.call(MANUAL.proposeApproval, maker, { withdrawal_id: id }));
    dataOf(await client.call(calls.withdrawal.cancel, holder, { withdrawal_id: id }, { key: randomUUID() }));
    const answer = await client.call(calls.consoleProposal.approve, checker, { id: proposed.id });
    expect(answer).toEqual({ ok: false, reason: 'proposal_expired' });
  });

  it('either goes out or comes back when approval and cancelling meet', async () => {
    const id = await withdraw();
    const proposed = dataOf(await client.call(MANUAL.proposeApproval, maker, { withdrawal_id: id }));
    const [cancelled, approved] = await Promise.all([
      client.call(calls.withdrawal.cancel, holder, { withdrawal_id: id }, { key: randomUUID() }),
      client.call(calls.consoleProposal.approve, checker, { id: proposed.id }),
    ]);
    expect([cancelled.ok, approved.ok].filter(Boolean)).toHaveLength(1);
    expect((await find(id))?.state).toBe(cancelled.ok ? 'cancelled' : 'approved');
  });

  it('no hold without reason and end: a maker who lets a proposal lie keeps no other maker from it', async () => {
    const other = await client.makeStaff('maker_two', 'finance_maker');
    const id = await withdraw(4_000);
    const about = { withdrawal_id: id };
    const refusal = { ...about, reason: 'destination_unclear' } as const;
    const lying = dataOf(await client.call(MANUAL.proposeRefusal, other, refusal));
    // Nobody has two of them open.
    expect(await client.call(MANUAL.proposeApproval, other, about)).toMatchObject({
      reason: 'proposal_pending',
    });
    const { id: honest } = dataOf(await client.call(MANUAL.proposeApproval, maker, about));
    const rowOf = async (by: StaffCaller) =>
      dataOf(await client.call(MANUAL.list, by, {})).items.find((item) => item.id === id);
    expect(await rowOf(maker)).toMatchObject({ proposal_id: honest, proposal_is_own: true });
    expect(await rowOf(other)).toMatchObject({ proposal_id: lying.id, proposal_is_own: true });
    expect(await rowOf(checker)).toMatchObject({ proposal_is_own: false });
    const { flags } = dataOf(await client.call(calls.consoleProposal.detail, checker, { id: honest }));
    const beside = `proposed_beside:${lying.id}`;
    expect(flags.map(({ key }) => key)).toContain(beside);
    const unread = { id: honest, acknowledged: flags.map(({ key }) => key).filter((key) => key !== beside) };
    expect(await client.call(calls.consoleProposal.approve, checker, unread)).toMatchObject({
      reason: 'flags_not_acknowledged',
    });
    await client.pass(checker, { ok: true, data: { id: honest } });
    expect(await find(id)).toMatchObject({ state: 'approved' });
    // What lay beside it is over, on record, and can be decided by nobody.
    expect(await client.call(calls.consoleProposal.approve, checker, { id: lying.id })).toMatchObject({
      reason: 'proposal_expired',
    });
    dataOf(await client.call(MANUAL.proposeRefusal, other, refusal));
    await client.pass(checker, await pay(id, 'reference-beside'));
    expect(await find(id)).toMatchObject({ state: 'paid' });
    const acts = dataOf(
      await client.call(calls.consoleAudit.list, checker, { act: 'expired.withdrawal_refusal' }),
    );
    expect(acts.items.length).toBeGreaterThanOrEqual(2);
  });

  it('is absent where there is none', async () => {
    expect(await client.call(MANUAL.proposeApproval, maker, { withdrawal_id: '999999' })).toEqual({
      ok: false,
      reason: 'no_such_data',
    });
  });
});

describe('no hold without reason and end: nothing waits without an end', () => {
  it('a withdrawal that nobody decides comes back after 7 days, once, on any node', async () => {
    const before = await wallet();
    const id = await withdraw(3_000);
    context.clock.turn(7 * DAY_MS - 1);
    await run('lapse-withdrawals');
    expect((await find(id))?.state).toBe('requested');
    context.clock.turn(1);
    const lapsed = await Promise.all([
      run('lapse-withdrawals'),
      run('lapse-withdrawals'),
      run('lapse-withdrawals'),
    ]);
    // What each left since another one held it.
    lapsed.push(await run('lapse-withdrawals'));
    expect(lapsed.reduce<number>((sum, count) => sum + (count ?? 0), 0)).toBeGreaterThanOrEqual(1);
    expect(await find(id)).toMatchObject({ state: 'cancelled', reason: 'not_decided_in_time', due_at: null });
    expect((await wallet())?.available).toBeGreaterThanOrEqual(before?.available ?? 0);
    const records = dataOf(await client.call(calls.wallet.flow, holder, {})).items;
    expect(records.filter((record) => record.withdrawal_id === id)).toHaveLength(2);
  });
});

describe('a chargeback', () => {
  const callBack = (record_id: string, amount: number) =>
    client.call(calls.consoleHold.proposeChargeback, maker, {
      record_id,
      amount,
      reason: 'recalled by the payer',
    });
  const charged = async (amountMinor: number) => {
    const poor = await client.makePayee();
    await context.topUp(poor.holderId, amountMinor);
    const [record] = dataOf(await client.call(calls.wallet.flow, poor, {})).items;
    return { poor, id: record?.id ?? '' };
  };

  it('no hold without reason and end: is held for 14 days, and names the original', async () => {
    const { poor, id } = await charged(5_000);
    await client.pass(checker, await callBack(id, 2_000));
    const shown = dataOf(await client.call(calls.wallet.property, poor, {}));
    expect(shown).toMatchObject({ total_assets: 5_000, available_balance: 3_000, held: 2_000 });
    expect(shown.holds).toMatchObject([
      { reason: 'chargeback', amount: 2_000, remark: 'recalled by the payer' },
    ]);
    const length = new Date(shown.holds[0]?.expires_at ?? '').getTime() - context.clock.now().getTime();
    expect(length).toBe(14 * DAY_MS);
    context.clock.turn(14 * DAY_MS - 1);
    expect(await run('release-holds')).toBe(0);
    context.clock.turn(1);
    expect(await run('release-holds')).toBe(1);
    expect(await run('release-holds')).toBe(0);
    const records = dataOf(await client.call(calls.wallet.flow, poor, { type: 'system_deduction' })).items;
    expect(records.map(({ amount, corrects_id }) => ({ amount, corrects_id }))).toEqual([
      { amount: -2_000, corrects_id: id },
      { amount: -2_000, corrects_id: id },
    ]);
  });

  it('takes at most the original, over all chargebacks of it', async () => {
    const { id } = await charged(5_000);
    expect(await callBack(id, 5_001)).toEqual({ ok: false, reason: 'amount_above_original' });
    await client.pass(checker, await callBack(id, 3_000));
    expect(await callBack(id, 2_001)).toEqual({ ok: false, reason: 'amount_above_original' });
    expect(await callBack('999999999', 1)).toEqual({ ok: false, reason: 'no_such_data' });
  });

  it('takes at most what is there; the house bears the rest, and only what it has', async () => {
    const { poor, id } = await charged(5_000);
    const out = { amount: 4_000, password: PIN };
    dataOf(await client.call(calls.withdrawal.request, poor, out, { key: randomUUID() }));
    const proposed = await callBack(id, 5_000);
    const approve = client.call(calls.consoleProposal.approve, checker, { id: dataOf(proposed).id });
    expect(await approve).toEqual({ ok: false, reason: 'house_not_funded' });
    await context.fundHouse(4_500);
    expect((await client.pass(checker, proposed)).moves).toHaveLength(2);
    expect(await readWallet(context.database, poor.holderId)).toMatchObject({ available: 0, held: 1_000 });
    expect((await readProgramme(context.database)).house).toBe(500);
  });
});

describe('no hold without reason and end: a hold of staff', () => {
  it('lifts by itself at its end, all of it', async () => {
    const held = await client.makePayee();
    await context.topUp(held.holderId, 1_000);
    const time = context.clock.now();
    const hold = {
      holderId: held.holderId,
      account: 'held',
      kind: 'hold',
      amountMinor: 400,
      reason: 'dispute',
    } as const;
    const expiresAt = new Date(time.getTime() + 7 * DAY_MS);
    await context.database.transaction((tx) =>
      openHold(tx, { ...hold, opener: 'staff:1', time, expiresAt, remark: 'two reports differ', linkId: 0 }),
    );
    const before = dataOf(await client.call(calls.wallet.property, held, {}));
    expect(before.holds).toMatchObject([{ reason: 'dispute', amount: 400, remark: 'two reports differ' }]);
    expect(before.withdrawal.allowed).toBe(true);
    context.clock.turn(7 * DAY_MS);
    await run('release-holds');
    const after = dataOf(await client.call(calls.wallet.property, held, {}));
    expect(after).toMatchObject({ available_balance: 1_000, held: 0, holds: [] });
  });
});
