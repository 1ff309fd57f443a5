import type { Database } from '@fairlead/db';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import type { Services } from '../../http/services';
import { createTestContext, type TestContext } from '../../testing/context';
import { ensureConversations, lockConversation } from './conversation';
import { addMessage } from './message';
import type { Peer } from './peer';
import { pump } from './pump';
import { openReading } from './reading';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.close());

const write = (conversationId: number, text: string): Promise<void> =>
  context.database.transaction(async (tx) => {
    const row = await lockConversation(tx, conversationId);
    if (row === undefined) throw new Error('no such conversation');
    const sender = { kind: 'staff', id: 1 } as const;
    await addMessage(tx, row, { sender, clientId: text, text, now: context.clock.now() });
  });

/** A reader with an open line, and what has come down on it. */
const openLine = async () => {
  const caller = await context.makeHolder();
  const [row] = await ensureConversations(context.database, caller.holderId, context.clock.now());
  if (row === undefined) throw new Error('no conversation was made');
  const down: { type: string; message?: { text: string } }[] = [];
  const send = (bytes: Buffer, _options: object, done: () => void): void => {
    down.push(JSON.parse(String(bytes)));
    done();
  };
  const socket = { readyState: 1, OPEN: 1, bufferedAmount: 0, send } as unknown as WebSocket;
  const state = {
    address: '',
    isReady: true,
    isAsked: false,
    lastTypingMs: 0,
    sent: new Map(),
    pumping: new Map(),
  };
  const peer: Peer = { socket, token: '', caller, ...state };
  return { peer, row, down };
};

it('sends what comes while the unread are counted: nothing that wakes it is lost', async () => {
  const { peer, row, down } = await openLine();
  const wake = (services: Services) => pump(services, peer, openReading(services, row.holderId, row.id));
  let isFirst = true;
  const database: Database = {
    ...context.database,
    query: async (text, values, name) => {
      const rows = await context.database.query<never>(text, values, name);
      if (name !== 'chat_unread' || !isFirst) return rows;
      isFirst = false;
      await write(row.id, 'second');
      await wake({ ...context, database });
      return rows;
    },
  };
  await write(row.id, 'first');
  await wake({ ...context, database });
  expect(down.flatMap(({ message }) => message?.text ?? [])).toEqual(['first', 'second']);
  expect(down.at(-1)).toMatchObject({ type: 'unread', unread_total: 2 });
});
