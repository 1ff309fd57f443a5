import { calls } from '@fairlead/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing';
import { registerPerson, signInStaff } from '../../testing/people';

type Member = Awaited<ReturnType<typeof signInStaff>>;

let server: TestServer;
let anna: Member;
let bert: Member;
let made = 0;
beforeAll(async () => {
  server = await startTestServer();
  anna = await signInStaff(server, 'undo_anna', 'support');
  bert = await signInStaff(server, 'undo_bert', 'support');
});
afterAll(() => server.close());

/** Somebody who wrote, and waits. */
const openChat = async () => {
  made += 1;
  const person = await registerPerson(server, `regretted_${made}`);
  const { items } = (await server.call(calls.support.conversations, {}, person)).data;
  const id = items.find(({ topic }) => topic === 'general')?.id ?? '';
  const say = (client_id: string) =>
    server.call(calls.support.send, { conversation_id: id, client_id, text: 'Anybody there?' }, person);
  await say('client-01');
  return { person, id, say };
};
const openCase = async () => {
  const { data } = await server.call(calls.guest.open, { name: 'Ada', text: 'I cannot sign in' });
  const { items } = (await server.call(calls.consoleSupport.conversations, { party: 'guests' }, anna)).data;
  return items.find(({ guest }) => guest?.case_number === data.case_number)?.id ?? '';
};

const close = (conversation_id: string, who = anna) =>
  server.call(calls.consoleSupport.close, { conversation_id }, who);
const take = (conversation_id: string, who = anna) =>
  server.call(calls.consoleSupport.assign, { conversation_id }, who);
const snooze = (conversation_id: string, until?: string) =>
  server.call(
    calls.consoleSupport.snooze,
    { conversation_id, ...(until === undefined ? {} : { until }) },
    anna,
  );
const undo = async (conversation_id: string, who = anna) =>
  (await server.call(calls.consoleSupport.undo, { conversation_id }, who)).data;
const read = async (conversation_id: string) =>
  (await server.call(calls.consoleSupport.messages, { conversation_id }, anna)).data.conversation;

describe('taking back what one did at the desk', () => {
  it('opens a chat again, waiting as it did, once; it is on record, and on that of its holder', async () => {
    const since = server.clock.now().toISOString();
    const { person, id } = await openChat();
    server.clock.turn(5_000);
    await close(id);
    server.clock.turn(5_000);
    expect((await undo(id)).conversation).toMatchObject({ state: 'open', waiting_since: since });
    const own = (await server.call(calls.support.conversations, {}, person)).data.items;
    expect(own.find((one) => one.id === id)?.state).toBe('open');
    expect((await undo(id)).reason).toBe('wrong_state');
    const { items } = (await server.call(calls.statement.staffActs, {}, person)).data;
    expect(items[0]).toMatchObject({ act: 'consoleSupport.undo', role: 'support', text: '' });
    const entries = await server.testDatabase.asOwner(
      "select before, after from audit_entry where act = 'consoleSupport.undo' and subject_id = $1",
      [Number(id)],
    );
    const found = { waiting_since: since, snoozed_until: null };
    expect(entries).toEqual([
      {
        before: { assigned_to: null, state: 'closed' },
        after: { took_back: 'consoleSupport.close', state: 'open', ...found },
      },
    ]);
  });

  it('opens a guest’s case again', async () => {
    const id = await openCase();
    const { waiting_since } = await read(id);
    await close(id);
    expect((await read(id)).state).toBe('closed');
    expect((await undo(id)).conversation).toMatchObject({ state: 'open', waiting_since });
  });

  it('gives a chat back to who had it, and to everybody where that was nobody', async () => {
    const { id } = await openChat();
    await take(id);
    expect((await undo(id)).conversation.assigned_to).toBeNull();
    await take(id, bert);
    await take(id);
    expect((await undo(id)).conversation.assigned_to).toBe('undo_bert');
  });

  it('takes nothing from a colleague who took it since, and undoes nothing of theirs', async () => {
    const { id } = await openChat();
    await take(id);
    await take(id, bert);
    expect((await undo(id)).reason).toBe('wrong_state');
    expect((await read(id)).assigned_to).toBe('undo_bert');
  });

  it('brings back what was put off, and puts off again what was brought back', async () => {
    const { id, say } = await openChat();
    const until = new Date(server.clock.now().getTime() + 3_600_000).toISOString();
    await snooze(id, until);
    expect((await undo(id)).conversation.snoozed_until).toBeNull();
    await snooze(id, until);
    await snooze(id);
    expect((await undo(id)).conversation.snoozed_until).toBe(until);
    await snooze(id);
    server.clock.turn(1);
    await say('client-02');
    expect((await undo(id)).reason).toBe('wrong_state');
    await snooze(id, until);
    await say('client-03');
    expect((await undo(id)).reason).toBe('wrong_state');
  });

  it('is too late once the person wrote, somebody answered, or a minute passed', async () => {
    const { id, say } = await openChat();
    await close(id);
    await say('client-02');
    expect((await undo(id)).reason).toBe('wrong_state');
    await close(id);
    const answer = { conversation_id: id, client_id: 'answer-01', text: 'I look at it.' };
    await server.call(calls.consoleSupport.send, answer, bert);
    expect((await undo(id)).reason).toBe('wrong_state');
    await say('client-03');
    await close(id);
    server.clock.turn(60_001);
    expect((await undo(id)).reason).toBe('wrong_state');
    expect((await read(id)).state).toBe('closed');
  });
});
