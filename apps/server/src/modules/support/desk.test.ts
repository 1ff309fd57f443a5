import { calls } from '@fairlead/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing';
import { addPayee } from '../../testing/payee';
import { type Person, registerPerson, signInStaff } from '../../testing/people';

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
    expect((await server.call(calls.consoleSupport.assign, toAuditor, desk)).data.reason).toBe(
      'no_such_data',
    );
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

  it('is told the names of those a conversation may be handed to, and no more of them', async () => {
    const gone = await signInStaff(server, 'desk_gone', 'support');
    await signInStaff(server, 'counts_money', 'finance_maker');
    const chief = await signInStaff(server, 'Desk_chief', 'admin');
    const leave = { id: String(gone.staffId), reason: 'left the desk' };
    expect((await server.call(calls.consoleStaff.disable, leave, chief)).status).toBe(200);
    const { items } = (await server.call(calls.consoleSupport.colleagues, {}, desk)).data;
    const names = items.map(({ username }) => username);
    expect(names).toEqual(expect.arrayContaining(['Desk_chief', 'desk_one']));
    expect(names).toEqual([...names].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
    for (const name of ['desk_gone', 'counts_money', 'only_reads']) expect(names).not.toContain(name);
    expect(new Set(items.flatMap((item) => Object.keys(item)))).toEqual(new Set(['id', 'username']));
    const { token } = await signInStaff(server, 'reads_along', 'auditor');
    expect((await server.call(calls.consoleSupport.colleagues, {}, { token })).status).toBe(403);
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
    const mine = await server.call(calls.consoleSupport.conversations, { view: 'mine' }, desk);
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

  it('offers a canned answer to nobody once it is removed; it is neither changed nor removed again', async () => {
    const text = { lang: 'en' as const, title: 'Old', text: 'We answer by fax.' };
    const { data } = await server.call(calls.consoleSupport.saveCannedAnswer, text, desk);
    const remove = () => server.call(calls.consoleSupport.removeCannedAnswer, { id: data.id }, desk);
    expect((await remove()).data).toEqual({ ...text, id: data.id });
    const listed = await server.call(calls.consoleSupport.cannedAnswers, {}, desk);
    expect(listed.data.items.map(({ id }) => id)).not.toContain(data.id);
    expect((await remove()).data).toMatchObject({ reason: 'no_such_data' });
    const changed = { ...text, id: data.id, text: 'We answer here.' };
    const again = await server.call(calls.consoleSupport.saveCannedAnswer, changed, desk);
    expect(again.data).toMatchObject({ reason: 'no_such_data' });
  });
});

describe('money talk only on record: payment details', () => {
  const IBAN = 'Send it to GB29 NWBK 6016 1331 9268 19';
  it('are refused in words, of answers and of canned ones', async () => {
    const { id } = await openChat();
    expect((await answer(id, 'answer-01', IBAN)).data).toMatchObject({ fields: { text: 'payment_details' } });
    const canned = { lang: 'en' as const, title: 'Account', text: IBAN };
    const { data } = await server.call(calls.consoleSupport.saveCannedAnswer, canned, desk);
    expect(data).toMatchObject({ fields: { text: 'payment_details' } });
  });

  it('are refused where several answers carry them together, and nothing else is', async () => {
    const { id } = await openChat();
    const parts = ['Your new number: 6016', '1331', 'Thank you.', '6016', '1331'];
    for (const [index, text] of parts.entries()) {
      expect((await answer(id, `together-${index}`, text)).code).toBe(200);
    }
    const last = await answer(id, 'together-9', '9268');
    expect(last.data).toMatchObject({ fields: { text: 'payment_details' } });
    // The same sent again is the same message, not one read together with itself.
    expect((await answer(id, 'together-4', '1331')).code).toBe(200);
    expect((await answer(id, 'together-8', 'On 2026-11-22 you asked for 92.68 USD.')).code).toBe(200);
  });

  it('reach a person as a card of an approved payee alone, once, and stand in the audit', async () => {
    const { person, target } = await openChat('recharge');
    for (const state of ['proposed', 'retired'] as const) {
      const wrong = { ...target, client_id: `card-${state}`, payee_id: await addPayee(server, { state }) };
      expect((await server.call(calls.consoleSupport.sendCard, wrong, desk)).data.reason).toBe(
        'payee_not_approved',
      );
    }
    const payeeId = await addPayee(server);
    const card = { ...target, client_id: 'card-good', payee_id: payeeId, amount: 5_000 };
    const sent = await server.call(calls.consoleSupport.sendCard, card, desk);
    expect((await server.call(calls.consoleSupport.sendCard, card, desk)).data).toEqual(sent.data);
    const { data } = await server.call(calls.support.messages, target, person);
    expect(data.items).toMatchObject([
      {
        kind: 'payment_card',
        text: '',
        card: { payee_id: payeeId, amount: 5_000, reference: null, approved_by_two: true },
      },
    ]);
    const entries = await server.testDatabase.asOwner(
      "select 1 from audit_entry where act = 'consoleSupport.sendCard' and subject_id = $1",
      [Number(target.conversation_id)],
    );
    expect(entries).toHaveLength(1);
  });
});

describe('a payee', () => {
  it('whose reference stands in words is refused at its lines: the number itself is declared', async () => {
    const maker = await signInStaff(server, 'words_maker', 'finance_maker');
    const terms = { name: 'Quay', method: 'bank_transfer', reason: 'contract signed' } as const;
    const account = { name: 'Account', value: '1' };
    for (const words of ['Your operation ID', 'your OPERATION-ID, please']) {
      const lines = [account, { name: 'Reference', value: words }];
      const refused = await server.call(calls.consolePayee.propose, { ...terms, lines }, maker);
      expect(refused.data).toMatchObject({ fields: { lines: 'invalid_format' } });
    }
    const declared = { ...terms, lines: [account], asks_operation_id: true };
    const { data } = await server.call(calls.consolePayee.propose, declared, maker);
    const { items } = (await server.call(calls.consolePayee.list, { id: data.subject.id }, maker)).data;
    expect(items).toMatchObject([{ lines: [account], asks_operation_id: true }]);
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
    const card = { topup_id: asked.data.id, payee_id: await addPayee(server, { asksOperationId: true }) };
    const wrong = { ...card, payee_id: await addPayee(server, { state: 'proposed' }) };
    expect((await server.call(calls.consoleTopup.sendCard, wrong, desk)).data.reason).toBe(
      'payee_not_approved',
    );
    const sent = await server.call(calls.consoleTopup.sendCard, card, desk);
    expect(sent.data.state).toBe('card_sent');
    expect((await server.call(calls.consoleTopup.sendCard, card, desk)).data).toEqual(sent.data);
    const { operation_id } = (await server.call(calls.user.info, {}, person)).data;
    expect(operation_id).toMatch(/^\d{8}$/);
    const { data } = await server.call(calls.support.messages, { ...target, after: 0 }, person);
    expect(data.items).toMatchObject([
      { kind: 'topup_case', text: 'by transfer, please', topup: { amount: 7_000, state: 'card_sent' } },
      { kind: 'payment_card', card: { amount: 7_000, reference: operation_id } },
    ]);
    expect(data.items).toHaveLength(2);
  });

  it('waits for an answer until somebody of staff answers it or decides it, whatever it says', async () => {
    const waits = async ({ conversation_id: id }: { conversation_id: string }) =>
      (await server.call(calls.consoleSupport.messages, { conversation_id: id }, desk)).data.conversation
        .waiting_since;
    const ask = async (message?: string) => {
      const { person, target } = await openChat('recharge');
      const asked = await server.call(
        calls.topup.request,
        { amount: 7_000, ...(message === undefined ? {} : { message }) },
        { token: person.token, idempotencyKey: `waits-${target.conversation_id}` },
      );
      return { person, target, topup_id: asked.data.id };
    };
    const since = server.clock.now().toISOString();
    const carded = await ask('Please tell me where to pay');
    expect(await waits(carded.target)).toBe(since);
    await server.call(
      calls.consoleTopup.sendCard,
      { topup_id: carded.topup_id, payee_id: await addPayee(server) },
      desk,
    );
    expect(await waits(carded.target)).toBeNull();

    const refuse = { reason: 'not_arrived' } as const;
    const silent = await ask();
    expect(await waits(silent.target)).not.toBeNull();
    await server.call(calls.consoleTopup.refuse, { topup_id: silent.topup_id, ...refuse }, desk);
    expect(await waits(silent.target)).toBeNull();

    const asking = await ask();
    await say(asking.person, asking.target.conversation_id, 'client-01', 'And how long does it take?');
    await server.call(calls.consoleTopup.refuse, { topup_id: asking.topup_id, ...refuse }, desk);
    expect(await waits(asking.target)).not.toBeNull();
  });
});
