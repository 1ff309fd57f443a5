import { calls, type RequestOf } from '@fairlead/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HolderCaller, StaffCaller } from '../../http/route';
import { dataOf, openTestClient, type TestClient } from '../../testing/client';
import { createTestContext, type TestContext } from '../../testing/context';
import { walletJobs } from '../wallet';

const DAY_MS = 86_400_000;
type Reason = RequestOf<typeof calls.consoleHold.proposeHold>['reason'];
const WORDS: readonly Reason[] = ['dispute', 'identity_check', 'legal_order'];

let context: TestContext;
let client: TestClient;
let maker: StaffCaller;
/** The second account of the maker, or a friend who does as they are told. */
let friend: StaffCaller;
/** Agrees to all that either of them proposes. */
let checker: StaffCaller;
/** Two who had no part in what the others did. */
let support: StaffCaller;
let second: StaffCaller;
beforeAll(async () => {
  context = await createTestContext();
  client = openTestClient(context);
  maker = await client.makeStaff('maker', 'finance_maker');
  friend = await client.makeStaff('friend', 'finance_maker');
  checker = await client.makeStaff('checker', 'finance_checker');
  support = await client.makeStaff('support', 'support');
  second = await client.makeStaff('second', 'finance_checker');
});
afterAll(() => context.close());

const holderWith = async (amountMinor: number): Promise<HolderCaller> => {
  const holder = await client.makePayee();
  await context.topUp(holder.holderId, amountMinor);
  return holder;
};
const wallet = async (holder: HolderCaller) => dataOf(await client.call(calls.wallet.property, holder, {}));
const propose = (holder: HolderCaller, reason: Reason, amount?: number, by = maker) =>
  client.call(calls.consoleHold.proposeHold, by, {
    holder_id: String(holder.holderId),
    ...(amount === undefined ? {} : { amount }),
    ...{ reason, remark: 'We look into it.' },
  });
const holdsOf = async (holder: HolderCaller) => {
  const request = { holder_id: String(holder.holderId), state: 'open' } as const;
  return dataOf(await client.call(calls.consoleHold.list, checker, request)).items;
};
/** A chargeback of a part of what came in, that the checker agrees to whatever it is flagged with. */
const chargeBack = async (holder: HolderCaller, amount = 1_000) => {
  const [record] = dataOf(await client.call(calls.wallet.flow, holder, { type: 'system_topup' })).items;
  const part = { record_id: record?.id ?? '', amount, reason: 'The bank asks for it.' };
  const { id } = dataOf(await client.call(calls.consoleHold.proposeChargeback, maker, part));
  const { flags } = dataOf(await client.call(calls.consoleProposal.detail, checker, { id }));
  const acknowledged = flags.map(({ key }) => key);
  return client.call(calls.consoleProposal.approve, checker, { id, acknowledged });
};
const runJobs = async (): Promise<void> => {
  for (const job of walletJobs(context)) await job.run();
};

