import { randomUUID } from 'node:crypto';
import { calls } from '@fairlead/contract';
import { accountHolder, eq } from '@fairlead/db';
import { openWallet, post } from '@fairlead/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routesOf } from '../../app/parts';
import type { HolderCaller, StaffCaller } from '../../http/route';
import { openSession, openStaffSession } from '../../plugins/sessions';
import { clientOf, dataOf, makeStaff, openTestClient, PIN, type TestClient } from '../../testing/client';
import { createTestContext, type TestContext } from '../../testing/context';
import { addPayee } from '../../testing/payee';
import { startTestServer } from '../../testing/server';
import { acceptOrder, ingestReport } from '../plans';

let context: TestContext;
let client: TestClient;
let read: ReturnType<typeof clientOf>;
let maker: StaffCaller;
let checker: StaffCaller;
let admin: StaffCaller;
let holder: HolderCaller;

beforeAll(async () => {
  context = await createTestContext();
  client = openTestClient(context);
  read = clientOf(routesOf(context));
  maker = await client.makeStaff('maker', 'finance_maker');
  checker = await client.makeStaff('checker', 'finance_checker');
  admin = await client.makeStaff('admin', 'admin', 'support');
  holder = await client.makePayee();
  await context.topUp(holder.holderId, 20_000);
});
afterAll(() => context.close());

/** How much waits in each queue, and how many of its proposals this person made. */
const waiting = async (caller: StaffCaller) => {
  const { queues } = dataOf(await read(calls.consoleQueue.counts, caller, {}));
  const numbers = Object.fromEntries(queues.map(({ queue, waiting: count }) => [queue, count]));
  return { ...numbers, mine: queues.find(({ queue }) => queue === 'proposals')?.mine };
};

const propose = async (topupId: string) =>
  dataOf(
    await client.call(calls.consoleTopup.propose, maker, {
      topup_id: topupId,
      amount: 500,
      receipt_number: randomUUID(),
      payee_id: await addPayee(context),
      method: 'cash',
    }),
  );

describe('the queues of staff', () => {
  it('count what waits, and list it with its owner, message and open proposal', async () => {
    const asked = { amount: 500, message: 'by Friday' };
    const { id } = dataOf(await client.call(calls.topup.request, holder, asked));
    const out = { amount: 1_000, password: PIN };
    dataOf(await client.call(calls.withdrawal.request, holder, out, { key: randomUUID() }));
    expect(await waiting(maker)).toMatchObject({
      topups: 1,
      withdrawals: 1,
      proposals: 0,
      mine: 0,
      quarantine: 0,
    });
    const { queues } = dataOf(await read(calls.consoleQueue.counts, maker, {}));
    expect(queues[0]).toMatchObject({ queue: 'topups', oldest_at: context.clock.now().toISOString() });
    const proposal = await propose(id);
    expect(await waiting(maker)).toMatchObject({ topups: 0, proposals: 1, mine: 1 });
    expect(await waiting(checker)).toMatchObject({ proposals: 1, mine: 0 });
    const [topup] = dataOf(await read(calls.consoleTopup.list, maker, { state: 'posting_proposed' })).items;
    expect(topup).toMatchObject({ id, message: 'by Friday', proposal_id: proposal.id });
    expect(topup?.holder.id).toBe(String(holder.holderId));
    dataOf(await client.call(calls.consoleProposal.approve, checker, { id: proposal.id }));
    const [posted, ...others] = dataOf(await read(calls.consoleTopup.list, maker, { id })).items;
    expect(others).toEqual([]);
    expect(posted).toMatchObject({ state: 'posted', posted_amount: 500, proposal_id: null });
  });

  it('tell the whole destination to finance, and its last four to others', async () => {
    const [seen] = dataOf(await read(calls.consoleWithdrawal.list, maker, {})).items;
    expect(seen).toMatchObject({
      destination: 'GB0000001234',
      beneficiary: 'Ada Example',
      proposal_id: null,
    });
    const [masked] = dataOf(await read(calls.consoleWithdrawal.list, admin, {})).items;
    expect(masked?.destination).toBe('…1234');
    expect(dataOf(await read(calls.consoleWithdrawal.list, maker, { id: '999999' })).items).toEqual([]);
    expect(dataOf(await read(calls.consoleWithdrawal.list, maker, { state: 'paid' })).items).toEqual([]);
  });
});

