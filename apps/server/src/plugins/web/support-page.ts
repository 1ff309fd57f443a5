import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config';

const TOPIC = /^\?topic=(general|recharge)$/;

/**
 * Leads to the chat, which is a page of the app (docs/adr/0038-notifications-chat-files.md): somebody who opens a
 * contact's address by itself finds it there, after the login where it is needed, under the name by which the product
 * is known: a login of another name is none. An address that names no desk leads to the general one.
 */
export const serveSupport = (server: FastifyInstance, { publicUrl }: Config): void => {
  const origin = publicUrl === undefined ? '' : new URL(publicUrl).origin;
  server.get('/support/chat', (request, reply) => {
    const [, topic = 'general'] = TOPIC.exec(new URL(request.url, 'http://localhost').search) ?? [];
    const url = encodeURIComponent(`/support/chat?topic=${topic}`);
    return reply.redirect(`${origin}/#/customer?url=${url}`);
  });
  // Known from contacts and letters; it was a page of its own once.
  server.get('/support/guest', (_request, reply) => reply.redirect(`${origin}/#/support`));
};
