import type { FastifyInstance } from 'fastify';
import type { Services } from '../http/services';

/** Something without which no calls may be sent here, known without asking anything that could hang. */
export interface Readiness {
  /** A word or two for the answer, as `clock`. */
  readonly name: string;
  /** Why not; null while it is well. */
  readonly fault: () => string | null;
}

/** Whether the program lives, and whether calls may be sent to it: where nothing that it needs has a fault. */
export const serveHealth = (
  server: FastifyInstance,
  { database }: Services,
  checks: readonly Readiness[],
): void => {
  server.get('/health/live', async () => ({ status: 'live' }));
  server.get('/health/ready', async (_request, reply) => {
    const isWritable = await database.isWritable();
    const faults = checks.flatMap(({ name, fault }) => {
      const why = fault();
      return why === null ? [] : [{ name, why }];
    });
    if (!isWritable) faults.unshift({ name: 'database', why: 'it takes no writes' });
    const ready = faults.length === 0;
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not_ready', faults });
  });
};
