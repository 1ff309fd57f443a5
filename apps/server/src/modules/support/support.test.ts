import { type Call, calls } from '@fairlead/contract';
import { payee } from '@fairlead/db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing';
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

const addPayee = async (state: 'proposed' | 'approved' | 'retired') => {
  const [row] = await server.database.orm
    .insert(payee)
    .values({
      name: 'Harbour Bank',
      method: 'bank_transfer',
      lines: [{ name: 'IBAN', value: 'GB29NWBK60161331926819' }],
      state,
      makerId: 1,
      createdAt: server.clock.now(),
    })
    .returning({ id: payee.id });
  return String(row?.id);
};

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
      Array.from({ length: 30 }, (_, index) => say(person, id, `client-${index % 10}`, `words ${index % 10}`)),
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
      const replies = [];
      for (const wrong of [target, absent]) replies.push(await server.send(call, wrong, other.person));
      expect(replies[0]?.data).toEqual({ reason: 'no_such_data' });
      expect(replies[1]).toEqual({ ...replies[0], headers: replies[1]?.headers });
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

describe('the desk', () => {
  it('takes, hands over, notes and closes; the person’s next message opens again', async () => {
    const { person, id, target } = await openChat();
    await say(person, id, 'client-01', 'hello');
    const other = await signInStaff(server, 'desk_two', 'support');
    const auditor = await signInStaff(server, 'only_reads', 'auditor');
    const taken = await server.call(calls.consoleSupport.assign, target, desk);
    expect(taken.data.conversation.assigned_to).toBe('desk_one');
    const handed = { ...target, staff_id: String(other.staffId) };
    expect((await server.call(calls.consoleSupport.assign, handed, desk)).data.conversation.assigned_to).toBe(
      'desk_two',
    );
    const toAuditor = { ...target, staff_id: String(auditor.staffId) };
    expect((await server.call(calls.consoleSupport.assign, toAuditor, desk)).data.reason).toBe('no_such_data');
    expect((await server.call(calls.consoleSupport.close, target, auditor)).data.reason).toBe('role_missing');

    await server.call(calls.consoleSupport.addNote, { ...target, text: 'a private word' }, desk);
    const opened = await server.call(calls.consoleSupport.messages, target, auditor);
    expect(opened.data.notes).toMatchObject([{ text: 'a private word', by: 'desk_one' }]);
    const own = await server.call(calls.support.messages, target, person);
    expect(JSON.stringify(own)).not.toContain('a private word');

    const closed = await server.call(calls.consoleSupport.close, target, desk);
    expect(closed.data.conversation).toMatchObject({ state: 'closed', waiting_since: null });
    expect((await server.call(calls.consoleSupport.close, target, desk)).data.reason).toBe('wrong_state');
    await say(person, id, 'client-02', 'once more');
    const again = await server.call(calls.consoleSupport.messages, target, desk);
    expect(again.data.conversation).toMatchObject({ state: 'open', unread: 2 });
  });

  it('sees the longest waiting first, page by page, guests among them', async () => {
    const first = await openChat();
    await say(first.person, first.id, 'client-01', 'first');
    server.clock.turn(60_000);
    await server.call(calls.guest.open, { name: 'Ada', text: 'second' });
    server.clock.turn(60_000);
    const third = await openChat();
    await say(third.person, third.id, 'client-01', 'third');
    const seen: { id: string; since: string | null }[] = [];
    for (let cursor: string | undefined; ; ) {
      const request = { limit: 2, ...(cursor === undefined ? {} : { cursor }) };
      const { data } = await server.call(calls.consoleSupport.conversations, request, desk);
      seen.push(...data.items.map(({ id, waiting_since: since }) => ({ id, since })));
      if (data.next_cursor === null) break;
      cursor = data.next_cursor;
    }
    const waiting = seen.flatMap(({ since }) => since ?? []);
    expect(waiting).toEqual([...waiting].sort());
    expect(seen.findLastIndex(({ since }) => since !== null)).toBe(waiting.length - 1);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
    expect(seen.map(({ id }) => id)).toContain(first.id);
    const mine = await server.call(calls.consoleSupport.conversations, { assigned: 'me' }, desk);
    expect(mine.data.items.every(({ assigned_to }) => assigned_to === 'desk_one')).toBe(true);
  });

  it('keeps canned answers by language', async () => {
    const text = { lang: 'de' as const, title: 'Gruß', text: 'Guten Tag' };
    const { data } = await server.call(calls.consoleSupport.saveCannedAnswer, text, desk);
    const better = { ...text, id: data.id, text: 'Guten Tag, wie können wir helfen?' };
    await server.call(calls.consoleSupport.saveCannedAnswer, better, desk);
    const listed = await server.call(calls.consoleSupport.cannedAnswers, { lang: 'de' }, desk);
    expect(listed.data.items).toEqual([better]);
    const english = await server.call(calls.consoleSupport.cannedAnswers, { lang: 'en' }, desk);
    expect(english.data.items).toEqual([]);
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
  const PDF = Buffer.from('%PDF-1.7 a receipt');

  it('belongs to one message of its sender, and is read by the two sides alone', async () => {
    const { person, target } = await openChat();
    const other = await openChat();
    const file = await sendFile(person.token, PDF);
    expect(file.name).toBe(`document-${file.file_id}.pdf`);
    const message = { client_id: 'with-file', file_ids: [file.file_id] };
    const stolen = await server.call(calls.support.send, { ...other.target, ...message }, other.person);
    expect(stolen.data.reason).toBe('no_such_data');
    const sent = await server.call(calls.support.send, { ...target, ...message }, person);
    expect(sent.data.message).toMatchObject({ kind: 'pdf', attachments: [{ type: 'pdf', bytes: PDF.length }] });
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
    const left = await server.testDatabase.asOwner('select 1 from chat_file where id = $1', [Number(file_id)]);
    expect(left).toEqual([]);
    desk = await signInStaff(server, 'desk_next_day', 'support');
  });
});

describe('H7: payment details', () => {
  const IBAN = 'Send it to GB29 NWBK 6016 1331 9268 19';
  it('are refused in words, of answers and of canned ones', async () => {
    const { id } = await openChat();
    expect((await answer(id, 'answer-01', IBAN)).data.reason).toBe('use_payment_card');
    const canned = { lang: 'en' as const, title: 'Account', text: IBAN };
    expect((await server.call(calls.consoleSupport.saveCannedAnswer, canned, desk)).data.reason).toBe(
      'use_payment_card',
    );
  });

  it('reach a person as a card of an approved payee alone, once, and stand in the audit', async () => {
    const { person, target } = await openChat('recharge');
    for (const state of ['proposed', 'retired'] as const) {
      const wrong = { ...target, client_id: `card-${state}`, payee_id: await addPayee(state) };
      expect((await server.call(calls.consoleSupport.sendCard, wrong, desk)).data.reason).toBe(
        'payee_not_approved',
      );
    }
    const payeeId = await addPayee('approved');
    const card = { ...target, client_id: 'card-good', payee_id: payeeId, amount: 5_000 };
    const sent = await server.call(calls.consoleSupport.sendCard, card, desk);
    expect((await server.call(calls.consoleSupport.sendCard, card, desk)).data).toEqual(sent.data);
    const { data } = await server.call(calls.support.messages, target, person);
    expect(data.items).toMatchObject([
      { kind: 'payment_card', text: '', card: { payee_id: payeeId, amount: 5_000, approved_by_two: true } },
    ]);
    const entries = await server.testDatabase.asOwner(
      "select 1 from audit_entry where act = 'consoleSupport.sendCard' and subject_id = $1",
      [Number(target.conversation_id)],
    );
    expect(entries).toHaveLength(1);
  });
});

describe('a top-up case', () => {
  it('stands in the recharge chat, and gets its card there once', async () => {
    const { person, target } = await openChat('recharge');
    const asked = await server.call(
      calls.topup.request,
      { amount: 7_000, message: 'by transfer, please' },
      { token: person.token, idempotencyKey: 'top-up-in-the-chat' },
    );
    const card = { topup_id: asked.data.id, payee_id: await addPayee('approved') };
    const wrong = { ...card, payee_id: await addPayee('proposed') };
    expect((await server.call(calls.consoleTopup.sendCard, wrong, desk)).data.reason).toBe('payee_not_approved');
    const sent = await server.call(calls.consoleTopup.sendCard, card, desk);
    expect(sent.data.state).toBe('card_sent');
    expect((await server.call(calls.consoleTopup.sendCard, card, desk)).data).toEqual(sent.data);
    const { data } = await server.call(calls.support.messages, { ...target, after: 0 }, person);
    expect(data.items).toMatchObject([
      { kind: 'topup_case', text: 'by transfer, please', topup: { amount: 7_000, state: 'card_sent' } },
      { kind: 'payment_card', card: { amount: 7_000 } },
    ]);
    expect(data.items).toHaveLength(2);
  });
});

describe('what was said', () => {
  it('H5: stays: the program itself may not change or remove it', async () => {
    for (const text of ["update chat_message set text = ''", 'delete from chat_message', 'delete from chat_note']) {
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
