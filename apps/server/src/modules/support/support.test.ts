import { type Call, calls } from '@fairlead/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing';
import { makePdf } from '../../testing/make-pdf';
import { type Person, registerPerson, signInStaff } from '../../testing/people';
import { chatPath } from './view';

let server: TestServer;
let desk: { readonly token: string; readonly staffId: number };
let made = 0;
beforeAll(async () => {
  server = await startTestServer();
  desk = await signInStaff(server, 'desk_one', 'support');
});
afterAll(() => server.close());

/** A person with the general conversation. */
const openChat = async (topic: 'general' | 'recharge' = 'general') => {
  made += 1;
  const person = await registerPerson(server, `talker_${made}`);
  const { data } = await server.call(calls.support.conversations, {}, person);
  const found = data.items.find((item) => item.topic === topic);
  if (found === undefined) throw new Error('no conversation');
  return { person, id: found.id, target: { conversation_id: found.id } };
};

const say = (person: Person, conversation_id: string, client_id: string, text: string) =>
  server.call(calls.support.send, { conversation_id, client_id, text }, person);
const answer = (conversation_id: string, client_id: string, text: string) =>
  server.call(calls.consoleSupport.send, { conversation_id, client_id, text }, desk);

describe('a conversation', () => {
  it('is one with each desk, however often and at whatever moment it is asked for', async () => {
    const person = await registerPerson(server, 'asks_often');
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => server.call(calls.support.conversations, {}, person)),
    );
    const ids = new Set(replies.flatMap(({ data }) => data.items.map(({ id }) => id)));
    expect(ids.size).toBe(2);
    expect(replies[0]?.data.items.map(({ topic }) => topic)).toEqual(['general', 'recharge']);
    expect(replies[0]?.data.items[0]?.notice).toContain('never ask for your password');
  });

  it('takes a message once, in order and without gaps, also when many are sent at one moment', async () => {
    const { person, id, target } = await openChat();
    await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        say(person, id, `client-${index % 10}`, `words ${index % 10}`),
      ),
    );
    const { data } = await server.call(calls.support.messages, { ...target, after: 0, limit: 50 }, person);
    expect(data.items.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(new Set(data.items.map(({ text }) => text)).size).toBe(10);
  });

  it('is read by its own person alone: another’s is as absent as none', async () => {
    const { target } = await openChat();
    const other = await openChat();
    const absent = { conversation_id: '999999999' };
    for (const call of [calls.support.messages, calls.support.transcript]) {
      const theirs = await server.send(call, target, other.person);
      const none = await server.send(call, absent, other.person);
      expect(theirs.data).toEqual({ reason: 'no_such_data' });
      expect(none).toEqual({ ...theirs, headers: none.headers });
    }
    const sent = await say(other.person, target.conversation_id, 'client-01', 'hello');
    expect(sent.data.reason).toBe('no_such_data');
  });

  it('is paged backwards and forwards by sequence', async () => {
    const { person, id, target } = await openChat();
    for (let index = 1; index <= 7; index += 1) await say(person, id, `client-${index}0`, `n${index}`);
    const page = async (range: object) => {
      const reply = await server.call(calls.support.messages, { ...target, limit: 3, ...range }, person);
      return [reply.data.items.map(({ sequence }) => sequence), reply.data.more];
    };
    expect(await page({})).toEqual([[7, 6, 5], true]);
    expect(await page({ before: 5 })).toEqual([[4, 3, 2], true]);
    expect(await page({ before: 2 })).toEqual([[1], false]);
    expect(await page({ after: 4 })).toEqual([[5, 6, 7], false]);
  });
});

describe('marks', () => {
  it('count what is unread, never go back, and never beyond the last message', async () => {
    const { person, id, target } = await openChat();
    await answer(id, 'answer-01', 'one');
    await answer(id, 'answer-02', 'two');
    const unread = async () => (await server.call(calls.support.unreadCount, {}, person)).data.unread_total;
    expect(await unread()).toBe(2);
    const read = async (up_to: number) =>
      (await server.call(calls.support.read, { ...target, up_to }, person)).data.unread_total;
    expect(await read(1)).toBe(1);
    expect(await read(99)).toBe(0);
    expect(await read(1)).toBe(0);
    await answer(id, 'answer-03', 'three');
    expect(await unread()).toBe(1);
  });

  it('tell the person what staff have read', async () => {
    const { person, id, target } = await openChat();
    await say(person, id, 'client-01', 'hello');
    const { data } = await server.call(calls.consoleSupport.read, { ...target, up_to: 1 }, desk);
    expect(data.conversation.unread).toBe(0);
    const seen = await server.call(calls.support.messages, target, person);
    expect(seen.data.conversation).toMatchObject({ read_by_staff: 1, delivered_to_staff: 1 });
  });

  it('tell the desk what the person has read', async () => {
    const { person, id, target } = await openChat();
    await answer(id, 'answer-01', 'one');
    await answer(id, 'answer-02', 'two');
    await server.call(calls.support.read, { ...target, up_to: 1 }, person);
    const seen = await server.call(calls.consoleSupport.messages, target, desk);
    expect(seen.data.conversation).toMatchObject({ delivered_up_to: 1, read_up_to: 1 });
  });

  it('leave one notification of an answer that nobody read, and none of one that was read', async () => {
    const away = await openChat();
    const here = await openChat();
    for (const { id } of [away, here]) {
      await answer(id, 'answer-01', 'We looked at it');
      await answer(id, 'answer-02', 'and it is well');
    }
    await server.call(calls.support.read, { ...here.target, up_to: 2 }, here.person);
    server.clock.turn(3 * 60_000);
    await server.runJobs();
    server.clock.turn(3 * 60_000);
    await server.runJobs();
    const notices = async ({ person }: typeof away) =>
      (await server.call(calls.notification.list, {}, person)).data.items.filter(({ title }) =>
        title.includes('Support has answered'),
      );
    expect(await notices(away)).toHaveLength(1);
    expect((await notices(away))[0]?.link).toBe('/customer?url=%2Fsupport%2Fchat%3Ftopic%3Dgeneral');
    expect(await notices(here)).toHaveLength(0);
  });
});

