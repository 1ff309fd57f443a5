import { calls, type RequestOf } from '@fairlead/contract';
import { notification } from '@fairlead/db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing';
import { type Person, registerPerson } from '../../testing/people';
import { notify } from '.';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Somebody new, who sees no broadcast of before. */
const come = (username: string): Promise<Person> => {
  server.clock.turn(1_000);
  return registerPerson(server, username);
};

type Notice = Omit<Parameters<typeof notify>[1], 'time'>;

const tell = (notice: Notice): Promise<void> =>
  server.database.transaction((tx) => notify(tx, { ...notice, time: server.clock.now() }));

const tellAll = (category: 'system_announcement' | 'system_maintenance'): Promise<void> =>
  tell({ holderId: null, category, key: 'sample.maintenance' });

const list = async (
  { token }: Person,
  request: RequestOf<typeof calls.notification.list> = {},
  headers: Record<string, string> = {},
) => (await server.call(calls.notification.list, request, { token, headers })).data;

const read = ({ token }: Person, request: unknown) =>
  server.send(calls.notification.read, request, { token });

const unread = async ({ token }: Person): Promise<number> =>
  (await server.call(calls.notification.unreadCount, {}, { token })).data.unread_total;

describe('the list', () => {
  it('has own notices and broadcasts since the person came, newest first, and nobody else’s', async () => {
    await tellAll('system_announcement');
    const person = await come('lister');
    const other = await come('neighbour');
    await tell({ holderId: person.holderId, key: 'hold.released', parameters: { amount: 1_234 } });
    await tell({ holderId: other.holderId, key: 'hold.released', parameters: { amount: 99 } });
    await tellAll('system_maintenance');
    const { items, unread_total } = await list(person);
    expect(items.map(({ category, read, link }) => [category, read, link])).toEqual([
      ['system_maintenance', false, null],
      ['activity', false, '/wallet'],
    ]);
    expect(items[1]?.content).toBe('$12.34 is back in your available funds.');
    expect(unread_total).toBe(2);
  });

  it('writes what became of a plan with its product and the sign of its result', async () => {
    const person = await come('planner');
    const parameters = { product: 'Paper Fleet', number: '261029-0000014', result: -2_800, amount: 3_200 };
    await tell({ holderId: person.holderId, key: 'order.planSettled', parameters });
    await tell({
      holderId: person.holderId,
      key: 'order.planSettled',
      parameters: { ...parameters, result: 400 },
    });
    const { items } = await list(person);
    expect(items.map(({ content }) => content)).toEqual([
      'Result +$4.00: Paper Fleet. $32.00 moved to your available funds. Plan 261029-0000014.',
      'Result -$28.00: Paper Fleet. $32.00 moved to your available funds. Plan 261029-0000014.',
    ]);
  });

  it('the past stays: says of each own notice where the record of money stood, whatever the program writes', async () => {
    const person = await come('keeper');
    const post = (amount: number) =>
      server.database.query<{ id: string; hash: string }>(
        `select id::text, left(encode(hash, 'hex'), 16) as hash from
          ledger.post($1, 'system_topup', '{bank}', '{0}', '{available}', '{0}', array[$2::bigint], $3, '', 'none', 0)`,
        [person.holderId, amount, server.clock.now()],
      );
    const released = { holderId: person.holderId, key: 'hold.released', parameters: { amount: 1 } } as const;
    await tell(released);
    const [first] = await post(500);
    await tell(released);
    const [second] = await post(700);
    await tell(released);
    await tellAll('system_maintenance');
    const shown = (await list(person)).items.map(({ head }) => head && [head.entry, head.hash]);
    expect(shown).toEqual([null, [second?.id, second?.hash], [first?.id, first?.hash], null]);
    await expect(
      server.database.query("update notification set head = sha256('x') where holder_id = $1", [
        person.holderId,
      ]),
    ).rejects.toThrow(/permission denied/);
  });

  it('is parted by category and by read, and goes on page by page', async () => {
    const person = await come('pager');
    for (const category of ['system_announcement', 'system_maintenance', 'system_announcement'] as const) {
      await tellAll(category);
    }
    const all = (await list(person)).items;
    expect((await list(person, { category: 'system_announcement' })).items).toHaveLength(2);
    await read(person, { ids: [all[1]?.id] });
    expect((await list(person, { filter: 'read' })).items.map(({ id }) => id)).toEqual([all[1]?.id]);
    expect((await list(person, { filter: 'unread' })).items).toHaveLength(2);
    const first = await list(person, { limit: 2 });
    const rest = await list(person, { limit: 2, cursor: first.next_cursor ?? '' });
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(all.map(({ id }) => id));
    expect(rest.next_cursor).toBeNull();
  });

  it('writes amounts and times for its reader: language, zone', async () => {
    const person = await come('traveller');
    const until = '2026-03-01T23:30:00.000Z';
    await tell({ holderId: person.holderId, key: 'payout.changed', parameters: { lastFour: '4444', until } });
    const inKolkata = await list(person, {}, { 'x-tz': 'Asia/Kolkata GMT+05:30' });
    expect(inKolkata.items[0]?.content).toContain('4444, starting Mar 2, 2026, 5:00 AM GMT+5:30');
    expect(inKolkata.items[0]?.link).toBe('/wallet/bind-card');
  });

  it('shows what staff wrote in the language of the reader, else in English', async () => {
    const person = await come('polyglot');
    await server.database.orm.insert(notification).values({
      category: 'system_announcement',
      key: 'staff',
      words: {
        title: { en: 'Closed on Monday', de: 'Montag zu' },
        content: { en: 'We are back on Tuesday.' },
      },
      createdAt: server.clock.now(),
    });
    const [english] = (await list(person)).items;
    const [german] = (await list(person, {}, { 'accept-language': 'de-AT' })).items;
    expect([english?.title, german?.title]).toEqual(['Closed on Monday', 'Montag zu']);
    expect(german?.content).toBe('We are back on Tuesday.');
  });
});

