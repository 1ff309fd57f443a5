import { EmbeddedPostgresError } from './errors';
import type { EmbeddedPostgresOptions } from './options';
import { signal, stopPostgres } from './processes';
import { lacksRoom, type ServerProcess } from './server-process';

const STOP_PATIENCE = { fastMs: 10_000, immediateMs: 3_000 };
const RETRY_PAUSE_MS = 150;
/** More starts than this within the window is no accident that one more would mend. */
const STARTS_PER_WINDOW = 20;
const WINDOW_MS = 60_000;
/** Between starts on a full disk, where only somebody who makes room mends it. */
const ROOM_PAUSE_MS_MAX = 5_000;

type Watchers = Pick<EmbeddedPostgresOptions, 'log' | 'onUnexpectedExit' | 'onRestart' | 'onGivenUp'>;

/**
 * Keeps one PostgreSQL running: whenever it ends unasked, it is started again in the same place, up to
 * 20 times a minute; after that it says so and leaves it down. Where its disk is full it is tried for as long as that lasts.
 */
export class Supervisor {
  private readonly starts: number[] = [];
  private restarting: Promise<void> = Promise.resolve();
  private readonly stopping = new AbortController();
  private roomPauseMs = RETRY_PAUSE_MS;
  private stopped: Promise<void> | undefined;
  private readonly onProgramExit = () => {
    if (this.server.isRunning()) signal(this.server.pid, 'SIGINT');
  };

  constructor(
    private server: ServerProcess,
    private readonly launchAgain: () => Promise<ServerProcess>,
    private readonly watchers: Watchers,
  ) {
    // A program that ends by an exception takes its database along.
    process.on('exit', this.onProgramExit);
    this.watch(server);
  }

  pid(): number {
    return this.server.pid;
  }

  /** Ends supervision and the server; safe to call twice and in the middle of a restart. */
  stop(): Promise<void> {
    this.stopping.abort();
    this.stopped ??= this.stopOnce();
    return this.stopped;
  }

  private async stopOnce(): Promise<void> {
    // What is being started must be there before it can be stopped.
    await this.restarting;
    if (this.server.isRunning()) await stopPostgres(this.server.pid, STOP_PATIENCE);
    await this.server.exited;
    process.off('exit', this.onProgramExit);
  }

  private watch(server: ServerProcess): void {
    void server.exited.then((exit) => {
      if (this.stopping.signal.aborted) return;
      this.watchers.log.warn(
        `The database ended unasked (${exit.signal ?? exit.code}); it is started again.`,
      );
      this.restarting = this.restart(server.lacksRoom());
      this.watchers.onUnexpectedExit?.(exit);
    });
  }

  private mayStart(): boolean {
    const now = performance.now();
    while (this.starts[0] !== undefined && this.starts[0] < now - WINDOW_MS) this.starts.shift();
    return this.starts.push(now) <= STARTS_PER_WINDOW;
  }

  /** Cut short by a stop. */
  private pause(durationMs: number): Promise<void> {
    const { signal } = this.stopping;
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, durationMs);
      signal.addEventListener('abort', end);
      if (signal.aborted) end();
    });
  }

  /** True where it may be tried once more: after a pause that grows on a full disk, else so many times a minute. */
  private async mayTry(isFull: boolean): Promise<boolean> {
    if (!isFull) {
      this.roomPauseMs = RETRY_PAUSE_MS;
      return this.mayStart();
    }
    await this.pause(this.roomPauseMs);
    this.roomPauseMs = Math.min(2 * this.roomPauseMs, ROOM_PAUSE_MS_MAX);
    return true;
  }

  private async restart(endedFull: boolean): Promise<void> {
    let reason = 'it ended again and again.';
    let isFull = endedFull;
    const { signal } = this.stopping;
    while ((await this.mayTry(isFull)) && !signal.aborted) {
      try {
        this.server = await this.launchAgain();
      } catch (error) {
        reason = (error as Error).message;
        isFull = lacksRoom(reason);
        this.watchers.log.warn(reason);
        if (!isFull) await this.pause(RETRY_PAUSE_MS);
        continue;
      }
      this.watch(this.server);
      this.watchers.log.info('The database is back.');
      this.watchers.onRestart?.({ pid: this.server.pid });
      return;
    }
    if (!signal.aborted) this.giveUp(reason);
  }

  private giveUp(reason: string): void {
    const message = `The database could not be kept running and stays down: ${reason}`;
    this.watchers.log.error(message);
    this.watchers.onGivenUp?.(new EmbeddedPostgresError('given_up', message));
  }
}
