import type { FastifyInstance } from 'fastify';
import type { Services } from '../http/services';

/** Whether the program lives, and whether calls may be sent to it: never while it drains. */
export const serveHealth = (
  server: FastifyInstance,
  { database }: Services,
  isDraining: () => boolean,
): void => {
  server.get('/health/live', async () => ({ status: 'live' }));
  server.get('/health/ready', async (_request, reply) => {
    const ready = !isDraining() && (await database.isWritable());
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not_ready' });
  });
};
