import { calls } from '@fairlead/contract';
import { createTestDatabase } from '@fairlead/db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, turnableClock } from '../src/testing';
import { registerPerson, signInStaff } from '../src/testing/people';
import { type ChatFixture, openChatFixture, openWatch } from './support/chat-fixture';
import { type ChatReader, openReader } from './support/chat-reader';

const CONVERSATIONS = 200;
/** Messages of each side in each conversation. */
const EACH = 6;
const MESSAGES = CONVERSATIONS * EACH * 2;
const WRITERS = 12;
const DESKS = 3;
const KILLS = 8;
/** So many messages on, so many lines are cut. */
const CUT_EVERY = 20;
const CUT_AT_ONCE = 10;
const SEED = 20_261_121;

/** What one side says in one conversation: each only after the one before was answered. */
interface Part {
  readonly chat: ChatFixture['chats'][number];
  readonly side: 'holder' | 'staff';
  said: number;
}

const clientIdOf = ({ chat, side }: Part, number: number): string =>
  `${side}-${chat.conversationId}-${number}`;

/** A reader is away so long. */
const MINUTES_AWAY = 10;

let fixture: ChatFixture;
let holders: ChatReader[];
let desks: ChatReader[];
let sent = 0;
let sentAgain = 0;
const watch = openWatch();

