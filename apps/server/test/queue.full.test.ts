import { calls, type RequestOf, type StaffRole } from '@fairlead/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../src/testing';
import { type Person, registerPerson, signInStaff } from '../src/testing/people';
import { rewriteProposal } from '../src/testing/rewrite-proposal';
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
const waiting = async (token: string, request: RequestOf<typeof calls.consoleQueue.list> = {}) =>
  (await server.call(calls.consoleQueue.list, request, { token })).data.items;

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
      network_tasks: 0,
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
    const { queues } = await read();
    const oldest = await waiting(support.token);
    const times = oldest.map(({ since }) => since);
    expect(times).toEqual(times.toSorted());
    expect(oldest).toHaveLength(20);
    const chats = await waiting(support.token, { queue: 'chats' });
    expect(chats.find(({ queue, id }) => queue === 'chats' && id === chat?.id)).toMatchObject({
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
    for (const { queue } of await waiting(token, { limit: 50 })) expect(names).toContain(queue);
  });
});

describe('what waits', () => {
  it.each([
    ['support', 'topups'],
    ['finance_maker', 'withdrawals'],
    ['support', 'objections'],
    ['support', 'feedback'],
    ['delivery', 'outbox'],
    ['finance_checker', 'proposals'],
  ] as const)('is taken by %s from %s, by one at a time, and left again', async (role, queue) => {
    const mine = await signInStaff(server, `takes_${queue}`, role);
    const other = await signInStaff(server, `also_${queue}`, role);
    const [first] = await waiting(mine.token, { queue });
    const target = { queue, id: first?.id ?? '' };
    const taken = await server.call(calls.consoleQueue.take, target, { token: mine.token });
    expect(taken.data).toMatchObject({ ...target, since: first?.since, owner: `takes_${queue}` });
    expect(await waiting(mine.token, { owner: 'me' })).toEqual([taken.data]);
    expect((await read(mine.token)).queues.find((one) => one.queue === queue)?.mine).toBe(1);
    const stranger = await server.call(calls.consoleQueue.leave, target, { token: other.token });
    expect(stranger.data).toMatchObject({ reason: 'wrong_state' });
    await server.call(calls.consoleQueue.take, target, { token: other.token });
    expect(await waiting(mine.token, { owner: 'me' })).toEqual([]);
    const left = await server.call(calls.consoleQueue.leave, target, { token: other.token });
    expect(left.data.owner).toBe(first?.owner);
    const nobodys = await waiting(mine.token, { queue, owner: 'nobody', limit: 50 });
    expect(nobodys.some(({ id }) => id === target.id)).toBe(queue !== 'proposals');
  });

  it.each([
    ['support', 'withdrawals'],
    ['finance_checker', 'topups'],
    ['finance_maker', 'objections'],
    ['support', 'proposals'],
  ] as const)('is not taken by %s from %s, which that role only reads', async (role, queue) => {
    const reader = await signInStaff(server, `reads_${queue}`, role);
    const [first] = await waiting(reader.token, { queue });
    const target = { queue, id: first?.id ?? '' };
    const refused = await server.send(calls.consoleQueue.take, target, { token: reader.token });
    expect(refused).toMatchObject({ status: 403, data: { reason: 'role_missing' } });
    expect((await waiting(reader.token, { queue }))[0]).toEqual(first);
  });

  it('is not taken by who made the proposal, nor from a list that one may not read, nor when it is done', async () => {
    const take = (queue: 'proposals' | 'feedback', id: string, token: string) =>
      server.call(calls.consoleQueue.take, { queue, id }, { token });
    const [proposal] = await waiting(support.token, { queue: 'proposals' });
    const maker = await signInStaff(server, 'proposes', 'finance_maker');
    await rewriteProposal(server.testDatabase, 'update proposal set maker_id = $1 where id = $2', [
      maker.staffId,
      Number(proposal?.id),
    ]);
    expect((await take('proposals', proposal?.id ?? '', maker.token)).data.reason).toBe('same_person');
    const [feedback] = await waiting(support.token, { queue: 'feedback' });
    expect((await take('feedback', feedback?.id ?? '', maker.token)).data.reason).toBe('no_such_data');
    expect((await take('feedback', '999999', support.token)).data.reason).toBe('no_such_data');
    const answer = { id: feedback?.id ?? '', answer: 'Thank you.' };
    await server.call(calls.consoleFeedback.answer, answer, { token: support.token });
    expect((await take('feedback', answer.id, support.token)).data.reason).toBe('no_such_data');
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

describe('kept views', () => {
  const { list, save, share, remove } = calls.consoleView;
  const view = { page: 'withdrawals', name: 'Large ones', query: 'state=open&amount=1000.00..' } as const;
  const namesOf = async (token: string): Promise<readonly string[]> =>
    (await server.call(list, { page: 'withdrawals' }, { token })).data.views.map(
      ({ name, owner, is_shared: isShared }) => `${name} of ${owner}${isShared ? ', shared' : ''}`,
    );

  it('are their owner’s alone until an admin shares one of their own, and no more once it is another', async () => {
    const admin = await signInStaff(server, 'chief', 'admin');
    const { data: own } = await server.call(save, view, { token: support.token });
    const { data: shared } = await server.call(save, { ...view, name: 'House' }, { token: admin.token });
    expect(await namesOf(support.token)).toEqual(['Large ones of listener']);
    // Whoever shares speaks to everybody: not with a role that may not, and not for somebody else.
    expect((await server.send(share, { id: own.id, is_shared: true }, { token: support.token })).status).toBe(
      403,
    );
    expect(await server.send(share, { id: own.id, is_shared: true }, { token: admin.token })).toMatchObject({
      data: { reason: 'no_such_data' },
    });
    await server.call(share, { id: shared.id, is_shared: true }, { token: admin.token });
    expect(await namesOf(support.token)).toEqual(['House of chief, shared', 'Large ones of listener']);
    expect(await server.send(remove, { id: shared.id }, { token: support.token })).toMatchObject({
      data: { reason: 'no_such_data' },
    });
    await server.call(save, { ...view, name: 'House', query: 'state=paid' }, { token: admin.token });
    expect(await namesOf(support.token)).toEqual(['Large ones of listener']);
    const acts = await server.testDatabase.asOwner<{ act: string; shared: string; query: string }>(
      `select act, after ->> 'isShared' as shared, after ->> 'query' as query from audit_entry
         where subject_type = 'view' order by id`,
    );
    expect(acts).toEqual([
      { act: 'consoleView.share', shared: 'true', query: view.query },
      { act: 'consoleView.save', shared: 'false', query: 'state=paid' },
    ]);
  });

  it('take no query that leads elsewhere, and no more than fit', async () => {
    const { token } = support;
    for (const query of ['//evil.example', 'a=b#c', 'javascript:alert(1)', 'a=1&b=<'])
      expect((await server.send(save, { ...view, query }, { token })).data.fields, query).toEqual({
        query: 'invalid_format',
      });
    await server.testDatabase.asOwner(
      `insert into saved_view (staff_id, page, name, query, created_at)
         select $1, 'plans', 'View ' || n, '', now() from generate_series(1, 49) n`,
      [support.staffId],
    );
    expect(await server.send(save, { ...view, name: 'One more' }, { token })).toMatchObject({
      data: { reason: 'limit_already_reached' },
    });
    expect((await server.send(save, view, { token })).status).toBe(200);
  });
});
