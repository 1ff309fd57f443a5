import { randomUUID } from 'node:crypto';
import { calls } from '@fairlead/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routesOf } from '../../app/parts';
import type { HolderCaller, StaffCaller } from '../../http/route';
import { clientOf, dataOf, openTestClient, PIN } from '../../testing/client';
import { createTestContext, type TestContext } from '../../testing/context';
import { addPayee } from '../../testing/payee';
import { withdrawalsJobs } from '../withdrawals';

let context: TestContext;
let client: ReturnType<typeof openTestClient>;
let call: ReturnType<typeof clientOf>;
let holder: HolderCaller;
let maker: StaffCaller;
let checker: StaffCaller;

beforeAll(async () => {
  context = await createTestContext();
  client = openTestClient(context);
  call = clientOf(routesOf(context));
  holder = await client.makePayee();
  await context.topUp(holder.holderId, 9_000);
  maker = await client.makeStaff('morgan_maker', 'finance_maker', 'support');
  checker = await client.makeStaff('casey_checker', 'finance_checker');
});
afterAll(() => context.close());

const actsOf = async (
  caller: HolderCaller,
  request: { cursor?: string; limit?: number; only?: 'decisions' } = {},
) => dataOf(await call(calls.statement.staffActs, caller, request));

describe('what staff did with an account', () => {
  it('is nothing before anybody did anything; what holders do themselves is not listed', async () => {
    const newcomer = await client.makePayee();
    expect(await actsOf(newcomer)).toEqual({ items: [], next_cursor: null });
  });

  it('the past stays: mirrors looking, proposing, deciding, with role and reason', async () => {
    const admin = await client.makeStaff('alex_admin', 'admin');
    const asked = dataOf(await client.call(calls.topup.request, holder, { amount: 700 }));
    const proposal = dataOf(
      await client.call(calls.consoleTopup.propose, maker, {
        ...{ topup_id: asked.id, amount: 600, payee_id: await addPayee(context), method: 'cash' },
        difference_reason: 'One note was torn.',
        receipt_number: 'a-secret-receipt',
      }),
    );
    await client.call(calls.consoleProposal.refuse, checker, { id: proposal.id, reason: 'wrong receipt' });
    await call(calls.consoleHolder.detail, admin, { id: String(holder.holderId) });
    const { items } = await actsOf(holder);
    expect(items.map(({ role, act, text, amount }) => [role, act, text, amount])).toEqual([
      ['admin', 'consoleHolder.detail', '', null],
      ['finance_checker', 'refused.topup', 'wrong receipt', 600],
      ['finance_maker', 'propose.topup', 'One note was torn.', 600],
    ]);
    expect(items.map(({ number }) => number)).toEqual(
      [admin, checker, maker].map(({ staffId }) => String(staffId)),
    );
    for (const { since, time } of items) expect(since !== null && since <= time).toBe(true);
    expect(items[1]).toMatchObject({ subject_type: 'topup', subject_id: asked.id });
    expect(JSON.stringify(items)).not.toMatch(/morgan|casey|alex|a-secret-receipt/);
  });

  it('names the system’s own jobs too, and pages', async () => {
    await client.call(
      calls.withdrawal.request,
      holder,
      { amount: 500, password: PIN },
      { key: randomUUID() },
    );
    context.clock.turn(30 * 24 * 3_600_000);
    for (const job of withdrawalsJobs(context)) await job.run();
    const first = await actsOf(holder, { limit: 1 });
    expect(first.items).toMatchObject([
      { role: 'system', act: 'lapse-withdrawals', text: '', number: null, since: null },
    ]);
    const rest = await actsOf(holder, { cursor: first.next_cursor ?? '', limit: 50 });
    expect(rest.items).toHaveLength(3);
    expect(rest.next_cursor).toBeNull();
  });

  it('is told by its decisions alone, however much was read and proposed since', async () => {
    const admin = await client.makeStaff('robin_admin', 'admin');
    for (let time = 0; time < 3; time += 1) {
      await call(calls.consoleHolder.detail, admin, { id: String(holder.holderId) });
    }
    const { items, next_cursor } = await actsOf(holder, { only: 'decisions', limit: 1 });
    expect(items.map(({ act }) => act)).toEqual(['lapse-withdrawals']);
    expect(next_cursor).toBeNull();
  });

  it('is nobody else’s to see', async () => {
    const other = await context.makeHolder();
    expect((await actsOf(other)).items).toEqual([]);
  });

  it('refuses a cursor that nobody made', async () => {
    const answer = await call(calls.statement.staffActs, holder, { cursor: 'not-a-cursor' });
    expect(answer).toMatchObject({ ok: false, reason: 'invalid_fields' });
  });
});
