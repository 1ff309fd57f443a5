import { calls, LANGUAGE_CODES, type Language, type RequestOf } from '@fairlead/contract';
import { SUPPORT_PAGES } from '@fairlead/contract/app-links';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing';
import { type Person, registerPerson, signInStaff } from '../../../testing/people';

const STAFF = calls.consoleContent;
type Items = RequestOf<typeof STAFF.proposeContacts>['items'];

const THREE_DAYS_MS = 72 * 3_600_000;

let server: TestServer;
let person: Person;
let admin: string;
let checker: string;

beforeAll(async () => {
  server = await startTestServer({ environment: { PUBLIC_URL: 'https://harbour.example' } });
  person = await registerPerson(server, 'reader');
  await signIn();
});
afterAll(() => server.close());

let days = 0;
/** Staff are signed in for half a day. */
const signIn = async () => {
  days += 1;
  admin = (await signInStaff(server, `admin_${days}`, 'admin', 'finance_checker')).token;
  checker = (await signInStaff(server, `second_${days}`, 'finance_checker')).token;
};

const named = (label: string): Record<Language, string> =>
  Object.fromEntries(LANGUAGE_CODES.map((code) => [code, `${label} (${code})`])) as Record<Language, string>;
const read = async () => (await server.call(STAFF.contacts, {}, { token: admin })).data;
const items = async (): Promise<Items> => (await read()).items.map(({ id: _, ...contact }) => contact);
const propose = async (changed: Items, version?: number) =>
  server.call(
    STAFF.proposeContacts,
    { version: version ?? (await read()).version, items: changed, reason: 'new hours from Monday on' },
    { token: admin },
  );
