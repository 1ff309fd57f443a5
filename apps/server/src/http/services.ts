import type { Database } from '@fairlead/db';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock';
import type { Config } from '../config';
import type { Hashing } from '../hashing';

/** What every module builds on. Made once by `app`, never imported as a value. */
export interface Services {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly hashing: Hashing;
  readonly log: FastifyBaseLogger;
}

/** Work that runs on every node and is safe to run on several at once: due rows, not timers, decide what is done. */
export interface Job {
  readonly name: string;
  /** How long to wait after a run that found nothing. */
  readonly pauseMs: number;
  /** Does what is due now and returns how much it did. */
  run(): Promise<number>;
}
