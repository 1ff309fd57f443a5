import { calls } from '@fairlead/contract';
import { accountHolder, eq } from '@fairlead/db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HolderCaller, StaffCaller } from '../../http/route';
import { BANK_CARD, dataOf, openTestClient, PIN, type TestClient } from '../../testing/client';
import { createTestContext, type TestContext } from '../../testing/context';

const DAY_MS = 86_400_000;

let context: TestContext;
let client: TestClient;
let maker: StaffCaller;
let checker: StaffCaller;
beforeAll(async () => {
  context = await createTestContext();
  client = openTestClient(context);
  maker = await client.makeStaff('maker', 'finance_maker');
  checker = await client.makeStaff('checker', 'finance_checker');
});
afterAll(() => context.close());

const makePayee = async (bankAccount: string, amountMinor = 10_000): Promise<HolderCaller> => {
  const holder = await context.makeHolder();
  dataOf(await client.call(calls.payout.edit, holder, { ...BANK_CARD, bank_account: bankAccount }));
  dataOf(await client.call(calls.wallet.setPassword, holder, { password: PIN }));
  await context.topUp(holder.holderId, amountMinor);
  return holder;
};
let key = 0;
const withdraw = async (holder: HolderCaller, amount: number) => {
  key += 1;
  const request = { amount, password: PIN };
  return dataOf(await client.call(calls.withdrawal.request, holder, request, { key: `key-${key}` })).id;
};
const proposeApproval = async (withdrawalId: string) =>
  dataOf(await client.call(calls.consoleWithdrawal.proposeApproval, maker, { withdrawal_id: withdrawalId }))
    .id;
const read = async (id: string) => dataOf(await client.call(calls.consoleProposal.detail, checker, { id }));
const keysOf = async (id: string) => (await read(id)).flags.map((flag) => flag.key).sort();
const approve = (id: string, acknowledged: string[]) =>
  client.call(calls.consoleProposal.approve, checker, { id, acknowledged });
const payOut = async (holder: HolderCaller, amount: number) => {
  const withdrawal_id = await withdraw(holder, amount);
  await client.pass(checker, { ok: true, data: { id: await proposeApproval(withdrawal_id) } });
  const reference = `paid-${withdrawal_id}`;
  const payment = { withdrawal_id, reference };
  await client.pass(checker, await client.call(calls.consoleWithdrawal.proposePayment, maker, payment));
};

describe('what a checker sees of a withdrawal', () => {
  it('is whom it is about, where it goes and since when, and where they were paid before', async () => {
    const holder = await makePayee('GB11 1111 0001');
    context.clock.turn(10 * DAY_MS);
    await payOut(holder, 2_000);
    dataOf(
      await client.call(calls.payout.edit, holder, {
        ...BANK_CARD,
        password: PIN,
        bank_account: 'GB22-2222-0002',
      }),
    );
    context.clock.turn(DAY_MS);
    const shown = await read(await proposeApproval(await withdraw(holder, 3_000)));
    expect(shown.destination).toMatchObject({
      ...{ beneficiary: 'Ada Example', last_four: '0002' },
      set_at: new Date(context.clock.now().getTime() - DAY_MS).toISOString(),
      former: [{ amount: 2_000, last_four: '0001' }],
    });
    expect(shown.about_holder).toMatchObject({
      ...{ available: 5_000, withdrawing: 3_000, paid_in: 10_000, paid_out: 2_000, open_objections: [] },
    });
    expect(shown.flags.map(({ key: name }) => name)).toEqual(['destination_new', 'destination_changed']);
  });

  it('is nothing that stands out where nothing does', async () => {
    const holder = await makePayee('GB33 3333 0003');
    context.clock.turn(10 * DAY_MS);
    expect(await keysOf(await proposeApproval(await withdraw(holder, 100)))).toEqual([]);
  });

  it('is who else is paid to the same, however it is written, who has the same phone, and the same sum', async () => {
    const other = await makePayee('gb44-4444-0004');
    const holder = await makePayee('GB44 4444 0004');
    for (const { holderId } of [other, holder])
      await context.database.orm
        .update(accountHolder)
        .set({ phone: '+1 555 0100' })
        .where(eq(accountHolder.id, holderId));
    context.clock.turn(10 * DAY_MS);
    const first = await withdraw(holder, 500);
    const id = await proposeApproval(await withdraw(holder, 500));
    const name = (await read(id)).flags.find(({ flag }) => flag === 'phone_shared')?.about;
    expect(await keysOf(id)).toEqual(
      [`destination_shared:${other.holderId}`, `paid_before:${first}`, `phone_shared:${name}`].sort(),
    );
  });

  it('is who was paid to the same before account numbers were kept in capitals', async () => {
    const other = await makePayee('GB45 4545 0004');
    await context.asOwner(
      `update payout_setting set fields = fields || '{"bank_account": "gb45 4545 0004"}'::jsonb where holder_id = $1`,
      [other.holderId],
    );
    const holder = await makePayee('GB45-4545-0004');
    context.clock.turn(10 * DAY_MS);
    expect(await keysOf(await proposeApproval(await withdraw(holder, 100)))).toEqual([
      `destination_shared:${other.holderId}`,
    ]);
  });

  it('is no wallet address that differs by the case of a letter', async () => {
    const [other, holder] = [await makePayee('GB46 4646 0001'), await makePayee('GB47 4747 0002')];
    const address = { method: 'wallet_address', user_name: 'Ada Example', network: 'one' } as const;
    const move = async (payee: HolderCaller, wallet_address: string) =>
      dataOf(await client.call(calls.payout.edit, payee, { ...address, password: PIN, wallet_address }));
    await move(other, 'abcdEFGH0009');
    await move(holder, 'ABCDefgh0009');
    context.clock.turn(10 * DAY_MS);
    expect(await keysOf(await proposeApproval(await withdraw(holder, 100)))).toEqual([]);
  });
});

