import { calls, type StaffRole } from '@fairlead/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing';
import { type Person, registerPerson, signInStaff } from '../../testing/people';

let server: TestServer;
let person: Person;
let support: string;
beforeAll(async () => {
  server = await startTestServer();
  person = await registerPerson(server, 'writer');
  support = (await signInStaff(server, 'listener', 'support')).token;
});
afterAll(() => server.close());

const write = async (subject: string): Promise<string> =>
  (await server.call(calls.feedback.send, { subject, content: 'Words.' }, { token: person.token })).data.id;
const answer = (id: string, text: string, token = support) =>
  server.call(calls.consoleFeedback.answer, { id, answer: text }, { token });
const list = async (state?: 'open' | 'answered', id?: string) =>
  (await server.call(calls.consoleFeedback.list, { state, id }, { token: support })).data.items;

describe('feedback at the other side of the counter', () => {
  it('waits by age; what is answered comes after it, from the newest', async () => {
    const ids = [await write('one'), await write('two'), await write('three')];
    await answer(ids[0] ?? '', 'Thank you.');
    expect((await list()).map(({ subject }) => subject)).toEqual(['two', 'three', 'one']);
    expect((await list('open')).map(({ subject }) => subject)).toEqual(['two', 'three']);
    expect(await list('answered')).toMatchObject([
      { subject: 'one', answer: 'Thank you.', answered_by: 'listener', holder: { username: 'writer' } },
    ]);
    expect((await list(undefined, ids[1])).map(({ subject }) => subject)).toEqual(['two']);
    expect(await list('open', ids[0])).toEqual([]);
  });

  it('is answered once, and the answer reaches the person as a notification', async () => {
    const id = await write('Charts');
    expect((await answer(id, '  We fixed it. ')).data.answer).toBe('We fixed it.');
    expect((await answer(id, 'Again.')).data.reason).toBe('already_decided');
    const notices = await server.call(calls.notification.list, { limit: 1 }, { token: person.token });
    expect(notices.data.items[0]).toMatchObject({ read: false, link: '/ad-center/feedback' });
    expect(notices.data.items[0]?.content).toContain('We fixed it.');
  });

  it('needs an answer that says something, to something that is there', async () => {
    const id = await write('Blank');
    expect((await answer(id, ' \n ')).data.fields).toEqual({ answer: 'required' });
    expect((await answer('999999', 'Hello.')).data.reason).toBe('no_such_data');
  });

  it('of two that answer at once, one does', async () => {
    const id = await write('Race');
    const replies = await Promise.all([answer(id, 'First.'), answer(id, 'Second.')]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it.each<[StaffRole, number, number]>([
    ['admin', 200, 200],
    ['auditor', 200, 403],
    ['delivery', 403, 403],
    ['finance_maker', 403, 403],
    ['finance_checker', 403, 403],
  ])('%s: reads %i, answers %i', async (role, reads, answers) => {
    const { token } = await signInStaff(server, `as_${role}`, role);
    const id = await write(`for ${role}`);
    expect((await server.call(calls.consoleFeedback.list, {}, { token })).status).toBe(reads);
    expect((await answer(id, 'Answer.', token)).status).toBe(answers);
  });

  it('the past stays: the answer and who gave it are on record', async () => {
    const { token } = await signInStaff(server, 'watcher', 'auditor');
    const filter = { act: 'consoleFeedback.answer', holder_id: String(person.holderId) };
    const { items } = (await server.call(calls.consoleAudit.list, filter, { token })).data;
    expect(items.at(-1)).toMatchObject({ actor: 'listener', text: 'answer Thank you.' });
  });
});
