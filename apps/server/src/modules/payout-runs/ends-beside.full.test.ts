import { calls } from '@fairlead/contract';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { HolderCaller } from '../../http/route';
import { dataOf } from '../../testing/client';
import { openPayoutDesk } from '../../testing/payout-desk';
import { keepFiguresJob } from '../console';
import { lapseWithdrawals } from '../withdrawals';

const { context, client, maker, other, checker, second, people, ...desk } = await openPayoutDesk();
const { askedBy, propose, approve, runOf, settle, stateOf, availableOf, sent } = desk;
const { bankSays, said, posted } = desk;

afterEach(() => context.expectBooks());
afterAll(() => context.close());

const DAY_MS = 86_400_000;

/** How many payouts the overview says are in doubt, and the runs that it leads to. */
const inDoubt = async () => {
  await keepFiguresJob(context).run();
  const { in_doubt: payouts } = dataOf(await client.call(calls.consoleOverview.read, checker, {}));
  const asked = { doubt: 'open', limit: 50 } as const;
  const { items } = dataOf(await client.call(calls.consolePayoutRun.list, checker, asked));
  expect(items.reduce((sum, { in_doubt: count }) => sum + count, 0)).toBe(payouts);
  return { payouts: payouts ?? 0, runs: items.map(({ id }) => id) };
};