const agree = (id: string) => server.call(calls.consoleProposal.approve, { id }, { token: checker });
/** What two people agreed on. */
const save = async (changed: Items) => {
  const { data } = await propose(changed);
  expect((await agree(data.id)).status).toBe(200);
};
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
    await save([...(await items()), more]);
    server.clock.turn(THREE_DAYS_MS);
    await signIn();
    const { customer_service_url: desks } = (
      await server.call(calls.user.info, {}, { token: person.token, headers: { 'accept-language': 'fr' } })
    ).data;
    expect(desks.at(-1)).toEqual({ id: '5', label: 'Harbour desk (fr)', type: 2, url: more.url });
    const { data } = await server.call(calls.config.basic, { lang: 'fr' });
    expect(data.customer_service_url.map(({ label }) => label)).not.toContain('Harbour desk (fr)');
  });

  it('stand before whoever agrees with their hours and every name, as they are and as they were', async () => {
    const all = await items();
    const [first, ...others] = all;
    if (first === undefined) throw new Error('there is no contact');
    const changed = {
      ...first,
      ...{ weekly: [{ weekday: 1, from: '10:00', to: '12:00' }], time_zone: 'Asia/Bangkok' },
      label: { ...first.label, th: 'ชื่อใหม่' },
    };
    const { data } = await propose([changed, ...others.filter(({ url }) => !url.startsWith('https:'))]);
    const shown = (await server.call(calls.consoleProposal.detail, { id: data.id }, { token: checker })).data;
    const stated = new Map(shown.payload.map(({ name, value }) => [name, value]));
    const office = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((day) => `${day} 09:00-17:00`).join(', ');
    expect(stated.get('contact_1_hours')).toBe('Mon 10:00-12:00 · Asia/Bangkok');
    expect(stated.get('former_contact_1_hours')).toBe(`${office} · UTC`);
    expect(stated.get('contact_names_th')?.split('\n')[0]).toBe('ชื่อใหม่');
    expect(stated.get('former_contact_names_th')?.split('\n')[0]).toBe(first.label.th);
    expect(stated.get('contact_2_hours')).toBe(`${office} · UTC`);
    expect(stated.get('former_contact_names_de')).toBe(
      `${stated.get('contact_names_de')}\nHarbour desk (de)`,
    );
    for (const code of LANGUAGE_CODES)
      expect(stated.get(`contact_names_${code}`)?.split('\n')[1]).toBe(others[0]?.label[code]);
    expect([...stated.keys()].filter((name) => name.startsWith('former_contact_2'))).toEqual([]);
    expect(stated.get('former_contact_gone_1')).toMatch(
      /^Harbour desk \(en\) · signed_in · general · https:/,
    );
    await server.call(calls.consoleProposal.withdraw, { id: data.id }, { token: admin });
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
    const [first] = all;
    if (first === undefined) throw new Error('there is no contact');
    expect((await propose(all.filter(({ audience }) => audience === 'signed_in'))).data.fields).toEqual({
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
      const { data } = await propose([...all, { ...first, ...fault }]);
      expect(Object.keys(data.fields ?? {})).toEqual([`items.${all.length}.${field}`]);
    }
  });

  it('of two who propose at once one does; of what changed meanwhile nothing is agreed on', async () => {
    const { version } = await read();
    const all = await items();
    const both = await Promise.all([propose(all, version), propose(all, version)]);
    expect(both.map(({ data }) => data.reason ?? 'proposed').sort()).toEqual([
      'proposal_pending',
      'proposed',
    ]);
    const id = both.find(({ data }) => data.reason === undefined)?.data.id ?? '';
    expect((await agree(id)).status).toBe(200);
    expect((await propose(all, version)).data.reason).toBe('changed_meanwhile');
  });

  it('money talk only on record: lead nowhere else by one person, and to a new host after three days', async () => {
    const before = (await seen()).customer_service_url;
    const [general, ...others] = await items();
    if (general === undefined) throw new Error('there is no contact');
    const elsewhere = { ...general, type: 2, url: 'https://new-desk.example.org/' };
    const { data } = await propose([elsewhere, general, ...others]);
    expect((await seen()).customer_service_url).toEqual(before);
    const own = await server.call(calls.consoleProposal.approve, { id: data.id }, { token: admin });
    expect(own.data.reason).toBe('same_person');
    const shown = (await server.call(calls.consoleProposal.detail, { id: data.id }, { token: checker })).data;
    const stated = new Map(shown.payload.map(({ name, value }) => [name, value]));
    expect(stated.get('contact_1')).toMatch(/ · https:\/\/new-desk\.example\.org\/ · new$/);
    expect(stated.get('waits_hours')).toBe('72');
    expect(Number(stated.get('counted_recipients'))).toBeGreaterThan(0);
    expect(stated.has('sheet')).toBe(false);
    await agree(data.id);
    expect((await seen()).customer_service_url).toEqual(before);
    const until = new Date(server.clock.now().getTime() + THREE_DAYS_MS).toISOString();
    expect((await read()).next_from).toBe(until);
    server.clock.turn(THREE_DAYS_MS - 1);
    expect((await seen()).customer_service_url).toEqual(before);
    server.clock.turn(1);
    expect((await seen()).customer_service_url.map(({ url }) => url)).toContain(elsewhere.url);
    // The same address again waits no more; another page of the same host does.
    await signIn();
    const all = await items();
    await save(all);
    expect((await read()).next_from).toBeNull();
    await save([...all, { ...elsewhere, url: `${elsewhere.url}pay` }]);
    expect((await read()).next_from).not.toBeNull();
    server.clock.turn(THREE_DAYS_MS);
    await signIn();
  });

  it('money talk only on record: lead within this site to no page that is none', async () => {
    const all = await items();
    const [general] = all;
    if (general === undefined) throw new Error('there is no contact');
    const refused = async (type: number, url: string) =>
      expect([url, (await propose([...all, { ...general, type, url }])).data.fields]).toEqual([
        url,
        { [`items.${all.length}.url`]: 'invalid_format' },
      ]);
    const invented = ['/support/pay', '/wallet', '/#/pay', '/#/wallet?a=1', '/support/guest?topic=pay', '/'];
    for (const path of invented) {
      await refused(1, path);
      await refused(2, path);
      await refused(2, `https://harbour.example${path}`);
    }
    await refused(1, '/#/wallet');
    await refused(2, 'https://HARBOUR.example.:8443/support/guest');
    for (const url of SUPPORT_PAGES) {
      expect((await server.server.inject({ url })).statusCode).toBeLessThan(400);
    }
    for (const url of [...SUPPORT_PAGES, '/#/rules', '/#/plan/detail?id=17']) {
      const { data } = await propose([...all, { ...general, type: 2, url }]);
      expect([url, data.state]).toEqual([url, 'pending']);
      await server.call(calls.consoleProposal.withdraw, { id: data.id }, { token: admin });
    }
  });

  it('out any time: are never without those that the product came with', async () => {
    const all = await items();
    const own = all.filter(({ url }) => SUPPORT_PAGES.includes(url));
    expect(own).toHaveLength(4);
    for (const lost of own) {
      expect((await propose(all.filter((one) => one !== lost))).data.fields).toEqual({ items: 'required' });
      const changed = all.map((one) => (one === lost ? { ...one, url: 'https://desk.example.org/' } : one));
      expect((await propose(changed)).data.fields).toMatchObject({ items: 'required' });
    }
  });
});
