import { calls, type ProposalDetail } from '@fairlead/contract';
import { afterAll, describe, expect, it } from 'vitest';
import type { HolderCaller, StaffCaller } from '../../http/route';
import { openSession } from '../../plugins/sessions';
import { BANK_ACCOUNT } from '../../testing/bank-file';
import { dataOf } from '../../testing/client';
import { openPayoutDesk } from '../../testing/payout-desk';

const HOUR_MS = 3_600_000;

const { context, client, maker, other, checker, people, askedBy, propose, approve, runOf, ...desk } =
  await openPayoutDesk();
const { bankSays, said } = desk;
afterAll(() => context.close());

const REASON = 'Their bank is closed today';
const leaving = (withdrawal_ids: string[], left_out_reason: string = REASON) =>
  client.call(calls.consolePayoutRun.propose, maker, {
    ...{ withdrawal_ids, account: BANK_ACCOUNT, left_out_reason },
  });
const shownTo = async (caller: StaffCaller, id: string): Promise<ProposalDetail> =>
  dataOf(await client.call(calls.consoleProposal.detail, caller, { id }));
const nameOf = async ({ holderId }: HolderCaller): Promise<string> =>
  (
    await context.database.query<{ username: string }>('select username from account_holder where id = $1', [
      holderId,
    ])
  )[0]?.username ?? '';
const takeBack = async (id: string) =>
  dataOf(await client.call(calls.consoleProposal.withdraw, maker, { id }));

