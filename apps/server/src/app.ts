import { allCalls, type Call } from '@fairlead/contract';
import compress from '@fastify/compress';
import Fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify';
import { ownJobs } from './app/own-jobs';
import { jobsOf, routesOf } from './app/parts';
import { drawCover } from './app/sample-data';
import { refuse } from './http/answer';
import { readBodies } from './http/body';
import { type Mounting, mountRoute, refusalOf, sendRefusal } from './http/mount';
import { loadPhrases } from './http/phrases';
import { languageFrom } from './http/reader';
import type { Route } from './http/route';
import type { Job, Services } from './http/services';
import { serveSandboxTickets } from './modules/access';
import { serveFiles } from './modules/files';
import { serveProductCovers } from './modules/products';
import { serveSockets } from './modules/support';
import { createMetrics, serveMetrics } from './plugins/metrics';
import { createSessions } from './plugins/sessions';
import { createCallThrottle } from './plugins/throttle';
import { serveApps, serveDocs, serveGuests, serveSupport } from './plugins/web';

const BODY_BYTES_MAX = 256 * 1024;

const CONSOLE_BASE_PATH = '/console-api/v1';
const NETWORK_BASE_PATH = '/network/v1';

/** Parts to serve; a test may give its own. The routes are those of every call of the contract. */
export interface Parts {
  readonly routes: readonly Route[];
  readonly jobs: readonly Job[];
}

export interface Application {
  readonly server: FastifyInstance;
  readonly jobs: readonly Job[];
  readonly routes: readonly Route[];
  /** True from the first word of a stop on: balancers must send nothing more. */
  drain(): void;
}

const basePathsOf = (apiBasePath: string) => ({
  ...{ app: apiBasePath, console: CONSOLE_BASE_PATH, network: NETWORK_BASE_PATH },
});

/** Where a call is served. */
export const urlOf = (call: Call, apiBasePath: string): string =>
  basePathsOf(apiBasePath)[call.surface] + call.path;

/** Whose statuses an address answers with, where no call of it was reached. */
const surfaceOf = (url: string): Call['surface'] => {
  if (url.startsWith(`${CONSOLE_BASE_PATH}/`)) return 'console';
  return url.startsWith(`${NETWORK_BASE_PATH}/`) ? 'network' : 'app';
};

const createServer = ({ config, log }: Services): FastifyInstance =>
  Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_BYTES_MAX,
    trustProxy: config.trustProxy.length === 0 ? false : [...config.trustProxy],
    requestIdHeader: false,
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
  });

/** Serves each call of the contract once. A call with no handler, or with two, stops the start. */
const mountCalls = (server: FastifyInstance, mounting: Mounting, routes: readonly Route[]): void => {
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

const answerErrors = (server: FastifyInstance, mounting: Mounting): void => {
  server.setNotFoundHandler((request, reply) =>
    sendRefusal(reply, mounting, 'app', languageFrom(request.headers), refuse('not_found')),
  );
  server.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal =
      error.code === 'FST_ERR_CTP_BODY_TOO_LARGE'
        ? refuse('too_large')
        : error.statusCode !== undefined && error.statusCode < 500
          ? refuse('malformed_body')
          : refusalOf(error, request, reply);
    return sendRefusal(reply, mounting, surfaceOf(request.url), languageFrom(request.headers), refusal);
  });
};

const addHealth = (server: FastifyInstance, { database }: Services, isDraining: () => boolean): void => {
  server.get('/health/live', async () => ({ status: 'live' }));
  server.get('/health/ready', async (_request, reply) => {
    const ready = !isDraining() && (await database.isWritable());
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not_ready' });
  });
};

/** Pictures of the sample products. */
const serveCovers = (server: FastifyInstance): void => {
  server.get<{ Params: { name: string } }>('/covers/:name.svg', (request, reply) => {
    const drawn = drawCover(request.params.name);
    if (drawn === undefined) return reply.callNotFound();
    return reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(drawn);
  });
};

const assemble = async (mounting: Mounting, server: FastifyInstance, routes: readonly Route[]) => {
  const { config } = mounting.services;
  // Routes ask for it by themselves: nothing with a secret in it is compressed.
  await server.register(compress, { global: false });
  readBodies(server);
  answerErrors(server, mounting);
  mountCalls(server, mounting, routes);
  serveDocs(server, config, basePathsOf(config.apiBasePath));
  serveFiles(server, mounting.services);
  serveProductCovers(server, mounting.services);
  serveSockets(server, mounting.services, mounting.sessions);
  if (config.sampleData) {
    serveCovers(server);
    serveSandboxTickets(server, mounting.services);
  }
  serveSupport(server, config);
  await serveGuests(server, config);
  await serveApps(server, config);
  await server.ready();
};

/** Builds the whole server from its services; nothing listens yet, and importing this file does nothing. */
export const buildApp = async (services: Services, given?: Partial<Parts>): Promise<Application> => {
  const { config, database, clock } = services;
  const phrase = await loadPhrases();
  const server = createServer(services);
  const sessions = createSessions(services);
  const throttle = createCallThrottle(database, clock);
  const routes = given?.routes ?? routesOf(services);
  const jobs = [...ownJobs(services, throttle), ...(given?.jobs ?? (config.jobs ? jobsOf(services) : []))];
  let isDraining = false;
  const metrics = createMetrics(database);
  metrics.watchAnswers(server);
  server.addHook('onClose', () => sessions.close());
  addHealth(server, services, () => isDraining);
  serveMetrics(server, metrics, config);
  try {
    await assemble({ services, sessions, throttle, phrase }, server, routes);
  } catch (error) {
    await server.close();
    throw error;
  }
  return {
    server,
    jobs: jobs.map(metrics.watchJob),
    routes,
    drain: () => {
      isDraining = true;
    },
  };
};
