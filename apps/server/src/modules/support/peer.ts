import type { SocketDown } from '@fairlead/contract';
import type { WebSocket } from 'ws';
import type { HolderCaller, StaffCaller } from '../../http/route';

/** Beyond this, what may be lost (typing) is not sent to a reader who is too slow. */
const SLOW_BYTES = 64 * 1024;

/** Close codes of ours: the socket is to be opened anew, or not. */
export const CLOSE = { goingAway: 1001, policy: 1008, comeBack: 1012, refused: 4401 } as const;

/** One open socket whose sender is known. */
export interface Peer {
  readonly socket: WebSocket;
  readonly token: string;
  readonly caller: HolderCaller | StaffCaller;
  /** The last message sent down, by conversation: what comes next follows it without a gap. */
  readonly sent: Map<number, number>;
  /** Conversations that are being sent just now; true where there is more since. */
  readonly pumping: Map<number, boolean>;
  /** False until the first messages are known: what comes meanwhile is read from the table then. */
  isReady: boolean;
  /** Asked whether it is there, and has not answered. */
  isAsked: boolean;
  lastTypingMs: number;
}

/**
 * Sends and waits until the system has taken it: a slow reader slows down only what is read for that reader, and
 * nothing gathers in memory. False where the socket is gone.
 */
export const sendDown = ({ socket }: Pick<Peer, 'socket'>, down: SocketDown): Promise<boolean> =>
  new Promise((resolve) => {
    if (socket.readyState !== socket.OPEN) return resolve(false);
    socket.send(JSON.stringify(down), (error) => resolve(error === undefined || error === null));
  });

/** Sends what may be lost, unless the reader is slow. */
export const sendLightly = ({ socket }: Pick<Peer, 'socket'>, down: SocketDown): void => {
  if (socket.readyState === socket.OPEN && socket.bufferedAmount < SLOW_BYTES) {
    socket.send(JSON.stringify(down), () => undefined);
  }
};
