import { calls } from '@fairlead/contract';
import fc from 'fast-check';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { StaffCaller } from '../../http/route';
import { dataOf } from '../../testing/client';
import { openPayoutDesk } from '../../testing/payout-desk';
import { bankStatementsJobs } from '../bank-statements';

const { context, client, maker, checker, people, ...desk } = await openPayoutDesk();
const { askedBy, bankSays, said, posted, stateOf, sent, propose, approve, runOf } = desk;
const support = await client.makeStaff('support', 'support');

const [matching] = bankStatementsJobs(context);
const matchLines = () => matching?.run();

afterEach(() => context.expectBooks());
afterAll(() => context.close());

const rowsOf = async (by: StaffCaller = maker) =>
  dataOf(await client.call(calls.consoleWithdrawal.list, by, {})).items;
const rowOf = async (id: string, by?: StaffCaller) => (await rowsOf(by)).find((one) => one.id === id);
/** A withdrawal that two people approved, with the ID by which it is paid. */
const approved = async (amount: number) => {
  const [id = ''] = await askedBy(amount);
  const about = { withdrawal_id: id };
  await client.pass(checker, await client.call(calls.consoleWithdrawal.proposeApproval, maker, about));
  return { id, paymentId: (await rowOf(id))?.payment_id ?? '' };
};
const lineOf = async (id: string) => (await rowOf(id))?.paid_line ?? null;

describe('the line of a payment that was typed into the bank', () => {
  it('two people are two people: offers its reference once, and posts by two people alone', async () => {
    const { id, paymentId } = await approved(1_000);
    expect(await lineOf(id)).toBeNull();
    const before = (await posted()) ?? 0;
    await bankSays(said(-1_000, paymentId.toLowerCase(), 'EXAMPLE ADA'));
    expect(await lineOf(id)).toMatchObject({ booked_on: context.clock.now().toISOString().slice(0, 10) });
    expect(await posted()).toBe(before);
    const stated = { withdrawal_id: id, reference: paymentId };
    const proposed = await client.call(calls.consoleWithdrawal.proposePayment, maker, stated);
    const shown = dataOf(
      await client.call(calls.consoleProposal.detail, checker, { id: dataOf(proposed).id }),
    );
    expect(shown.bank_lines?.map(({ amount, by_receipt }) => [amount, by_receipt])).toEqual([[-1_000, true]]);
    expect(await client.call(calls.consoleProposal.approve, maker, { id: shown.id })).toMatchObject({
      reason: 'same_person',
    });
    await client.pass(checker, proposed);
    expect(await posted()).toBe(before + 1);
    expect(await stateOf(people[0] as never, id)).toMatchObject({ state: 'paid', reference: paymentId });
    // It is linked by its number, and to nothing else ever after.
    expect(await matchLines()).toBe(1);
    expect(await matchLines()).toBe(0);
    expect(await lineOf(id)).toBeNull();
  });

  it('is none in doubt: another amount, another payee, two lines, one that came back, or one worded in two ways', async () => {
    const cases = [
      await approved(2_000),
      await approved(2_001),
      await approved(2_002),
      await approved(2_003),
    ];
    const [amount, payee, twice, back] = cases.map(({ paymentId }) => paymentId);
    await bankSays(
      said(-2_009, amount),
      said(-2_001, payee, 'Fred Friend'),
      said(-2_002, twice),
      said(-2_002, twice),
      said(-2_003, back),
      said(2_003, back),
    );
    for (const { id } of cases) expect(await lineOf(id)).toBeNull();
  });

  it('is shown to finance alone, and none of what is not approved, or is paid by a run', async () => {
    const { id, paymentId } = await approved(3_000);
    const [requested = ''] = await askedBy(3_001);
    const run = await sent(3_002);
    await bankSays(
      said(-3_000, paymentId),
      said(-3_001, (await rowOf(requested))?.payment_id),
      said(-3_002, run.run.items[0]?.end_to_end_id),
    );
    expect(await lineOf(id)).not.toBeNull();
    expect(await lineOf(requested)).toBeNull();
    expect(await lineOf(run.ids[0] ?? '')).toBeNull();
    expect((await rowOf(run.ids[0] ?? ''))?.payout_run).toEqual({
      ...{ id: run.run.id, name: run.run.name, state: 'approved' },
    });
    expect((await rowOf(id))?.payout_run).toBeNull();
    expect((await rowOf(id, support))?.paid_line).toBeNull();
  });
});

