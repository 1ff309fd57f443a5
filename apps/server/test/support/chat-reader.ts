import type { calls, SocketDown } from '@fairlead/contract';
import { WebSocket } from 'ws';

/** A device does not dial again at once: the node that it lost may be the one that it picks. */
const REDIAL_MS = 250;

/** One message as it came. */
export interface Heard {
  readonly sequence: number;
  readonly clientId: string | null;
}

/** A device with an open chat: whenever its line breaks it dials again and says what it has. */
export interface ChatReader {
  /** What came of a conversation, in the order in which it came. */
  of(conversationId: number): readonly Heard[];
  /** Messages that came twice, too early or to the wrong person. */
  readonly faults: readonly string[];
  /** How often it had to dial. */
  dials(): number;
  /** Breaks the line without a word. */
  cut(): void;
  /** Hangs up and stays away, for good or until it comes back. */
  leave(): void;
  /** Dials again with what it had when it left. */
  comeBack(): void;
}

export interface ChatReaderOptions {
  readonly side: typeof calls.support.socket | typeof calls.consoleSupport.socket;
  readonly token: string;
  /** Conversations that it may hear of; it has seen nothing of them yet. */
  readonly conversationIds: readonly number[];
  /** A node to dial, asked before each try; that one may be down. */
  readonly pickUrl: () => string;
  /** After each message. */
  readonly onHeard: () => void;
}

/** Where the socket of a side is. */
const addressOf = (url: string, side: ChatReaderOptions['side']): string =>
  `${url.replace('http', 'ws')}${side.surface === 'console' ? '/console-api/v1' : '/facebook-business'}${side.path}`;

export const openReader = (options: ChatReaderOptions): ChatReader => {
  const { side, token, conversationIds, pickUrl, onHeard } = options;
  const log = new Map<number, Heard[]>(conversationIds.map((id) => [id, []]));
  const faults: string[] = [];
  let socket: WebSocket | undefined;
  let dials = 0;
  let hasLeft = false;
  let redial: NodeJS.Timeout | undefined;

  const take = (down: SocketDown): void => {
    if (down.type === 'ping') socket?.send(JSON.stringify({ type: 'pong' }));
    if (down.type === 'refused') faults.push(`refused: ${down.reason}`);
    if (down.type !== 'message') return;
    const { sequence, client_id: clientId } = down.message;
    const heard = log.get(Number(down.conversation_id));
    if (heard === undefined) {
      faults.push(`heard of conversation ${down.conversation_id}, which is another's`);
      return;
    }
    const awaited = (heard.at(-1)?.sequence ?? 0) + 1;
    if (sequence !== awaited) faults.push(`${down.conversation_id}: ${sequence} instead of ${awaited}`);
    heard.push({ sequence, clientId });
    onHeard();
  };

  const dial = (): void => {
    dials += 1;
    const line = new WebSocket(addressOf(pickUrl(), side));
    socket = line;
    line.on('open', () => {
      const seen = [...log].map(([id, heard]) => ({
        conversation_id: String(id),
        sequence: heard.at(-1)?.sequence ?? 0,
      }));
      line.send(JSON.stringify({ type: 'hello', token, seen }));
    });
    line.on('message', (data) => {
      if (line === socket) take(side.response.parse(JSON.parse(String(data))) as SocketDown);
    });
    line.on('error', () => line.terminate());
    line.on('close', () => {
      if (!hasLeft && line === socket) redial = setTimeout(dial, REDIAL_MS);
    });
  };

  dial();
  return {
    of: (conversationId) => log.get(conversationId) ?? [],
    faults,
    dials: () => dials,
    cut: () => socket?.terminate(),
    leave: () => {
      hasLeft = true;
      clearTimeout(redial);
      socket?.terminate();
    },
    comeBack: () => {
      hasLeft = false;
      dial();
    },
  };
};
