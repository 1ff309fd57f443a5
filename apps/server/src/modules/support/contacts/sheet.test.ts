import { calls, LANGUAGE_CODES, type Language, type RequestOf } from '@fairlead/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing';
import { type Person, registerPerson, signInStaff } from '../../../testing/people';

const STAFF = calls.consoleContent;
type Items = RequestOf<typeof STAFF.saveContacts>['items'];

let server: TestServer;
let person: Person;
let admin: string;

beforeAll(async () => {
  server = await startTestServer();
  person = await registerPerson(server, 'reader');
  admin = (await signInStaff(server, 'admin', 'admin')).token;
});
afterAll(() => server.close());

const named = (label: string): Record<Language, string> =>
  Object.fromEntries(LANGUAGE_CODES.map((code) => [code, `${label} (${code})`])) as Record<Language, string>;
const read = async () => (await server.call(STAFF.contacts, {}, { token: admin })).data;
const items = async (): Promise<Items> => (await read()).items.map(({ id: _, ...contact }) => contact);
const save = async (changed: Items, version?: number) =>
  server.call(
    STAFF.saveContacts,
    { version: version ?? (await read()).version, items: changed, reason: 'new hours from Monday on' },
    { token: admin },
  );
const seen = async () => (await server.call(calls.user.info, {}, { token: person.token })).data;
const hours = async () => {
  const { items: own } = (await server.call(calls.support.conversations, {}, { token: person.token })).data;
  return new Map(own.map(({ topic, opening_hours: open }) => [topic, open]));
};

describe('contacts', () => {
  it('are those that the product comes with, in every language, until staff write others', async () => {
    const sheet = await read();
    expect(sheet.version).toBe(0);
    expect(sheet.items.map(({ topic, audience, type }) => [audience, topic, type])).toEqual([
      ['signed_in', 'general', 1],
      ['signed_in', 'recharge', 1],
      ['guest', 'general', 2],
      ['guest', 'recharge', 2],
    ]);
    for (const { label } of sheet.items)
      expect(Object.keys(label).sort()).toEqual([...LANGUAGE_CODES].sort());
    expect((await seen()).customer_service_url.map(({ url }) => url)).toEqual([
      '/support/chat?topic=general',
    ]);
  });

  it('are read as they were saved, by those they are for, in the language of the reader', async () => {
    const more: Items[number] = {
      ...{ topic: 'general', audience: 'signed_in', type: 2, weekly: [], time_zone: 'UTC' },
      ...{ label: named('Harbour desk'), url: 'https://desk.example.org/fairlead' },
    };
    expect((await save([...(await items()), more])).data.version).toBe(1);
    const { customer_service_url: desks } = (
      await server.call(calls.user.info, {}, { token: person.token, headers: { 'accept-language': 'fr' } })
    ).data;
    expect(desks.at(-1)).toEqual({ id: '5', label: 'Harbour desk (fr)', type: 2, url: more.url });
    const { data } = await server.call(calls.config.basic, { lang: 'fr' });
    expect(data.customer_service_url.map(({ label }) => label)).not.toContain('Harbour desk (fr)');
  });

  it('keep their opening hours in a zone of their own, which the chat tells', async () => {
    const [general, ...others] = await items();
    if (general === undefined) throw new Error('there is no contact');
    const always = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '00:00', to: '23:59' }));
    await save([{ ...general, weekly: always, time_zone: 'Asia/Kathmandu' }, ...others]);
    const open = (await hours()).get('general');
    expect(open).toEqual({
      ...{ time_zone: 'Asia/Kathmandu', open_now: true, next_change_at: null, weekly: always },
    });
    expect((await hours()).get('recharge')).toMatchObject({ time_zone: 'UTC' });
    await save([{ ...general, weekly: [], time_zone: 'Asia/Kathmandu' }, ...others]);
    expect((await hours()).get('general')).toMatchObject({ open_now: false, next_change_at: null });
  });

  it('out any time: leave nobody without a person to ask, and open nothing foreign inside', async () => {
    const all = await items();
    const [first, ...others] = all;
    if (first === undefined) throw new Error('there is no contact');
    expect((await save(all.filter(({ audience }) => audience === 'signed_in'))).data.fields).toEqual({
      items: 'required',
    });
    const wrong: readonly (readonly [string, Partial<Items[number]>])[] = [
      ['url', { url: 'https://desk.example.org/' }],
      ['url', { url: '//desk.example.org' }],
      ['url', { type: 2, url: 'javascript:alert(1)' }],
      ['url', { type: 2, url: 'http://desk.example.org' }],
      ['time_zone', { time_zone: 'Nowhere/Else' }],
      ['weekly', { weekly: [{ weekday: 1, from: '17:00', to: '09:00' }] }],
      ['weekly', { weekly: [{ weekday: 1, from: '09:10', to: '17:00' }] }],
      ['label.ru', { label: { ...first.label, ru: ' ' } }],
    ];
    for (const [field, fault] of wrong) {
      const { data } = await save([{ ...first, ...fault }, ...others]);
      expect(Object.keys(data.fields ?? {})).toEqual([`items.0.${field}`]);
    }
  });

  it('of two who save at once one does; who changed them and why is on record', async () => {
    const { version } = await read();
    const all = await items();
    const both = await Promise.all([save(all, version), save(all, version)]);
    expect(both.map(({ data }) => data.reason ?? 'saved').sort()).toEqual(['changed_meanwhile', 'saved']);
    const acts = (await server.call(calls.consoleAudit.list, { limit: 5 }, { token: admin })).data.items;
    expect(acts.map(({ act }) => act)).toContain('consoleContent.saveContacts');
  });
});
