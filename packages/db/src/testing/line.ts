import { createConnection, createServer, type Socket } from 'node:net';

/** The way to a database, which a test can cut, silence or lead elsewhere. */
export interface Line {
  /** The address of the database, by way of this line. */
  readonly url: string;
  /** Where new connections lead from now on; those that are there stay where they are. */
  leadTo(url: string): void;
  /** From now on nothing passes on the connections that are there; no end of them is told. New ones are well. */
  silence(): void;
  /** Nothing passes on any connection, new ones included, until `leadTo` or `heal`. */
  freeze(): void;
  heal(): void;
  close(): Promise<void>;
}

const targetOf = (url: string) => {
  const { hostname, port } = new URL(url);
  return { host: hostname, port: Number(port) };
};

/** Opens a TCP line to the database of `url`, on any free port where none is named. */
export const openLine = async (url: string, listenPort = 0): Promise<Line> => {
  let target = targetOf(url);
  let isFrozen = false;
  const pairs = new Set<readonly [Socket, Socket]>();
  const silenced = new Set<Socket>();

  const hush = (pair: readonly [Socket, Socket]): void => {
    for (const socket of pair) {
      silenced.add(socket);
      socket.unpipe();
      socket.pause();
    }
  };

  const server = createServer({ allowHalfOpen: true }, (near) => {
    near.on('error', () => undefined);
    if (isFrozen) {
      near.pause();
      silenced.add(near);
      return;
    }
    const far = createConnection({ ...target, allowHalfOpen: true });
    const pair = [near, far] as const;
    pairs.add(pair);
    for (const [one, other] of [pair, [far, near] as const]) {
      one.pipe(other);
      one.on('error', () => undefined);
      one.on('close', () => {
        pairs.delete(pair);
        if (!silenced.has(one)) other.destroy();
      });
    }
  });
  await new Promise<void>((listening) => server.listen(listenPort, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const way = new URL(url);
  way.hostname = '127.0.0.1';
  way.port = String(port);
  return {
    url: way.href,
    leadTo: (next) => {
      target = targetOf(next);
      isFrozen = false;
    },
    silence: () => pairs.forEach(hush),
    freeze: () => {
      isFrozen = true;
      pairs.forEach(hush);
    },
    heal: () => {
      isFrozen = false;
    },
    close: async () => {
      const closed = new Promise((done) => server.close(done));
      for (const socket of [...[...pairs].flat(), ...silenced]) socket.destroy();
      await closed;
    },
  };
};
