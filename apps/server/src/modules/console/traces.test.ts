import { randomUUID } from 'node:crypto';
import { calls } from '@fairlead/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HolderCaller, StaffCaller } from '../../http/route';
import { openSession } from '../../plugins/sessions';
import { type Arrivals, openArrivals } from '../../testing/arrivals';
import { dataOf, PIN } from '../../testing/client';
import { createTestContext, type TestContext } from '../../testing/context';

const DAY_MS = 86_400_000;

let context: TestContext;
let arrivals: Arrivals;
beforeAll(async () => {
  context = await createTestContext();
  arrivals = await openArrivals(context);
});
afterAll(() => context.close());

const say = async (holder: HolderCaller, topic: 'general' | 'recharge', text: string): Promise<string> => {
  const { items } = dataOf(await arrivals.client.call(calls.support.conversations, holder, {}));
  const conversation_id = items.find((one) => one.topic === topic)?.id ?? '';
  const said = { conversation_id, client_id: randomUUID(), text };
  dataOf(await arrivals.client.call(calls.support.send, holder, said));
  return conversation_id;
};
const answer = async (conversation_id: string, text: string) =>
  dataOf(
    await arrivals.client.call(calls.consoleSupport.send, arrivals.support, {
      ...{ conversation_id, client_id: randomUUID(), text },
    }),
  );
const signIn = (holder: HolderCaller, device: string) =>
  context.database.transaction((tx) => openSession(tx, holder.holderId, device, context.clock.now()));
const proposeWithdrawal = async (holder: HolderCaller): Promise<string> => {
  const { client, maker } = arrivals;
  const asked = { amount: 1_000, password: PIN };
  const { id } = dataOf(await client.call(calls.withdrawal.request, holder, asked, { key: randomUUID() }));
  return dataOf(await client.call(calls.consoleWithdrawal.proposeApproval, maker, { withdrawal_id: id })).id;
};
const shownTo = async (caller: StaffCaller, id: string) =>
  dataOf(await arrivals.client.call(calls.consoleProposal.detail, caller, { id })).about_holder;

describe('what a holder said and did around a withdrawal', () => {
  it('is the end of the chat with the newest message, by whom, for who decides alone', async () => {
    const { client, checker, maker, support } = arrivals;
    const holder = await client.makePayee();
    await context.topUp(holder.holderId, 5_000);
    for (let nth = 1; nth <= 6; nth += 1) await say(holder, 'recharge', `Older ${nth}`);
    context.clock.turn(60_000);
    const chat = await say(holder, 'general', `My bank changed. ${'x'.repeat(400)}`);
    context.clock.turn(60_000);
    await answer(chat, 'Thank you, we called you.');
    const id = await proposeWithdrawal(holder);
    const about = await shownTo(checker, id);
    expect(about).toMatchObject({
      conversation_id: chat,
      said: [
        { from: 'holder', by: about?.holder.username },
        { from: 'staff', by: 'support', text: 'Thank you, we called you.' },
      ],
    });
    expect(about?.said?.[0]?.text).toHaveLength(300);
    // A program reads as an auditor does, and has no chat in any of its scopes.
    for (const caller of [maker, support, await client.makeStaff('reads', 'auditor')])
      expect(await shownTo(caller, id)).toMatchObject({ said: null, sign_ins: null });
  });

  it('is from where they signed in, with the devices that were first seen in the last 7 days marked', async () => {
    const { client, checker } = arrivals;
    const holder = await client.makePayee();
    await context.topUp(holder.holderId, 5_000);
    await signIn(holder, 'Old phone');
    context.clock.turn(8 * DAY_MS);
    await signIn(holder, 'New phone');
    context.clock.turn(DAY_MS);
    await signIn(holder, 'Old phone');
    const id = await proposeWithdrawal(holder);
    expect((await shownTo(checker, id))?.sign_ins).toMatchObject([
      { device: 'Old phone', is_new: false },
      { device: 'New phone', is_new: true },
      { device: 'Old phone', is_new: false },
    ]);
  });
});

it('what is said about a top-up is of the desk that it was asked from, and of nothing else that is proposed', async () => {
  const { client, checker, maker, ask, state } = arrivals;
  const holder = await client.makePayee();
  const recharge = await say(holder, 'recharge', 'I paid this morning.');
  const topUp = await ask(holder, 7_700);
  context.clock.turn(60_000);
  await say(holder, 'general', 'And another thing.');
  const about = await shownTo(checker, await state(topUp, 7_700, 'CHAT-7700'));
  expect(about?.conversation_id).toBe(recharge);
  expect(about?.said).toMatchObject([{ text: 'I paid this morning.' }, { kind: 'topup_case' }]);
  await context.topUp(holder.holderId, 5_000);
  const hold = {
    holder_id: String(holder.holderId),
    amount: 500,
    reason: 'dispute',
    remark: 'We ask.',
  } as const;
  const { id } = dataOf(await client.call(calls.consoleHold.proposeHold, maker, hold));
  expect(await shownTo(checker, id)).toMatchObject({ said: null, sign_ins: null });
});