describe('what the checker of a payout run is shown', () => {
  it('is each payout with where it goes, what stands out first, and nothing that was left out', async () => {
    const ids = await askedBy(1_000, 2_000);
    const proposed = dataOf(await propose(ids));
    const { payout_run: shown } = await shownTo(checker, proposed.id);
    expect(shown).toMatchObject({ left_out: [], left_out_reason: '' });
    expect(shown?.items.map(({ withdrawal_id: id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(shown?.items[0]).toMatchObject({ beneficiary: 'Ada Example', acknowledged: [] });
    expect(shown?.items[0]?.concerns).toEqual(
      expect.arrayContaining(['destination_new', 'destination_shared', 'first_payout']),
    );
    const counts = shown?.items.map(({ concerns }) => concerns.length) ?? [];
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    await takeBack(proposed.id);
  });

  it('names a device that is new, to those alone who decide', async () => {
    const [holder] = people as [HolderCaller];
    const ids = await askedBy(1_100);
    await context.database.transaction((tx) =>
      openSession(tx, holder.holderId, 'A phone of nobody', context.clock.now()),
    );
    const proposed = dataOf(await leaving(ids));
    const concernsFor = async (caller: StaffCaller) =>
      (await shownTo(caller, proposed.id)).payout_run?.items[0]?.concerns;
    expect(await concernsFor(checker)).toContain('device_new');
    expect(await concernsFor(maker)).not.toContain('device_new');
    const request = { id: proposed.subject.id };
    const page = dataOf(await client.call(calls.consolePayoutRun.detail, maker, request));
    expect(page.items[0]?.concerns).not.toContain('device_new');
    expect((await runOf(proposed.subject.id)).items[0]?.concerns).toContain('device_new');
    await takeBack(proposed.id);
  });

  it('names who read what stood out when the withdrawal was approved alone', async () => {
    const [id = ''] = await askedBy(1_200);
    const alone = await client.call(calls.consoleWithdrawal.proposeApproval, maker, { withdrawal_id: id });
    await client.pass(checker, alone);
    const proposed = dataOf(await leaving([id]));
    const { payout_run: shown } = await shownTo(checker, proposed.id);
    expect(shown?.items[0]?.acknowledged).toMatchObject([
      { by: 'checker', flags: expect.arrayContaining(['destination_new']) },
    ]);
    await takeBack(proposed.id);
  });

  it('leaves nobody out unseen: whoever is due and not in it is named, with the reason and how often before', async () => {
    const [taken = '', left = ''] = await askedBy(1_300, 1_400);
    context.clock.turn(2 * HOUR_MS);
    expect(await propose([taken])).toMatchObject({
      ...{ reason: 'invalid_fields', detail: { fields: { left_out_reason: 'required' } } },
    });
    const first = dataOf(await leaving([taken]));
    const { payout_run: shown } = await shownTo(checker, first.id);
    expect(shown?.left_out_reason).toBe(REASON);
    const named = shown?.left_out.find(({ withdrawal_id: id }) => id === left);
    expect(named).toMatchObject({
      amount: 1_400,
      holder: { username: await nameOf(people[1] as HolderCaller) },
    });
    expect(named?.runs_before).toBe(0);
    expect(named?.due_at).not.toBeNull();
    dataOf(await approve(first.id));
    // What is kept stays, whatever becomes of the run and of those it left out.
    expect((await shownTo(checker, first.id)).payout_run?.left_out).toEqual(shown?.left_out);
    expect(await runOf(first.subject.id)).toMatchObject({
      ...{ left_out: shown?.left_out, left_out_reason: REASON },
    });

    const [again = ''] = await askedBy(1_500);
    const second = dataOf(await leaving([again]));
    const leftTwice = (await shownTo(checker, second.id)).payout_run?.left_out;
    expect(leftTwice?.find(({ withdrawal_id: id }) => id === left)?.runs_before).toBe(1);
    await takeBack(second.id);
  });

  it('names what waits in another undecided run, without a reason of the maker, until that run is decided', async () => {
    const [parked = '', taken = ''] = await askedBy(1_510, 1_520);
    const parking = dataOf(await leaving([parked], 'Parks one of them'));
    context.clock.turn(2 * HOUR_MS);
    // This maker takes all that they are offered, and so gives no reason.
    const { items: offered } = dataOf(await client.call(calls.consolePayoutRun.due, other, {}));
    expect(offered.map(({ withdrawal_id: id }) => id)).not.toContain(parked);
    const all = offered.map(({ withdrawal_id: id }) => id);
    expect(all).toContain(taken);
    const beside = dataOf(await propose(all, other));
    const { payout_run: shown } = await shownTo(checker, beside.id);
    const named = shown?.left_out.filter(({ withdrawal_id: id }) => id === parked);
    expect(named).toMatchObject([
      {
        ...{ amount: 1_510, holder: { username: await nameOf(people[0] as HolderCaller) } },
        waits_in: { id: parking.subject.id, name: parking.subject.label, made_by: 'maker' },
      },
    ]);
    expect(Date.parse(named?.[0]?.waits_in?.since ?? '')).toBe(context.clock.now().getTime() - 2 * HOUR_MS);
    expect(shown?.left_out).toHaveLength(1);
    expect(shown?.left_out_reason).toBe('');

    // Free again, it is left out by a maker. The run that could not take it does not count as one that left its holder out; the
    // one that parked it left out another withdrawal of theirs, and has ended.
    await takeBack(parking.id);
    const [next = ''] = await askedBy(1_530);
    const third = dataOf(await leaving([next]));
    const left = (await shownTo(checker, third.id)).payout_run?.left_out;
    expect(left?.find(({ withdrawal_id: id }) => id === parked)).toMatchObject({
      ...{ runs_before: (named?.[0]?.runs_before ?? 0) - 1, waits_in: null },
    });
    await takeBack(third.id);
    // What was sent to the bank waits for no maker.
    dataOf(await approve(dataOf(await leaving([parked])).id));
    const last = dataOf(await leaving([next]));
    const after = (await shownTo(checker, last.id)).payout_run?.left_out ?? [];
    expect(after.map(({ withdrawal_id: id }) => id)).not.toContain(parked);
    expect(after.map(({ waits_in: run }) => run?.id)).toContain(beside.subject.id);
    await takeBack(last.id);
    dataOf(await client.call(calls.consoleProposal.withdraw, other, { id: beside.id }));
  });

  it('names what a bank paid by a line of its own, which no maker left out', async () => {
    const [paid = '', taken = ''] = await askedBy(1_540, 1_550);
    const [row] = dataOf(await client.call(calls.consoleWithdrawal.list, maker, { id: paid })).items;
    await bankSays(said(-1_540, row?.payment_id));
    const proposed = dataOf(await leaving([taken]));
    const { left_out: left = [] } = (await shownTo(checker, proposed.id)).payout_run ?? {};
    const booked_on = context.clock.now().toISOString().slice(0, 10);
    expect(left.filter(({ withdrawal_id: id }) => id === paid)).toMatchObject([
      { amount: 1_540, waits_in: null, paid_line: { id: expect.any(String), booked_on } },
    ]);
    expect(left.filter(({ paid_line: line }) => line !== null)).toHaveLength(1);
    await takeBack(proposed.id);
  });

  it('keeps the reason from those who are paid, and is on record as a list of holders', async () => {
    const [id = ''] = await askedBy(1_600);
    const proposed = dataOf(await leaving([id], 'Words for the checker alone'));
    await shownTo(checker, proposed.id);
    const told = await context.database.query(
      "select 1 from audit_entry where holder_id is not null and after::text like '%Words for the checker%'",
    );
    expect(told).toEqual([]);
    const [listed] = await context.database.query<{ rows: number }>(
      "select (after ->> 'rows')::int as rows from audit_entry where subject_type = 'list' and act = 'consoleProposal.detail' order by id desc",
    );
    const { items = [], left_out: left = [] } = (await shownTo(checker, proposed.id)).payout_run ?? {};
    expect(listed?.rows).toBe(new Set([...items, ...left].map(({ holder }) => holder.id)).size);
    await takeBack(proposed.id);
  });

  it('opens a proposal that is older than what is kept', async () => {
    const [id = ''] = await askedBy(1_700);
    const proposed = dataOf(await leaving([id]));
    // The database lets nobody change what was proposed: only without its guards is there an older one.
    await context.asOwner('alter table proposal disable trigger user');
    await context.asOwner(
      `update proposal set payload = payload - 'chosen' - 'leftOut' - 'leftOutReason' where id = ${proposed.id}`,
    );
    await context.asOwner('alter table proposal enable trigger user');
    expect((await shownTo(checker, proposed.id)).payout_run).toBeUndefined();
    expect(await runOf(proposed.subject.id)).toMatchObject({ left_out: [], left_out_reason: '' });
    dataOf(await approve(proposed.id));
  });
});
