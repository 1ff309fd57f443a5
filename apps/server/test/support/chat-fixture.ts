import { type Call, calls, type RequestOf } from '@fairlead/contract';
import { systemClock } from '../../src/clock';
import { urlOf } from '../../src/plugins/calls';
import { openSession, openStaffSession } from '../../src/plugins/sessions';
import { numbersFrom } from '../../src/testing/chance';
import { makeStaff } from '../../src/testing/client';
import { createTestContext } from '../../src/testing/context';
import { buildServer, startServer } from './program';

const NODES = 2;

/** One person and the conversation with the general desk. */
export interface Chat {
  readonly token: string;
  readonly conversationId: number;
}

/** Something that is looked at whenever anything has happened. */
export const openWatch = () => {
  const looks = new Set<() => void>();
  return {
    happened: () => {
      for (const look of looks) look();
    },
    until: (holds: () => boolean): Promise<void> =>
      new Promise((resolve) => {
        const look = (): void => {
          if (!holds()) return;
          looks.delete(look);
          resolve();
        };
        looks.add(look);
        look();
      }),
  };
};

/** Two server processes on one database, people with a conversation each, a desk, and chance that repeats itself. */
export const openChatFixture = async (conversations: number, seed: number) => {
  const context = await createTestContext();
  context.clock.set(systemClock.now());
  const built = await buildServer();
  const start = (port = 0) => startServer(built, context.databaseUrl, port);
  const nodes = await Promise.all(Array.from({ length: NODES }, () => start()));
  const pick = numbersFrom(seed);
  const pickUrl = (): string => nodes[pick(NODES)]?.url ?? '';

  const now = systemClock.now();
  const makeChat = async (): Promise<Chat> => {
    const { holderId } = await context.makeHolder();
    const { token } = await context.database.transaction((tx) => openSession(tx, holderId, 'test', now));
    const [row] = await context.asOwner<{ id: number }>(
      "insert into conversation (holder_id, topic, created_at) values ($1, 'general', $2) returning id",
      [holderId, now],
    );
    return { token, conversationId: row?.id ?? 0 };
  };
  const chats: Chat[] = [];
  for (let made = 0; made < conversations; made += 1) chats.push(await makeChat());
  const { staffId } = await makeStaff(context, 'desk', 'support');
  const desk = await context.database.transaction((tx) => openStaffSession(tx, staffId, now));

  const send = async <C extends Call>(call: C, token: string, request: RequestOf<C>): Promise<number> => {
    const response = await fetch(pickUrl() + urlOf(call, '/facebook-business'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-ct': token },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(30_000),
    });
    return ((await response.json()) as { code?: number }).code ?? response.status;
  };
  /** Sends until it is answered, on whichever node: the same client_id is one message. Returns how often it was sent. */
  const sendUntilAnswered = async (
    chat: Chat,
    side: 'holder' | 'staff',
    clientId: string,
  ): Promise<number> => {
    const conversation_id = String(chat.conversationId);
    // Of its own in letters: staff send the same text to five who did not write, and no more.
    const own = conversation_id.replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');
    const request = { conversation_id, client_id: clientId, text: `${clientId} ${own}` };
    const call = side === 'holder' ? calls.support.send : calls.consoleSupport.send;
    for (let tries = 1; ; tries += 1) {
      const code = await send(call, side === 'holder' ? chat.token : desk.token, request).catch(() => null);
      if (code === 200) return tries;
      // No answer, or one about the node and not about the message.
      if (code !== null && code !== 500 && code !== 503) throw new Error(`${clientId} was refused: ${code}`);
    }
  };

  return {
    ...{ context, chats, pick, pickUrl, sendUntilAnswered, deskToken: desk.token },
    /** `kill -9` of one node, and its start at the same port. */
    killOne: async () => {
      const which = pick(NODES);
      const node = nodes[which];
      if (node === undefined) throw new Error('no such node');
      await node.kill();
      nodes[which] = await start(Number(new URL(node.url).port));
    },
    close: async () => {
      for (const node of nodes) await node.stop();
      built.remove();
      await context.close();
    },
  };
};
export type ChatFixture = Awaited<ReturnType<typeof openChatFixture>>;
