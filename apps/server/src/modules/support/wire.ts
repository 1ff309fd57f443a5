import type { SocketDown } from '@fairlead/contract';
import type { WebSocket } from 'ws';

/** Beyond this, what may be lost (typing) is not sent to a reader who is too slow. */
const SLOW_BYTES = 64 * 1024;

interface Line {
  readonly socket: WebSocket;
}

/** As it goes over the line; the same bytes may go to any number of sockets. */
export const encode = (down: SocketDown): Buffer => Buffer.from(JSON.stringify(down));

const AS_TEXT = { binary: false };

const doNothing = (): void => undefined;

/**
 * Sends, and waits until the system has taken it where the reader still owes to take what came before: a slow reader
 * slows down only what is read for that reader, and nothing gathers in memory. False where the socket is gone.
 */
export const sendDown = ({ socket }: Line, bytes: Buffer): boolean | Promise<boolean> => {
  if (socket.readyState !== socket.OPEN) return false;
  if (socket.bufferedAmount === 0) {
    socket.send(bytes, AS_TEXT, doNothing);
    return true;
  }
  return new Promise((resolve) => {
    socket.send(bytes, AS_TEXT, (error) => resolve(error === undefined || error === null));
  });
};

/** Sends what may be lost, unless the reader is slow. */
export const sendLightly = ({ socket }: Line, bytes: Buffer): void => {
  if (socket.readyState === socket.OPEN && socket.bufferedAmount < SLOW_BYTES) {
    socket.send(bytes, AS_TEXT, doNothing);
  }
};