/** Writers who take turns at whatever part has something left to say. */
const writeAll = async (): Promise<void> => {
  const free: Part[] = fixture.chats.flatMap((chat) => [
    { chat, side: 'holder', said: 0 },
    { chat, side: 'staff', said: 0 },
  ]);
  const write = async (): Promise<void> => {
    for (let part = free.splice(fixture.pick(free.length), 1)[0]; part !== undefined; ) {
      part.said += 1;
      const tries = await fixture.sendUntilAnswered(part.chat, part.side, clientIdOf(part, part.said));
      sentAgain += tries - 1;
      sent += 1;
      watch.happened();
      if (part.said < EACH) free.push(part);
      part = free.splice(fixture.pick(free.length), 1)[0];
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
};

const killAtTimes = async (): Promise<void> => {
  for (let kill = 1; kill <= KILLS; kill += 1) {
    await watch.until(() => sent >= (kill * MESSAGES) / (KILLS + 1));
    await fixture.killOne();
  }
};

const cutAtTimes = async (): Promise<void> => {
  const all = [...holders, ...desks];
  for (let cut = CUT_EVERY; cut < MESSAGES; cut += CUT_EVERY) {
    await watch.until(() => sent >= cut);
    for (let time = 0; time < CUT_AT_ONCE; time += 1) all[fixture.pick(all.length)]?.cut();
  }
};

interface Row {
  readonly sequence: number;
  readonly client_id: string | null;
}

const readStored = (conversationId: number): Promise<Row[]> =>
  fixture.context.asOwner(
    'select sequence, client_id from chat_message where conversation_id = $1 order by sequence',
    [conversationId],
  );

describe(`${CONVERSATIONS} conversations over two nodes that are killed and lines that are cut`, () => {
  beforeAll(async () => {
    fixture = await openChatFixture(CONVERSATIONS, SEED);
    const { pickUrl, chats, deskToken } = fixture;
    const more = { pickUrl, onHeard: watch.happened };
    holders = chats.map(({ token, conversationId }) =>
      openReader({ ...more, side: calls.support.socket, token, conversationIds: [conversationId] }),
    );
    const all = chats.map(({ conversationId }) => conversationId);
    desks = Array.from({ length: DESKS }, () =>
      openReader({ ...more, side: calls.consoleSupport.socket, token: deskToken, conversationIds: all }),
    );
  }, 300_000);
  afterAll(async () => {
    for (const reader of [...holders, ...desks]) reader.leave();
    await fixture.close();
  });

  it('every message is there exactly once, and in order, on both sides', { timeout: 600_000 }, async () => {
    await Promise.all([writeAll(), killAtTimes(), cutAtTimes()]);
    expect(sent).toBe(MESSAGES);
    for (const [index, { conversationId }] of fixture.chats.entries()) {
      const stored = await readStored(conversationId);
      expect(stored.map(({ sequence }) => sequence)).toEqual(stored.map((_, place) => place + 1));
      for (const side of ['holder', 'staff']) {
        const own = stored.flatMap(({ client_id: id }) => (id?.startsWith(`${side}-`) === true ? [id] : []));
        const said = Array.from({ length: EACH }, (_, number) => `${side}-${conversationId}-${number + 1}`);
        expect(own).toEqual(said);
      }
      const readers = [holders[index], ...desks].filter((reader) => reader !== undefined);
      await watch.until(() => readers.every((reader) => reader.of(conversationId).length >= stored.length));
      const whole = stored.map(({ sequence, client_id: clientId }) => ({ sequence, clientId }));
      for (const reader of readers) expect(reader.of(conversationId)).toEqual(whole);
    }
    expect([...holders, ...desks].flatMap(({ faults }) => faults)).toEqual([]);
    const dials = [...holders, ...desks].reduce((sum, reader) => sum + reader.dials(), 0);
    // The test was one: nodes died while messages were on their way, and lines broke.
    expect(sentAgain).toBeGreaterThan(0);
    expect(dials).toBeGreaterThan(CONVERSATIONS * 2);
    process.stdout.write(
      `chat: ${sent} messages, ${sentAgain} sent again, ${KILLS} × kill -9, ${dials} dials\n`,
    );
  });
});

/** Two nodes on one database and one clock that a test turns; `pickUrl` names them in turn. */
const openTwoNodes = async () => {
  const testDatabase = await createTestDatabase();
  const clock = turnableClock();
  const nodes = [
    await startTestServer({ testDatabase, clock }),
    await startTestServer({ testDatabase, clock }),
  ] as const;
  const urls = await Promise.all(nodes.map(({ server }) => server.listen({ host: '127.0.0.1', port: 0 })));
  let turns = 0;
  const pickUrl = (): string => {
    turns += 1;
    return urls[turns % urls.length] ?? '';
  };
  const close = async (): Promise<void> => {
    for (const node of nodes) await node.close();
    await testDatabase.drop();
  };
  return { nodes, clock, pickUrl, close };
};

describe(`a reader who is away for ${MINUTES_AWAY} minutes`, () => {
  it('misses nothing and hears nothing twice, on either side', { timeout: 120_000 }, async () => {
    const { nodes, clock, pickUrl, close } = await openTwoNodes();
    const [left, right] = nodes;
    const person = await registerPerson(left, 'away');
    const desk = await signInStaff(left, 'desk', 'support');
    const { data } = await left.call(calls.support.conversations, {}, person);
    const [{ id } = { id: '' }] = data.items;
    const more = { pickUrl, onHeard: watch.happened, conversationIds: [Number(id)] };
    const readers = [
      openReader({ ...more, side: calls.support.socket, token: person.token }),
      openReader({ ...more, side: calls.consoleSupport.socket, token: desk.token }),
    ];
    const expected: string[] = [];
    const bothWrite = async (minute: number): Promise<void> => {
      const written = { conversation_id: id, text: 'Hello' };
      const ids = [`holder-at-${minute}`, `staff-at-${minute}`] as const;
      const asked = { ...written, client_id: ids[0] };
      expect((await left.call(calls.support.send, asked, person)).code).toBe(200);
      const answered = { ...written, client_id: ids[1] };
      expect((await right.call(calls.consoleSupport.send, answered, desk)).code).toBe(200);
      expected.push(...ids);
    };
    const areWhole = () => readers.every((reader) => reader.of(Number(id)).length >= expected.length);
    await bothWrite(0);
    await watch.until(areWhole);
    for (const reader of readers) reader.leave();
    for (let minute = 1; minute <= MINUTES_AWAY; minute += 1) {
      clock.turn(60_000);
      await bothWrite(minute);
      for (const node of nodes) await node.runJobs();
    }
    for (const reader of readers) expect(reader.of(Number(id))).toHaveLength(2);
    for (const reader of readers) reader.comeBack();
    await bothWrite(MINUTES_AWAY + 1);
    await watch.until(areWhole);
    for (const reader of readers) {
      expect(reader.of(Number(id)).map(({ clientId }) => clientId)).toEqual(expected);
      expect([reader.faults, reader.dials()]).toEqual([[], 2]);
      reader.leave();
    }
    await close();
  });
});
