import {
  type Database,
  isDamaged,
  isForbidden,
  isOutOfRoom,
  isUnavailable,
  unavailableWords,
} from '@fairlead/db';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock';
import type { Readiness } from './health';

/** How often it is looked whether the database does its work again. */
const LOOK_MS = 1_000;
/** So long nothing was refused before it is said: a database that lacks something does part of its work all the time. */
const QUIET_MS = 10_000;

/** Makes a file and lets it grow: what is only written over needs no room, and would be no proof. */
const WRITE = 'create temporary table fairlead_room on commit drop as select generate_series(1, 20000) as n';

/** Of a failure that calls or jobs share where the database is at fault, and tell. */
export const levelOf = (error: unknown): 'debug' | 'warn' => (isUnavailable(error) ? 'debug' : 'warn');

/** Keeps one line of the log for a database that is unavailable, and one for its return. */
export interface Outage {
  /** True where that is why some work was not done: it is counted, and needs no line of its own. */
  covers(error: unknown, work: 'call' | 'job'): boolean;
  /** True while no commit is done: what would write is not begun, or each would leave one more session waiting. */
  holdsWrites(): boolean;
  /** The same of a call that may write, which is counted as refused. */
  refusesWrite(): boolean;
  /** Red from an answer that there is no room until a write worked again: reads alone go on meanwhile. */
  readonly readiness: Readiness;
  close(): void;
}

const hasRoom = (database: Database): Promise<boolean> =>
  database
    .transaction((tx) => tx.query(WRITE))
    .then(
      () => true,
      // Where nobody may make temporary tables, the refusal says nothing about room.
      isForbidden,
    );

/** By a connection of the pool too: the probe's own stands, whatever keeps others from having one. */
const answers = async (database: Database): Promise<boolean> =>
  (await database.isWritable()) &&
  database.query('select 1').then(
    () => true,
    () => false,
  );

export const watchOutage = (database: Database, log: FastifyBaseLogger, clock: Clock): Outage => {
  let undone: Record<'call' | 'job', number> | undefined;
  let hasDamage = false;
  let refusedAt = clock.now();
  let withoutRoom: string | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isHeld = false;
  let isClosed = false;

  /** A clock that is set back makes no wait longer. */
  const isQuiet = (): boolean => Math.abs(clock.now().getTime() - refusedAt.getTime()) >= QUIET_MS;

  const look = async (): Promise<void> => {
    const asked = withoutRoom;
    isHeld = await database.holdsCommits();
    if (isHeld) return lookLater();
    const works = await (asked === null ? answers(database) : hasRoom(database));
    // What came meanwhile asks for more than was tried.
    if (!works || asked !== withoutRoom) return lookLater();
    withoutRoom = null;
    if (!isQuiet()) return lookLater();
    const counts = { refusedCalls: undone?.call, failedJobs: undone?.job };
    // No answer proves that a disk is sound again.
    if (hasDamage) log.warn(counts, 'what is damaged was not met for a while');
    else log.info(counts, 'the database does its work again');
    undone = undefined;
    hasDamage = false;
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
      hasDamage ||= isDamaged(error);
      refusedAt = clock.now();
      return true;
    },
    holdsWrites: () => isHeld,
    refusesWrite: () => {
      if (isHeld && undone !== undefined) undone.call += 1;
      return isHeld;
    },
    readiness: { name: 'room', fault: () => withoutRoom },
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
};