describe('plans and remittances', () => {
  it('no profit from others’ deposits: list what networks owe, and refuse more', async () => {
    const productId = String(await context.makeProduct());
    const put = { product_id: productId, amount: 5_000 };
    const { order } = dataOf(await read(calls.plan.put, holder, put, { key: randomUUID() }));
    await acceptOrder(context, Number(order.id));
    const bucket = new Date(Math.floor(context.clock.now().getTime() / 900_000) * 900_000);
    const figures = { impressions: 2_000, clicks: 100, conversions: 3, spendMinor: 2_000 };
    const report = { source: 'test', orderId: Number(order.id), bucket, version: 1, ...figures };
    await ingestReport(context, { ...report, raw: JSON.stringify(report), enteredByHand: false });
    const owing = dataOf(await read(calls.consoleRemittance.list, maker, {}));
    expect(owing.balances).toMatchObject([{ network: 'test', owed: 1_500, media_owed: 2_000 }]);
    const paid = { network: 'test', amount: 1_501, receipt_number: 'r-1' };
    expect(await client.call(calls.consoleRemittance.propose, maker, paid)).toMatchObject({
      reason: 'invalid_fields',
      detail: { fields: { amount: 'too_big' } },
    });
    const unknown = { network: 'nobody', amount: 1, receipt_number: 'r-1' };
    expect(await client.call(calls.consoleRemittance.propose, maker, unknown)).toMatchObject({
      reason: 'no_such_data',
    });
    await client.pass(
      checker,
      await client.call(calls.consoleRemittance.propose, maker, { ...paid, amount: 1_500 }),
    );
    const settled = dataOf(await read(calls.consoleRemittance.list, maker, { network: 'test' }));
    expect(settled).toMatchObject({ items: [{ amount: 1_500, demo: false }], balances: [{ owed: 0 }] });
    const again = { ...paid, amount: 1 };
    expect(await client.call(calls.consoleRemittance.propose, maker, again)).toMatchObject({
      reason: 'receipt_already_recorded',
    });
    const listed = dataOf(await read(calls.consoleOrder.list, maker, { status: 'putting' }));
    expect(listed.items).toMatchObject([{ id: order.id, network: 'test', billed: 2_000 }]);
    await context.expectBooks();
  });
});

describe('account holders', () => {
  it('are found by name, operation ID and state', async () => {
    const find = async (query: string) =>
      dataOf(await read(calls.consoleHolder.list, maker, { query })).items.map((item) => item.id);
    const [row] = await context.database.orm
      .select()
      .from(accountHolder)
      .where(eq(accountHolder.id, holder.holderId));
    expect(await find(row?.username.slice(0, 4).toUpperCase() ?? '')).toContain(String(holder.holderId));
    expect(await find(row?.operationId ?? '')).toEqual([String(holder.holderId)]);
    expect(await find('%')).toEqual([]);
    expect(dataOf(await read(calls.consoleHolder.list, maker, { state: 'closed' })).items).toEqual([]);
  });

  it('are shown whole; that somebody looked is on record', async () => {
    const seen = dataOf(await read(calls.consoleHolder.detail, maker, { id: String(holder.holderId) }));
    expect(seen).toMatchObject({
      holder: { state: 'active' },
      orders: [{ status: 'putting' }],
      topups: [{ state: 'posted' }],
    });
    const parts = seen.wallet;
    expect(parts.total_assets).toBe(
      parts.available_balance + parts.held + parts.to_be_consumed + parts.to_be_settled + parts.withdrawing,
    );
    const filter = { act: 'consoleHolder.detail', actor: 'maker', holder_id: String(holder.holderId) };
    expect(dataOf(await read(calls.consoleAudit.list, admin, filter)).items).toMatchObject([
      { actor: 'maker' },
    ]);
    for (const actor of ['checker', 'nobody', 'staff', 'system']) {
      expect(dataOf(await read(calls.consoleAudit.list, admin, { ...filter, actor })).items).toEqual([]);
    }
    const ofHolders = dataOf(await read(calls.consoleAudit.list, admin, { actor: 'holder' })).items;
    expect(new Set(ofHolders.map(({ actor }) => actor))).toEqual(new Set(['holder']));
    expect(await read(calls.consoleHolder.detail, maker, { id: '999999' })).toEqual({
      ok: false,
      reason: 'no_such_data',
    });
  });

  it('are disabled and enabled with a reason on record, and not twice', async () => {
    const id = String((await context.makeHolder()).holderId);
    const stated = { id, reason: 'document_forged', note: 'The passport.' } as const;
    const disabled = dataOf(await read(calls.consoleHolder.disable, admin, stated));
    expect(disabled.holder).toMatchObject({
      state: 'disabled',
      state_reason: 'document_forged: The passport.',
    });
    expect(await read(calls.consoleHolder.disable, admin, stated)).toEqual({
      ok: false,
      reason: 'wrong_state',
    });
    const target = { id, reason: 'looked at again' };
    expect(dataOf(await read(calls.consoleHolder.enable, admin, target)).holder.state_reason).toBeNull();
    const [act] = dataOf(await read(calls.consoleAudit.list, admin, { act: 'consoleHolder.disable' })).items;
    expect(act).toMatchObject({
      actor: 'admin',
      text: 'state active → state disabled, reason document_forged: The passport.',
    });
    const told = await context.asOwner<{ key: string }>(
      'select key from notification where holder_id = $1 order by id',
      [Number(id)],
    );
    expect(told).toEqual([{ key: 'account.disabled' }, { key: 'account.enabled' }]);
  });

  it('out any time: a disabled person sees the wallet and withdraws, and nothing else', async () => {
    const server = await startTestServer();
    try {
      const now = server.clock.now();
      const values = {
        username: 'gone',
        entry: 'register',
        operationId: '30000000',
        state: 'disabled',
      } as const;
      const [row] = await server.database.orm
        .insert(accountHolder)
        .values({ ...values, stateReason: 'under review', createdAt: now })
        .returning({ id: accountHolder.id });
      const holderId = row?.id ?? 0;
      const moves = [{ from: 'bank', to: 'available', amountMinor: 5_000 }] as const;
      const { token } = await server.database.transaction(async (tx) => {
        await openWallet(tx, holderId);
        await post(tx, { holderId, kind: 'system_topup', moves, time: now });
        return openSession(tx, holderId, '', now);
      });
      expect((await server.call(calls.wallet.setPassword, { password: PIN }, { token })).code).toBe(200);
      const card = {
        method: 'wallet_address',
        password: PIN,
        user_name: 'Ada',
        network: 'one',
        wallet_address: 'abcdefgh9876',
      } as const;
      expect((await server.call(calls.payout.edit, card, { token })).code).toBe(200);
      expect((await server.call(calls.wallet.property, {}, { token })).data.available_balance).toBe(5_000);
      const out = { amount: 5_000, password: PIN };
      const reply = await server.call(calls.withdrawal.request, out, { token, idempotencyKey: randomUUID() });
      expect(reply).toMatchObject({ code: 200, data: { state: 'requested', amount: 5_000 } });
      const more = await server.call(
        calls.topup.request,
        { amount: 5_000 },
        { token, idempotencyKey: randomUUID() },
      );
      expect(more.code).toBe(403);
    } finally {
      await server.close();
    }
  });
});

