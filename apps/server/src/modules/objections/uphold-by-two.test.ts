import { calls } from '@fairlead/contract';
import { readWallet } from '@fairlead/ledger';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { OBJECTION_SUBJECTS } from '../../app/objection-subjects';
import type { HolderCaller, StaffCaller } from '../../http/route';
import { dataOf, openTestClient, PIN, type TestClient } from '../../testing/client';
import { createTestContext, type TestContext } from '../../testing/context';
import { lapseWithdrawals } from '../withdrawals';
import { lapseObjections } from './lapse-objections';

const DAY_MS = 86_400_000;
const ALONE = { reason: 'same_person' };

let context: TestContext;
let client: TestClient;
let maker: StaffCaller;
let checker: StaffCaller;
let support: StaffCaller;
/** Who had no part in anything. */
let second: StaffCaller;
beforeAll(async () => {
  context = await createTestContext();
  client = openTestClient(context);
  maker = await client.makeStaff('maker', 'finance_maker');
  checker = await client.makeStaff('checker', 'finance_checker');
  support = await client.makeStaff('support', 'support');
  second = await client.makeStaff('second', 'finance_checker');
});
afterEach(() => context.expectBooks());
afterAll(() => context.close());

const holderWith = async (amountMinor: number): Promise<HolderCaller> => {
  const holder = await client.makePayee();
  await context.topUp(holder.holderId, amountMinor);
  return holder;
};
const wallet = (holder: HolderCaller) => readWallet(context.database, holder.holderId);
const object = async (holder: HolderCaller, subject_type: 'withdrawal' | 'hold', subject_id: string) => {
  const about = { subject_type, subject_id, text: 'This is not right.' };
  return dataOf(await client.call(calls.objection.make, holder, about)).id;
};
const newest = async (holder: HolderCaller) =>
  dataOf(await client.call(calls.objection.list, holder, {})).items[0];
const upholdAlone = (id: string) =>
  client.call(calls.consoleObjection.decide, support, { id, upheld: true, answer: 'Looked at it.' });
const proposeUphold = (id: string) =>
  client.call(calls.consoleObjection.proposeUphold, support, { id, answer: 'Looked at it.' });
const approve = (id: string, by: StaffCaller) => client.call(calls.consoleProposal.approve, by, { id });
const ifUpheld = async (id: string) =>
  dataOf(await client.call(calls.consoleObjection.list, support, { id })).items[0]?.if_upheld;

/** A withdrawal of 20.00 of 50.00 that two people approved: somebody may be typing it into a bank. */
const approved = async () => {
  const holder = await holderWith(5_000);
  const request = { amount: 2_000, password: PIN };
  const { id } = dataOf(await client.call(calls.withdrawal.request, holder, request, { key: 'out' }));
  const about = { withdrawal_id: id };
  await client.pass(checker, await client.call(calls.consoleWithdrawal.proposeApproval, maker, about));
  return { holder, id };
};

describe('an objection to a withdrawal that was approved', () => {
  it('two people are two people: is upheld by nobody alone, since a bank may be paying it', async () => {
    const { holder, id } = await approved();
    const made = await object(holder, 'withdrawal', id);
    expect(await ifUpheld(made)).toEqual({ kind: 'withdrawal_returned', amount: 2_000, two_people: true });
    expect(await upholdAlone(made)).toMatchObject(ALONE);
    expect(await wallet(holder)).toMatchObject({ available: 3_000, withdrawing: 2_000 });
    const proposed = await proposeUphold(made);
    expect(await approve(dataOf(proposed).id, checker)).toMatchObject(ALONE);
    const { transaction_ids: posted } = await client.pass(second, proposed);
    expect(posted).toHaveLength(1);
    expect(await wallet(holder)).toMatchObject({ available: 5_000, withdrawing: 0 });
    expect(await newest(holder)).toMatchObject({
      ...{ state: 'upheld', answered_by: 'staff' },
      effect: { kind: 'withdrawal_returned', amount: 2_000, paid: true },
    });
  });

  it('is not upheld as it was proposed where the withdrawal was paid meanwhile', async () => {
    const { holder, id } = await approved();
    const proposed = dataOf(await proposeUphold(await object(holder, 'withdrawal', id)));
    const payment = { withdrawal_id: id, reference: `paid-${id}` };
    await client.pass(checker, await client.call(calls.consoleWithdrawal.proposePayment, maker, payment));
    expect(await approve(proposed.id, second)).toMatchObject({ reason: 'wrong_state' });
    expect(await wallet(holder)).toMatchObject({ available: 3_000, withdrawing: 0 });
    expect(await newest(holder)).toMatchObject({ state: 'open', effect: null });
  });

  it('that nobody answers gives nothing back before the withdrawal’s own deadline, and nothing twice', async () => {
    const { holder, id } = await approved();
    context.clock.turn(DAY_MS);
    await object(holder, 'withdrawal', id);
    context.clock.turn(6 * DAY_MS - 1);
    await lapseObjections(context, OBJECTION_SUBJECTS);
    await lapseWithdrawals(context);
    expect(await wallet(holder)).toMatchObject({ available: 3_000, withdrawing: 2_000 });
    context.clock.turn(1);
    await lapseWithdrawals(context);
    expect(await wallet(holder)).toMatchObject({ available: 5_000, withdrawing: 0 });
    context.clock.turn(DAY_MS);
    await lapseObjections(context, OBJECTION_SUBJECTS);
    expect(await newest(holder)).toMatchObject({ state: 'upheld', answered_by: 'deadline', effect: null });
    expect(await wallet(holder)).toMatchObject({ available: 5_000, withdrawing: 0 });
  });
});

