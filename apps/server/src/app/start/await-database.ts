import { isLost, pingDatabase, placeOf, unavailableWords } from '@fairlead/db';
import type { Logger } from 'pino';
import type { Config } from '../../config';
import { inWords, StartFault, StartStopped, wordsOf } from './start-faults';

const PAUSE_MS = 500;

/** Waits until the database of that variable answers at that address. */
export type Wait = (name: string, url: string) => Promise<void>;

const pause = (timeoutMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, timeoutMs));

const untilStopped = (stop: AbortSignal): Promise<never> => {
  const stopped = new Promise<never>((_resolve, reject) => {
    const end = (): void => reject(new StartStopped('stopped while waiting for the database'));
    if (stop.aborted) end();
    stop.addEventListener('abort', end, { once: true });
  });
  // It may come when nobody waits any more.
  stopped.catch(() => undefined);
  return stopped;
};

/**
 * Databases that are not there yet, as after the start of a whole machine, are waited for: all of them together for
 * `DATABASE_START_MS`. What would not come right by itself, such as a wrong password, ends the wait at once.
 * @param stop ends it with a StartStopped
 */
export const openWait = (config: Config, log: Logger, stop: AbortSignal): Wait => {
  const { databaseStartMs: startMs, databaseLimits } = config;
  const deadline = performance.now() + startMs;
  const stopped = untilStopped(stop);

  return async (name, url) => {
    for (let isTold = false; ; isTold = true) {
      try {
        return await Promise.race([pingDatabase(url, databaseLimits.connectMs), stopped]);
      } catch (error) {
        if (!isLost(error)) throw inWords(error, name);
        const what = `${unavailableWords(error)} (${wordsOf(error)})`;
        if (performance.now() >= deadline) {
          const waited = `${Math.round(startMs / 1_000)} s`;
          throw new StartFault(`${name}: no database at ${placeOf(url)} within ${waited}: ${what}`, {
            cause: error,
          });
        }
        if (!isTold) log.warn(`${name}: waiting for the database at ${placeOf(url)}: ${what}`);
        await Promise.race([pause(PAUSE_MS), stopped]);
      }
    }
  };
};
