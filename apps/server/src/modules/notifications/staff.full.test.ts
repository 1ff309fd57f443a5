import { calls, LANGUAGE_CODES, type RequestOf } from '@fairlead/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing';
import { type Person, registerPerson, signInStaff } from '../../testing/people';

type Send = RequestOf<typeof calls.consoleNotification.send>;
type Broadcast = RequestOf<typeof calls.consoleNotification.proposeBroadcast>;

let server: TestServer;
let support: string;
let checker: string;
beforeAll(async () => {
  server = await startTestServer();
  support = (await signInStaff(server, 'herald', 'support', 'auditor')).token;
  checker = (await signInStaff(server, 'second', 'finance_checker')).token;
});
afterAll(() => server.close());

const inAll = (text: string, alike?: 'alike') =>
  Object.fromEntries(
    LANGUAGE_CODES.map((code) => [code, alike ? text : `${text} (${code})`]),
  ) as Broadcast['title'];
const WORDS: Broadcast = {
  category: 'system_announcement',
  title: inAll('Rules'),
  content: inAll('New text'),
};
const TO_ONE = { category: 'system_announcement', lang: 'en', title: 'Rules', content: 'New text' } as const;
const send = (holder: string, more: Partial<Send> = {}) =>
  server.call(calls.consoleNotification.send, { ...TO_ONE, ...more, holder }, { token: support });
const propose = (more: Partial<Broadcast> = {}) =>
  server.call(calls.consoleNotification.proposeBroadcast, { ...WORDS, ...more }, { token: support });
const approve = (id: string, token = checker) =>
  server.call(calls.consoleProposal.approve, { id }, { token });
const detail = async (id: string) =>
  (await server.call(calls.consoleProposal.detail, { id }, { token: checker })).data;
const stated = async (id: string, name: string) =>
  (await detail(id)).payload.find((one) => one.name === name)?.value;
const broadcast = async (more: Partial<Broadcast> = {}) => {
  const { id } = (await propose(more)).data;
  await approve(id);
  return newest();
};
const withdraw = (id: string) =>
  server.call(calls.consoleNotification.withdraw, { id, reason: 'a mistake' }, { token: support });
const newest = async () => {
  const { items } = (await server.call(calls.consoleNotification.list, {}, { token: support })).data;
  if (items[0] === undefined) throw new Error('nothing was sent');
  return items[0];
};
const everyone = async () =>
  (await server.call(calls.consoleNotification.recipients, {}, { token: support })).data.everyone;
const seen = async ({ token }: Person, language = 'en') => {
  const headers = { 'accept-language': language };
  return (await server.call(calls.notification.list, {}, { token, headers })).data;
};
const acts = async ({ token }: Person, language = 'en') => {
  const headers = { 'accept-language': language };
  return (await server.call(calls.statement.staffActs, {}, { token, headers })).data.items;
};
const come = (username: string): Promise<Person> => {
  server.clock.turn(1_000);
  return registerPerson(server, username);
};
const stored = async () => {
  const [row] = await server.database.query<{ n: number }>('select count(*) as n from notification');
  return row?.n ?? 0;
};
const later = () => new Date(server.clock.now().getTime() + 60_000).toISOString();