describe('marking read', () => {
  it('one by one: the answer is the count that is left; again changes nothing', async () => {
    const person = await come('single');
    await tellAll('system_announcement');
    await tellAll('system_announcement');
    const [newest] = (await list(person)).items;
    const once = await read(person, { ids: [newest?.id] });
    const twice = await read(person, { ids: [newest?.id, newest?.id] });
    expect([once.data.unread_total, twice.data.unread_total, await unread(person)]).toEqual([1, 1, 1]);
  });

  it('all of one category leaves the others; broadcasts stay unread for others', async () => {
    const [person, other] = [await come('tidy'), await come('untidy')];
    await tellAll('system_announcement');
    await tellAll('system_maintenance');
    const [seen] = (await list(person)).items;
    const marked = await read(person, { all: true, up_to: seen?.id, category: 'system_announcement' });
    expect([marked.data.unread_total, await unread(other)]).toEqual([1, 2]);
  });

  it("refuses another's as one that does not exist, and marks none of the rest", async () => {
    const [person, other] = [await come('curious'), await come('private')];
    await tellAll('system_announcement');
    await tell({ holderId: other.holderId, key: 'topup', parameters: { amount: 1, receipt: 'R' } });
    const [mine, theirs] = [(await list(person)).items[0]?.id, (await list(other)).items[0]?.id];
    const foreign = await read(person, { ids: [mine, theirs] });
    const absent = await read(person, { ids: [mine, '99999999'] });
    expect(foreign).toMatchObject({ code: 405, data: { reason: 'no_such_data' } });
    expect(foreign.data).toEqual(absent.data);
    expect(await unread(person)).toBe(1);
    expect((await read(person, { all: true })).data.fields).toEqual({ up_to: 'required' });
  });
});
