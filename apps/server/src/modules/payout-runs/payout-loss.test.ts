import { calls } from '@fairlead/contract';
import { afterAll, afterEach, expect, it } from 'vitest';
import type { HolderCaller } from '../../http/route';
import { dataOf, PIN } from '../../testing/client';
import { openPayoutDesk } from '../../testing/payout-desk';

const { context, client, maker, checker, people, ...desk } = await openPayoutDesk();
const { approve, runOf, settle, availableOf, sent, bankSays, said } = desk;
const [holder] = people as [HolderCaller];

afterEach(() => context.expectBooks());
afterAll(() => context.close());

const lose = (id: string, withdrawal_id = '') =>
  client.call(calls.consolePayoutRun.proposeSettlement, maker, {
    ...{ id, lost: { withdrawal_id, reason: 'The bank cannot call it back.' } },
  });
const unclaimed = async () =>
  dataOf(await client.call(calls.consoleBank.coverage, checker, {})).lines_without_entry;

/** What anyone reads, once an earlier answer is kept no longer. */
const published = async () => {
  context.clock.turn(5_000);
  const { house, difference, bank } = dataOf(await client.call(calls.statement.reconciliation, holder, {}));
  return { house, difference, bank, borne: bank.borne_by_house };
};

const giveBack = async (withdrawal_id = '') => {
  const about = { withdrawal_id, reason: 'asked_by_holder' } as const;
  await client.pass(checker, await client.call(calls.consoleWithdrawal.proposeRefusal, maker, about));
};

/** A payout of a run that two people refused once the bank had its file. */
const refused = async (amount: number) => {
  const { ids, run } = await sent(amount);
  await giveBack(ids[0]);
  return { id: ids[0], run, endToEndId: run.items[0]?.end_to_end_id };
};

it('two people have the house bear what the bank paid though it had ended, once, and its holder nothing', async () => {
  const { id, run, endToEndId } = await refused(2_400);
  await bankSays(said(-2_400, endToEndId));
  expect(await runOf(run.id)).toMatchObject({ in_doubt: 1, items: [{ doubt: 'paid_though_ended' }] });
  const proposed = dataOf(await lose(run.id, id));
  expect(await lose(run.id, id)).toMatchObject({ reason: 'proposal_pending' });
  const shown = dataOf(await client.call(calls.consoleProposal.detail, checker, { id: proposed.id }));
  expect(shown).toMatchObject({
    amount: 2_400,
    moves: [{ from: 'house', to: 'bank', amount: 2_400, type: 'system_deduction' }],
    bank_lines: [{ amount: -2_400, imported_by: 'maker', settles: { withdrawal_id: id } }],
    flags: [{ flag: 'own_statement' }],
  });
  expect(shown.payload).toContainEqual({ name: 'withdrawal_state', value: 'refused' });
  expect(shown.payload).toContainEqual({ name: 'withdrawal_amount_minor', value: '2400' });
  const before = await availableOf(holder);
  // Never out of what belongs to holders.
  expect(await approve(proposed.id)).toMatchObject({ reason: 'house_not_funded' });
  await context.fundHouse(2_400);
  const told = await published();
  const { moves } = await client.pass(checker, { ok: true, data: proposed });
  expect(moves).toEqual(shown.moves);
  expect(await availableOf(holder)).toBe(before);
  expect(await runOf(run.id)).toMatchObject({ in_doubt: 0, items: [{ state: 'left_out', doubt: null }] });
  expect(await unclaimed()).toMatchObject({ count: 0 });
  const after = await published();
  expect(told).toMatchObject({ difference: 0, borne: 0 });
  expect(after).toMatchObject({ difference: 0, house: told.house - 2_400, borne: 2_400 });
  const { entries_without_line: entries, lines_without_entry: lines, unexplained } = after.bank;
  expect(after.bank.difference).toBe(entries.in - entries.out - lines.in + lines.out - unexplained);
  const rows = { state: 'borne_by_house', total_up_to: 50 } as const;
  expect(dataOf(await client.call(calls.consoleBank.entries, checker, rows))).toMatchObject({
    items: [{ kind: 'system_deduction', amount: -2_400, holder_id: null }],
    total: { rows: 1, amount: -2_400 },
  });
  expect(await lose(run.id, id)).toMatchObject({ reason: 'wrong_state' });
});

it('is not borne as it was proposed where the payment came back meanwhile', async () => {
  const { id, run, endToEndId } = await refused(2_500);
  await bankSays(said(-2_500, endToEndId));
  const proposed = dataOf(await lose(run.id, id));
  await bankSays(said(2_500, endToEndId, ''));
  await context.fundHouse(2_500);
  expect(await approve(proposed.id)).toMatchObject({ reason: 'wrong_state' });
});

it('the worst hand: proposed again and again, it keeps no settlement of the run waiting', async () => {
  const { ids, run } = await sent(2_700, 2_800);
  const [one, two] = run.items.map(({ end_to_end_id: endToEndId }) => endToEndId);
  await giveBack(ids[0]);
  await bankSays(said(-2_700, one), said(-2_800, two));
  const refuse = (id: string) =>
    client.call(calls.consoleProposal.refuse, checker, { id, reason: 'Ask the bank first.' });
  dataOf(await refuse(dataOf(await lose(run.id, ids[0])).id));
  const again = dataOf(await lose(run.id, ids[0]));
  await client.pass(checker, await settle(run.id));
  expect((await runOf(run.id)).items.map(({ state }) => state)).toEqual(['doubtful', 'paid']);
  dataOf(await refuse(again.id));
});

it('bears nothing of a payout that waits for its line, nor of another run', async () => {
  const { ids, run } = await sent(2_600);
  expect(await lose(run.id, ids[0])).toMatchObject({ reason: 'wrong_state' });
  expect(await lose(run.id, '999999')).toMatchObject({ reason: 'wrong_state' });
  expect(await lose('999999', ids[0])).toMatchObject({ reason: 'no_such_data' });
});

it('the worst hand: what the house pays of a chargeback, in whatever words, is no part of the public figure', async () => {
  const poor = await client.makePayee();
  await context.topUp(poor.holderId, 3_000);
  const [came] = dataOf(await client.call(calls.wallet.flow, poor, {})).items;
  const all = { amount: 3_000, password: PIN };
  dataOf(await client.call(calls.withdrawal.request, poor, all, { key: 'all-of-it' }));
  await context.fundHouse(3_000);
  const before = await published();
  const about = { record_id: came?.id ?? '', amount: 3_000, reason: 'W0000001, paid though it had ended' };
  await client.pass(checker, await client.call(calls.consoleHold.proposeChargeback, maker, about));
  const { difference, house, borne } = await published();
  expect({ difference, house, borne }).toEqual({
    ...{ difference: 0, house: before.house - 3_000, borne: before.borne },
  });
});
