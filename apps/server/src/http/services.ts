import type { Database } from '@fairlead/db';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock';
import type { Config } from '../config';
import type { Hashing } from '../hashing';

/** What is known of the backups that this program makes of its own database. */
export interface Backups {
  state(): {
    /** When the newest was made that brings everything back. */
    readonly takenAt: Date | null;
    readonly ageMs: number | null;
    /** Two of them have been missed. */
    readonly isLate: boolean;
    /** Why the last try failed; null where it did not. */
    readonly fault: string | null;
  };
}

/** What every module builds on. Made once by `app`, never imported as a value. */
export interface Services {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly hashing: Hashing;
  readonly log: FastifyBaseLogger;
  /** Absent where it makes none. */
  readonly backups?: Backups | undefined;
}

/** Work that runs on every node and is safe to run on several at once: due rows, not timers, decide what is done. */
export interface Job {
  readonly name: string;
  /** How long to wait after a run that found nothing. */
  readonly pauseMs: number;
  /** Does what is due now and returns how much it did. */
  run(): Promise<number>;
  /** Waits for what its runs left at work; nothing more is begun. */
  end?(): Promise<void>;
}
