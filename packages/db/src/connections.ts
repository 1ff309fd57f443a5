import type { Socket } from 'node:net';
import type pg from 'pg';
import { isLost, isRefused, isSilence, isUnavailable } from './faults';
import { connectAny, type Hosts } from './hosts';
import { createPool, cut, limitsOf, limitTransaction, type PoolOptions, setLimits } from './pool';
import type { Probe } from './probe';
import { watchSilence } from './silence';

/** How long a call waits for a database that restarts, before it gives up. */
const PATIENCE_MS = 2_000;
const PAUSE_MS = 50;

export const pause = (timeoutMs: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, timeoutMs));

/** For work that is known to take longer than a call may. */
export interface Patience {
  /** How long each of its statements, and each pause between two, may take; 0: a statement as long as it does. */
  readonly longMs: number;
}

/** The connections of a pool that are worth using. */
export interface Connections {
  readonly pool: pg.Pool;
  /** True where a pooler lends the session for each transaction: then nothing of it is to be kept or expected. */
  readonly isLent: boolean;
  /** One of them, patiently; released with an error it is closed and not used again. */
  take(): Promise<pg.PoolClient>;
  /** The same for work that takes its time; to be released with `true`, for its limits are its own. */
  takeLong(patience: Patience): Promise<pg.PoolClient>;
  /**
   * Begins a transaction with those words on a connection of its own, which is to be released with `true` where there is
   * `patience`.
   */
  begin(words: string, patience?: Patience): Promise<pg.PoolClient>;
  /** Waits for what is under way; what takes its time is cut. */
  close(): Promise<void>;
}

/**
 * Connects; a database that is just restarting is waited for, since nothing was sent yet. What was spent waiting for a
 * connection of a full pool counts: a call that would wait longer is refused, and does not queue anew behind the others.
 */
const connectPatiently = async (
  connect: () => Promise<pg.PoolClient>,
  patienceMs: number,
): Promise<pg.PoolClient> => {
  for (const deadline = performance.now() + patienceMs; ; ) {
    try {
      return await connect();
    } catch (error) {
      const isHopeless = !isUnavailable(error) || isSilence(error) || isRefused(error);
      if (isHopeless || performance.now() >= deadline) throw error;
      await pause(PAUSE_MS);
    }
  }
};

/** @param takenLong keeps those whose work takes its time; @param isClosed whether nothing may take its time any more */
const patientFrom = (
  take: Connections['take'],
  takenLong: Set<pg.PoolClient>,
  isClosed: () => boolean,
): Pick<Connections, 'takeLong' | 'begin'> => {
  const taken = async (
    patience: Patience | undefined,
    ready: (client: pg.PoolClient) => Promise<unknown>,
  ) => {
    const client = await take();
    if (patience !== undefined) takenLong.add(client);
    if (isClosed()) cut(client);
    try {
      await ready(client);
    } catch (error) {
      client.release(error instanceof Error ? error : true);
      throw error;
    }
    return client;
  };
  return {
    takeLong: (patience) => taken(patience, (client) => setLimits(client, limitsOf(patience.longMs))),
    begin: (words, patience) =>
      taken(patience, (client) =>
        client.query(
          patience === undefined ? words : limitTransaction(client, words, limitsOf(patience.longMs)),
        ),
      ),
  };
};

/**
 * Where one connection was lost, those that were made before it are not used again: they may lead to a host that froze,
 * or that is no longer the primary, and each would have to be waited for in its turn.
 */
export const openConnections = (options: PoolOptions, hosts: Hosts, probe: Probe): Connections => {
  const sockets = new Set<Socket>();
  const pool = createPool(options, hosts, (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const isLent = options.directUrl !== undefined;
  const patienceMs = options.isOptional ? 0 : PATIENCE_MS;
  let losses = 0;
  let isClosed = false;
  const madeAfter = new WeakMap<pg.PoolClient, number>();
  const taken = new Set<pg.PoolClient>();
  const takenLong = new Set<pg.PoolClient>();

  const giveUp = (error: Error, older?: readonly pg.PoolClient[]): void => {
    losses += 1;
    for (const client of older ?? taken) cut(client, error);
    // Those that are being made too: each would keep its place in the pool until its time to connect has passed.
    for (const socket of older === undefined ? sockets : []) socket.destroy(error);
  };
  const silence = watchSilence(options, probe, () => taken.size > 0, giveUp);
  pool.on('connect', (client) => {
    madeAfter.set(client, losses);
    silence.watch(client);
  });

  const noteLoss = (client: pg.PoolClient, error: Error | boolean): void => {
    if (!isLost(error)) return;
    const made = madeAfter.get(client) ?? 0;
    if (made === losses) losses += 1;
    if (!isSilence(error)) return;
    // What takes its time would wait for a silent database until that has passed, whoever noticed the loss first.
    for (const waiting of takenLong) if ((madeAfter.get(waiting) ?? 0) <= made) cut(waiting);
  };

  const take = async (): Promise<pg.PoolClient> => {
    const client = await connectPatiently(() => silence.connect(() => connectAny(pool, hosts)), patienceMs);
    const release = client.release.bind(client);
    taken.add(client);
    client.release = (error) => {
      taken.delete(client);
      takenLong.delete(client);
      if (error) noteLoss(client, error);
      const spent = error || madeAfter.get(client) !== losses;
      if (spent) cut(client);
      release(spent);
    };
    if (madeAfter.get(client) === losses) return client;
    client.release(true);
    return take();
  };
  return {
    pool,
    isLent,
    take,
    ...patientFrom(take, takenLong, () => isClosed),
    close: () => {
      isClosed = true;
      silence.end();
      for (const client of takenLong) cut(client);
      return pool.end();
    },
  };
};
