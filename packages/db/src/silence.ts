import type pg from 'pg';
import { limitsFor, type PoolOptions } from './pool';
import type { Probe } from './probe';

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

/**
 * A slow statement and a dead line look alike to who waits for the answer. So where nothing was heard for a while on any
 * connection, the probe is asked: if it hears nothing either, nobody waits any longer, and who comes is refused at once
 * until the probe has heard something (docs/adr/0067-no-call-hangs.md).
 * @param isBusy whether anybody waits for anything
 * @param giveUp ends what waits on the connections that there are, with that error
 */
export const watchSilence = (
  options: PoolOptions,
  probe: Probe,
  isBusy: () => boolean,
  giveUp: (error: Error) => void,
): Silence => {
  const { silenceMs } = limitsFor(options);
  const connecting = new Set<(error: Error) => void>();
  let heardAt = performance.now();
  let isSilent = false;
  let isLooking = false;

  const hear = (): void => {
    heardAt = performance.now();
  };

  const look = async (): Promise<void> => {
    const isQuiet = performance.now() - heardAt >= silenceMs;
    if (isLooking || (!isSilent && !(isQuiet && (connecting.size > 0 || isBusy())))) return;
    isLooking = true;
    const askedAt = performance.now();
    const found = await probe.ask();
    isLooking = false;
    if (found === 'writable' || found === 'there') {
      // What the pool began to make meanwhile may never be answered. And where the probe itself went unanswered once, it
      // came through on a new connection, maybe to another host: that says nothing for those that are older.
      if (isSilent || heardAt < probe.unansweredAt()) giveUp(silent());
      isSilent = false;
      return hear();
    }
    if (heardAt > askedAt) return;
    isSilent = found === 'silent';
    const error = silent();
    if (isSilent) for (const refuse of connecting) refuse(error);
    giveUp(error);
  };
  const timer = setInterval(() => void look(), LOOK_MS).unref();

  return {
    watch: (client) => {
      hear();
      client.connection.stream.on('data', hear);
    },
    connect: (make) =>
      new Promise((resolve, reject) => {
        if (isSilent) return reject(silent());
        // What was silent because nobody asked is no sign.
        if (connecting.size === 0 && !isBusy()) heardAt = performance.now();
        connecting.add(reject);
        make()
          .then(
            (client) => (connecting.has(reject) && !isSilent ? resolve(client) : client.release()),
            reject,
          )
          .finally(() => connecting.delete(reject));
      }),
    end: () => clearInterval(timer),
  };
};
