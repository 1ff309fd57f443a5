import type { FastifyInstance } from 'fastify';
import type { Services } from '../http/services';

/** Something without which no calls may be sent here, known without asking anything that could hang. */
export interface Readiness {
  /** A word or two for the answer, as `clock`. */
  readonly name: string;
  /** Why not; null while it is well. */
  readonly fault: () => string | null;
}

/** The whole answer is there within a second (docs/runbook.md#watching-it), the way of the call included. */
const ASK_MS = 800;

/** Whether the program lives, and whether calls may be sent to it: where nothing that it needs has a fault. */
export const serveHealth = (
  server: FastifyInstance,
  { database }: Services,
  checks: readonly Readiness[],
): void => {
  server.get('/health/live', async () => ({ status: 'live' }));
  server.get('/health/ready', async (_request, reply) => {
    const why = await database.writeFault(ASK_MS);
    const faults = checks.flatMap(({ name, fault }) => {
      const other = fault();
      return other === null ? [] : [{ name, why: other }];
    });
    if (why !== null) faults.unshift({ name: 'database', why });
    const ready = faults.length === 0;
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not_ready', faults });
  });
};
