import { calls } from '@fairlead/contract';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { StaffCaller } from '../../http/route';
import { dataOf } from '../../testing/client';
import { openPayoutDesk } from '../../testing/payout-desk';
import { bankStatementsJobs } from '../bank-statements';

const { context, client, maker, checker, people, ...desk } = await openPayoutDesk();
const { askedBy, bankSays, said, posted, stateOf, sent } = desk;

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
    const support = await client.makeStaff('support', 'support');
    expect((await rowOf(id, support))?.paid_line).toBeNull();
  });
});
