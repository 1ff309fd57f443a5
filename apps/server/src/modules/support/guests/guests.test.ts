import { calls } from '@fairlead/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing';
import { clientOf, makeStaff } from '../../../testing/client';
import { registerPerson, signInStaff } from '../../../testing/people';
import { supportRoutes } from '..';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const openCase = async (address = '127.0.0.1') =>
  (
    await server.call(
      calls.guest.open,
      { name: 'Ada', topic: 'password', text: 'I cannot sign in' },
      { address },
    )
  ).data;

const keyOf = ({ case_number, secret }: { case_number: string; secret: string }) => ({ case_number, secret });

describe('a case without a login', () => {
  it('is read and written with its number and secret, and with nothing less', async () => {
    const key = keyOf(await openCase());
    const sent = { ...key, client_id: 'once-0001', text: 'One thing more' };
    const first = await server.call(calls.guest.send, sent);
    const again = await server.call(calls.guest.send, sent);
    expect(again.data).toEqual(first.data);
    const { data } = await server.call(calls.guest.messages, key);
    expect(data.items.map(({ sequence, text }) => [sequence, text])).toEqual([
      [1, 'I cannot sign in'],
      [2, 'One thing more'],
    ]);
    const other = keyOf(await openCase());
    for (const wrong of [
      { ...key, secret: other.secret },
      { ...key, case_number: 'G-NOBODY22' },
    ]) {
      const reply = await server.call(calls.guest.messages, wrong);
      expect(reply).toMatchObject({ code: 400, data: { reason: 'guest_case_unknown' } });
    }
    const stored = await server.testDatabase.asOwner<{ text: string }>(
      'select guest_case::text as text from guest_case',
    );
    expect(stored.length).toBeGreaterThan(0);
    for (const row of stored) expect(row.text).not.toContain(key.secret);
  });
});

describe('an objection without a login', () => {
  it('no hold without reason and end: is taken from a blocked person and answered in the case', async () => {
    const person = await registerPerson(server, 'blocked_one');
    await server.testDatabase.asOwner("update account_holder set state = 'disabled' where id = $1", [
      person.holderId,
    ]);
    const key = keyOf(await openCase());
    const objection = { ...key, username: 'blocked_one', text: 'I did nothing wrong' };
    const made = await server.call(calls.guest.object, objection);
    expect(made.data.message).toMatchObject({ from: 'guest', text: 'blocked_one: I did nothing wrong' });
    expect((await server.call(calls.guest.object, objection)).data.reason).toBe('objection_open');

    const support = await makeStaff(server.services, 'helpful', 'support');
    const call = clientOf(supportRoutes(server.services));
    const listed = await call(calls.consoleSupport.conversations, support, { state: 'open', limit: 50 });
    if (!listed.ok) throw new Error(listed.reason);
    const found = listed.data.items.find(({ guest }) => guest?.case_number === key.case_number);
    expect(found).toMatchObject({ holder: null, unread: 2, guest: { objecting: true, topic: 'password' } });
    const target = { conversation_id: found?.id ?? '', client_id: 'answer-01' };
    const { token } = await signInStaff(server, 'at_the_desk', 'support');
    for (const [client_id, text, code] of [
      ['whole-account', 'Pay to GB29 NWBK 6016 1331 9268 19 first', 400],
      ['half-account', 'Your number: 6016 1331', 200],
      ['other-half', '9268 19', 400],
    ] as const) {
      const reply = await server.call(calls.consoleSupport.send, { ...target, client_id, text }, { token });
      expect(reply.code).toBe(code);
      if (code === 400) expect(reply.data.fields).toEqual({ text: 'payment_details' });
    }
    expect((await call(calls.consoleSupport.send, support, { ...target, text: 'We looked at it.' })).ok).toBe(
      true,
    );
    const { data } = await server.call(calls.guest.messages, key);
    expect(data.items.at(-1)).toMatchObject({ from: 'staff', name: 'Support', text: 'We looked at it.' });
    expect((await server.call(calls.guest.object, objection)).code).toBe(200);
  });

  it('is answered alike for known, unknown and differently written accounts', async () => {
    await registerPerson(server, 'known_one');
    const answers: unknown[] = [];
    for (const username of ['known_one', 'nobody_at_all', 'KNOWN_ONE']) {
      const key = keyOf(await openCase());
      const { code, msg, data } = await server.call(calls.guest.object, { ...key, username, text: 'why' });
      const { id: _id, sent_at: _time, text, ...message } = data.message;
      answers.push({ code, msg, message, text: text.replace(username, 'NAME') });
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  it('is throttled by address', async () => {
    const strict = await startTestServer({ environment: { LIMIT_CODE: '3/30m' } });
    const key = { case_number: 'G-NOBODY22', secret: 'wrong' };
    const ask = (address: string) =>
      strict.call(calls.guest.object, { ...key, username: 'someone', text: 'why' }, { address });
    const statuses: number[] = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await ask('203.0.113.7')).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await ask('203.0.113.8')).status).toBe(200);
    await strict.close();
  });
});
