import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Services } from '../../http/services';
import { SANDBOX_KID, sandboxSigningKey } from './keys';
import { signTicket } from './shell-ticket';

const LIFE_S = 4 * 60;

const wish = z.object({
  sub: z.string().trim().min(1).max(100),
  name: z.string().trim().min(1).max(100),
  lang: z.string().min(2).max(35),
});

/**
 * Plays the host app's server, in the sandbox only: signs a ticket for whoever one wants to be. Its people exist in
 * sample data alone, and no live server trusts its key.
 */
export const serveSandboxTickets = (server: FastifyInstance, { config, clock }: Services): void => {
  const key = sandboxSigningKey(config);
  server.get('/sandbox/shell/ticket', (request, reply) => {
    const wished = wish.safeParse(request.query);
    if (!wished.success) return reply.code(400).send({ message: 'sub, name and lang are needed' });
    const exp = Math.floor(clock.now().getTime() / 1_000) + LIFE_S;
    const ticket = signTicket(key, SANDBOX_KID, { ...wished.data, jti: randomUUID(), exp });
    return reply.header('cache-control', 'no-store').send({ ticket });
  });
};
