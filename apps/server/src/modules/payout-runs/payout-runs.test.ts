import { createHash } from 'node:crypto';
import { calls, type RequestOf } from '@fairlead/contract';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { HolderCaller, StaffCaller } from '../../http/route';
import { BANK_CARD, dataOf } from '../../testing/client';
import { openPayoutDesk } from '../../testing/payout-desk';

const { context, client, maker, other, checker, second, people, ...desk } = await openPayoutDesk();
const { askedBy, propose, approve, runOf, settle, stateOf, availableOf, readFile, sent } = desk;
const { bankSays, said, posted } = desk;

afterEach(() => context.expectBooks());
afterAll(() => context.close());

const delivery = await client.makeStaff('delivery', 'delivery');
const shownTo = async (reader: StaffCaller, id: string) =>
  dataOf(await client.call(calls.consoleProposal.detail, reader, { id }));
const paysTo = (index: number, id: string | undefined) => ({
  ...{ withdrawal_id: id, beneficiary: expect.any(String), last_four: expect.stringMatching(/^.{4}$/) },
  holder: expect.objectContaining({ id: String(people[index]?.holderId) }),
});

describe('a payout run', () => {
  it('two people are two people: is paid by the lines of the bank, each entry once with its line', async () => {
    const ids = await askedBy(1_000, 2_000, 3_000, 4_000);
    await client.pass(
      checker,
      await client.call(calls.consoleWithdrawal.proposeApproval, maker, { withdrawal_id: ids[1] ?? '' }),
    );
    const due = dataOf(await client.call(calls.consolePayoutRun.due, maker, {}));
    expect(due.items.map(({ withdrawal_id, state }) => [withdrawal_id, state])).toEqual(
      ids.map((id, index) => [id, index === 1 ? 'approved' : 'requested']),
    );
    const before = await posted();
    const proposed = dataOf(await propose(ids));
    expect(proposed).toMatchObject({ kind: 'payout_run', amount: 10_000 });
    expect(await approve(proposed.id, maker)).toMatchObject({ reason: 'same_person' });
    const { flags, payout_run: evidence } = await shownTo(checker, proposed.id);
    expect(evidence?.items).toHaveLength(4);
    expect(await shownTo(delivery, proposed.id)).not.toHaveProperty('payout_run');
    expect(flags).toContainEqual(expect.objectContaining({ flag: 'run_destination_new', about: '4' }));
    const request = { id: proposed.id, acknowledged: [] };
    expect(await client.call(calls.consoleProposal.approve, checker, request)).toMatchObject({
      reason: 'flags_not_acknowledged',
    });
    dataOf(await approve(proposed.id));
    const run = await runOf(proposed.subject.id);
    expect(run).toMatchObject({
      state: 'approved',
      payouts: 4,
      amount: 10_000,
      ready: 0,
      decided_by: 'checker',
    });
    expect(await posted()).toBe(before);

    const [one, two, three, four] = run.items.map(({ end_to_end_id: id }) => id);
    await bankSays(
      said(-1_000, one),
      said(-2_000, two?.toLowerCase(), 'EXAMPLE ADA'),
      said(2_000, two, ''),
      said(-3_000, three, 'Fred Friend'),
      said(-4_001, four),
    );
    const found = await runOf(run.id);
    expect(found.items.map(({ state, doubt }) => [state, doubt])).toEqual([
      ['line_found', null],
      ['return_found', null],
      ['doubtful', 'payee_differs'],
      ['doubtful', 'amount_differs'],
    ]);
    expect(await posted()).toBe(before);
    const settlement = dataOf(await settle(run.id));
    expect(await settle(run.id)).toMatchObject({ reason: 'proposal_pending' });
    expect(await approve(settlement.id, maker)).toMatchObject({ reason: 'same_person' });
    const approved = await client.pass(checker, { ok: true, data: settlement });
    expect(approved.transaction_ids).toHaveLength(3);
    const [first, came] = people as [HolderCaller, HolderCaller];
    expect(await stateOf(first, ids[0] ?? '')).toMatchObject({ state: 'paid', reference: one });
    expect(await stateOf(came, ids[1] ?? '')).toMatchObject({
      state: 'bounced',
      reason: 'The bank returned the payment',
    });
    expect(await availableOf(first)).toBe(99_000);
    expect(await availableOf(came)).toBe(100_000);
    const lines = dataOf(await client.call(calls.consoleBank.lines, checker, { limit: 50 })).items;
    expect(lines.filter(({ matched_by: by }) => by === 'two_people').map(({ amount }) => amount)).toEqual([
      2_000, -2_000, -1_000,
    ]);
    expect(await settle(run.id)).toMatchObject({ reason: 'wrong_state' });
    expect((await runOf(run.id)).sum).toEqual({ sent: 10_000, paid: 1_000, bounced: 2_000, open: 7_000 });
  });

  it('draws its file once, says its hash, and puts who reads it on record', async () => {
    const { run } = await sent(500);
    for (const { format, hash, name } of run.files) {
      const { content, name: called } = await readFile(run.id, format);
      expect(called).toBe(name);
      expect(createHash('sha256').update(String(content)).digest('hex')).toBe(hash);
      expect(String(content)).toContain(run.items[0]?.end_to_end_id);
      expect(String(content)).toContain(BANK_CARD.bank_account.replaceAll(' ', ''));
    }
    expect(run.files).toHaveLength(2);
    const list = async (request: RequestOf<typeof calls.consolePayoutRun.list>) =>
      dataOf(await client.call(calls.consolePayoutRun.list, checker, { total_up_to: 50, ...request }));
    const runs = await list({ until: '2099-01-01T00:00:00Z' });
    expect(runs.total).toEqual({ rows: runs.items.length, is_part: false, amount: null });
    expect(runs.items.map(({ id }) => id)).toContain(run.id);
    expect(await list({ from: '2099-01-01T00:00:00Z' })).toMatchObject({ items: [], total: { rows: 0 } });
    const [read] = await context.database.query<{ holder: number; staff: number }>(
      "select holder_id as holder, actor_id as staff from audit_entry where act = 'consolePayoutRun.file' order by id desc",
    );
    expect(read).toEqual({ holder: people[0]?.holderId, staff: checker.staffId });
    await expect(context.asOwner('delete from payout_file')).rejects.toThrow();
  });

  it('is taken back by its maker alone, while nobody has decided, and keeps no other act from its withdrawals', async () => {
    const ids = await askedBy(700, 800);
    const proposed = dataOf(await propose(ids));
    expect(await propose(ids.slice(1), other)).toMatchObject({ reason: 'changed_meanwhile' });
    const id = proposed.id;
    const alone = { withdrawal_id: ids[0] ?? '' };
    await client.pass(checker, await client.call(calls.consoleWithdrawal.proposeApproval, other, alone));
    expect(await client.call(calls.consoleProposal.withdraw, other, { id })).toMatchObject({
      reason: 'not_your_proposal',
    });
    dataOf(await client.call(calls.consoleProposal.withdraw, maker, { id }));
    expect(await runOf(proposed.subject.id)).toMatchObject({ state: 'ended', files: [] });
    expect(await approve(id)).toMatchObject({ reason: 'already_decided' });
    dataOf(await approve(dataOf(await propose(ids, other)).id));
  });
});

