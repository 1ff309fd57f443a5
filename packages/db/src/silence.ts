import type pg from 'pg';
import { limitsFor, type PoolOptions } from './pool';
import { PROBE_MS, type Probe } from './probe';

/** How often it is looked whether anything was heard. */
const LOOK_MS = 250;

/** Whether anything at all is heard from the database. */
export interface Silence {
  /** Hears whatever comes on this connection. */
  watch(client: pg.PoolClient): void;
  /** Awaits a connection, and fails as soon as the database is silent; one that comes later is given back. */
  connect(connecting: () => Promise<pg.PoolClient>): Promise<pg.PoolClient>;
  end(): void;
}

const silent = (): Error => Object.assign(new Error('the database is silent'), { code: 'ETIMEDOUT' });

type Lines = Map<pg.PoolClient, { readonly madeAt: number; heardAt: number }>;

/**
 * A question that the probe put in vain is one that connections of its age may wait for in vain, though new ones are
 * well: those may lead to another host.
 */
const watchLines = (silenceMs: number, probe: Probe, giveUp: (older: readonly pg.PoolClient[]) => void) => {
  const lines: Lines = new Map();
  let settledAt = Number.NEGATIVE_INFINITY;
  return {
    watch: (client: pg.PoolClient): void => {
      const line = { madeAt: performance.now(), heardAt: performance.now() };
      lines.set(client, line);
      const { stream } = client.connection;
      stream.on('data', () => {
        line.heardAt = performance.now();
      });
      stream.once('close', () => lines.delete(client));
    },
    settle: (): void => {
      const { askedAt, until } = probe.unanswered();
      if (askedAt === settledAt) return;
      const older = [...lines].filter(([, { madeAt }]) => madeAt < askedAt);
      const lastHeardAt = Math.max(...older.map(([, { heardAt }]) => heardAt));
      const isAlive = older.length === 0 || lastHeardAt > until;
      if (!isAlive && performance.now() - lastHeardAt < silenceMs + PROBE_MS) return;
      settledAt = askedAt;
      if (!isAlive) giveUp(older.map(([client]) => client));
    },
  };
};

/**
 * A slow statement and a dead line look alike to who waits for the answer. So where nothing was heard for a while on any
 * connection, the probe is asked: if it hears nothing either, nobody waits any longer, and who comes is refused at once
 * until the probe has heard something (docs/adr/0067-no-call-hangs.md).
 * @param isBusy whether anybody waits for anything
 * @param giveUp ends what waits on the connections that there are, or on those alone, with that error
 */
export const watchSilence = (
  options: PoolOptions,
  probe: Probe,
  isBusy: () => boolean,
  giveUp: (error: Error, older?: readonly pg.PoolClient[]) => void,
): Silence => {
  const { silenceMs } = limitsFor(options);
  const connecting = new Set<(error: Error) => void>();
  let heardAt = performance.now();
  const lines = watchLines(silenceMs, probe, (older) => giveUp(silent(), older));
  let isSilent = false;
  let isLooking = false;

  const hear = (): void => {
    heardAt = performance.now();
  };

  const look = async (): Promise<void> => {
    lines.settle();
    const isQuiet = performance.now() - heardAt >= silenceMs;
    if (isLooking || (!isSilent && !(isQuiet && (connecting.size > 0 || isBusy())))) return;
    isLooking = true;
    const askedAt = performance.now();
    const found = await probe.ask();
    isLooking = false;
    if (found !== 'silent' && found !== 'away') {
      // What the pool began to make meanwhile may never be answered.
      if (isSilent) giveUp(silent());
      isSilent = false;
      return hear();
    }
    if (heardAt > askedAt) return;
    isSilent = found === 'silent';
    const error = silent();
    if (isSilent) {
      for (const refuse of connecting) refuse(error);
      // What is made for them later is given back: nobody else would.
      connecting.clear();
    }
    giveUp(error);
  };
  const timer = setInterval(() => void look(), LOOK_MS).unref();

  return {
    watch: (client) => {
      hear();
      lines.watch(client);
      client.connection.stream.on('data', hear);
    },
    connect: (make) =>
      new Promise((resolve, reject) => {
        if (isSilent) return reject(silent());
        // What was silent because nobody asked is no sign.
        if (connecting.size === 0 && !isBusy()) heardAt = performance.now();
        connecting.add(reject);
        make()
          .then((client) => (connecting.has(reject) ? resolve(client) : client.release()), reject)
          .finally(() => connecting.delete(reject));
      }),
    end: () => clearInterval(timer),
  };
};
