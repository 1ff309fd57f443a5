import { calls, type RequestOf } from '@fairlead/contract';
import { accountHolder, eq } from '@fairlead/db';
import { readProgramme, readWallet } from '@fairlead/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OBJECTION_SUBJECTS } from '../../app/objection-subjects';
import type { HolderCaller, StaffCaller } from '../../http/route';
import { dataOf, digestOf, openTestClient, PIN, type TestClient } from '../../testing/client';
import { createTestContext, type TestContext } from '../../testing/context';
import { walletJobs } from '../wallet';
import { objectionsJobs } from '.';

const DAY_MS = 86_400_000;

let context: TestContext;
let client: TestClient;
let maker: StaffCaller;
let checker: StaffCaller;
let support: StaffCaller;
/** Who had no part in anything. */
let check: StaffCaller;
beforeAll(async () => {
  context = await createTestContext();
  client = openTestClient(context);
  maker = await client.makeStaff('maker', 'finance_maker', 'support');
  checker = await client.makeStaff('checker', 'finance_checker', 'support');
  support = await client.makeStaff('support', 'support');
  check = await client.makeStaff('check', 'finance_checker');
  await context.fundHouse(1_000_000);
});
afterAll(() => context.close());

const holderWith = async (amountMinor: number): Promise<HolderCaller> => {
  const holder = await client.makePayee();
  await context.topUp(holder.holderId, amountMinor);
  return holder;
};
const pass = async (proposed: Parameters<TestClient['pass']>[1]) => client.pass(checker, proposed);
const wallet = (holder: HolderCaller) => readWallet(context.database, holder.holderId);
const house = async () => (await readProgramme(context.database)).house;
const withdraw = async (holder: HolderCaller, amount: number) =>
  dataOf(
    await client.call(calls.withdrawal.request, holder, { amount, password: PIN }, { key: `out-${amount}` }),
  ).id;
/** Two who collude write a reference: no bank ever saw it. */
const payOnPaper = async (holder: HolderCaller, amount: number) => {
  const id = await withdraw(holder, amount);
  const about = { withdrawal_id: id };
  await pass(await client.call(calls.consoleWithdrawal.proposeApproval, maker, about));
  const reference = `paper-${holder.holderId}-${id}`;
  await pass(await client.call(calls.consoleWithdrawal.proposePayment, maker, { ...about, reference }));
  return id;
};
const object = (
  holder: HolderCaller,
  subject: RequestOf<typeof calls.objection.make>['subject_type'],
  id?: string,
) =>
  client.call(calls.objection.make, holder, {
    ...{ subject_type: subject, text: 'This is not right.' },
    ...(id === undefined ? {} : { subject_id: id }),
  });
const report = (holder: HolderCaller, id: string, arrived: boolean, password?: string) =>
  client.call(calls.withdrawal.reportArrival, holder, {
    ...{ withdrawal_id: id, arrived },
    ...(password === undefined ? {} : { password }),
  });
const newest = async (holder: HolderCaller) => {
  const [made] = dataOf(await client.call(calls.objection.list, holder, {})).items;
  if (made === undefined) throw new Error('no objection was made');
  return made;
};
const runJobs = async (): Promise<void> => {
  for (const job of objectionsJobs(context, OBJECTION_SUBJECTS)) await job.run();
};
const letLapse = async (): Promise<void> => {
  context.clock.turn(7 * DAY_MS);
  await runJobs();
};
const withdrawalOf = async (holder: HolderCaller) =>
  dataOf(await client.call(calls.withdrawal.list, holder, {})).items[0];