describe('a flag', () => {
  it('the worst hand: a checker who never looked approves nothing that is flagged', async () => {
    const holder = await makePayee('GB55 5555 0005');
    const withdrawal = await withdraw(holder, 1_000);
    const id = await proposeApproval(withdrawal);
    expect(await keysOf(id)).toEqual(['destination_new']);
    expect(await approve(id, [])).toMatchObject({ reason: 'flags_not_acknowledged' });
    expect(await approve(id, ['amount_differs'])).toMatchObject({ reason: 'flags_not_acknowledged' });
    // One that came up after the checker looked.
    const objection = dataOf(
      await client.call(calls.objection.make, holder, {
        ...{ subject_type: 'withdrawal', subject_id: withdrawal, text: 'I did not ask for this.' },
      }),
    );
    expect(await approve(id, ['destination_new'])).toMatchObject({ reason: 'flags_not_acknowledged' });
    const keys = await keysOf(id);
    expect(keys).toEqual(['destination_new', `open_objection:${objection.id}`]);
    expect(dataOf(await approve(id, keys)).state).toBe('approved');
    const [act] = dataOf(
      await client.call(calls.consoleAudit.list, checker, { act: 'approved.withdrawal_approval' }),
    ).items;
    expect(act?.text).toContain(`open_objection:${objection.id}`);
  });

  it('says that most of somebody’s cash would be held, and that it was held before', async () => {
    const holder = await makePayee('GB66 6666 0006', 1_000);
    const propose = async (amount: number) =>
      dataOf(
        await client.call(calls.consoleHold.proposeHold, maker, {
          ...{ holder_id: String(holder.holderId), amount, reason: 'dispute', remark: 'We look into it.' },
        }),
      ).id;
    const first = await propose(500);
    expect(await keysOf(first)).toEqual([]);
    dataOf(await approve(first, []));
    expect(await keysOf(await propose(1))).toEqual(['held_before:1', 'holds_most']);
  });
});

describe('a chargeback', () => {
  it('says how much of somebody’s cash it keeps, how often, and that the house pays what they spent', async () => {
    await context.fundHouse(10_000);
    const holder = await makePayee('GB77 7777 0007', 1_000);
    const [came] = dataOf(await client.call(calls.wallet.flow, holder, {})).items;
    const propose = async (amount: number) =>
      dataOf(
        await client.call(calls.consoleHold.proposeChargeback, maker, {
          ...{ record_id: came?.id ?? '', amount, reason: 'Called back, we say.' },
        }),
      ).id;
    const first = await propose(500);
    expect(await keysOf(first)).toEqual([]);
    dataOf(await approve(first, []));
    context.clock.turn(DAY_MS);
    await payOut(holder, 300);
    const rest = await propose(500);
    expect(await keysOf(rest)).toEqual(['held_before:1', 'holds_most', 'house_pays']);
    expect(await approve(rest, ['held_before:1', 'holds_most'])).toMatchObject({
      reason: 'flags_not_acknowledged',
    });
  });
});

describe('a proposal', () => {
  it('is taken back by who made it, alone, while nobody has decided; its receipt may be stated again', async () => {
    const funding = { amount: 5_000, receipt_number: 'typo-1' };
    const { id } = dataOf(await client.call(calls.consoleHouse.proposeFunding, maker, funding));
    expect(await client.call(calls.consoleProposal.withdraw, checker, { id })).toMatchObject({
      reason: 'not_your_proposal',
    });
    expect(dataOf(await client.call(calls.consoleProposal.withdraw, maker, { id }))).toMatchObject({
      ...{ state: 'withdrawn', checker: null, moves: [] },
    });
    expect(await approve(id, [])).toMatchObject({ reason: 'already_decided' });
    expect(await client.call(calls.consoleProposal.withdraw, maker, { id })).toMatchObject({
      reason: 'already_decided',
    });
    await client.pass(checker, await client.call(calls.consoleHouse.proposeFunding, maker, funding));
    const [act] = dataOf(
      await client.call(calls.consoleAudit.list, checker, { act: 'withdrawn.house_funding' }),
    ).items;
    expect(act?.actor).toBe('maker');
  });
});