describe('a notice to everyone', () => {
  it('is seen by nobody before a second person agreed, then stored once and read by each in their language', async () => {
    const people = [await come('first'), await come('second')] as const;
    const before = await stored();
    const { data: proposed } = await propose({ link: '/rules' });
    expect(proposed).toMatchObject({ kind: 'broadcast', state: 'pending', maker: 'herald', amount: null });
    await server.runJobs();
    expect((await seen(people[0])).items).toEqual([]);
    expect(await stored()).toBe(before);

    expect((await approve(proposed.id)).data.state).toBe('approved');
    expect(await stored()).toBe(before + 1);
    expect((await seen(people[0])).items[0]).toMatchObject({ title: 'Rules (en)', link: '/rules' });
    expect((await seen(people[1], 'de')).items[0]).toMatchObject({
      title: 'Rules (de)',
      content: 'New text (de)',
    });
    expect(await newest()).toMatchObject({ state: 'sent', holder: null, read: 0, proposal_id: proposed.id });
  });

  it('is never agreed to by who wrote it, nor by who is no checker, and is not seen when it is refused', async () => {
    const person = await come('careful');
    const both = (await signInStaff(server, 'both', 'support', 'finance_checker')).token;
    const request = { token: both };
    const { id } = (await server.call(calls.consoleNotification.proposeBroadcast, WORDS, request)).data;
    expect((await approve(id, both)).data.reason).toBe('same_person');
    expect((await approve(id, support)).data.reason).toBe('role_missing');
    const refusal = { id, reason: 'asks for money' };
    const refused = await server.call(calls.consoleProposal.refuse, refusal, { token: checker });
    expect(refused.data.state).toBe('refused');
    await server.runJobs();
    expect((await seen(person)).items).toEqual([]);
  });

  it('shows its maker and its checker how many it reaches now, and keeps how many it reached', async () => {
    const { id } = (await propose({ link: '/rules' })).data;
    const before = await everyone();
    expect(await stated(id, 'counted_recipients')).toBe(String(before));
    await come('another');
    expect(await everyone()).toBe(before + 1);
    expect(await stated(id, 'counted_recipients')).toBe(String(before + 1));
    await approve(id);
    await come('too_late');
    expect(await stated(id, 'counted_recipients')).toBe(String(before + 1));
    expect((await newest()).recipients).toBe(before + 1);
    const [entry] = await server.database.query<{ after: object }>(
      `select after from audit_entry where act = 'broadcast.sent' order by id desc limit 1`,
    );
    expect(entry?.after).toEqual({ proposalId: Number(id), recipients: before + 1 });
  });

  it('counts whoever reads it: those who are blocked or have closed their account too', async () => {
    const gone = await come('gone');
    const before = await everyone();
    await server.database.query(`update account_holder set state = 'deleted' where id = $1`, [gone.holderId]);
    expect(await everyone()).toBe(before);
    await broadcast();
    expect((await newest()).recipients).toBe(before);
    expect((await seen(gone)).items[0]).toMatchObject({ title: 'Rules (en)' });
  });

  it('shows its checker every word, in all languages, with category and link', async () => {
    const { id } = (await propose({ link: '/rules' })).data;
    const shown = new Map((await detail(id)).payload.map(({ name, value }) => [name, value]));
    for (const code of LANGUAGE_CODES) {
      expect(shown.get(`title_${code}`)).toBe(`Rules (${code})`);
      expect(shown.get(`text_${code}`)).toBe(`New text (${code})`);
    }
    expect(shown.get('category')).toBe('system_announcement');
    expect(shown.get('link')).toBe('/rules');
  });

  it('for later waits until then, although it was agreed to, and goes out once', async () => {
    const person = await come('patient');
    const send_at = later();
    expect(await broadcast({ send_at })).toMatchObject({ state: 'scheduled', send_at, recipients: null });
    await server.runJobs();
    expect((await seen(person)).unread_total).toBe(0);
    server.clock.turn(60_000);
    await server.runJobs();
    await server.runJobs();
    expect((await seen(person)).items).toHaveLength(1);
    expect((await newest()).recipients).toBe(await everyone());
  });

  it('that one person wrote down for later without a proposal is not sent', async () => {
    const person = await come('unasked');
    const before = await stored();
    await server.database.query(
      `insert into staff_notice (category, words, send_at, maker_id, created_at)
         select 'activity', words, send_at, maker_id, created_at from staff_notice limit 1`,
    );
    await server.runJobs();
    expect(await stored()).toBe(before);
    expect((await seen(person)).items).toEqual([]);
  });
});

