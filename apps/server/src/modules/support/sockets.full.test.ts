import type { AddressInfo } from 'node:net';
import { calls } from '@fairlead/contract';
import { createTestDatabase, type TestDatabase } from '@fairlead/db/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../testing';
import { dial, type Line, openChatLine } from '../../testing/chat-line';
import { type Person, registerPerson, signInStaff } from '../../testing/people';

let testDatabase: TestDatabase;
let nodes: readonly [TestServer, TestServer];
let desk: { readonly token: string };
let made = 0;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  nodes = [await startTestServer({ testDatabase }), await startTestServer({ testDatabase })];
  for (const { server } of nodes) await server.listen({ host: '127.0.0.1', port: 0 });
  desk = await signInStaff(nodes[0], 'desk_live', 'support');
});
afterAll(async () => {
  for (const node of nodes) await node.close();
  await testDatabase.drop();
});

const openChat = async () => {
  made += 1;
  const person = await registerPerson(nodes[0], `live_${made}`);
  const { data } = await nodes[0].call(calls.support.conversations, {}, person);
  return { person, id: data.items[0]?.id ?? '' };
};

const say = (node: TestServer, person: Person, conversation_id: string, client_id: string) =>
  node.call(calls.support.send, { conversation_id, client_id, text: client_id }, person);
const answer = async (node: TestServer, conversation_id: string, client_id: string) => {
  // Of its own in letters: the same text reaches five who did not write, and no more.
  const own = String.fromCharCode(97 + (Number(conversation_id) % 26));
  const request = { conversation_id, client_id, text: `re ${client_id} ${own}` };
  const reply = await node.call(calls.consoleSupport.send, request, desk);
  expect(reply.code).toBe(200);
  return reply;
};

const sequences = (line: Line, conversationId: string): number[] =>
  line.down.flatMap((each) =>
    each.type === 'message' && each.conversation_id === conversationId ? [each.message.sequence] : [],
  );
const upTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1);

/** Counts how often the nodes of this process look into the messages, whichever connection they take. */
const countReads = async () => {
  const client = await testDatabase.database.connect();
  const asked = vi.spyOn(Object.getPrototypeOf(client) as typeof client, 'query');
  client.release();
  const isRead = ([first]: readonly unknown[]): boolean =>
    JSON.stringify(first).includes('from \\"chat_message\\"');
  return { made: () => asked.mock.calls.filter(isRead).length, stop: () => asked.mockRestore() };
};

/** Many messages, one after the other. */
const LONG_MS = 120_000;

