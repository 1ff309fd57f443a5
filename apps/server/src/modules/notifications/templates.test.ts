import { calls, LANGUAGE_CODES, type RequestOf } from '@fairlead/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing';
import { registerPerson, signInStaff } from '../../testing/people';

type Template = RequestOf<typeof calls.consoleNotification.saveTemplate>;

let server: TestServer;
let support: { readonly token: string };
let auditor: { readonly token: string };
beforeAll(async () => {
  server = await startTestServer();
  support = await signInStaff(server, 'herald', 'support');
  auditor = await signInStaff(server, 'reader', 'auditor');
});
afterAll(() => server.close());

const inAll = (text: string) =>
  Object.fromEntries(LANGUAGE_CODES.map((code) => [code, `${text} (${code})`])) as Template['title'];
const HOLIDAYS: Template = {
  name: ' Bank holidays ',
  category: 'system_announcement',
  title: inAll('Payouts'),
  content: inAll('The banks are closed'),
  link: '/wallet/withdraw',
};
const save = (template: Template, who = support) =>
  server.call(calls.consoleNotification.saveTemplate, template, who);
const list = async (request: RequestOf<typeof calls.consoleNotification.templates> = {}) =>
  (await server.call(calls.consoleNotification.templates, request, auditor)).data.items;

describe('templates of notifications', () => {
  it('are kept with who saved them, changed, and on record; nobody receives one', async () => {
    const { token } = await registerPerson(server, 'reader');
    const { data: saved } = await save(HOLIDAYS);
    const expected = { ...HOLIDAYS, name: 'Bank holidays', saved_by: 'herald' };
    expect(saved).toMatchObject(expected);
    expect(await list()).toEqual([saved]);
    server.clock.turn(1_000);
    const { link: _, ...without } = HOLIDAYS;
    const { data: changed } = await save({ ...without, id: saved.id, title: inAll('Withdrawals') });
    expect(changed).toMatchObject({ id: saved.id, title: inAll('Withdrawals'), link: null });
    expect(await list()).toEqual([changed]);
    const acts = await server.database.query<{ title: string }>(
      `select after -> 'title' ->> 'en' as title from audit_entry
        where act = 'consoleNotification.saveTemplate' order by id`,
    );
    expect(acts).toEqual([{ title: 'Payouts (en)' }, { title: 'Withdrawals (en)' }]);
    await server.runJobs();
    expect((await server.call(calls.notification.list, {}, { token })).data.items).toEqual([]);
  });

  it('are listed by category and in the order of their names', async () => {
    await save({ ...HOLIDAYS, name: 'autumn', category: 'activity' });
    await save({ ...HOLIDAYS, name: 'Zoning', category: 'activity' });
    const names = (await list({ category: 'activity', sort: 'name' })).map(({ name }) => name);
    expect(names).toEqual(['autumn', 'Zoning']);
  });

  it('are offered to nobody once they are removed, and neither changed nor removed again', async () => {
    const { data } = await save({ ...HOLIDAYS, name: 'Old' });
    const remove = () => server.call(calls.consoleNotification.removeTemplate, { id: data.id }, support);
    expect((await remove()).data).toMatchObject({ id: data.id, name: 'Old' });
    expect((await list()).map(({ id }) => id)).not.toContain(data.id);
    expect((await remove()).data).toMatchObject({ reason: 'no_such_data' });
    expect((await save({ ...HOLIDAYS, id: data.id })).data).toMatchObject({ reason: 'no_such_data' });
  });

  it('say nothing that a notification could not, in any language', async () => {
    const poisoned = { ...HOLIDAYS.content, th: 'Send it to GB29 NWBK 6016 1331 9268 19' };
    const { data } = await save({ ...HOLIDAYS, content: poisoned });
    expect(data).toMatchObject({ fields: { 'content.th': 'payment_details' } });
  });

  it('cannot be changed where there is none, or by an auditor', async () => {
    expect((await save({ ...HOLIDAYS, id: '999999' })).data).toMatchObject({ reason: 'no_such_data' });
    expect((await save(HOLIDAYS, auditor)).code).toBe(403);
  });
});
