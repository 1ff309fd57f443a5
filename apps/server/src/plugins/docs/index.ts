import type { Call } from '@fairlead/contract';
import type { FastifyInstance } from 'fastify';
import { makePage, type Page } from '../web/page';
import { openApiOf } from './openapi';
import { docsHtml } from './page';

/** Serves the description of the calls at `/docs`; made when it is first asked for. */
export const serveDocs = (
  server: FastifyInstance,
  calls: readonly Call[],
  urlOf: (call: Call) => string,
  isBuilt: (call: Call) => boolean,
): void => {
  let openApi: string | undefined;
  let page: Promise<Page> | undefined;
  server.get('/docs/openapi.json', (_request, reply) => {
    openApi ??= JSON.stringify(openApiOf(calls, urlOf, isBuilt));
    return reply.type('application/json; charset=utf-8').send(openApi);
  });
  server.get('/docs', async (request, reply) => {
    page ??= makePage(docsHtml(calls, urlOf, isBuilt), false);
    return (await page).send(request, reply);
  });
};
