import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Call, calls, type ParsedUp, socketUp } from '@fairlead/contract';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { senderAddress } from '../../http/sender-address';
import type { Services } from '../../http/services';
import { levelOf } from '../../plugins/outage';
import type { createSessions } from '../../plugins/sessions';
import { type Hub, openHub } from './hub';
import { isOwnOrigin } from './origin';
import { CLOSE, type Peer } from './peer';
import { handleMessage, welcome } from './up';
import { chatPath } from './view';
import { encode, sendDown, sendLightly } from './wire';

type Sessions = Pick<ReturnType<typeof createSessions>, 'callerOf' | 'lookUpHolders'>;
type LookedUp = Awaited<ReturnType<Sessions['lookUpHolders']>>;

/** A `hello` with 200 conversations, and some room. */
const UP_BYTES_MAX = 32 * 1024;
/** Told but not yet done; whoever says more at once is shut out. */
const WAITING_MAX = 50;
const HELLO_WITHIN_MS = 10_000;
const ASK_EVERY_MS = 25_000;
/** Sessions of holders that are looked up at once. */
const LOOKED_UP_AT_ONCE = 500;
/** A reader has so long to hear that the server stops. */
const FAREWELL_MS = 200;
const PING = encode({ type: 'ping' });

const parseUp = (data: RawData): ParsedUp | null => {
  try {
    return socketUp.safeParse(JSON.parse(String(data))).data ?? null;
  } catch {
    return null;
  }
};

const refuseSocket = async (socket: WebSocket, reason: string): Promise<void> => {
  await sendDown({ socket }, encode({ type: 'refused', reason }));
  socket.close(CLOSE.refused);
};

/** The call that stands for the right to use a side's socket. */
const gateOf = (side: Call): Call =>
  side.surface === 'console' ? calls.consoleSupport.conversations : calls.support.conversations;

/** One socket, which side of the chat it is of, and from where it was opened. */
interface Opened {
  readonly socket: WebSocket;
  readonly side: Call;
  readonly address: string;
}

/** The life of one socket: first `hello` with the token, then one thing after the other. */
const serveSocket = (
  services: Services,
  sessions: Sessions,
  hub: Hub,
  { socket, side, address }: Opened,
): void => {
  let peer: Peer | undefined;
  let waiting = 0;
  let work: Promise<void> = Promise.resolve();
  const impatient = setTimeout(() => socket.close(CLOSE.policy), HELLO_WITHIN_MS);

  const identify = async (up: ParsedUp | null): Promise<void> => {
    if (up?.type !== 'hello') return socket.close(CLOSE.policy);
    clearTimeout(impatient);
    const found = await sessions.callerOf(gateOf(side), up.token);
    if (!found.ok) return refuseSocket(socket, found.reason);
    const caller = found.data;
    if (caller === null || socket.readyState !== socket.OPEN) return socket.close(CLOSE.refused);
    const known = { socket, address, token: up.token, caller };
    const state = { isReady: false, isAsked: false, lastTypingMs: 0, sent: new Map(), pumping: new Map() };
    peer = { ...known, ...state };
    await welcome(services, hub, peer, up);
  };

  const take = async (data: RawData): Promise<void> => {
    const up = parseUp(data);
    if (peer === undefined) await identify(up);
    else if (up === null || up.type === 'hello') socket.close(CLOSE.policy);
    else await handleMessage(services, peer, up);
  };

  socket.on('message', (data) => {
    waiting += 1;
    if (waiting > WAITING_MAX) return socket.close(CLOSE.policy);
    work = work
      .then(() => take(data))
      .catch((err: unknown) => {
        services.log[levelOf(err)]({ err }, 'a socket of the chat failed');
        socket.terminate();
      })
      .finally(() => {
        waiting -= 1;
      });
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    clearTimeout(impatient);
    // After what it said last: a socket that is welcomed while it closes must not stay listed.
    void work.finally(() => {
      if (peer !== undefined) hub.remove(peer);
    });
  });
};

/**
 * Makes what lets go of sockets that do not answer, and of those whose session has ended: one pass at a time. A look-up that
 * fails leaves its own sockets to the next pass.
 */
export const createAsking = (sessions: Sessions, { peers }: Pick<Hub, 'peers'>, log: FastifyBaseLogger) => {
  let isAsking = false;

  const goOn = (work: Promise<void>): Promise<void> =>
    work.catch((err: unknown) => log[levelOf(err)]({ err }, 'sockets were not asked'));

  const ask = async (peer: Peer, callerOf: LookedUp): Promise<void> => {
    const side = peer.caller.kind === 'staff' ? calls.consoleSupport.socket : calls.support.socket;
    const found = await callerOf(gateOf(side), peer.token);
    // Who is refused and too slow to hear it is let go next time.
    peer.isAsked = true;
    if (found.ok) sendLightly(peer, PING);
    else void refuseSocket(peer.socket, found.reason);
  };

  const askHolders = async (holders: readonly Peer[]): Promise<void> => {
    const callerOf = await sessions.lookUpHolders(holders.map(({ token }) => token));
    for (const peer of holders) await goOn(ask(peer, callerOf));
  };

  return async (): Promise<void> => {
    if (isAsking) return;
    isAsking = true;
    const all = [...peers];
    for (const { socket } of all.filter((peer) => peer.isAsked)) socket.terminate();
    const there = all.filter((peer) => !peer.isAsked);
    const holders = there.filter(({ caller }) => caller.kind === 'holder');
    for (const peer of there.filter(({ caller }) => caller.kind === 'staff')) {
      await goOn(ask(peer, sessions.callerOf));
    }
    for (let from = 0; from < holders.length; from += LOOKED_UP_AT_ONCE) {
      await goOn(askHolders(holders.slice(from, from + LOOKED_UP_AT_ONCE)));
    }
    isAsking = false;
  };
};

const turnAway = (stream: Duplex, status: string): void => {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};

/** Serves the WebSockets of both sides (docs/domain/support.md#order-and-gaps). */
export const serveSockets = (server: FastifyInstance, services: Services, sessions: Sessions): void => {
  const { config, log } = services;
  const hub = openHub(services);
  const sockets = new WebSocketServer({ noServer: true, maxPayload: UP_BYTES_MAX, perMessageDeflate: false });
  const addressOf = senderAddress(config.trustProxy);
  const sides = new Map(
    [calls.support.socket, calls.consoleSupport.socket].map((call) => [chatPath(config, call), call]),
  );

  server.server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy());
    const side = sides.get((request.url ?? '').split('?')[0] ?? '');
    if (side === undefined) return turnAway(stream, '404 Not Found');
    if (!isOwnOrigin(config, request.headers)) return turnAway(stream, '403 Forbidden');
    sockets.handleUpgrade(request, stream, head, (socket) =>
      serveSocket(services, sessions, hub, { socket, side, address: addressOf(request) }),
    );
  });

  const ask = createAsking(sessions, hub, log);
  const asking = setInterval(() => void ask(), ASK_EVERY_MS);
  asking.unref();

  server.addHook('preClose', async () => {
    clearInterval(asking);
    for (const socket of sockets.clients) {
      socket.close(CLOSE.goingAway);
      setTimeout(() => socket.terminate(), FAREWELL_MS);
    }
    await hub.close();
  });
};
