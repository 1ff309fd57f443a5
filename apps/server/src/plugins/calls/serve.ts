import { allCalls } from '@fairlead/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../../http/answer';
import { readBodies } from '../../http/body';
import { languageFrom } from '../../http/reader';
import type { Route } from '../../http/route';
import { surfaceOf, urlOf } from './addresses';
import { type Mounting, mountRoute, refusalOf, sendRefusal } from './mount';

/** What every address answers that is none, whatever its shape and whatever was sent to it. */
export const answerUnknown = (
  request: FastifyRequest,
  reply: FastifyReply,
  mounting: Pick<Mounting, 'phrase' | 'services'>,
): FastifyReply => sendRefusal(reply, mounting, 'app', languageFrom(request.headers), refuse('not_found'));

const answerErrors = (server: FastifyInstance, mounting: Mounting): void => {
  server.setNotFoundHandler((request, reply) => answerUnknown(request, reply, mounting));
  server.setErrorHandler((error: FastifyError, request, reply) => {
    if (request.is404) return answerUnknown(request, reply, mounting);
    const refusal =
      error.code === 'FST_ERR_CTP_BODY_TOO_LARGE'
        ? refuse('too_large')
        : error.statusCode !== undefined && error.statusCode < 500
          ? refuse('malformed_body')
          : refusalOf(error, mounting.outage, request, reply);
    return sendRefusal(reply, mounting, surfaceOf(request.url), languageFrom(request.headers), refusal);
  });
};

/** Serves each call of the contract once. A call with no handler, or with two, stops the start. */
export const serveCalls = (server: FastifyInstance, mounting: Mounting, routes: readonly Route[]): void => {
  readBodies(server);
  answerErrors(server, mounting);
  const byId = new Map<string, Route>();
  for (const route of routes) {
    if (byId.has(route.call.id)) throw new Error(`${route.call.id} has two handlers`);
    if (!allCalls.includes(route.call)) throw new Error(`${route.call.id} is not in the contract's list`);
    byId.set(route.call.id, route);
  }
  for (const call of allCalls) {
    const route = byId.get(call.id);
    if (route === undefined) throw new Error(`${call.id} has no handler`);
    mountRoute(server, mounting, urlOf(call, mounting.services.config.apiBasePath), route);
  }
};
