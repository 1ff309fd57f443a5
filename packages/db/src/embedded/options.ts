import type { EmbeddedPostgresError } from './errors';

/** Where the runner writes; a pino logger fits. */
export interface EmbeddedPostgresLog {
  debug(message: string): void;
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}

/** How a server process ended. */
export interface ServerExit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** How a restored backup is brought on at its first start. */
export interface Recovery {
  /** Where the log since the backup lies; absent: only what the backup has is brought back. */
  readonly archive?: string | undefined;
  /** Up to when; absent: to the end of the log. */
  readonly to?: Date | undefined;
}

/** What `startEmbeddedPostgres` needs to know. */
export interface EmbeddedPostgresOptions {
  /** The product's data folder (`DATA_DIR`); the database lives in `postgres/` within it. */
  readonly dataDir: string;
  /** A port that must be used; without it the last one, or a random free one. */
  readonly port?: number | undefined;
  /** Where each finished file of the log is copied to; absent: nowhere. */
  readonly archive?: string | undefined;
  /** For the first start of a restored backup alone. */
  readonly recovery?: Recovery | undefined;
  /** Settings of PostgreSQL that go before the product's; absent: none. */
  readonly settings?: Readonly<Record<string, string>> | undefined;
  /** One that does not accept connections by then hangs; absent: a minute, and half a day where it is brought on by an archive. */
  readonly readyWithinMs?: number | undefined;
  readonly log: EmbeddedPostgresLog;
  /** PostgreSQL ended without being asked to; a restart follows. */
  readonly onUnexpectedExit?: (exit: ServerExit) => void;
  /** It accepts connections again, at the same address: time to reconnect. */
  readonly onRestart?: (info: { readonly pid: number }) => void;
  /** Restarts have failed too often: the database stays down, and the program should end. */
  readonly onGivenUp?: (error: EmbeddedPostgresError) => void;
}

/** A running PostgreSQL that belongs to this program. */
export interface EmbeddedPostgres {
  /** `postgres://…@127.0.0.1:port/fairlead`, the same as long as the program runs. */
  readonly url: string;
  /** The folder of its data; it may lie outside `dataDir`. */
  readonly folder: string;
  /** The process id of the present server; another one after a restart. */
  pid(): number;
  /** Why another program could take its data folder for free; null while none can. */
  fault(): string | null;
  /** Stops it cleanly and gives the data folder free; further calls wait for the same end. */
  stop(): Promise<void>;
}