describe('a payment that did not arrive', () => {
  it('"paid" is a word: where two who collude wrote it and nobody answers, the house pays at the deadline', async () => {
    const holder = await holderWith(5_000);
    const id = await payOnPaper(holder, 5_000);
    const before = await house();
    expect(dataOf(await report(holder, id, false)).arrival).toBe('missing');
    expect(await report(holder, id, false)).toMatchObject({ reason: 'objection_open' });
    expect(await newest(holder)).toMatchObject({ subject_type: 'withdrawal', state: 'open' });
    await letLapse();
    expect(await wallet(holder)).toMatchObject({ available: 5_000, withdrawing: 0 });
    expect(await house()).toBe(before - 5_000);
    expect(await withdrawalOf(holder)).toMatchObject({ state: 'bounced', reason: 'payment_did_not_arrive' });
    expect(await newest(holder)).toMatchObject({
      ...{ state: 'upheld', answered_by: 'deadline' },
      effect: { kind: 'house_pays', amount: 5_000, paid: true },
    });
    const { items } = dataOf(await client.call(calls.notification.list, holder, {}));
    expect(items.slice(0, 2).map(({ title }) => title)).toContain(
      'Your dispute is upheld: nobody answered in time',
    );
    await runJobs();
    expect((await wallet(holder))?.available).toBe(5_000);
    expect(await object(holder, 'withdrawal', id)).toMatchObject({ ok: true });
    await letLapse();
    expect((await wallet(holder))?.available).toBe(5_000);
    await context.expectBooks();
  });

  it('is owed, and said to be owed, while the house cannot pay; and paid as soon as it can', async () => {
    const holder = await holderWith(5_000);
    const id = await payOnPaper(holder, 5_000);
    dataOf(await report(holder, id, false));
    const rest = await house();
    await context.grantStartUp(holder.holderId, rest);
    await letLapse();
    expect((await newest(holder)).effect).toEqual({ kind: 'house_pays', amount: 5_000, paid: false });
    expect((await wallet(holder))?.available).toBe(0);
    await context.fundHouse(4_999);
    await runJobs();
    expect((await wallet(holder))?.available).toBe(0);
    await context.fundHouse(1_000_000);
    await runJobs();
    await runJobs();
    expect((await wallet(holder))?.available).toBe(5_000);
    expect((await newest(holder)).effect).toEqual({ kind: 'house_pays', amount: 5_000, paid: true });
    await context.expectBooks();
  });

  it('is no objection any more once its holder says that it arrived', async () => {
    const holder = await holderWith(5_000);
    const id = await payOnPaper(holder, 5_000);
    dataOf(await report(holder, id, false));
    expect(dataOf(await report(holder, id, true, PIN)).arrival).toBe('arrived');
    expect((await newest(holder)).state).toBe('withdrawn');
    await letLapse();
    expect((await wallet(holder))?.available).toBe(0);
    expect(await report(await holderWith(1), id, false)).toMatchObject({ reason: 'no_such_data' });
  });

  it('is given up by nobody who has a session of its holder alone', async () => {
    const holder = await holderWith(5_000);
    const id = await payOnPaper(holder, 5_000);
    dataOf(await report(holder, id, false));
    expect(await report(holder, id, true)).toMatchObject({
      ...{ reason: 'invalid_fields', detail: { fields: { password: 'required' } } },
    });
    expect(await report(holder, id, true, digestOf('135790'))).toMatchObject({
      reason: 'wrong_transaction_password',
    });
    expect(await withdrawalOf(holder)).toMatchObject({ state: 'paid', arrival: 'missing' });
    await letLapse();
    expect((await wallet(holder))?.available).toBe(5_000);
    await context.expectBooks();
  });
});

