import { randomUUID } from 'node:crypto';
import { calls } from '@fairlead/contract';
import { accountHolder, eq, notification } from '@fairlead/db';
import { openHold, readWallet } from '@fairlead/ledger';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bodyHash } from '../../http/idempotency';
import type { HolderCaller } from '../../http/route';
import { BANK_CARD, dataOf, digestOf, openTestClient, PIN, type TestClient } from '../../testing/client';
import { createTestContext, type TestContext } from '../../testing/context';

let context: TestContext;
let client: TestClient;

beforeAll(async () => {
  context = await createTestContext();
  client = openTestClient(context);
});
afterEach(() => context.expectBooks());
afterAll(() => context.close());

const withdraw = (holder: HolderCaller, amount: number, key = randomUUID(), password = PIN) =>
  client.call(calls.withdrawal.request, holder, { amount, password }, { key });

const cancel = (holder: HolderCaller, withdrawalId: string, key = randomUUID()) =>
  client.call(calls.withdrawal.cancel, holder, { withdrawal_id: withdrawalId }, { key });

const makeRich = async (amountMinor: number): Promise<HolderCaller> => {
  const holder = await client.makePayee();
  await context.topUp(holder.holderId, amountMinor);
  return holder;
};

describe('POST /user/withdraw', () => {
  it('sets the money aside with a deadline, and shows it to its owner', async () => {
    const holder = await makeRich(10_000);
    const made = dataOf(await withdraw(holder, 4_000));
    expect(made).toMatchObject({ amount: 4_000, state: 'requested', destination_last_four: '1234' });
    expect(new Date(made.due_at ?? '').getTime() - context.clock.now().getTime()).toBe(7 * 86_400_000);
    expect(await readWallet(context.database, holder.holderId)).toMatchObject({
      available: 6_000,
      withdrawing: 4_000,
    });
    const listed = dataOf(await client.call(calls.withdrawal.list, holder, {}));
    expect(listed).toEqual({ items: [made], next_cursor: null });
  });

  it('answers a key once: the same body the same answer, another body refused', async () => {
    const holder = await makeRich(10_000);
    const key = randomUUID();
    const first = dataOf(await withdraw(holder, 1_000, key));
    context.clock.turn(60_000);
    expect(dataOf(await withdraw(holder, 1_000, key))).toEqual(first);
    expect(await withdraw(holder, 1_001, key)).toMatchObject({ ok: false, reason: 'idempotency_key_reused' });
    expect(await readWallet(context.database, holder.holderId)).toMatchObject({ withdrawing: 1_000 });
  });

  it('keeps no fast hash of the transaction password', async () => {
    const holder = await makeRich(1_000);
    const key = randomUUID();
    await withdraw(holder, 500, key);
    const [kept] = await context.database.query<{ body_hash: Buffer }>(
      'select body_hash from idempotency where holder_id = $1 and key = $2',
      [holder.holderId, key],
    );
    expect(kept?.body_hash).toEqual(bodyHash(calls.withdrawal.request, { amount: 500 }));
  });

  it('uses no key up on a wrong password, and keeps a decided refusal', async () => {
    const holder = await makeRich(1_000);
    const key = randomUUID();
    const wrong = await withdraw(holder, 500, key, digestOf('135790'));
    expect(wrong).toMatchObject({ ok: false, reason: 'wrong_transaction_password' });
    expect((await withdraw(holder, 500, key)).ok).toBe(true);
    const other = randomUUID();
    expect(await withdraw(holder, 501, other)).toMatchObject({
      reason: 'insufficient_balance',
      detail: { available: 500 },
    });
    await context.topUp(holder.holderId, 5_000);
    expect(await withdraw(holder, 501, other)).toMatchObject({ reason: 'insufficient_balance' });
    expect((await withdraw(holder, 501)).ok).toBe(true);
  });

  it('lets simultaneous requests take no more than there is', async () => {
    const holder = await makeRich(3_000);
    const answers = await Promise.all(Array.from({ length: 8 }, () => withdraw(holder, 1_000)));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(3);
    expect(await readWallet(context.database, holder.holderId)).toMatchObject({
      available: 0,
      withdrawing: 3_000,
    });
  });

  it('refuses by name what stands in the way, and says until when', async () => {
    const holder = await context.makeHolder();
    await context.topUp(holder.holderId, 5_000);
    expect(await withdraw(holder, 100)).toMatchObject({ reason: 'transaction_password_not_set' });
    dataOf(await client.call(calls.wallet.setPassword, holder, { password: PIN }));
    expect(await withdraw(holder, 100)).toMatchObject({ reason: 'payout_not_set' });
    dataOf(await client.call(calls.payout.edit, holder, { ...BANK_CARD, password: PIN }));
    await context.fundHouse(1_000);
    await context.grantStartUp(holder.holderId, 1_000);
    expect(await withdraw(holder, 100)).toMatchObject({ reason: 'start_up_not_returned' });
    dataOf(await client.call(calls.wallet.returnStartUp, holder, {}, { key: randomUUID() }));
    dataOf(
      await client.call(calls.payout.edit, holder, {
        ...BANK_CARD,
        password: PIN,
        bank_account: 'GB00 9999',
      }),
    );
    const until = new Date(context.clock.now().getTime() + 86_400_000).toISOString();
    expect(await withdraw(holder, 100)).toMatchObject({ reason: 'payout_cooling', detail: { until } });
    context.clock.turn(86_400_000);
    expect(dataOf(await withdraw(holder, 100)).destination_last_four).toBe('9999');
  });

  it('no hold without reason and end: one past its end blocks nothing, though no node runs jobs', async () => {
    const holder = await makeRich(2_000);
    const time = context.clock.now();
    const expiresAt = new Date(time.getTime() + 86_400_000);
    const hold = { holderId: holder.holderId, account: 'held', kind: 'hold', amountMinor: 1_500 } as const;
    await context.database.transaction((tx) =>
      openHold(tx, {
        ...hold,
        ...{ reason: 'dispute', opener: 'staff:1', time, expiresAt, remark: 'x', linkId: 0 },
      }),
    );
    const eligible = async () =>
      dataOf(await client.call(calls.withdrawal.eligibility, holder, { amount: 2_000 })).allowed;
    expect(await eligible()).toBe(false);
    expect(await withdraw(holder, 2_000)).toMatchObject({ reason: 'open_hold' });
    context.clock.turn(86_400_000);
    expect(await eligible()).toBe(true);
    expect((await withdraw(holder, 2_000)).ok).toBe(true);
  });

  it('out any time: lets a disabled account and a deleted one take their cash out', async () => {
    for (const state of ['disabled', 'deleted'] as const) {
      const holder = await makeRich(2_000);
      await context.database.orm
        .update(accountHolder)
        .set({ state })
        .where(eq(accountHolder.id, holder.holderId));
      expect((await withdraw({ ...holder, state }, 2_000)).ok).toBe(true);
      expect(calls.withdrawal.request.access.kind).toBe('holder_or_blocked');
    }
  });
});

