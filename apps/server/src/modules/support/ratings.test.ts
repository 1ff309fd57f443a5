import { calls } from '@fairlead/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing';
import { type Person, registerPerson, signInStaff } from '../../testing/people';

const HOUR_MS = 3_600_000;

let server: TestServer;
let desk: { readonly token: string; readonly staffId: number };
let made = 0;
beforeAll(async () => {
  server = await startTestServer();
});
// The clock is turned by days: a sign-in of the test before is over.
beforeEach(async () => {
  made += 1;
  desk = await signInStaff(server, `desk_${made}`, 'support');
});
afterAll(() => server.close());

/** A person with the general conversation, in which they wrote. */
const openChat = async () => {
  made += 1;
  const person = await registerPerson(server, `rater_${made}`);
  const id = (await readOwn(person)).id;
  await say(person, id, 'a question');
  return { person, conversation_id: id };
};

const readOwn = async (person: Person) => {
  const { data } = await server.call(calls.support.conversations, {}, person);
  const found = data.items.find(({ topic }) => topic === 'general');
  if (found === undefined) throw new Error('no conversation');
  return found;
};

let sent = 0;
const say = (person: Person, conversation_id: string, text: string) => {
  sent += 1;
  return server.call(calls.support.send, { conversation_id, client_id: `rate-${sent}-aaaa`, text }, person);
};
const answer = (conversation_id: string, text: string) => {
  sent += 1;
  return server.call(
    calls.consoleSupport.send,
    { conversation_id, client_id: `rate-${sent}-aaaa`, text },
    desk,
  );
};
const close = (conversation_id: string) => server.call(calls.consoleSupport.close, { conversation_id }, desk);
const summary = async () => {
  const { data } = await server.call(calls.consoleSupport.ratings, {}, desk);
  return data.items.find(({ topic }) => topic === 'general');
};

describe('POST /support/rate', () => {
  it('takes one rating for each closing, and none before', async () => {
    const { person, ...target } = await openChat();
    const early = await server.call(calls.support.rate, { ...target, value: 5 }, person);
    expect(early.data.reason).toBe('wrong_state');
    await close(target.conversation_id);
    const { data } = await server.call(calls.support.rate, { ...target, value: 2, words: ' slow ' }, person);
    expect(data.conversation.rating).toMatchObject({ value: 2, words: 'slow' });
    await say(person, target.conversation_id, 'another question');
    server.clock.turn(1_000);
    await close(target.conversation_id);
    expect((await readOwn(person)).rating).toBeNull();
    await server.call(calls.support.rate, { ...target, value: 5 }, person);
    const opened = await server.call(calls.consoleSupport.messages, target, desk);
    expect(opened.data.ratings.map(({ value, words }) => [value, words])).toEqual([
      [5, ''],
      [2, 'slow'],
    ]);
  });

  it('may be changed for a day, and then no more', async () => {
    const { person, ...target } = await openChat();
    await close(target.conversation_id);
    await server.call(calls.support.rate, { ...target, value: 1 }, person);
    server.clock.turn(24 * HOUR_MS - 1);
    await server.call(calls.support.rate, { ...target, value: 4, words: 'better' }, person);
    expect((await readOwn(person)).rating).toMatchObject({ value: 4, words: 'better' });
    server.clock.turn(1);
    const late = await server.call(calls.support.rate, { ...target, value: 1 }, person);
    expect(late.data.reason).toBe('wrong_state');
    expect((await readOwn(person)).rating).toMatchObject({ value: 4 });
  });

  it('is the person’s alone: another holder, staff and the program’s role give, change and remove none', async () => {
    const { person, ...target } = await openChat();
    await close(target.conversation_id);
    const other = await registerPerson(server, 'rater_other');
    expect((await server.call(calls.support.rate, { ...target, value: 5 }, other)).data.reason).toBe(
      'no_such_data',
    );
    const asStaff = await server.call(calls.support.rate, { ...target, value: 5 }, desk);
    expect(asStaff.code).not.toBe(200);
    await server.call(calls.support.rate, { ...target, value: 3 }, person);
    await expect(server.services.database.query('delete from chat_rating')).rejects.toThrow(
      'permission denied',
    );
    await expect(server.services.database.query('update chat_rating set closed_at = now()')).rejects.toThrow(
      'permission denied',
    );
    await expect(server.services.database.query('update chat_rating set value = 6')).rejects.toThrow(
      'chat_rating_value',
    );
  });

  it.each([0, 6, 2.5])('refuses %d', async (value) => {
    const { person, ...target } = await openChat();
    const answered = await server.call(calls.support.rate, { ...target, value }, person);
    expect(answered.data.reason).toBe('invalid_fields');
  });

  it('counts for its desk alone, and names nobody', async () => {
    const before = await summary();
    const { person, ...target } = await openChat();
    await close(target.conversation_id);
    await server.call(calls.support.rate, { ...target, value: 5 }, person);
    const after = await summary();
    expect(after?.count).toBe((before?.count ?? 0) + 1);
    expect(Object.keys(after ?? {}).toSorted()).toEqual(['average_hundredths', 'count', 'topic']);
    server.clock.turn(91 * 24 * HOUR_MS);
    desk = await signInStaff(server, 'desk_later', 'support');
    expect(await summary()).toEqual({ topic: 'general', count: 0, average_hundredths: null });
  });
});

describe('the expected waiting time', () => {
  it('is what half of the answers of a week took, from the first message that waited', async () => {
    server.clock.turn(30 * 24 * HOUR_MS);
    desk = await signInStaff(server, 'desk_again', 'support');
    for (const minutes of [1, 10, 60]) {
      const { person, conversation_id: id } = await openChat();
      expect((await readOwn(person)).expected_wait_seconds).toBeNull();
      server.clock.turn((minutes * 60_000) / 2);
      await say(person, id, 'are you there?');
      server.clock.turn((minutes * 60_000) / 2);
      await answer(id, `yes, after a while ${minutes}`);
    }
    server.clock.turn(6 * 60_000);
    const { person } = await openChat();
    expect((await readOwn(person)).expected_wait_seconds).toBe(600);
    expect((await readOwn(person)).last_message).toMatchObject({ from: 'holder', text: 'a question' });
  });
});
