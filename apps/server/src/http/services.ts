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
    /** Of the newest; where there is none, for how long this node has had one to make. */
    readonly ageMs: number;
    /** Two of them have been missed. */
    readonly isLate: boolean;
    /** Why the last try failed; null where it did not. */
    readonly fault: string | null;
  };
}

/**
 * A bucket for the bytes of files (docs/adr/0102-files-in-storage.md). A key is used once.
 * Each of the three throws StorageUnavailable where the storage did not do it, or did not say so.
 */
export interface ObjectStorage {
  /** The storage refuses bytes that arrive as others. @param hash SHA-256 of them */
  put(key: string, content: Buffer, hash: Buffer): Promise<void>;
  /** Null where the storage says that there is no such object. */
  get(key: string): Promise<Buffer | null>;
  /** Also one that is not there. */
  remove(key: string): Promise<void>;
}

/** What every module builds on. Made once by `app`, never imported as a value. */
export interface Services {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly hashing: Hashing;
  readonly log: FastifyBaseLogger;
  /** Absent where none is set. */
  readonly storage?: ObjectStorage | undefined;
  /** Absent where it makes none. */
  readonly backups?: Backups | undefined;
  /** Aborted once the program stops: a run of a job then ends after the row that it is at. Calls have none, and are finished. */
  readonly stopping?: AbortSignal | undefined;
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
  /** A stop does not wait for its run, which ends with the database: the next start makes it again. */
  readonly isLeftAtStop?: true;
}
