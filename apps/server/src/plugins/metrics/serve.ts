import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config';
import type { Metrics } from './metrics';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** What a proxy says of whom it speaks for: behind one on this machine everybody comes from this machine. */
const isPassedOn = ({ headers }: FastifyRequest): boolean =>
  headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;

/** With a token, who has it; without one, this machine alone. */
const mayRead = (token: string | undefined, request: FastifyRequest): boolean =>
  token === undefined
    ? LOOPBACK.test(request.ip) && !isPassedOn(request)
    : timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${token}`));

/** `/metrics` for those who run the program; to everyone else there is no such address. */
export const serveMetrics = (
  server: FastifyInstance,
  metrics: Metrics,
  { metricsToken }: Pick<Config, 'metricsToken'>,
): void => {
  server.get('/metrics', async (request, reply) => {
    if (!mayRead(metricsToken, request)) return reply.callNotFound();
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.read());
  });
};
