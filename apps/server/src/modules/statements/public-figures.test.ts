import { calls } from '@fairlead/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OBJECTION_SUBJECTS } from '../../app/objection-subjects';
import type { HolderCaller, StaffCaller } from '../../http/route';
import type { Job } from '../../http/services';
import { dataOf, openTestClient, PIN, type TestClient } from '../../testing/client';
import { createTestContext, type TestContext } from '../../testing/context';
import { objectionsJobs } from '../objections';
import { withdrawalsJobs } from '../withdrawals';
import { groupMonths, readPublicFigures } from './public-figures';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
let context: TestContext;
let client: TestClient;
let maker: StaffCaller;
let checker: StaffCaller;
const people: HolderCaller[] = [];

beforeAll(async () => {
  context = await createTestContext();
  client = openTestClient(context);
  maker = await client.makeStaff('maker', 'finance_maker');
  checker = await client.makeStaff('checker', 'finance_checker');
  for (let n = 0; n < 6; n += 1) {
    const holder = await client.makePayee();
    await context.topUp(holder.holderId, 100_000);
    people.push(holder);
  }
  context.clock.turn(2 * DAY_MS);
});
afterAll(() => context.close());

const read = async () =>
  calls.statement.figures.response.parse(
    await context.database.snapshot((reader) =>
      readPublicFigures(reader, context.config, context.clock.now()),
    ),
  );
const run = (jobs: readonly Job[], wanted: string) => jobs.find(({ name }) => name === wanted)?.run();
let keys = 0;
const ask = async (holder: HolderCaller | undefined, amount = 1_000) => {
  if (holder === undefined) throw new Error('nobody asks');
  keys += 1;
  const request = { amount, password: PIN };
  return dataOf(await client.call(calls.withdrawal.request, holder, request, { key: `figures-${keys}` })).id;
};
const pass = async (proposed: Parameters<TestClient['pass']>[1]) => client.pass(checker, proposed);
const pay = async (withdrawal_id: string) => {
  await pass(await client.call(calls.consoleWithdrawal.proposeApproval, maker, { withdrawal_id }));
  const reference = `paid-${withdrawal_id}`;
  await pass(await client.call(calls.consoleWithdrawal.proposePayment, maker, { withdrawal_id, reference }));
};
/** To the first day of the next month. */
const toNextMonth = () => {
  const now = context.clock.now();
  const next = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1, 12);
  context.clock.turn(next - now.getTime());
};
const monthNow = () => context.clock.now().toISOString().slice(0, 7);

