import { setTimeout as pause } from 'node:timers/promises';
import { EmbeddedPostgresError } from './errors';
import type { EmbeddedPostgresOptions } from './options';
import { signal, stopPostgres } from './processes';
import type { ServerProcess } from './server-process';

const STOP_PATIENCE = { fastMs: 10_000, immediateMs: 3_000 };
const RETRY_PAUSE_MS = 150;
/** More starts than this within the window is no accident that one more would mend. */
const STARTS_PER_WINDOW = 20;
const WINDOW_MS = 60_000;

type Watchers = Pick<EmbeddedPostgresOptions, 'log' | 'onUnexpectedExit' | 'onRestart' | 'onGivenUp'>;

/**
 * Keeps one PostgreSQL running: whenever it ends unasked, it is started again in the same place, up to
 * 20 times a minute; after that it says so and leaves it down.
 */
export class Supervisor {
  private readonly starts: number[] = [];
  private restarting: Promise<void> = Promise.resolve();
  private stopping = false;
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
    this.stopping = true;
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
      if (this.stopping) return;
      this.watchers.log.warn(
        `The database ended unasked (${exit.signal ?? exit.code}); it is started again.`,
      );
      this.restarting = this.restart();
      this.watchers.onUnexpectedExit?.(exit);
    });
  }

  private mayStart(): boolean {
    const now = performance.now();
    while (this.starts[0] !== undefined && this.starts[0] < now - WINDOW_MS) this.starts.shift();
    return this.starts.push(now) <= STARTS_PER_WINDOW;
  }

  private async restart(): Promise<void> {
    let reason = 'it ended again and again.';
    while (this.mayStart() && !this.stopping) {
      try {
        this.server = await this.launchAgain();
      } catch (error) {
        reason = (error as Error).message;
        this.watchers.log.warn(reason);
        await pause(RETRY_PAUSE_MS);
        continue;
      }
      this.watch(this.server);
      this.watchers.log.info('The database is back.');
      this.watchers.onRestart?.({ pid: this.server.pid });
      return;
    }
    if (!this.stopping) this.giveUp(reason);
  }

  private giveUp(reason: string): void {
    const message = `The database could not be kept running and stays down: ${reason}`;
    this.watchers.log.error(message);
    this.watchers.onGivenUp?.(new EmbeddedPostgresError('given_up', message));
  }
}
