import type { SocketDown, SocketUp } from './api';

/** How long until the connection is tried again, by the number of tries that failed. */
const RETRY_MS = [1_000, 2_000, 5_000, 15_000] as const;

export interface LiveParts {
  readonly connect: () => WebSocket;
  /** The first thing said: who one is, and up to where one has read. */
  readonly hello: () => SocketUp;
  readonly onDown: (down: SocketDown) => void;
  /** True once the server has taken the hello, false when the connection is gone. */
  readonly onLive: (isLive: boolean) => void;
}

export interface Live {
  /** Says it where there is a connection; what may be lost is lost otherwise. */
  say(up: SocketUp): void;
  /** Tries at once, e.g. when the device says that it is connected again. */
  retryNow(): void;
  /** Ends the connection; the next one says anew up to where one has read. */
  restart(): void;
  close(): void;
}

/** A live connection that comes back by itself, until the server refuses it or it is closed. */
export const openLive = ({ connect, hello, onDown, onLive }: LiveParts): Live => {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isOver = false;
  let isReady = false;

  const send = (up: SocketUp): void => socket?.send(JSON.stringify(up));

  const take = (down: SocketDown): void => {
    if (down.type === 'ping') send({ type: 'pong' });
    // A token that is no longer good does not get better by asking again.
    if (down.type === 'refused') isOver = true;
    if (down.type === 'ready') {
      failures = 0;
      isReady = true;
      onLive(true);
    }
    onDown(down);
  };

  const start = (): void => {
    const opened = connect();
    socket = opened;
    opened.onopen = () => send(hello());
    opened.onmessage = ({ data }) => take(JSON.parse(String(data)) as SocketDown);
    opened.onclose = () => {
      socket = undefined;
      isReady = false;
      onLive(false);
      if (isOver) return;
      timer = setTimeout(start, RETRY_MS[Math.min(failures, RETRY_MS.length - 1)]);
      failures += 1;
    };
  };
  start();

  return {
    say: (up) => {
      if (isReady) send(up);
    },
    retryNow: () => {
      if (isOver || socket !== undefined) return;
      clearTimeout(timer);
      start();
    },
    restart: () => socket?.close(),
    close: () => {
      isOver = true;
      clearTimeout(timer);
      socket?.close();
    },
  };
};