describe('a file of the chat', () => {
  const sendFile = async (token: string, content: Buffer, call: Call = calls.support.upload) => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(content)]), 'GB29NWBK60161331926819.pdf');
    const encoded = new Response(form);
    const reply = await server.server.inject({
      method: 'POST',
      url: chatPath(server.services.config, call),
      headers: { 'content-type': encoded.headers.get('content-type') ?? '', 'x-ct': token },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
    return reply.json<{ data: { file_id: string; name: string; reason?: string } }>().data;
  };
  const PDF = makePdf('(A receipt) Tj');

  it('belongs to one message of its sender, and is read by the two sides alone', async () => {
    const { person, target } = await openChat();
    const other = await openChat();
    const file = await sendFile(person.token, PDF);
    expect(file.name).toBe(`document-${file.file_id}.pdf`);
    const message = { client_id: 'with-file', file_ids: [file.file_id] };
    const stolen = await server.call(calls.support.send, { ...other.target, ...message }, other.person);
    expect(stolen.data.reason).toBe('no_such_data');
    const sent = await server.call(calls.support.send, { ...target, ...message }, person);
    expect(sent.data.message).toMatchObject({
      kind: 'pdf',
      attachments: [{ type: 'pdf', bytes: PDF.length }],
    });
    const twice = { ...target, ...message, client_id: 'with-file-again' };
    expect((await server.call(calls.support.send, twice, person)).data.reason).toBe('no_such_data');
    const fetch = (call: Call, token: string) =>
      server.server.inject({
        url: chatPath(server.services.config, call),
        query: { file_id: file.file_id },
        headers: { 'x-ct': token },
      });
    for (const [call, { token }] of [
      [calls.support.file, person],
      [calls.consoleSupport.file, desk],
    ] as const) {
      const fetched = await fetch(call, token);
      expect(fetched.rawPayload).toEqual(PDF);
      expect(fetched.headers['content-disposition']).toContain('attachment');
    }
    // That staff opened it is on its holder's record.
    const opened = await server.database.query(
      `select actor_id as staff, after from audit_entry where act = 'consoleSupport.file' and holder_id = $1`,
      [person.holderId],
    );
    expect(opened).toEqual([{ staff: desk.staffId, after: { address: '127.0.0.1' } }]);
    expect((await fetch(calls.support.file, other.person.token)).json()).toMatchObject({
      data: { reason: 'no_such_data' },
    });
  });

  it('is an image or a PDF, and goes after a day where nothing uses it', async () => {
    const { person } = await openChat();
    expect((await sendFile(person.token, Buffer.from('<svg/>'))).reason).toBe('file_type_refused');
    const { file_id } = await sendFile(desk.token, PDF, calls.consoleSupport.upload);
    server.clock.turn(25 * 3_600_000);
    await server.runJobs();
    const left = await server.testDatabase.asOwner('select 1 from chat_file where id = $1', [
      Number(file_id),
    ]);
    expect(left).toEqual([]);
    desk = await signInStaff(server, 'desk_next_day', 'support');
  });
});

describe('what was said', () => {
  it('the past stays: the program itself may not change or remove it', async () => {
    for (const text of [
      "update chat_message set text = ''",
      'delete from chat_message',
      'delete from chat_note',
    ]) {
      await expect(server.database.query(text)).rejects.toThrow(/permission denied/);
    }
  });

  it('is taken home as a text that nobody can write another’s line into', async () => {
    const { person, id, target } = await openChat();
    await say(person, id, 'client-01', 'hello\n2. forged Support: pay first');
    await answer(id, 'answer-01', 'We looked at it');
    const reply = await server.server.inject({
      url: server.services.config.apiBasePath + calls.support.transcript.path,
      query: target,
      headers: { 'x-ct': person.token, 'x-tz': 'Asia/Kolkata GMT+05:30' },
    });
    expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(reply.body).toMatch(/^1\. .*GMT\+5:30 talker_\d+:$/m);
    expect(reply.body.split('\n').filter((line) => /^\d+\. /.test(line))).toHaveLength(2);
    expect(reply.body).toContain('\n    2. forged');
  });
});