describe('a withdrawal that a bank paid out by a line of its own', () => {
  const payment = fc.record({
    isApproved: fc.boolean(),
    tooMuchMinor: fc.constantFrom(0, 9),
    counterparty: fc.constantFrom('Ada Example', 'Fred Friend', ''),
    lines: fc.constantFrom(1, 2),
    isLower: fc.boolean(),
  });
  const offered = async () => dataOf(await client.call(calls.consolePayoutRun.due, maker, {}));

  it('property: is offered in no run and taken by none, whatever else its line says', async () => {
    const play = async (one: typeof payment extends fc.Arbitrary<infer P> ? P : never) => {
      const [id = ''] = one.isApproved ? [(await approved(4_000)).id] : await askedBy(4_000);
      const { items, paid_by_line: before } = await offered();
      expect(items.map(({ withdrawal_id }) => withdrawal_id)).toContain(id);
      const paymentId = (await rowOf(id))?.payment_id ?? '';
      const endToEndId = one.isLower ? paymentId.toLowerCase() : paymentId;
      const line = () => said(-4_000 - one.tooMuchMinor, endToEndId, one.counterparty);
      await bankSays(...Array.from({ length: one.lines }, line));
      const left = await offered();
      expect(left.items.map(({ withdrawal_id }) => withdrawal_id)).not.toContain(id);
      expect(left.paid_by_line).toBe(before + 1);
      expect(await propose([id])).toMatchObject({ reason: 'wrong_state' });
    };
    await fc.assert(fc.asyncProperty(payment, play), { numRuns: 10 });
  });

  it('is offered again once all of it came back', async () => {
    const { id, paymentId } = await approved(4_500);
    await bankSays(said(-4_500, paymentId, 'Fred Friend'));
    expect((await offered()).items.map(({ withdrawal_id }) => withdrawal_id)).not.toContain(id);
    await bankSays(said(4_500, paymentId, ''));
    expect((await offered()).items.map(({ withdrawal_id }) => withdrawal_id)).toContain(id);
  });

  it('is left out of a run that was made before its line came, and its holder is as before', async () => {
    const [paid = '', other = ''] = await askedBy(5_000, 5_001);
    const { id, subject } = dataOf(await propose([paid, other]));
    await bankSays(said(-5_000, (await rowOf(paid))?.payment_id));
    const stands = async () => (await runOf(subject.id)).items.map(({ state }) => state);
    expect(await stands()).toEqual(['left_out', 'chosen']);
    dataOf(await approve(id));
    expect(await stands()).toEqual(['left_out', 'sent']);
    expect(await stateOf(people[0] as never, paid)).toMatchObject({ state: 'requested' });
  });

  it('two people are two people: is given back by nobody unseen, refused or disputed', async () => {
    const { id, paymentId } = await approved(6_000);
    const about = { withdrawal_id: id, reason: 'asked_by_holder' } as const;
    const refusal = dataOf(await client.call(calls.consoleWithdrawal.proposeRefusal, maker, about));
    const made = { subject_type: 'withdrawal', subject_id: id, text: 'It takes too long.' } as const;
    const objection = dataOf(await client.call(calls.objection.make, people[0] as never, made));
    const answer = { id: objection.id, answer: 'It does.' };
    const upheld = dataOf(await client.call(calls.consoleObjection.proposeUphold, support, answer));
    const shownTo = async (by: StaffCaller, proposalId: string) =>
      dataOf(await client.call(calls.consoleProposal.detail, by, { id: proposalId }));
    expect((await shownTo(checker, refusal.id)).bank_lines).toBeNull();
    await bankSays(said(-6_000, paymentId, 'Fred Friend'));
    const [line] = dataOf(await client.call(calls.consoleBank.lines, checker, { limit: 1 })).items;
    const key = `paid_by_line:${line?.id}`;
    for (const proposalId of [refusal.id, upheld.id]) {
      const shown = await shownTo(checker, proposalId);
      expect(shown.flags).toContainEqual({ key, flag: 'paid_by_line', about: paymentId });
      expect(shown.bank_lines).toMatchObject([
        { amount: -6_000, counterparty: 'Fred Friend', imported_by: 'maker', settles: { withdrawal_id: id } },
      ]);
      const kept = await shownTo(support, proposalId);
      expect([kept.bank_lines, kept.flags.some((one) => one.key === key)]).toEqual([null, false]);
    }
    const read = (await shownTo(checker, refusal.id)).flags.filter((one) => one.key !== key);
    const keys = read.map((one) => one.key);
    expect(await approve(refusal.id, checker, keys)).toMatchObject({ reason: 'flags_not_acknowledged' });
  });
});