describe('an objection to the hold of a chargeback', () => {
  /** All of a top-up of 200.00, called back by two people. */
  const chargedBack = async () => {
    const holder = await holderWith(20_000);
    const [record] = dataOf(await client.call(calls.wallet.flow, holder, { type: 'system_topup' })).items;
    const charge = (amount: number) =>
      client.call(calls.consoleHold.proposeChargeback, maker, {
        ...{ record_id: record?.id ?? '', amount, reason: 'Called back.' },
      });
    await client.pass(checker, await charge(20_000));
    const [hold] = dataOf(await client.call(calls.wallet.property, holder, {})).holds;
    if (hold === undefined) throw new Error('nothing is held');
    return { holder, holdId: hold.id, charge };
  };

  it('two people are two people: is upheld by nobody alone, since the same money is never charged back again', async () => {
    const { holder, holdId, charge } = await chargedBack();
    const made = await object(holder, 'hold', holdId);
    expect(await ifUpheld(made)).toEqual({ kind: 'hold_lifted', amount: 20_000, two_people: true });
    expect(await upholdAlone(made)).toMatchObject(ALONE);
    const proposed = await proposeUphold(made);
    expect(await approve(dataOf(proposed).id, checker)).toMatchObject(ALONE);
    expect(await wallet(holder)).toMatchObject({ available: 0, held: 20_000 });
    await client.pass(second, proposed);
    expect(await wallet(holder)).toMatchObject({ available: 20_000, held: 0 });
    expect(await charge(1)).toMatchObject({ reason: 'amount_above_original' });
  });

  it('is rejected by one person, which frees nothing', async () => {
    const { holder, holdId } = await chargedBack();
    const id = await object(holder, 'hold', holdId);
    const rejection = { id, upheld: false, answer: 'The bank took it back.' };
    dataOf(await client.call(calls.consoleObjection.decide, support, rejection));
    expect(await proposeUphold(id)).toMatchObject({ reason: 'already_decided' });
    expect(await wallet(holder)).toMatchObject({ available: 0, held: 20_000 });
  });

  it('is rejected all the same while a proposal to uphold it waits, which expires with that', async () => {
    const { holder, holdId } = await chargedBack();
    const id = await object(holder, 'hold', holdId);
    const proposed = dataOf(await proposeUphold(id));
    const rejection = { id, upheld: false, answer: 'The bank took it back.' };
    const rejected = dataOf(await client.call(calls.consoleObjection.decide, support, rejection));
    expect(rejected).toMatchObject({ state: 'rejected', proposal_id: null });
    const [listed] = dataOf(await client.call(calls.consoleObjection.list, support, { id })).items;
    expect(listed).toMatchObject({ state: 'rejected', proposal_id: null });
    const { state } = dataOf(await client.call(calls.consoleProposal.detail, second, { id: proposed.id }));
    expect(state).toBe('expired');
    expect(await approve(proposed.id, second)).toMatchObject({ reason: 'proposal_expired' });
    expect(await wallet(holder)).toMatchObject({ available: 0, held: 20_000 });
  });

  it('no hold without reason and end: that nobody answers lifts it at its deadline all the same', async () => {
    const { holder, holdId } = await chargedBack();
    const id = await object(holder, 'hold', holdId);
    const proposed = dataOf(await proposeUphold(id));
    context.clock.turn(7 * DAY_MS);
    await lapseObjections(context, OBJECTION_SUBJECTS);
    expect(await wallet(holder)).toMatchObject({ available: 20_000, held: 0 });
    expect(await approve(proposed.id, second)).toMatchObject({ reason: 'proposal_expired' });
  });
});
