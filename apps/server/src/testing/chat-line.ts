import type { AddressInfo } from 'node:net';
import type { Call, SocketDown } from '@fairlead/contract';
import { WebSocket } from 'ws';
import { urlOf } from '../plugins/calls';
import type { TestServer } from './server';

type Kind = SocketDown['type'];
type Down<Type extends Kind> = Extract<SocketDown, { type: Type }>;
/** A socket of the chat as its reader sees it. */
export interface Line {
  readonly down: SocketDown[];
  say(up: object): void;
  /** Resolves when something of a kind has come, in all so often. */
  heard<Type extends Kind>(type: Type, times?: number): Promise<Down<Type>[]>;
  closed: Promise<number>;
  cut(): void;
}

/** Opens a socket on a node; nothing is said yet. */
export const dial = async (node: TestServer, side: Call, origin?: string): Promise<Line> => {
  const { port } = node.server.server.address() as AddressInfo;
  const address = `ws://127.0.0.1:${port}${urlOf(side, node.services.config.apiBasePath)}`;
  const socket = new WebSocket(address, origin === undefined ? {} : { origin });
  const down: SocketDown[] = [];
  const listeners = new Set<() => void>();
  socket.on('message', (data) => {
    down.push(side.response.parse(JSON.parse(String(data))) as SocketDown);
    for (const listener of listeners) listener();
  });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return {
    down,
    closed,
    say: (up) => socket.send(JSON.stringify(up)),
    cut: () => socket.terminate(),
    heard: <Type extends Kind>(type: Type, times = 1) =>
      new Promise<Down<Type>[]>((resolve) => {
        const look = (): void => {
          const found = down.filter((each) => each.type === type) as Down<Type>[];
          if (found.length < times) return;
          listeners.delete(look);
          resolve(found);
        };
        listeners.add(look);
        look();
      }),
  };
};

/** The same, welcomed. */
export const openChatLine = async (
  node: TestServer,
  side: Call,
  token: string,
  seen: object[] = [],
): Promise<Line> => {
  const line = await dial(node, side);
  line.say({ type: 'hello', token, seen });
  await line.heard('ready');
  return line;
};
