import {
  type Database,
  isDamaged,
  isForbidden,
  isOutOfRoom,
  isUnavailable,
  unavailableWords,
} from '@fairlead/db';
import type { FastifyBaseLogger } from 'fastify';
import type { Readiness } from './health';

/** How often it is looked whether the database does its work again. */
const LOOK_MS = 1_000;

/** Makes a file and lets it grow: what is only written over needs no room, and would be no proof. */
const WRITE = 'create temporary table fairlead_room on commit drop as select generate_series(1, 20000) as n';

/** Of a failure that calls or jobs share where the database is at fault, and tell. */
export const levelOf = (error: unknown): 'debug' | 'warn' => (isUnavailable(error) ? 'debug' : 'warn');

/** Keeps one line of the log for a database that is unavailable, and one for its return. */
export interface Outage {
  /** True where that is why some work was not done: it is counted, and needs no line of its own. */
  covers(error: unknown, work: 'call' | 'job'): boolean;
  /** Red from an answer that there is no room until a write worked again: reads alone go on meanwhile. */
  readonly readiness: Readiness;
  close(): void;
}

export const watchOutage = (database: Database, log: FastifyBaseLogger): Outage => {
  let undone: Record<'call' | 'job', number> | undefined;
  let withoutRoom: string | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const mayWork = (): Promise<boolean> =>
    withoutRoom === null
      ? database.isWritable()
      : database
          .transaction((tx) => tx.query(WRITE))
          .then(
            () => true,
            // Where nobody may make temporary tables, the refusal says nothing about room.
            isForbidden,
          );

  const look = async (): Promise<void> => {
    const asked = withoutRoom;
    // What came meanwhile asks for more than was tried.
    if (!(await mayWork()) || asked !== withoutRoom) return lookLater();
    log.info({ refusedCalls: undone?.call, failedJobs: undone?.job }, 'the database does its work again');
    undone = undefined;
    withoutRoom = null;
  };
  const lookLater = (): void => {
    if (!isClosed) timer = setTimeout(() => void look(), LOOK_MS);
  };

  return {
    covers: (error, work) => {
      if (!isUnavailable(error)) return false;
      const words = unavailableWords(error);
      if (isOutOfRoom(error)) withoutRoom = words;
      if (undone === undefined) {
        undone = { call: 0, job: 0 };
        log[isDamaged(error) ? 'fatal' : 'error']({ err: error }, `unavailable: ${words}`);
        lookLater();
      }
      undone[work] += 1;
      return true;
    },
    readiness: { name: 'room', fault: () => withoutRoom },
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
};
