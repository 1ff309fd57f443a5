import { calls, type RequestOf } from '@fairlead/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing';
import { type Person, registerPerson, signInStaff } from '../../testing/people';
import { dealOut } from './duty';

let server: TestServer;
let desk: { readonly token: string; readonly staffId: number };
let made = 0;
beforeAll(async () => {
  server = await startTestServer();
  desk = await signInStaff(server, 'desk_one', 'support');
});
afterAll(() => server.close());

/** A person with the general conversation. */
const openChat = async () => {
  made += 1;
  const person = await registerPerson(server, `talker_${made}`);
  const { data } = await server.call(calls.support.conversations, {}, person);
  const id = data.items.find(({ topic }) => topic === 'general')?.id ?? '';
  return { person, id, target: { conversation_id: id } };
};

const say = (person: Person, conversation_id: string, client_id: string, text: string) =>
  server.call(calls.support.send, { conversation_id, client_id, text }, person);
const answer = (conversation_id: string, client_id: string, text: string) =>
  server.call(calls.consoleSupport.send, { conversation_id, client_id, text }, desk);

describe('the list of the desk', () => {
  const list = async (request: RequestOf<typeof calls.consoleSupport.conversations>, who = desk) =>
    (await server.call(calls.consoleSupport.conversations, { limit: 50, ...request }, who)).data.items;
  const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);
  const counts = async (who = desk) => (await server.call(calls.consoleSupport.counts, {}, who)).data;

  it('shows what was said last and by when an answer is due; the desk reads who wrote, the person does not', async () => {
    const { person, id, target } = await openChat();
    await say(person, id, 'client-01', 'Where is my money?');
    const [row] = (await list({ view: 'waiting', query: 'where is my money' })).filter(
      (one) => one.id === id,
    );
    expect(row).toMatchObject({ last_message: { from: 'holder', text: 'Where is my money?' }, tags: [] });
    expect(Date.parse(row?.answer_due_at ?? '')).toBeGreaterThanOrEqual(
      Date.parse(row?.waiting_since ?? '') + 30 * 60_000,
    );
    await answer(id, 'answer-01', 'On its way.');
    const opened = await server.call(calls.consoleSupport.messages, target, desk);
    expect(opened.data.items[0]).toMatchObject({ text: 'On its way.', name: 'Support', by: 'desk_one' });
    // Whoever answers what nobody had taken has taken it.
    expect(opened.data.conversation).toMatchObject({ assigned_to: 'desk_one', answer_due_at: null });
    expect(idsOf(await list({ view: 'mine' }))).toContain(id);
    const own = await server.call(calls.support.messages, target, person);
    expect(JSON.stringify(own.data)).not.toContain('desk_one');
  });

  it('is searched over all talk, of holders and guests, by words and by person', async () => {
    const { person, id } = await openChat();
    await say(person, id, 'client-01', 'The Zeppelin 100% is late_again');
    await server.call(calls.guest.open, { name: 'Wilhelmine Zander', text: 'my zeppelin' });
    expect(await list({ query: 'zEPPelin' })).toHaveLength(2);
    expect(idsOf(await list({ query: '100% is late_' }))).toEqual([id]);
    expect(idsOf(await list({ query: 'zeppelin%again' }))).toEqual([]);
    const { username } = (await server.call(calls.user.info, {}, person)).data;
    expect(idsOf(await list({ query: username }))).toContain(id);
    expect((await list({ query: 'helmine zan' }))[0]).toMatchObject({ guest: { name: 'Wilhelmine Zander' } });
    expect(await list({ query: 'never said' })).toEqual([]);
  });

  it('is searched for every conversation that says it, however often another one does', async () => {
    const often = await openChat();
    await say(often.person, often.id, 'client-01', 'the quayside');
    const sayMore = (first: number, last: number) =>
      server.testDatabase.asOwner(
        `insert into chat_message (holder_id, conversation_id, sequence, author, kind, text, sent_at)
          select holder_id, id, n, 'holder', 'text', 'the quayside again', $2::timestamptz
            from conversation, generate_series($3::int, $4::int) n where id = $1`,
        [often.id, server.clock.now(), first, last],
      );
    const found = [often.id];
    for (const [first, last] of [
      [1_001, 1_600],
      [1_601, 3_700],
    ] as const) {
      await sayMore(first, last);
      const { person, id } = await openChat();
      await say(person, id, 'client-01', 'on the quayside');
      found.push(id);
      expect(idsOf(await list({ query: 'the quayside' })).sort()).toEqual([...found].sort());
    }
  });

  it('puts off until a time, no longer than a week; it returns then, or with the next message, and waits on', async () => {
    const { person, id, target } = await openChat();
    await say(person, id, 'client-01', 'hello');
    const since = server.clock.now();
    const snooze = (afterMs: number) =>
      server.call(
        calls.consoleSupport.snooze,
        { ...target, until: new Date(server.clock.now().getTime() + afterMs).toISOString() },
        desk,
      );
    expect((await snooze(8 * 86_400_000)).data).toMatchObject({ fields: { until: 'too_big' } });
    expect((await snooze(-1)).data).toMatchObject({ fields: { until: 'too_small' } });
    await snooze(3_600_000);
    expect(idsOf(await list({ view: 'waiting' }))).not.toContain(id);
    expect(idsOf(await list({ view: 'snoozed' }))).toContain(id);
    // Whoever is put off still counts among those who wait longest.
    expect(Date.parse((await counts()).longest_waiting_since ?? '')).toBeLessThanOrEqual(since.getTime());
    server.clock.turn(3_600_001);
    const back = (await list({ view: 'waiting' })).find((one) => one.id === id);
    expect(back).toMatchObject({ waiting_since: since.toISOString(), snoozed_until: null });
    await snooze(3_600_000);
    await say(person, id, 'client-02', 'Anybody there?');
    expect(idsOf(await list({ view: 'waiting' }))).toContain(id);
  });

  it('is sorted by tags, which are of staff alone', async () => {
    const { person, id, target } = await openChat();
    await say(person, id, 'client-01', 'hello');
    const set = { ...target, tags: ['fault' as const, 'plan' as const, 'fault' as const] };
    const { data } = await server.call(calls.consoleSupport.tag, set, desk);
    expect(data.conversation.tags).toEqual(['plan', 'fault']);
    expect(idsOf(await list({ tag: 'fault' }))).toEqual([id]);
    expect(JSON.stringify((await server.call(calls.support.conversations, {}, person)).data)).not.toContain(
      'fault',
    );
  });

  it('gives what nobody took to who is on duty and has least, and back to all who leaves', async () => {
    const [anna, bert] = [
      await signInStaff(server, 'duty_anna', 'support'),
      await signInStaff(server, 'duty_bert', 'support'),
    ];
    const duty = (who: { token: string }, on: boolean) =>
      server.call(calls.consoleSupport.setDuty, { on }, who);
    const before = (await counts(anna)).unassigned;
    expect(await dealOut(server.services)).toBe(0);
    await duty(anna, true);
    server.clock.turn(1);
    await duty(bert, true);
    for (let left = before; left > 0; left -= await dealOut(server.services));
    const [annas, berts] = [await counts(anna), await counts(bert)];
    expect(annas).toMatchObject({ unassigned: 0, on_duty: true, agents_on_duty: 2 });
    expect(annas.mine + berts.mine).toBeGreaterThanOrEqual(before);
    expect(Math.abs(annas.mine - berts.mine)).toBeLessThanOrEqual(1);
    await duty(bert, false);
    expect(await counts(bert)).toMatchObject({ mine: 0, on_duty: false, agents_on_duty: 1 });
    await dealOut(server.services);
    expect((await counts(anna)).mine).toBe(annas.mine + berts.mine);
    // Signed out without a word: the shift ends all the same.
    await server.call(calls.consoleAuth.logout, {}, anna);
    await dealOut(server.services);
    expect(await counts(bert)).toMatchObject({ unassigned: annas.mine + berts.mine, agents_on_duty: 0 });
  });
});