describe('what staff send to one', () => {
  it('reaches nobody else, and its readers are counted', async () => {
    const one = await come('chosen');
    const other = await come('bystander');
    const sent = (await send('Chosen', { category: 'activity' })).data;
    expect(sent).toMatchObject({ holder: { id: String(one.holderId), username: 'chosen' }, recipients: 1 });
    expect((await seen(other)).items).toEqual([]);
    const [notice] = (await seen(one)).items;
    await server.call(calls.notification.read, { ids: [notice?.id ?? ''] }, { token: one.token });
    expect(await newest()).toMatchObject({ id: sent.id, read: 1, state: 'sent', proposal_id: null });
  });

  it('stays in the acts that the person reads, in their language, also when it is withdrawn', async () => {
    const person = await come('remembers');
    const { id } = (await send('remembers')).data;
    expect((await withdraw(id)).data.state).toBe('withdrawn');
    expect((await seen(person)).items).toEqual([]);
    expect(await acts(person)).toMatchObject([
      { act: 'consoleNotification.withdraw', text: 'a mistake' },
      { act: 'consoleNotification.send', text: 'Rules\n\nNew text' },
    ]);
    expect((await acts(person, 'de'))[1]?.text).toBe('Rules\n\nNew text');
    const [entry] = await server.database.query<{ before: Broadcast }>(
      `select before from audit_entry where act = 'consoleNotification.withdraw' and holder_id = $1`,
      [person.holderId],
    );
    expect(entry?.before).toMatchObject({
      state: 'sent',
      title: inAll('Rules', 'alike'),
      content: inAll('New text', 'alike'),
    });
  });

  it('for later waits until then, and goes out once', async () => {
    const person = await come('waiter');
    const send_at = later();
    expect((await send('waiter', { send_at })).data).toMatchObject({ state: 'scheduled', send_at });
    await server.runJobs();
    expect((await seen(person)).unread_total).toBe(0);
    server.clock.turn(60_000);
    await server.runJobs();
    await server.runJobs();
    expect((await seen(person)).items).toHaveLength(1);
  });

  it('the past stays: to everyone and withdrawn by one is struck through for all who had it, and on record', async () => {
    const person = await come('reader');
    const { id } = await broadcast();
    expect((await seen(person)).unread_total).toBe(1);
    expect((await withdraw(id)).data.state).toBe('withdrawn');
    expect(await seen(person)).toMatchObject({ items: [{ read: true, withdrawn: true }], unread_total: 0 });
    expect((await seen(await come('came_later'))).items).toEqual([]);
    expect((await withdraw(id)).data.reason).toBe('wrong_state');
    expect((await withdraw('999999')).data.reason).toBe('no_such_data');
    const filter = { act: 'consoleNotification.withdraw' };
    const record = await server.call(calls.consoleAudit.list, filter, { token: support });
    expect(record.data.items[0]).toMatchObject({ actor: 'herald', subject_id: id });
  });

  it('money talk only on record: words of staff in a notice of the product count as theirs', async () => {
    const person = await come('refused');
    const key = { token: person.token, idempotencyKey: 'refused-topup' };
    const asked = await server.call(calls.topup.request, { amount: 5_000, method: 'bank_transfer' }, key);
    expect(asked.data).toMatchObject({ state: 'asked' });
    const refusal = { topup_id: asked.data.id, reason: 'not_arrived', note: 'nothing arrived' } as const;
    const how = { token: support, idempotencyKey: 'refusal-of-topup' };
    expect((await server.call(calls.consoleTopup.refuse, refusal, how)).code).toBe(200);
    const told = (await seen(person)).items.find(({ content }) => content.includes('nothing arrived'));
    expect(told?.by_staff).toBe(true);
  });

  it('the past stays: withdrawn after it was read it stays for who read it, struck through', async () => {
    const [reader, other] = [await come('keen'), await come('slow')];
    const { id } = await broadcast();
    const own = (await send('keen')).data.id;
    const { items } = await seen(reader);
    await server.call(calls.notification.read, { ids: items.map((item) => item.id) }, reader);
    for (const withdrawn of [id, own]) await withdraw(withdrawn);
    const kept = await seen(reader);
    expect(kept.items).toEqual(items.map((item) => ({ ...item, read: true, withdrawn: true })));
    expect(kept.items.map((item) => item.by_staff)).toEqual([true, true]);
    expect(kept.unread_total).toBe(0);
    expect(await seen(other)).toMatchObject({ items: [{ withdrawn: true }], unread_total: 0 });
    const unread = await server.call(calls.notification.list, { filter: 'unread' }, reader);
    expect(unread.data.items).toEqual([]);
  });

  it('for later and withdraw before is never sent', async () => {
    const person = await come('spared');
    const content = 'Not to be sent';
    await withdraw((await send('spared', { send_at: later(), title: content, content })).data.id);
    server.clock.turn(60_000);
    await server.runJobs();
    expect((await seen(person)).items).toEqual([]);
  });

  it('to everyone needs all twelve languages', async () => {
    const { de: _, ...eleven } = inAll('Rules');
    const request = { category: 'activity', title: eleven, content: inAll('x') };
    const missing = await server.send(calls.consoleNotification.proposeBroadcast, request, {
      token: support,
    });
    expect(missing).toMatchObject({ status: 400, data: { fields: { 'title.de': 'required' } } });
  });

  it.each(['//evil.example/pay', '/\\evil.example', 'https://evil.example', '/wallet/../..//evil.example'])(
    'and to everyone takes no link %s',
    async (link) => {
      expect((await send('chosen', { link })).data.fields).toEqual({ link: 'invalid_format' });
      expect((await propose({ link })).data.fields).toEqual({ link: 'invalid_format' });
    },
  );
});