describe('no hold without reason and end: days are counted by person', () => {
  it('a colluding pair that opens a hold anew each week under another word holds 14 days of any 90', async () => {
    const holder = await holderWith(10_000);
    const days: boolean[] = [];
    for (let day = 0; day < 200; day += 1) {
      const { available_balance: amount } = await wallet(holder);
      const one = day % 2 === 0 ? maker : friend;
      const proposed = amount === 0 ? null : await propose(holder, WORDS[day % 3] ?? 'dispute', amount, one);
      if (proposed?.ok) await client.pass(checker, proposed);
      else if (proposed !== null) expect(proposed).toMatchObject({ reason: 'hold_days_used' });
      days.push((await wallet(holder)).held > 0);
      context.clock.turn(DAY_MS);
      await runJobs();
    }
    const inWindow = days.map((_, first) => days.slice(first, first + 90).filter(Boolean).length);
    expect(Math.max(...inWindow)).toBe(14);
    expect(days.filter(Boolean).length).toBeGreaterThan(14);
    await context.expectBooks();
  }, 60_000);

  it('several at once are one time of holding, and one that is left in a drawer is counted when it is agreed to', async () => {
    const holder = await holderWith(10_000);
    await client.pass(checker, await propose(holder, 'dispute', 100));
    await client.pass(checker, await propose(holder, 'identity_check', 100));
    context.clock.turn(7 * DAY_MS);
    await client.pass(checker, await propose(holder, 'legal_order', 100));
    context.clock.turn(DAY_MS);
    expect(await propose(holder, 'dispute', 100)).toMatchObject({ reason: 'hold_days_used' });

    const other = await holderWith(10_000);
    const first = await client.pass(checker, await propose(other, 'dispute', 100));
    context.clock.turn(DAY_MS);
    const drawer = dataOf(await propose(other, 'legal_order', 100));
    const [hold] = await holdsOf(other);
    if (hold === undefined) throw new Error(`no hold by ${first.id}`);
    const renewal = { id: hold.id, reason: 'It goes on.' };
    await client.pass(checker, await client.call(calls.consoleHold.proposeRenewal, friend, renewal));
    context.clock.turn(6.5 * DAY_MS);
    expect(await client.call(calls.consoleProposal.approve, checker, { id: drawer.id })).toMatchObject({
      reason: 'hold_days_used',
    });
  });

  it('neither a renewal nor a release and a new one make it longer', async () => {
    const holder = await holderWith(10_000);
    const opened = await client.pass(checker, await propose(holder, 'dispute', 100));
    const [hold] = await holdsOf(holder);
    if (hold === undefined) throw new Error(`no hold by ${opened.id}`);
    context.clock.turn(3 * DAY_MS);
    const released = { id: hold.id, reason: 'Only to open it again.' };
    dataOf(await client.call(calls.consoleHold.release, maker, released));
    await client.pass(checker, await propose(holder, 'identity_check', 100));
    const [anew] = await holdsOf(holder);
    const renewal = { id: anew?.id ?? '', reason: 'It goes on.' };
    expect(await client.call(calls.consoleHold.proposeRenewal, friend, renewal)).toMatchObject({
      reason: 'hold_days_used',
    });
  });

  it('what is left is not charged back in parts, each given back before it is posted', async () => {
    const holder = await holderWith(10_000);
    expect(await chargeBack(holder)).toMatchObject({ ok: true });
    context.clock.turn(13 * DAY_MS);
    const [hold] = await holdsOf(holder);
    const about = { subject_type: 'hold', subject_id: hold?.id ?? '', text: 'Give it back.' } as const;
    const { id } = dataOf(await client.call(calls.objection.make, holder, about));
    const answer = { id, answer: 'Only to go on.' };
    await client.pass(second, await client.call(calls.consoleObjection.proposeUphold, support, answer));
    expect(await chargeBack(holder)).toMatchObject({ reason: 'hold_days_used' });
    expect(await propose(holder, 'dispute', 100)).toMatchObject({ reason: 'hold_days_used' });
    expect(await wallet(holder)).toMatchObject({ available_balance: 10_000, held: 0 });
  });

  it('other holds count for a chargeback, which is shorter then or refused, and it counts for other holds', async () => {
    const [once, twice] = [await holderWith(10_000), await holderWith(10_000)];
    for (const holder of [once, twice]) await client.pass(checker, await propose(holder, 'dispute', 100));
    context.clock.turn(7 * DAY_MS);
    await runJobs();
    await client.pass(checker, await propose(twice, 'identity_check', 100));
    expect(await chargeBack(once)).toMatchObject({ ok: true });
    const until = new Date(context.clock.now().getTime() + 7 * DAY_MS).toISOString();
    expect(await holdsOf(once)).toMatchObject([{ reason: 'chargeback', expires_at: until }]);
    context.clock.turn(DAY_MS);
    expect(await propose(once, 'legal_order', 100)).toMatchObject({ reason: 'hold_days_used' });
    context.clock.turn(6 * DAY_MS);
    await runJobs();
    expect(await chargeBack(twice)).toMatchObject({ reason: 'hold_days_used' });
    expect(await wallet(twice)).toMatchObject({ available_balance: 10_000, held: 0 });
    await context.expectBooks();
  });

  it('is kept by the database, whatever the program asks of it', async () => {
    const holder = await holderWith(1_000);
    const now = context.clock.now();
    const open = (days: number, reason: string) =>
      context.database.query(
        `select hold_id from ledger.open_hold($1, 'held', 'hold', 10, $2, 'staff:1', $3, $4, '', 0)`,
        [holder.holderId, reason, now, new Date(now.getTime() + days * DAY_MS)],
      );
    await expect(open(15, 'dispute')).rejects.toThrow('would be held for');
    await expect(open(15, 'chargeback')).rejects.toThrow('posted after 14 days');
    await open(14, 'a new word');
    await expect(open(15, 'another word')).rejects.toThrow('would be held for');
  });
});

describe('two people are two people: the renewal of a hold', () => {
  it('is neither proposed nor decided by who opened it', async () => {
    const holder = await holderWith(1_000);
    await client.pass(checker, await propose(holder, 'dispute', 100));
    const [hold] = await holdsOf(holder);
    const renewal = { id: hold?.id ?? '', reason: 'It goes on.' };
    expect(await client.call(calls.consoleHold.proposeRenewal, maker, renewal)).toMatchObject({
      reason: 'same_person',
    });
    const { id } = dataOf(await client.call(calls.consoleHold.proposeRenewal, friend, renewal));
    // Also where the opener has the other role by now.
    const setRoles = (role: string) =>
      context.database.query(
        "update staff set roles = $2, powers_since = $3::timestamptz - interval '72 hours' where id = $1",
        [maker.staffId, [role], context.clock.now()],
      );
    await setRoles('finance_checker');
    expect(await client.call(calls.consoleProposal.approve, maker, { id })).toMatchObject({
      reason: 'same_person',
    });
    await client.pass(checker, { ok: true, data: { id } });
  });
});

describe('a hold of which no amount is stated', () => {
  it('is of half of what is available, never of the whole', async () => {
    const holder = await holderWith(1_001);
    await client.pass(checker, await propose(holder, 'dispute'));
    expect(await wallet(holder)).toMatchObject({ available_balance: 501, held: 500 });
  });
});
