import { calls, type RequestOf } from '@fairlead/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing';
import { type Person, registerPerson, signInStaff } from '../../testing/people';

type Send = RequestOf<typeof calls.consoleNotification.send>;

let server: TestServer;
let support: string;
beforeAll(async () => {
  server = await startTestServer();
  support = (await signInStaff(server, 'herald', 'support')).token;
});
afterAll(() => server.close());

const WORDS = { category: 'activity', lang: 'en', title: 'Rules', content: 'New text' } as const;
const send = (holder: string, more: Partial<Send> = {}) =>
  server.call(calls.consoleNotification.send, { ...WORDS, ...more, holder }, { token: support });
const seen = async ({ token }: Person, language = 'en') => {
  const headers = { 'accept-language': language };
  return (await server.call(calls.notification.list, {}, { token, headers })).data.items;
};
const operationId = async ({ token }: Person): Promise<string> =>
  (await server.call(calls.user.info, {}, { token })).data.operation_id;
const stored = async () => {
  const [row] = await server.database.query<{ n: number }>('select count(*) as n from notification');
  return row?.n;
};

describe('whom a notice to one means', () => {
  it('is found by operation ID too, and nobody by the number of the row', async () => {
    const person = await registerPerson(server, 'by_number');
    expect((await send(await operationId(person))).data.holder?.username).toBe('by_number');
    for (const nobody of [String(person.holderId), 'nobody_here', ' ', '%', '_y_number']) {
      expect((await send(nobody)).data.fields, nobody).toEqual({ holder: 'not_one_of' });
    }
  });

  it('is nobody where the name is one person’s and the operation ID another’s', async () => {
    const victim = await registerPerson(server, 'mistaken');
    const ambiguous = await operationId(victim);
    await registerPerson(server, ambiguous);
    expect((await send(ambiguous)).data.fields).toEqual({ holder: 'not_one_of' });
    expect(await seen(victim)).toEqual([]);
  });

  it('has to be said: nothing and an empty one are refused at the field and reach nobody', async () => {
    const before = await stored();
    expect((await send('')).data.fields).toEqual({ holder: 'required' });
    const nobody = await server.send(calls.consoleNotification.send, WORDS, { token: support });
    expect(nobody).toMatchObject({ status: 400, data: { fields: { holder: 'required' } } });
    expect(await stored()).toBe(before);
  });

  it('is told in the language that they read, and reads the same when they read another', async () => {
    const person = await registerPerson(server, 'native');
    await server.call(calls.user.edit, { lang: 'de' }, { token: person.token });
    expect((await send('native')).data.fields).toEqual({ lang: 'not_one_of' });
    const own = { title: 'Ihre Regeln', content: 'Nur für Sie' };
    expect((await send('native', { lang: 'de', ...own })).code).toBe(200);
    expect((await seen(person, 'fr'))[0]).toMatchObject(own);
  });
});