describe('what ends beside a run', () => {
  it('a withdrawal that its holder takes back before the decision is left out of the file', async () => {
    const ids = await askedBy(1_300, 1_400);
    const { id, subject } = dataOf(await propose(ids));
    const cancel = (holder: HolderCaller | undefined, withdrawal_id: string | undefined, key: string) =>
      client.call(
        calls.withdrawal.cancel,
        holder as HolderCaller,
        { withdrawal_id: withdrawal_id ?? '' },
        { key },
      );
    dataOf(await cancel(people[0], ids[0], 'cancel-1'));
    dataOf(await approve(id));
    const run = await runOf(subject.id);
    expect(run).toMatchObject({ payouts: 1, amount: 1_400 });
    expect(run.items.map(({ state }) => state)).toEqual(['left_out', 'sent']);
    expect(await cancel(people[1], ids[1], 'cancel-2')).toMatchObject({ reason: 'wrong_state' });
  });

  it('what two people paid by hand is flagged before, and no line of the run pays it again', async () => {
    const { ids, run } = await sent(1_500);
    await bankSays(said(-1_500, run.items[0]?.end_to_end_id));
    const settlement = dataOf(await settle(run.id));
    const byHand = dataOf(
      await client.call(calls.consoleWithdrawal.proposePayment, other, {
        ...{ withdrawal_id: ids[0] ?? '', reference: 'by hand' },
      }),
    );
    const shown = dataOf(await client.call(calls.consoleProposal.detail, checker, { id: byHand.id }));
    expect(shown.flags).toContainEqual({
      key: `in_payout_run:${run.name}`,
      flag: 'in_payout_run',
      about: run.name,
    });
    dataOf(await approve(byHand.id));
    const before = await posted();
    expect(await approve(settlement.id)).toMatchObject({ reason: 'wrong_state' });
    expect(await posted()).toBe(before);
  });

  it('two lines with one end-to-end ID, a return alone and a line that another entry has pay nothing', async () => {
    const { run } = await sent(1_600, 1_700, 1_800);
    const [one, two, three] = run.items.map(({ end_to_end_id: id }) => id);
    await bankSays(said(-1_600, one), said(-1_600, one), said(1_700, two));
    const house = { amount: 1_800, receipt_number: three ?? '' };
    await client.pass(checker, await client.call(calls.consoleHouse.proposeFunding, maker, house));
    await bankSays(said(1_800, three, ''));
    expect((await runOf(run.id)).items.map(({ doubt }) => doubt)).toEqual([
      'several_lines',
      'return_alone',
      'line_taken',
    ]);
    expect(await settle(run.id)).toMatchObject({ reason: 'wrong_state' });
  });

  it('two people are two people: an objection gives it back by two alone, who are told that a bank was sent it', async () => {
    const { ids, run } = await sent(2_300);
    const support = await client.makeStaff('support', 'support');
    const [holder] = people as [HolderCaller];
    const about = { subject_type: 'withdrawal', subject_id: ids[0] ?? '', text: 'Give it back.' } as const;
    const { id } = dataOf(await client.call(calls.objection.make, holder, about));
    const answer = { id, answer: 'It takes too long.' };
    expect(
      await client.call(calls.consoleObjection.decide, support, { ...answer, upheld: true }),
    ).toMatchObject({ reason: 'same_person' });
    const proposed = dataOf(await client.call(calls.consoleObjection.proposeUphold, support, answer));
    // Who agreed to the run took part in it.
    expect(await approve(proposed.id, checker)).toMatchObject({ reason: 'same_person' });
    const shown = dataOf(await client.call(calls.consoleProposal.detail, second, { id: proposed.id }));
    expect(shown.flags).toContainEqual({
      key: `in_payout_run:${run.name}`,
      flag: 'in_payout_run',
      about: run.name,
    });
    expect(await approve(proposed.id, second, [])).toMatchObject({ reason: 'flags_not_acknowledged' });
    expect(await stateOf(holder, ids[0] ?? '')).toMatchObject({ state: 'approved' });
    await client.pass(second, { ok: true, data: proposed });
    expect(await stateOf(holder, ids[0] ?? '')).toMatchObject({ state: 'cancelled' });
    expect(await runOf(run.id)).toMatchObject({ in_doubt: 0, items: [{ state: 'left_out', doubt: null }] });
  });

  it('what ended without the run is in doubt, not done, once the bank paid it all the same, until it comes back', async () => {
    const { ids, run } = await sent(2_400);
    const endToEndId = run.items[0]?.end_to_end_id;
    const about = { withdrawal_id: ids[0] ?? '', reason: 'asked_by_holder' } as const;
    await client.pass(checker, await client.call(calls.consoleWithdrawal.proposeRefusal, maker, about));
    expect(await runOf(run.id)).toMatchObject({ in_doubt: 0, items: [{ state: 'left_out', doubt: null }] });
    await bankSays(said(-2_400, endToEndId));
    expect(await runOf(run.id)).toMatchObject({
      ...{ payouts: 1, settled: 0, in_doubt: 1, ready: 0, sum: { sent: 2_400, open: 2_400 } },
      items: [{ state: 'doubtful', doubt: 'paid_though_ended', line: { amount: -2_400 } }],
    });
    expect(await settle(run.id)).toMatchObject({ reason: 'wrong_state' });
    await bankSays(said(2_400, endToEndId, ''));
    expect(await runOf(run.id)).toMatchObject({
      ...{ in_doubt: 0, sum: { open: 0 } },
      items: [{ state: 'left_out', doubt: null, return_line: { amount: 2_400 } }],
    });
  });

  it('past its deadline it goes back to its holder, whatever the bank says then', async () => {
    const { ids, run } = await sent(1_900);
    context.clock.turn(7 * DAY_MS);
    await bankSays(said(-1_900, run.items[0]?.end_to_end_id));
    expect((await runOf(run.id)).items[0]).toMatchObject({ state: 'doubtful', doubt: 'overdue' });
    expect(await settle(run.id)).toMatchObject({ reason: 'wrong_state' });
    await lapseWithdrawals(context);
    expect(await stateOf(people[0] as HolderCaller, ids[0] ?? '')).toMatchObject({ state: 'cancelled' });
    // What the bank paid and nobody settled in time stays in sight.
    expect(await runOf(run.id)).toMatchObject({
      ...{ settled: 0, in_doubt: 1 },
      items: [{ state: 'doubtful', doubt: 'paid_though_ended' }],
    });
  });

  it('a payment that comes back after it was paid is given back by a second settlement', async () => {
    const { run } = await sent(2_100);
    const endToEndId = run.items[0]?.end_to_end_id;
    await bankSays(said(-2_100, endToEndId));
    dataOf(await approve(dataOf(await settle(run.id)).id));
    const before = (await availableOf(people[0] as HolderCaller)) ?? 0;
    context.clock.turn(DAY_MS);
    await bankSays();
    const told = await inDoubt();
    expect(told.runs).not.toContain(run.id);
    await bankSays(said(2_100, endToEndId, ''));
    const back = { in_doubt: 1, settled: 0, ready: 1, items: [{ state: 'return_found', doubt: null }] };
    expect(await runOf(run.id)).toMatchObject(back);
    expect(await inDoubt()).toEqual({ payouts: told.payouts + 1, runs: [run.id, ...told.runs] });
    await client.pass(checker, await settle(run.id));
    expect(await availableOf(people[0] as HolderCaller)).toBe(before + 2_100);
    expect(await runOf(run.id)).toMatchObject({ in_doubt: 0, items: [{ state: 'bounced' }] });
    expect(await inDoubt()).toEqual(told);
  });
});
