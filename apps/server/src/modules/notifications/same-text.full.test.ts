import { calls } from '@fairlead/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing';
import { registerPerson, signInStaff } from '../../testing/people';

let server: TestServer;
let support: string;
beforeAll(async () => {
  server = await startTestServer();
  support = (await signInStaff(server, 'herald', 'support')).token;
});
afterAll(() => server.close());

const stored = async () => {
  const [row] = await server.database.query<{ n: number }>('select count(*) as n from notification');
  return row?.n ?? 0;
};

describe('the same notice, one by one', () => {
  it('money talk only on record: is no way to write the same to many without a second person', async () => {
    const many = ['many_a', 'many_b', 'many_c', 'many_d', 'many_e', 'many_f', 'many_g'];
    for (const name of many) await registerPerson(server, name);
    const other = (await signInStaff(server, 'second_herald', 'support')).token;
    const say = (holder: string, text: string, token = support) => {
      const request = { category: 'activity', lang: 'en', title: holder, content: text, holder } as const;
      return server.call(calls.consoleNotification.send, request, { token });
    };
    const [first = '', ...others] = many;
    const same = (holder: string, token?: string) =>
      say(holder, 'Bitte melden Sie sich noch heute, Nr. 1.', token);
    await say(first, 'Bitte melden Sie sich noch heute, Nr. 1.');
    // To the same person again it is no more people.
    for (const time of [1, 2, 3, 4, 5]) expect([time, (await same(first)).code]).toEqual([time, 200]);
    for (const holder of others.slice(0, 4)) expect((await same(holder)).code).toBe(200);
    const before = await stored();
    expect((await same('many_f')).data.reason).toBe('same_text_to_many');
    expect((await same('many_f', other)).data.reason).toBe('same_text_to_many');
    const disguised = 'BITTE  melden Sіe sich noch\u200b heute! Nr. 1';
    expect((await say('many_f', disguised)).data.reason).toBe('same_text_to_many');
    expect(await stored()).toBe(before);
    expect((await say('many_f', 'Etwas anderes.')).code).toBe(200);
    server.clock.turn(86_400_000);
    support = (await signInStaff(server, 'herald_later', 'support')).token;
    expect((await same('many_g')).code).toBe(200);
  });

  it('money talk only on record: nor by a title that stays while the content differs, or the other way round', async () => {
    const many = ['title_a', 'title_b', 'title_c', 'title_d', 'title_e', 'title_f'];
    for (const name of many) await registerPerson(server, name);
    const demand = 'Check of your account: move two hundred to the desk';
    const send = (holder: string, texts: { readonly title: string; readonly content: string }) =>
      server.call(
        calls.consoleNotification.send,
        { category: 'activity', lang: 'en', ...texts, holder },
        { token: support },
      );
    const own = (holder: string) => `Dear ${holder}, this is for you alone`;
    for (const holder of many.slice(0, 3)) {
      expect((await send(holder, { title: demand, content: own(holder) })).code).toBe(200);
    }
    for (const holder of many.slice(3, 5)) {
      expect((await send(holder, { title: own(holder), content: demand })).code).toBe(200);
    }
    const last = { title: demand, content: own('title_f') };
    expect((await send('title_f', last)).data.reason).toBe('same_text_to_many');
  });

  it('money talk only on record: of many sent at once no more reach people than one by one', async () => {
    const many = ['at_once_1', 'at_once_2', 'at_once_3', 'at_once_4', 'at_once_5', 'at_once_6', 'at_once_7'];
    for (const name of many) await registerPerson(server, name);
    const content = 'Of all at once';
    const sent = await Promise.all(
      many.map((holder) => {
        const request = { category: 'activity', lang: 'en', title: 'Hello', content, holder } as const;
        return server.call(calls.consoleNotification.send, request, { token: support });
      }),
    );
    expect(sent.filter(({ code }) => code === 200)).toHaveLength(5);
  });

  it('money talk only on record: nor by writing on several days what all goes out at one time', async () => {
    const many = ['due_a', 'due_b', 'due_c', 'due_d', 'due_e', 'due_f'];
    for (const name of many) await registerPerson(server, name);
    const inDays = (days: number) => new Date(server.clock.now().getTime() + days * 86_400_000).toISOString();
    const say = (holder: string, send_at: string) => {
      const words = { title: holder, content: 'Of several days at once', holder };
      const request = { category: 'activity', lang: 'en', ...words, send_at } as const;
      return server.call(calls.consoleNotification.send, request, { token: support });
    };
    const due = inDays(10);
    for (const holder of many.slice(0, 5)) expect((await say(holder, due)).code).toBe(200);
    server.clock.turn(2 * 86_400_000);
    support = (await signInStaff(server, 'herald_of_later_days', 'support')).token;
    for (const at of [due, inDays(7.1), inDays(8.9)])
      expect((await say('due_f', at)).data.reason).toBe('same_text_to_many');
    expect((await say('due_f', inDays(9))).code).toBe(200);
    // Nor is it planned for a time that nobody looks at any more.
    expect((await say('due_f', inDays(30.1))).data).toMatchObject({ fields: { send_at: 'too_big' } });
  });
});