describe('an objection that is upheld', () => {
  it('moves house money by two people alone, neither of whom did what it is about', async () => {
    const holder = await holderWith(5_000);
    const id = await payOnPaper(holder, 5_000);
    const made = dataOf(await object(holder, 'withdrawal', id));
    const alone = { id: made.id, upheld: true, answer: 'Out of my own hand.' };
    expect(await client.call(calls.consoleObjection.decide, support, alone)).toMatchObject({
      reason: 'same_person',
    });
    const request = { id: made.id, answer: 'The bank never saw it.' };
    const uphold = (by: StaffCaller) => client.call(calls.consoleObjection.proposeUphold, by, request);
    const byOneCent = { ...request, amount: 1 };
    expect(calls.consoleObjection.proposeUphold.request.safeParse(byOneCent).success).toBe(false);
    expect(await uphold(maker)).toMatchObject({ reason: 'same_person' });
    const { id: proposalId } = dataOf(await uphold(support));
    const listed = dataOf(await client.call(calls.consoleObjection.list, check, { state: 'open' }));
    expect(listed.items.find((row) => row.id === made.id)?.proposal_id).toBe(proposalId);
    expect(await client.call(calls.consoleProposal.approve, checker, { id: proposalId })).toMatchObject({
      reason: 'same_person',
    });
    expect(await newest(holder)).toMatchObject({ state: 'open' });
    await client.pass(check, { ok: true, data: { id: proposalId } });
    expect(await newest(holder)).toMatchObject({ state: 'upheld', answered_by: 'staff' });
    expect((await wallet(holder))?.available).toBe(5_000);
    await context.expectBooks();
  });

  it('is not undone by a checker who refuses: it stays open, and its deadline upholds it', async () => {
    const holder = await holderWith(5_000);
    const id = await payOnPaper(holder, 5_000);
    const made = dataOf(await object(holder, 'withdrawal', id));
    const request = { id: made.id, answer: 'The bank never saw it.' };
    const { id: proposalId } = dataOf(
      await client.call(calls.consoleObjection.proposeUphold, support, request),
    );
    const refusal = { id: proposalId, reason: 'I would rather keep it.' };
    dataOf(await client.call(calls.consoleProposal.refuse, checker, refusal));
    expect((await newest(holder)).state).toBe('open');
    const pending = dataOf(await client.call(calls.consoleObjection.proposeUphold, support, request));
    await letLapse();
    expect((await wallet(holder))?.available).toBe(5_000);
    expect(await client.call(calls.consoleProposal.approve, check, { id: pending.id })).toMatchObject({
      reason: 'proposal_expired',
    });
  });

  it('gives back a withdrawal that is under way', async () => {
    const holder = await holderWith(5_000);
    const id = await withdraw(holder, 2_000);
    const made = dataOf(await object(holder, 'withdrawal', id));
    const answer = { id: made.id, upheld: true, answer: 'It takes too long.' };
    dataOf(await client.call(calls.consoleObjection.decide, support, answer));
    expect(await wallet(holder)).toMatchObject({ available: 5_000, withdrawing: 0 });
    expect((await newest(holder)).effect).toEqual({ kind: 'withdrawal_returned', amount: 2_000, paid: true });
    await context.expectBooks();
  });

  it('gives back what a chargeback took, once, and no record of money that came in', async () => {
    const holder = await holderWith(5_000);
    const [came] = dataOf(await client.call(calls.wallet.flow, holder, {})).items;
    const charge = { record_id: came?.id ?? '', amount: 3_000, reason: 'Called back, we say.' };
    await pass(await client.call(calls.consoleHold.proposeChargeback, maker, charge));
    context.clock.turn(14 * DAY_MS);
    for (const job of walletJobs(context)) await job.run();
    expect((await wallet(holder))?.available).toBe(2_000);
    const [took] = dataOf(await client.call(calls.wallet.flow, holder, {})).items;
    expect(took).toMatchObject({ type: 'system_deduction', total_delta: -3_000 });
    // By two people it is given back whole, and by the deadline nothing more.
    const made = dataOf(await object(holder, 'flow', took?.id));
    const answer = { id: made.id, answer: 'It was never called back.' };
    await client.pass(check, await client.call(calls.consoleObjection.proposeUphold, support, answer));
    expect((await newest(holder)).effect).toEqual({ kind: 'house_pays', amount: 3_000, paid: true });
    for (const round of [1, 2]) {
      dataOf(await object(holder, 'flow', took?.id));
      await letLapse();
      expect([round, (await wallet(holder))?.available]).toEqual([round, 5_000]);
    }
    dataOf(await object(holder, 'flow', came?.id));
    await letLapse();
    expect((await newest(holder)).effect).toBeNull();
    expect((await wallet(holder))?.available).toBe(5_000);
    await context.expectBooks();
  });

  it('enables an account that was disabled', async () => {
    const holder = await holderWith(100);
    const admin = await client.makeStaff(`admin_${holder.holderId}`, 'admin', 'support');
    const disable = { id: String(holder.holderId), reason: 'rules_broken' } as const;
    dataOf(await client.call(calls.consoleHolder.disable, admin, disable));
    const made = dataOf(await object(holder, 'account'));
    const answer = { id: made.id, upheld: false, answer: 'I stand by it.' };
    expect(await client.call(calls.consoleObjection.decide, admin, answer)).toMatchObject({
      reason: 'same_person',
    });
    await letLapse();
    const [row] = await context.database.orm
      .select({ state: accountHolder.state })
      .from(accountHolder)
      .where(eq(accountHolder.id, holder.holderId));
    expect(row?.state).toBe('active');
    expect((await newest(holder)).effect).toEqual({ kind: 'account_enabled', amount: 0, paid: true });
  });
});
