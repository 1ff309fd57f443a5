import { calls } from '@fairlead/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing';
import { registerPerson, signInStaff } from '../../testing/people';

let server: TestServer;
let desk: { readonly token: string; readonly staffId: number };
beforeAll(async () => {
  server = await startTestServer();
  desk = await signInStaff(server, 'desk_one', 'support');
});
afterAll(() => server.close());

const openChat = async (name: string) => {
  const person = await registerPerson(server, name);
  const { items } = (await server.call(calls.support.conversations, {}, person)).data;
  const id = items.find(({ topic }) => topic === 'general')?.id ?? '';
  await server.call(
    calls.support.send,
    { conversation_id: id, client_id: 'client-01', text: 'hello' },
    person,
  );
  return { person, id };
};
const addNote = (conversation_id: string, text: string) =>
  server.call(calls.consoleSupport.addNote, { conversation_id, text }, desk);
const entriesOf = (subject: string, id: string) =>
  server.testDatabase.asOwner<Record<string, unknown>>(
    `select actor_id, holder_id, before, after from audit_entry
       where act = 'consoleSupport.addNote' and subject_type = $1 and subject_id = $2`,
    [subject, Number(id)],
  );

describe('private notes of a chat', () => {
  it('never hide a newer one: the newest 200 are shown, in order of time', async () => {
    const { id } = await openChat('talker_notes');
    await server.testDatabase.asOwner(
      `insert into chat_note (conversation_id, staff_id, text, created_at)
         select $1, $2, 'note ' || n, $3 from generate_series(1, 200) n`,
      [Number(id), desk.staffId, server.clock.now()],
    );
    await addNote(id, 'called the known number');
    const opened = await server.call(calls.consoleSupport.messages, { conversation_id: id }, desk);
    const texts = opened.data.notes.map(({ text }) => text);
    expect(texts).toHaveLength(200);
    expect(texts.slice(0, 2)).toEqual(['note 2', 'note 3']);
    expect(texts.at(-1)).toBe('called the known number');
  });

  it('are on record and on that of their holder, without what they say', async () => {
    const { id, person } = await openChat('talker_record');
    expect((await addNote(id, '   ')).data).toMatchObject({ fields: { text: 'required' } });
    expect(await entriesOf('conversation', id)).toEqual([]);
    await addNote(id, 'a private word');
    const [entry, ...others] = await entriesOf('conversation', id);
    expect(entry).toMatchObject({ actor_id: desk.staffId, before: null, after: {} });
    expect(entry?.['holder_id']).not.toBeNull();
    expect(others).toEqual([]);
    const { items } = (await server.call(calls.statement.staffActs, {}, person)).data;
    expect(items).toMatchObject([{ act: 'consoleSupport.addNote', text: '', role: 'support' }]);
  });

  it('are on record for a guest’s case, on that of no holder', async () => {
    await server.call(calls.guest.open, { name: 'Ada', text: 'I cannot sign in' });
    const { items } = (await server.call(calls.consoleSupport.conversations, { party: 'guests' }, desk)).data;
    const id = items[0]?.id ?? '';
    await addNote(id, 'a private word');
    expect(await entriesOf('guest_case', id)).toMatchObject([{ actor_id: desk.staffId, holder_id: null }]);
  });
});
