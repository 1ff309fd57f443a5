import { calls, type StaffRole } from '@fairlead/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../src/testing';
import { type Person, registerPerson, signInStaff } from '../src/testing/people';
import { addEqualRows } from './support/equal-rows';

let server: TestServer;
let person: Person;
let support: { readonly token: string; readonly staffId: number };

beforeAll(async () => {
  server = await startTestServer();
  person = await registerPerson(server, 'somebody');
  support = await signInStaff(server, 'listener', 'support');
  await addEqualRows(server.testDatabase.asOwner, person.holderId);
}, 180_000);
afterAll(() => server.close());

const read = async (token = support.token) =>
  (await server.call(calls.consoleQueue.counts, {}, { token })).data;

describe('the queues of the desk', () => {
  it('are counted by what really waits, each with the age of its oldest', async () => {
    const { queues } = await read();
    expect(Object.fromEntries(queues.map(({ queue, waiting }) => [queue, waiting]))).toEqual({
      topups: 7,
      withdrawals: 7,
      proposals: 3,
      objections: 7,
      chats: 3,
      feedback: 4,
      quarantine: 0,
      outbox: 5,
    });
    for (const { waiting, oldest_at: oldest } of queues) expect(oldest === null).toBe(waiting === 0);
  });

  it('fall as they are worked off: an answered feedback and a decided objection wait no more', async () => {
    const options = { token: support.token };
    const waits = async (name: string) => (await read()).queues.find(({ queue }) => queue === name)?.waiting;
    const [first] = (await server.call(calls.consoleFeedback.list, { state: 'open', limit: 1 }, options)).data
      .items;
    await server.call(calls.consoleFeedback.answer, { id: first?.id ?? '', answer: 'Thank you.' }, options);
    expect(await waits('feedback')).toBe(3);
    const [open] = (await server.call(calls.consoleObjection.list, { state: 'open', limit: 1 }, options)).data
      .items;
    const decision = { id: open?.id ?? '', upheld: false, answer: 'It stands.' };
    expect((await server.call(calls.consoleObjection.decide, decision, options)).status).toBe(200);
    expect(await waits('objections')).toBe(6);
  });

  it('name the longest waiting first, whose they are and who has taken them', async () => {
    const [chat] = (
      await server.call(
        calls.consoleSupport.conversations,
        { party: 'guests', state: 'open' },
        { token: support.token },
      )
    ).data.items;
    await server.call(
      calls.consoleSupport.assign,
      { conversation_id: chat?.id ?? '' },
      { token: support.token },
    );
    const { oldest, queues } = await read();
    const times = oldest.map(({ since }) => since);
    expect(times).toEqual(times.toSorted());
    expect(oldest).toHaveLength(20);
    expect(oldest.find(({ queue, id }) => queue === 'chats' && id === chat?.id)).toMatchObject({
      owner: 'listener',
      subject: chat?.guest?.case_number,
      holder_id: null,
    });
    expect(queues.find(({ queue }) => queue === 'chats')?.mine).toBe(1);
    expect(oldest.find(({ holder_id: holder }) => holder !== null)?.subject).toBe('somebody');
  });

  it.each<[StaffRole, readonly string[]]>([
    ['delivery', ['objections', 'outbox', 'proposals']],
    ['finance_maker', ['objections', 'outbox', 'proposals', 'topups', 'withdrawals']],
    ['support', ['chats', 'feedback', 'objections', 'proposals', 'topups', 'withdrawals']],
  ])('%s sees what waits in the lists of that role alone', async (role, names) => {
    const { token } = await signInStaff(server, `as_${role}`, role);
    for (const { queue } of (await read(token)).oldest) expect(names).toContain(queue);
  });
});

describe('guests at the desk', () => {
  it('are parted from holders, and those who object are found', async () => {
    const list = async (party: 'holders' | 'guests' | 'objecting') =>
      (await server.call(calls.consoleSupport.conversations, { party }, { token: support.token })).data.items;
    expect(await list('holders')).toEqual([]);
    expect(await list('guests')).toHaveLength(7);
    expect(await list('objecting')).toEqual([]);
    await server.testDatabase.asOwner(
      `update guest_case set objection_sequence = 1, last_sequence = 1 where case_number = 'C-2'`,
    );
    expect((await list('objecting')).map(({ guest }) => guest?.case_number)).toEqual(['C-2']);
  });
});
