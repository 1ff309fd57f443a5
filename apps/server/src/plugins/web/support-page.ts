import type { FastifyInstance } from 'fastify';

const TOPIC = /^\?topic=(general|recharge)$/;

/**
 * Leads to the chat, which is a page of the app (ADR 0051): somebody who opens a contact's address by itself finds it
 * there, after the login where it is needed. An address that names no desk leads to the general one.
 */
export const serveSupport = (server: FastifyInstance): void => {
  server.get('/support/chat', (request, reply) => {
    const [, topic = 'general'] = TOPIC.exec(new URL(request.url, 'http://localhost').search) ?? [];
    const url = encodeURIComponent(`/support/chat?topic=${topic}`);
    return reply.redirect(`/#/customer?url=${url}`);
  });
};
