import { calls } from '@fairlead/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HolderCaller, StaffCaller } from '../../http/route';
import { dataOf, openTestClient, type TestClient } from '../../testing/client';
import { createTestContext, type TestContext } from '../../testing/context';
import { addPayee } from '../../testing/payee';

const DAY_MS = 86_400_000;
const DEMAND = 'Your money waits at the desk. Move two hundred there today.';

let context: TestContext;
let client: TestClient;
let desk: StaffCaller;
let payee_id: string;
beforeAll(async () => {
  context = await createTestContext();
  client = openTestClient(context);
  desk = await client.makeStaff('desk', 'support');
  payee_id = await addPayee(context);
});
afterAll(() => context.close());

const openChat = async () => {
  const holder = await context.makeHolder();
  const { items } = dataOf(await client.call(calls.support.conversations, holder, {}));
  const conversation_id = items.find(({ topic }) => topic === 'recharge')?.id ?? '';
  return { holder, conversation_id };
};
type Chat = Awaited<ReturnType<typeof openChat>>;
const say = ({ conversation_id }: Chat, text = DEMAND, client_id = 'client-1') =>
  client.call(calls.consoleSupport.send, desk, { conversation_id, client_id, text });
const sendCard = ({ conversation_id }: Chat, client_id = 'the-card-1') =>
  client.call(calls.consoleSupport.sendCard, desk, { conversation_id, client_id, payee_id, amount: 20_000 });
const write = (holder: HolderCaller, { conversation_id }: Chat) =>
  client.call(calls.support.send, holder, {
    conversation_id,
    client_id: 'own-words-1',
    text: 'Where is my money?',
  });
const REFUSED = { ok: false, reason: 'same_text_to_many' };

describe('what staff send to people who did not write', () => {
  it('money talk only on record: the same text goes to five in a day, answers and another text to more', async () => {
    const chats: Chat[] = [];
    for (let n = 0; n < 6; n += 1) chats.push(await openChat());
    const [first, ...others] = chats as [Chat, ...Chat[]];
    for (const chat of [first, ...others.slice(0, 4)]) dataOf(await say(chat));
    const last = others[4] as Chat;
    expect(await say(last)).toEqual(REFUSED);
    expect(await say(last, `${DEMAND.toUpperCase()} 1!`)).toEqual(REFUSED);
    // The same sent again is the same message, and to the same person it is no more people.
    dataOf(await say(first));
    dataOf(await say(first, DEMAND, 'client-2'));
    dataOf(await say(last, 'Something for you alone.', 'client-3'));
    dataOf(await write(last.holder, last));
    dataOf(await say(last, DEMAND, 'client-4'));
    const quiet = await openChat();
    expect(await say(quiet)).toEqual(REFUSED);
    context.clock.turn(DAY_MS + 1);
    dataOf(await say(quiet));
  });

  it('money talk only on record: payment cards without a case go to five in a day, and to who asks', async () => {
    context.clock.turn(DAY_MS + 1);
    for (let n = 0; n < 5; n += 1) dataOf(await sendCard(await openChat()));
    const chat = await openChat();
    expect(await sendCard(chat)).toEqual(REFUSED);
    const { id: topup_id } = dataOf(await client.call(calls.topup.request, chat.holder, { amount: 5_000 }));
    dataOf(await client.call(calls.consoleTopup.sendCard, desk, { topup_id, payee_id }));
    const asks = await openChat();
    dataOf(await write(asks.holder, asks));
    dataOf(await sendCard(asks));
  });
});

describe('a canned answer', () => {
  it('the past stays: keeps on record what it said, though it is overwritten and removed', async () => {
    const save = (text: string, id?: string) =>
      client.call(calls.consoleSupport.saveCannedAnswer, desk, {
        ...{ lang: 'en', title: 'Late payout', text },
        ...(id === undefined ? {} : { id }),
      });
    const { id } = dataOf(await save(DEMAND));
    dataOf(await save('We pay within seven days.', id));
    const rows = await context.database.query<{ text: string }>(
      `select after ->> 'text' as text from audit_entry where act = 'consoleSupport.saveCannedAnswer' order by id`,
    );
    expect(rows.map(({ text }) => text)).toEqual([DEMAND, 'We pay within seven days.']);
    dataOf(await client.call(calls.consoleSupport.removeCannedAnswer, desk, { id }));
    const removed = await context.database.query<{ text: string }>(
      `select before ->> 'text' as text from audit_entry where act = 'consoleSupport.removeCannedAnswer'`,
    );
    expect(removed).toEqual([{ text: 'We pay within seven days.' }]);
  });
});