describe('at the same moment', () => {
  it('of many runs with the same withdrawal one is made, in whatever order they name theirs', async () => {
    const ids = await askedBy(900, 901, 902);
    const answers = await Promise.all(
      [maker, other, maker, other].map((by, turn) =>
        propose(turn % 2 === 0 ? ids : ids.toReversed().slice(0, 2), by),
      ),
    );
    const made = answers.filter(({ ok }) => ok);
    expect(made.length).toBe(1);
    expect(answers.filter((answer) => !answer.ok && answer.reason === 'changed_meanwhile')).toHaveLength(3);
    const live = await context.database.query(
      'select withdrawal_id from run_payout where is_live group by 1 having count(*) > 1',
    );
    expect(live).toEqual([]);
  });

  it('the worst hand: is settled on its lines, each next to what it pays, and none of the maker’s own unseen', async () => {
    const { ids, run } = await sent(1_000, 2_000);
    const [one, two] = run.items.map(({ end_to_end_id: id }) => id);
    await bankSays(said(-1_000, one), said(-2_000, two), said(2_000, two, ''));
    const settlement = dataOf(await settle(run.id));
    expect(await approve(settlement.id, checker, [])).toMatchObject({ reason: 'flags_not_acknowledged' });
    const shown = await shownTo(checker, settlement.id);
    expect(shown.flags).toContainEqual(expect.objectContaining({ flag: 'own_statement', about: '3' }));
    expect(shown.bank_lines?.map((line) => [line.amount, line.settles, line.imported_by])).toEqual([
      [-1_000, paysTo(0, ids[0]), 'maker'],
      [-2_000, paysTo(1, ids[1]), 'maker'],
      [2_000, paysTo(1, ids[1]), 'maker'],
    ]);
    expect(await shownTo(delivery, settlement.id)).toMatchObject({ bank_lines: null });
    dataOf(await client.call(calls.consoleProposal.withdraw, maker, { id: settlement.id }));
  });

  it('its settlement is refused by nobody twice: it would lapse, and be given back, by one person’s will', async () => {
    const { run } = await sent(1_000);
    await bankSays(said(-1_000, run.items[0]?.end_to_end_id));
    const refuse = async (by: StaffCaller) => {
      const { id } = dataOf(await settle(run.id));
      const refused = await client.call(calls.consoleProposal.refuse, by, { id, reason: 'It looks wrong' });
      if (!refused.ok) dataOf(await client.call(calls.consoleProposal.withdraw, maker, { id }));
      return refused;
    };
    expect(await refuse(checker)).toMatchObject({ ok: true });
    expect(await refuse(checker)).toMatchObject({ reason: 'same_person' });
    expect(await refuse(second)).toMatchObject({ ok: true });
  });

  it('a run is approved once, and its lines count once', async () => {
    const ids = await askedBy(1_100, 1_200);
    const { id, subject } = dataOf(await propose(ids));
    const decided = await Promise.all([approve(id), approve(id, second), approve(id), approve(id, second)]);
    expect(decided.filter(({ ok }) => ok)).toHaveLength(1);
    const run = await runOf(subject.id);
    await bankSays(...run.items.map((one) => said(-one.amount, one.end_to_end_id)));
    const before = (await posted()) ?? 0;
    const settlement = dataOf(await settle(run.id));
    const settled = await Promise.all([
      ...[approve(settlement.id), approve(settlement.id, second), approve(settlement.id)],
      settle(run.id),
    ]);
    expect(settled.slice(0, 3).filter(({ ok }) => ok)).toHaveLength(1);
    expect(await posted()).toBe(before + 2);
    const twice = await context.database.query(
      'select line_id from bank_match group by 1 having count(*) > 1',
    );
    expect(twice).toEqual([]);
  });
});