describe('roles and books, through the whole server', () => {
  it('let finance do what support may not, and check the books on demand', async () => {
    const server = await startTestServer();
    try {
      const tokenOf = async (staffCaller: StaffCaller) =>
        (
          await server.database.transaction((tx) =>
            openStaffSession(tx, staffCaller.staffId, server.clock.now()),
          )
        ).token;
      const support = await tokenOf(await makeStaff(server.services, 'support', 'support'));
      const finance = await tokenOf(await makeStaff(server.services, 'checker', 'finance_checker'));
      const refused = await server.call(calls.consoleBooks.check, {}, { token: support });
      expect(refused).toMatchObject({ status: 403, data: { reason: 'role_missing' } });
      const funding = { amount: 1, receipt_number: 'x' };
      expect((await server.call(calls.consoleHouse.proposeFunding, funding, { token: finance })).status).toBe(
        403,
      );
      expect((await server.call(calls.consoleBooks.read, {}, { token: finance })).data.checked_at).toBeNull();
      const checked = await server.call(calls.consoleBooks.check, {}, { token: finance });
      expect(checked).toMatchObject({
        status: 200,
        data: { passed: true, alert: null, money_writes: 'open' },
      });
      expect(checked.data.rules.map((rule) => [rule.rule, rule.passed])).toEqual([
        ...[
          ['zero_sum', true],
          ['never_negative', true],
          ['stored_equals_recomputed', true],
        ],
        ...[
          ['chains_verify', true],
          ['house_covers_gifts', true],
          ['flow_equals_ledger', true],
        ],
      ]);
      await server.testDatabase.asOwner(
        "update ledger.programme_account set balance_minor = 7 where kind = 'media' and stripe = 1",
      );
      const differing = await server.call(calls.consoleBooks.check, {}, { token: finance });
      expect(differing.data).toMatchObject({ passed: false, money_writes: 'stopped' });
      expect(differing.data.alert?.text).toContain('media');
      expect(differing.data.rules.filter((rule) => !rule.passed).map((rule) => rule.rule)).toEqual([
        'zero_sum',
        'stored_equals_recomputed',
      ]);
      await server.testDatabase.asOwner(
        "update ledger.programme_account set balance_minor = 0 where kind = 'media'",
      );
      const lifted = await server.call(calls.consoleBooks.check, {}, { token: finance });
      expect(lifted.data).toMatchObject({ passed: true, money_writes: 'open', alert: null });
    } finally {
      await server.close();
    }
  });
});
