import type { FastifyBaseLogger } from 'fastify';
import type { Job } from '../http/services';
import type { Readiness } from './health';

const PAUSE_MS = 10_000;

/** Whether this program may still serve on the schema: a newer one may migrate the database meanwhile. */
export interface FloorWatch {
  readonly readiness: Readiness;
  readonly job: Job;
}

/** @param readMissing tells which migration this program would have to know; undefined where it may serve */
export const watchFloor = (
  readMissing: () => Promise<string | undefined>,
  log: FastifyBaseLogger,
): FloorWatch => {
  let missing: string | undefined;

  const fault = (): string | null =>
    missing === undefined
      ? null
      : `the database was migrated and needs a program that knows ${missing}: start the newer one`;

  const run = async (): Promise<number> => {
    const before = missing;
    missing = await readMissing();
    if (missing !== undefined && missing !== before) log.error(`${fault()}; no calls should be sent here`);
    return 0;
  };

  return {
    readiness: { name: 'schema', fault },
    job: { name: 'schema floor', pauseMs: PAUSE_MS, run },
  };
};