describe('live chat over two nodes', () => {
  it(
    'brings every message once and in order to both sides, whichever node took it',
    async () => {
      const { person, id } = await openChat();
      const lines = [
        await openChatLine(nodes[0], calls.support.socket, person.token),
        await openChatLine(nodes[1], calls.support.socket, person.token),
        await openChatLine(nodes[0], calls.consoleSupport.socket, desk.token),
        await openChatLine(nodes[1], calls.consoleSupport.socket, desk.token),
      ];
      const [left, right] = nodes;
      const inTurn = async (send: (number: number) => Promise<{ code: number }>): Promise<void> => {
        for (const number of upTo(10)) expect((await send(number)).code).toBe(200);
      };
      // Each of the person's is sent through both nodes at about the same time, as after a broken answer.
      await Promise.all([
        inTurn((number) => say(left, person, id, `client-${number}`)),
        inTurn((number) => say(right, person, id, `client-${number}`)),
        inTurn((number) => answer(number % 2 === 0 ? left : right, id, `answer-${number}`)),
      ]);
      for (const line of lines) {
        await line.heard('message', 20);
        expect(sequences(line, id)).toEqual(upTo(20));
        line.cut();
      }
    },
    LONG_MS,
  );

  it(
    'gives a reader who was away everything since, without a repetition, while more comes in',
    async () => {
      const { person, id } = await openChat();
      const first = await openChatLine(nodes[0], calls.support.socket, person.token);
      for (const number of upTo(3)) await answer(nodes[1], id, `answer-${number}`);
      await first.heard('message', 3);
      first.cut();
      for (const number of upTo(55)) await answer(nodes[1], id, `while-away-${number}`);
      const writing = Promise.all(upTo(5).map((number) => answer(nodes[0], id, `still-more-${number}`)));
      const second = await openChatLine(nodes[1], calls.support.socket, person.token, [
        { conversation_id: id, sequence: 3 },
      ]);
      await writing;
      await second.heard('message', 60);
      expect(sequences(second, id)).toEqual(upTo(63).slice(3));
      second.cut();
    },
    LONG_MS,
  );

  it('tells of typing, of what is read, and of what is unread, on the other node', async () => {
    const { person, id } = await openChat();
    const holder = await openChatLine(nodes[0], calls.support.socket, person.token);
    const staff = await openChatLine(nodes[1], calls.consoleSupport.socket, desk.token);
    holder.say({ type: 'typing', conversation_id: id });
    expect(await staff.heard('typing')).toMatchObject([{ conversation_id: id, from: person.username }]);
    await answer(nodes[1], id, 'answer-01');
    expect((await holder.heard('unread'))[0]).toMatchObject({ unread_total: 1 });
    holder.say({ type: 'read', conversation_id: id, up_to: 1 });
    expect(await staff.heard('progress')).toMatchObject([{ delivered_up_to: 1, read_up_to: 1 }]);
    expect((await holder.heard('unread', 2))[1]).toMatchObject({ unread_total: 0 });
    await say(nodes[0], person, id, 'client-01');
    await staff.heard('message', 2);
    staff.say({ type: 'delivered', conversation_id: id, up_to: 2 });
    expect(await holder.heard('progress')).toMatchObject([{ delivered_up_to: 2, read_up_to: 0 }]);
    holder.cut();
    staff.cut();
  });

  it('reads a message once for all of the desk, and not once for each of its sockets', async () => {
    const { person, id } = await openChat();
    const reads = await countReads();
    const told = async (lines: readonly Line[], number: number): Promise<number> => {
      const before = reads.made();
      await say(nodes[1], person, id, `client-${number}`);
      await Promise.all(lines.map(({ heard }) => heard('message', number)));
      return reads.made() - before;
    };
    const first = await openChatLine(nodes[0], calls.consoleSupport.socket, desk.token);
    const forOne = await told([first], 1);
    expect(forOne).toBeGreaterThan(0);
    const others = await Promise.all(
      upTo(30).map(() =>
        openChatLine(nodes[0], calls.consoleSupport.socket, desk.token, [
          { conversation_id: id, sequence: 0 },
        ]),
      ),
    );
    const all = [first, ...others];
    await Promise.all(all.map(({ heard }) => heard('message', 1)));
    expect(await told(all, 2)).toBe(forOne);
    for (const line of all) {
      expect(sequences(line, id)).toEqual([1, 2]);
      line.cut();
    }
    reads.stop();
  });

  it('money talk only on record: tells an open chat on the other node how a top-up case stands', async () => {
    const { person, id: generalId } = await openChat();
    const line = await openChatLine(nodes[1], calls.support.socket, person.token);
    const staff = await openChatLine(nodes[1], calls.consoleSupport.socket, desk.token);
    const asked = await nodes[0].call(calls.topup.request, { amount: 10_000 }, person);
    const [told] = await line.heard('message');
    const asCase = { id: asked.data.id, amount: 10_000, posted_amount: null };
    expect(told?.message.topup).toEqual({ ...asCase, state: 'asked' });
    expect(told?.conversation_id).not.toBe(generalId);
    const refusal = { topup_id: asked.data.id, reason: 'not_arrived' } as const;
    expect((await nodes[0].call(calls.consoleTopup.refuse, refusal, desk)).code).toBe(200);
    const topup = { ...asCase, state: 'refused' };
    for (const { heard } of [line, staff]) {
      expect((await heard('topup')).at(-1)).toMatchObject({ conversation_id: told?.conversation_id, topup });
    }
    line.cut();
    staff.cut();
  });

  it('is on record: which chats a socket of the desk was sent, and that it hears of all others', async () => {
    const { person, id } = await openChat();
    await say(nodes[0], person, id, 'client-01');
    const { token, staffId } = await signInStaff(nodes[0], 'desk_listens', 'support');
    const found = () =>
      testDatabase.database.query(
        `select act, holder_id as holder, subject_type as type, after from audit_entry
          where actor_id = $1 and act like 'consoleSupport.%' order by id`,
        [staffId],
      );
    const listen = async (seen: object[]) => {
      const line = await openChatLine(nodes[1], calls.consoleSupport.socket, token, seen);
      line.cut();
    };
    await listen([]);
    await listen([{ conversation_id: id, sequence: 1 }]);
    const hears = {
      ...{ act: 'consoleSupport.socket', holder: null, type: 'list' },
      after: { filters: '', page: 'first', rows: 0, address: '127.0.0.1' },
    };
    expect(await found()).toEqual([hears]);
    await listen([{ conversation_id: id, sequence: 0 }]);
    const read = { act: 'consoleSupport.messages', holder: person.holderId, type: 'holder' };
    expect(await found()).toEqual([hears, { ...read, after: { address: '127.0.0.1' } }]);
  });

  it('makes a person look anew after what nodes told each other was lost for a moment', async () => {
    const { person, id } = await openChat();
    const line = await openChatLine(nodes[0], calls.support.socket, person.token);
    await testDatabase.asOwner(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'fairlead support_event' and datname = current_database()",
    );
    await line.heard('ready', 2);
    await answer(nodes[1], id, 'answer-01');
    await line.heard('message');
    expect(sequences(line, id)).toEqual([1]);
    line.cut();
  });

  it('brings what was said while a node could not hear the others, as soon as it can again', async () => {
    const { person, id } = await openChat();
    const holder = await openChatLine(nodes[0], calls.support.socket, person.token);
    const staff = await openChatLine(nodes[0], calls.consoleSupport.socket, desk.token);
    // Written without a notification, as it is where the connection that listens has broken.
    await testDatabase.asOwner(
      `with said as (update conversation set last_sequence = 1 where id = $1 returning holder_id)
       insert into chat_message (holder_id, conversation_id, sequence, author, kind, text, sent_at)
       select holder_id, $1, 1, 'staff', 'text', 'Hello', now() from said`,
      [Number(id)],
    );
    await testDatabase.asOwner(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'fairlead support_event'`,
    );
    await holder.heard('message');
    expect(sequences(holder, id)).toEqual([1]);
    expect(await staff.closed).toBe(1012);
    holder.cut();
  });

  it('lets nobody hear or mark another’s conversation', async () => {
    const { id } = await openChat();
    const other = await openChat();
    const line = await openChatLine(nodes[0], calls.support.socket, other.person.token, [
      { conversation_id: id, sequence: 0 },
    ]);
    await answer(nodes[1], id, 'answer-01');
    line.say({ type: 'read', conversation_id: id, up_to: 1 });
    await answer(nodes[1], other.id, 'answer-01');
    await line.heard('message');
    expect(sequences(line, id)).toEqual([]);
    const [row] = await testDatabase.asOwner<{ read_up_to: number }>(
      'select read_up_to from conversation where id = $1',
      [Number(id)],
    );
    expect(row?.read_up_to).toBe(0);
    line.cut();
  });
});

describe('a socket', () => {
  it('is refused to another’s page, to a wrong token, and to who says anything before hello', async () => {
    await expect(dial(nodes[0], calls.support.socket, 'https://elsewhere.example')).rejects.toThrow('403');
    const { port } = nodes[0].server.server.address() as AddressInfo;
    const own = await dial(nodes[0], calls.support.socket, `http://127.0.0.1:${port}`);
    own.say({ type: 'hello', token: 'x'.repeat(43), seen: [] });
    expect(await own.heard('refused')).toMatchObject([{ reason: 'not_authorized' }]);
    expect(await own.closed).toBe(4401);
    const rude = await dial(nodes[0], calls.support.socket);
    rude.say({ type: 'pong' });
    expect(await rude.closed).toBe(1008);
    const { person } = await openChat();
    const crossed = await dial(nodes[0], calls.consoleSupport.socket);
    crossed.say({ type: 'hello', token: person.token, seen: [] });
    expect(await crossed.heard('refused')).toMatchObject([{ reason: 'not_authorized' }]);
  });

  it('lets an auditor listen, and change nothing', async () => {
    const auditor = await signInStaff(nodes[0], 'listener', 'auditor');
    const { person, id } = await openChat();
    const line = await openChatLine(nodes[0], calls.consoleSupport.socket, auditor.token);
    await say(nodes[1], person, id, 'client-01');
    await line.heard('message');
    line.say({ type: 'read', conversation_id: id, up_to: 1 });
    line.say({ type: 'hello', token: auditor.token, seen: [] });
    expect(await line.closed).toBe(1008);
    const [row] = await testDatabase.asOwner<{ read_by_staff: number }>(
      'select read_by_staff from conversation where id = $1',
      [Number(id)],
    );
    expect(row?.read_by_staff).toBe(0);
  });

  it('is told when its node stops', async () => {
    const leaving = await startTestServer({ testDatabase });
    await leaving.server.listen({ host: '127.0.0.1', port: 0 });
    const { person } = await openChat();
    const line = await openChatLine(leaving, calls.support.socket, person.token);
    await leaving.close();
    expect(await line.closed).toBe(1001);
  });
});
