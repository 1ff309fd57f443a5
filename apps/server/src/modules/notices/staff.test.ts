import { calls, LANGUAGE_CODES, type RequestOf } from '@fairlead/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing';
import { type Person, registerPerson, signInStaff } from '../../testing/people';

type Send = RequestOf<typeof calls.consoleNotification.send>;

let server: TestServer;
let support: string;
beforeAll(async () => {
  server = await startTestServer();
  support = (await signInStaff(server, 'herald', 'support', 'auditor')).token;
});
afterAll(() => server.close());

const inAll = (text: string) =>
  Object.fromEntries(LANGUAGE_CODES.map((code) => [code, `${text} (${code})`])) as Send['title'];
const send = (more: Partial<Send> = {}) =>
  server.call(
    calls.consoleNotification.send,
    { category: 'system_announcement', title: inAll('Rules'), content: inAll('New text'), ...more },
    { token: support },
  );
const withdraw = (id: string) =>
  server.call(calls.consoleNotification.withdraw, { id, reason: 'a mistake' }, { token: support });
const seen = async ({ token }: Person, language = 'en') => {
  const headers = { 'accept-language': language };
  return (await server.call(calls.notification.list, {}, { token, headers })).data;
};
const come = (username: string): Promise<Person> => {
  server.clock.turn(1_000);
  return registerPerson(server, username);
};
const stored = async () => {
  const [row] = await server.database.query<{ n: number }>('select count(*) as n from notification');
  return row?.n ?? 0;
};

describe('what staff send', () => {
  it('to everyone is stored once and read by each in their own language', async () => {
    const people = [await come('first'), await come('second')] as const;
    const before = await stored();
    const { data } = await send({ link: '/rules' });
    expect(await stored()).toBe(before + 1);
    expect(data).toMatchObject({ state: 'sent', holder_id: null, read: 0, maker: 'herald' });
    expect((await seen(people[0])).items[0]).toMatchObject({ title: 'Rules (en)', link: '/rules' });
    expect((await seen(people[1], 'de')).items[0]?.title).toBe('Rules (de)');
  });

  it('to one reaches nobody else, and its readers are counted', async () => {
    const one = await come('chosen');
    const other = await come('bystander');
    await send({ holder_id: String(one.holderId), category: 'activity' });
    expect((await seen(other)).items).toEqual([]);
    const [notice] = (await seen(one)).items;
    await server.call(calls.notification.read, { ids: [notice?.id ?? ''] }, { token: one.token });
    const { items } = (await server.call(calls.consoleNotification.list, {}, { token: support })).data;
    expect(items[0]).toMatchObject({ holder_id: String(one.holderId), read: 1, state: 'sent' });
    expect((await send({ holder_id: '999999' })).data.reason).toBe('no_such_data');
  });

  it('for later waits until then, and goes out once', async () => {
    const person = await come('waiter');
    const send_at = new Date(server.clock.now().getTime() + 60_000).toISOString();
    expect((await send({ send_at })).data).toMatchObject({ state: 'scheduled', send_at });
    await server.runJobs();
    expect((await seen(person)).unread_total).toBe(0);
    server.clock.turn(60_000);
    await server.runJobs();
    await server.runJobs();
    expect((await seen(person)).items).toHaveLength(1);
  });

  it('and withdraw is shown to nobody, counted by nobody, and stays on record', async () => {
    const person = await come('reader');
    const { id } = (await send()).data;
    expect((await seen(person)).unread_total).toBe(1);
    expect((await withdraw(id)).data.state).toBe('withdrawn');
    expect(await seen(person)).toMatchObject({ items: [], unread_total: 0 });
    expect((await withdraw(id)).data.reason).toBe('wrong_state');
    expect((await withdraw('999999')).data.reason).toBe('no_such_data');
    const filter = { act: 'consoleNotification.withdraw' };
    const acts = await server.call(calls.consoleAudit.list, filter, { token: support });
    expect(acts.data.items[0]).toMatchObject({ actor: 'herald', subject_id: id });
  });

  it('for later and withdraw before is never sent', async () => {
    const person = await come('spared');
    const send_at = new Date(server.clock.now().getTime() + 60_000).toISOString();
    await withdraw((await send({ send_at })).data.id);
    server.clock.turn(60_000);
    await server.runJobs();
    expect((await seen(person)).items).toEqual([]);
  });

  it('needs all twelve languages and a route of the app', async () => {
    const { de: _, ...eleven } = inAll('Rules');
    const request = { category: 'activity', title: eleven, content: inAll('x') };
    const missing = await server.send(calls.consoleNotification.send, request, { token: support });
    expect(missing).toMatchObject({ status: 400, data: { reason: 'invalid_fields' } });
    expect((await send({ link: 'https://elsewhere.example' })).data.fields).toEqual({
      link: 'invalid_format',
    });
  });
});