describe('POST /user/withdraw/cancel', () => {
  it('gives all of it back at once, and only while nobody has approved', async () => {
    const holder = await makeRich(2_000);
    const { id } = dataOf(await withdraw(holder, 1_500));
    const key = randomUUID();
    const cancelled = dataOf(await cancel(holder, id, key));
    expect(cancelled).toMatchObject({ state: 'cancelled', due_at: null });
    expect(dataOf(await cancel(holder, id, key))).toEqual(cancelled);
    expect(await readWallet(context.database, holder.holderId)).toMatchObject({
      available: 2_000,
      withdrawing: 0,
    });
    expect(await cancel(holder, id)).toMatchObject({ reason: 'wrong_state' });
  });

  it('answers alike for what is another person’s and what never was', async () => {
    const owner = await makeRich(2_000);
    const stranger = await makeRich(2_000);
    const { id } = dataOf(await withdraw(owner, 1_000));
    expect(await cancel(stranger, id)).toEqual(await cancel(stranger, '999999999'));
    expect(await cancel(stranger, id)).toEqual({ ok: false, reason: 'no_such_data' });
    expect(dataOf(await client.call(calls.withdrawal.list, stranger, {})).items).toEqual([]);
  });
});

describe('POST /bank_card/edit', () => {
  it('counts at once the first time, is told by its last four alone, and changes nothing when sent again', async () => {
    const holder = await context.makeHolder();
    expect(dataOf(await client.call(calls.payout.detail, holder, {}))).toBeNull();
    const set = dataOf(await client.call(calls.payout.edit, holder, BANK_CARD));
    expect(set).toMatchObject({
      destination_last_four: '1234',
      usable_from: context.clock.now().toISOString(),
    });
    expect(JSON.stringify(set)).not.toContain('00001234');
    context.clock.turn(5_000);
    expect(dataOf(await client.call(calls.payout.edit, holder, BANK_CARD))).toEqual(set);
    expect(dataOf(await client.call(calls.payout.detail, holder, {}))).toEqual(set);
  });

  it('keeps the number that was not sent again, counts blanks and small letters in it for nothing, and needs one where none is set', async () => {
    const holder = await context.makeHolder();
    const { bank_account: number, ...others } = BANK_CARD;
    expect(await client.call(calls.payout.edit, holder, others)).toMatchObject({
      reason: 'invalid_fields',
      detail: { fields: { bank_account: 'required' } },
    });
    const set = dataOf(await client.call(calls.payout.edit, holder, BANK_CARD));
    context.clock.turn(5_000);
    expect(dataOf(await client.call(calls.payout.edit, holder, others))).toEqual(set);
    const spaced = {
      ...BANK_CARD,
      bank_account: number.replaceAll(/[ -]/g, '').replaceAll(/(..)/g, '$1 ').trim(),
    };
    expect(dataOf(await client.call(calls.payout.edit, holder, spaced))).toEqual(set);
    const small = { ...BANK_CARD, bank_account: number.toLowerCase() };
    expect(dataOf(await client.call(calls.payout.edit, holder, small))).toEqual(set);
    const moved = dataOf(
      await client.call(calls.payout.edit, holder, { ...others, branch_name: 'Other quay' }),
    );
    expect(moved).toMatchObject({
      branch_name: 'Other quay',
      destination_last_four: set.destination_last_four,
    });
    expect(moved.usable_from).not.toBe(set.usable_from);
  });

  it('moves nothing without the transaction password, where one is set', async () => {
    const holder = await client.makePayee();
    const card = { ...BANK_CARD, bank_account: 'GB00 9999' };
    const edit = (more: object) => client.call(calls.payout.edit, holder, { ...card, ...more });
    expect(await edit({})).toMatchObject({
      reason: 'invalid_fields',
      detail: { fields: { password: 'required' } },
    });
    expect(await edit({ password: digestOf('975310') })).toMatchObject({
      reason: 'wrong_transaction_password',
      detail: { tries_left: 4 },
    });
    expect(dataOf(await client.call(calls.payout.detail, holder, {}))?.destination_last_four).toBe('1234');
    expect(dataOf(await edit({ password: PIN })).destination_last_four).toBe('9999');
  });

  it('delays and notifies a change, of the method too', async () => {
    const holder = await client.makePayee();
    const address = {
      method: 'wallet_address',
      user_name: 'Ada',
      network: 'one',
      wallet_address: 'abcdefgh9876',
    } as const;
    const changed = dataOf(await client.call(calls.payout.edit, holder, { ...address, password: PIN }));
    expect(new Date(changed.usable_from).getTime() - context.clock.now().getTime()).toBe(86_400_000);
    const notices = await context.database.orm
      .select({ key: notification.key })
      .from(notification)
      .where(eq(notification.holderId, holder.holderId));
    expect(notices).toEqual([{ key: 'payout.changed' }]);
    const [blocker] = dataOf(await client.call(calls.wallet.property, holder, {})).withdrawal.blockers;
    expect(blocker).toEqual({
      reason: 'payout_cooled',
      amount: null,
      until: changed.usable_from,
      action: 'wait',
      cost_to_clear: 0,
    });
  });
});
