import { calls } from '@fairlead/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing';
import { registerPerson, signInStaff } from '../../testing/people';
import { dealOut } from './duty';

type Member = Awaited<ReturnType<typeof signInStaff>>;

let server: TestServer;
let chief: Member;
/** Answers, and leaves. */
let anna: Member;
/** Stays. */
let bert: Member;
let made = 0;
beforeAll(async () => {
  server = await startTestServer();
  chief = await signInStaff(server, 'duty_chief', 'admin');
  bert = await signInStaff(server, 'duty_bert', 'support');
});
afterAll(() => server.close());
beforeEach(async () => {
  made += 1;
  anna = await signInStaff(server, `duty_anna_${made}`, 'support');
});

const duty = (who: Member, on: boolean) => server.call(calls.consoleSupport.setDuty, { on }, who);
const disable = ({ staffId }: Member) =>
  server.call(calls.consoleStaff.disable, { id: String(staffId), reason: 'left the desk' }, chief);
const counts = async (who: Member) => (await server.call(calls.consoleSupport.counts, {}, who)).data;
const ownerOf = async (conversation_id: string) =>
  (await server.call(calls.consoleSupport.messages, { conversation_id }, chief)).data.conversation
    .assigned_to;

/** A person with the general conversation, who can write again and again. */
const openChat = async () => {
  const person = await registerPerson(server, `talker_${made}`);
  const { items } = (await server.call(calls.support.conversations, {}, person)).data;
  const id = items.find(({ topic }) => topic === 'general')?.id ?? '';
  const say = (client_id: string) => {
    server.clock.turn(1_000);
    return server.call(
      calls.support.send,
      { conversation_id: id, client_id, text: 'Anybody there?' },
      person,
    );
  };
  return { id, say };
};

/** A guest's case likewise. */
const openCase = async () => {
  const { case_number, secret } = (
    await server.call(calls.guest.open, { name: 'Ada', text: 'I cannot sign in' })
  ).data;
  const { items } = (await server.call(calls.consoleSupport.conversations, { party: 'guests' }, chief)).data;
  const id = items.find(({ guest }) => guest?.case_number === case_number)?.id ?? '';
  const say = (client_id: string) => {
    server.clock.turn(1_000);
    return server.call(calls.guest.send, { case_number, secret, client_id, text: 'Anybody there?' });
  };
  return { id, say };
};

const answerAs = (who: Member, conversation_id: string) => {
  server.clock.turn(1_000);
  const client_id = `answer-by-${who.staffId}-${server.clock.now().getTime()}`;
  return server.call(calls.consoleSupport.send, { conversation_id, client_id, text: 'I look at it.' }, who);
};
const handTo = ({ staffId }: Member, conversation_id: string) => {
  server.clock.turn(1_000);
  return server.call(calls.consoleSupport.assign, { conversation_id, staff_id: String(staffId) }, chief);
};

describe('who wrote to somebody who left', () => {
  const KINDS = [
    ['a holder', openChat],
    ['a guest', openCase],
  ] as const;

  it.each(KINDS)('is given to whoever is on duty: %s, once the other is off duty', async (_who, open) => {
    const { id, say } = await open();
    await duty(anna, true);
    await say('client-01');
    await answerAs(anna, id);
    await duty(anna, false);
    await dealOut(server.services);
    // Nothing waits: it is still the chat of who answered it.
    expect(await ownerOf(id)).toBe(`duty_anna_${made}`);
    await duty(bert, true);
    await say('client-02');
    expect(await dealOut(server.services)).toBeGreaterThan(0);
    expect(await ownerOf(id)).toBe('duty_bert');
    expect(await dealOut(server.services)).toBe(0);
    await answerAs(bert, id);
    await duty(bert, false);
  });

  it('is given on when the other was disabled, and stays with whoever came back on duty', async () => {
    const { id, say } = await openChat();
    await say('client-01');
    await answerAs(anna, id);
    await duty(anna, true);
    await duty(bert, true);
    await say('client-02');
    await dealOut(server.services);
    expect(await ownerOf(id)).toBe(`duty_anna_${made}`);
    await answerAs(anna, id);
    expect((await disable(anna)).status).toBe(200);
    await dealOut(server.services);
    await say('client-03');
    await dealOut(server.services);
    expect(await ownerOf(id)).toBe('duty_bert');
    await answerAs(bert, id);
    await duty(bert, false);
  });

  it('waits for everybody where nobody is on duty', async () => {
    const { id, say } = await openChat();
    await say('client-01');
    await answerAs(anna, id);
    const [before, chiefs] = [await counts(bert), await counts(chief)];
    await say('client-02');
    expect(await dealOut(server.services)).toBe(1);
    expect(await ownerOf(id)).toBeNull();
    for (const [who, was] of [
      [bert, before],
      [chief, chiefs],
    ] as const) {
      expect(await counts(who)).toMatchObject({ unread: was.unread + 1, unassigned: was.unassigned + 1 });
    }
    expect(await dealOut(server.services)).toBe(0);
    await answerAs(bert, id);
  });
});

describe('a chat that waits and was assigned by hand', () => {
  it('stays with who was chosen, on duty or not, until the next time that the person writes', async () => {
    const { id, say } = await openChat();
    await say('client-01');
    await handTo(anna, id);
    await duty(bert, true);
    await dealOut(server.services);
    expect(await ownerOf(id)).toBe(`duty_anna_${made}`);
    await answerAs(anna, id);
    await say('client-02');
    await dealOut(server.services);
    expect(await ownerOf(id)).toBe('duty_bert');
    await answerAs(bert, id);
    await duty(bert, false);
  });

  it('is given on once who was chosen can answer no more', async () => {
    const { id, say } = await openChat();
    await say('client-01');
    await handTo(anna, id);
    await duty(bert, true);
    await disable(anna);
    await dealOut(server.services);
    expect(await ownerOf(id)).toBe('duty_bert');
  });
});