describe('public figures', () => {
  it('say nothing before anything happened', async () => {
    expect(await read()).toMatchObject({ periods: [], oldest_open_days: null });
  });

  it('never tell of one person: a month of few is told with those after it', async () => {
    toNextMonth();
    const first = monthNow();
    const id = await ask(people[0]);
    context.clock.turn(30 * HOUR_MS);
    await pay(id);
    await ask(people[0]);
    const alone = await read();
    expect(alone.periods).toEqual([{ from: first, until: first, figures: null }]);
    expect(alone.oldest_open_days).toBe(0);

    toNextMonth();
    const second = monthNow();
    for (const holder of people.slice(1, 4)) await pay(await ask(holder));
    // Four people, whoever of them asked how often.
    expect((await read()).periods).toEqual([{ from: first, until: second, figures: null }]);

    await pay(await ask(people[4]));
    const [period, ...others] = (await read()).periods;
    expect(others).toEqual([]);
    expect(period).toMatchObject({ from: first, until: second });
    expect(period?.figures?.withdrawals).toMatchObject({
      ...{ asked: 6, paid: 5, open: 1, lapsed: 0, median_hours: 0, slowest_hours: 30 },
    });
  });

  it('publish what cheats hide: every way in which a withdrawal ends, and how long it took', async () => {
    // What nobody paid in time is given back, and stays counted.
    expect(await run(withdrawalsJobs(context), 'lapse-withdrawals')).toBe(1);
    toNextMonth();
    const ids: string[] = [];
    // One asks for more than all others together, and is refused: counts alone would hide it.
    for (const holder of people) ids.push(await ask(holder, holder === people[1] ? 9_000 : 1_000));
    const [late = '', refused = '', taken = '', bounced = '', , open = ''] = ids;
    context.clock.turn(3 * HOUR_MS - 1);
    await pay(bounced);
    context.clock.turn(47 * HOUR_MS);
    await pay(late);
    const reason = 'the bank does not know the account';
    await pass(
      await client.call(calls.consoleWithdrawal.proposeRefusal, maker, {
        withdrawal_id: refused,
        reason: 'destination_unclear',
      }),
    );
    dataOf(
      await client.call(
        calls.withdrawal.cancel,
        people[2] as HolderCaller,
        { withdrawal_id: taken },
        { key: 'take-back' },
      ),
    );
    const back = { withdrawal_id: bounced, receipt_number: 'back-1', reason };
    await pass(await client.call(calls.consoleWithdrawal.proposeBounce, maker, back));
    dataOf(
      await client.call(calls.objection.make, people[5] as HolderCaller, {
        ...{ subject_type: 'withdrawal', subject_id: open, text: 'Nothing happens with it.', file_ids: [] },
      }),
    );
    const { periods, oldest_open_days, slowest_hours_ever } = await read();
    expect(periods).toHaveLength(2);
    expect(periods[0]?.figures).toEqual({
      withdrawals: {
        ...{ asked: 6, paid: 2, refused: 1, lapsed: 0, taken_back: 1, bounced: 1, open: 2 },
        ...{ median_hours: 27, slowest_hours: 50 },
        shares: { paid: 1_400, refused: 6_400, lapsed: 0, taken_back: 700, bounced: 700, open: 1_400 },
      },
      holds: { opened: 0, given_back: 0, taken: 0, open: 0 },
      objections: {
        ...{ made: 1, about_withdrawals: 1, upheld: 0, upheld_unanswered: 0 },
        ...{ rejected: 0, withdrawn: 0, open: 1 },
      },
    });
    expect(periods[1]?.figures?.withdrawals).toMatchObject({ asked: 6, paid: 5, lapsed: 1, open: 0 });
    expect(oldest_open_days).toBe(2);
    expect(slowest_hours_ever).toBe(50);
  });

  it('publish what cheats hide: holds and objections by what became of them', async () => {
    const hold = { amount: 100, reason: 'dispute', remark: 'looked into' } as const;
    const holder_id = String(people[0]?.holderId);
    await pass(await client.call(calls.consoleHold.proposeHold, maker, { holder_id, ...hold }));
    context.clock.turn(8 * DAY_MS);
    await run(objectionsJobs(context, OBJECTION_SUBJECTS), 'lapse-objections');
    const [period] = (await read()).periods;
    expect(period?.figures).toMatchObject({
      holds: { opened: 1, given_back: 0, taken: 0, open: 1 },
      objections: { made: 1, upheld: 1, upheld_unanswered: 1, open: 0 },
    });
  });

  it('say when those who decide last changed', async () => {
    const admin = await client.makeStaff('admin', 'admin');
    const second = await client.makeStaff('admin_two', 'admin');
    const roles = ['finance_checker' as const, 'auditor' as const];
    const request = { id: String(checker.staffId), roles, reason: 'more to do' };
    const { proposal } = dataOf(await client.call(calls.consoleStaff.setRoles, admin, request));
    const now = context.clock.now().toISOString();
    const before = await read();
    expect(before.deciders_changed_at).not.toBe(now);
    expect(before.makers + before.checkers).toBeGreaterThan(1);
    dataOf(await client.call(calls.consoleProposal.approve, second, { id: proposal.id }));
    const after = await read();
    expect(after.deciders_changed_at).toBe(now);
    expect(after).toMatchObject({ makers: before.makers, checkers: before.checkers, admins: 2 });
    expect(after.command_line_acts).toBe(0);
  });

  it('lead to no row and no person', async () => {
    const words = JSON.stringify(await read());
    for (const { holderId } of people) expect(words).not.toMatch(new RegExp(`"${holderId}"`));
    expect(words).not.toMatch(/"(id|holder|username|amount|reference)[a-z_]*":/);
    await context.expectBooks();
  });
});

describe('months told together', () => {
  const persons = (month: string, ...ids: number[]) => ids.map((holderId) => ({ month, holderId }));

  it('are whole months, each once, enough people in each but for the newest', () => {
    const people = [
      ...persons('2026-01', 1, 2),
      ...persons('2026-03', 2, 3, 4),
      ...persons('2026-04', 5),
      ...persons('2026-05', 1, 2, 3, 4, 5),
      ...persons('2026-06', 1),
    ];
    expect(groupMonths(people)).toEqual([
      { from: '2026-01', until: '2026-04', months: ['2026-01', '2026-03', '2026-04'], isTold: true },
      { from: '2026-05', until: '2026-05', months: ['2026-05'], isTold: true },
      { from: '2026-06', until: '2026-06', months: ['2026-06'], isTold: false },
    ]);
  });
});
