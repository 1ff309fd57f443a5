import type { Database } from '@fairlead/db';
import type { FastifyInstance } from 'fastify';

/** Something without which no calls may be sent here, known without asking anything that could hang. */
export interface Readiness {
  /** A word or two for the answer, as `clock`. */
  readonly name: string;
  /** Why not; null while it is well. */
  readonly fault: () => string | null;
}

/** All without which no calls may be sent here: `/health/ready` answers with it, `/metrics` counts it. */
export interface Health {
  /** Of everything that is looked at, whether it is well or not. */
  readonly names: readonly string[];
  /** What is not well now, and why. */
  faults(): Promise<readonly { readonly name: string; readonly why: string }[]>;
}

/** The whole answer is there within a second (docs/runbook.md#watching-it), the way of the call included. */
const ASK_MS = 800;
const DATABASE = 'database';

/** The database's sign of life, for which many who ask at once cost one question, and the checks beside it. */
export const watchHealth = (
  database: Pick<Database, 'writeFault'>,
  checks: readonly Readiness[],
): Health => ({
  names: [DATABASE, ...checks.map(({ name }) => name)],
  faults: async () => {
    const why = await database.writeFault(ASK_MS);
    const faults = checks.flatMap(({ name, fault }) => {
      const other = fault();
      return other === null ? [] : [{ name, why: other }];
    });
    return why === null ? faults : [{ name: DATABASE, why }, ...faults];
  },
});

/** Whether the program lives, and whether calls may be sent to it: where nothing that it needs has a fault. */
export const serveHealth = (server: FastifyInstance, health: Health): void => {
  server.get('/health/live', async () => ({ status: 'live' }));
  server.get('/health/ready', async (_request, reply) => {
    const faults = await health.faults();
    const ready = faults.length === 0;
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not_ready', faults });
  });
};
