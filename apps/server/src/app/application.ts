import compress from '@fastify/compress';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { BODY_BYTES_MAX } from '../http/body';
import { loadPhrases, type Phrase } from '../http/phrases';
import { requestIdOf } from '../http/request-id';
import type { Route } from '../http/route';
import type { Job, Services } from '../http/services';
import { serveSandboxTickets } from '../modules/access';
import { serveFiles } from '../modules/files';
import { serveProductFiles } from '../modules/products';
import { serveLog } from '../modules/statements';
import { serveSockets } from '../modules/support';
import { backupAgeReader } from '../plugins/backups';
import { answerUnknown, basePathsOf, serveCalls } from '../plugins/calls';
import { booksJobs } from '../plugins/check-books';
import type { ClockSkew } from '../plugins/clock-skew';
import { type Readiness, serveHealth, watchHealth } from '../plugins/health';
import { createMetrics, serveMetrics } from '../plugins/metrics';
import { type Outage, watchOutage } from '../plugins/outage';
import { createSessions } from '../plugins/sessions';
import { createCallThrottle, throttleJobs } from '../plugins/throttle';
import { traceRequests } from '../plugins/tracing';
import { answerGuard, serveApps, serveDocs, serveSupport } from '../plugins/web';
import { gaugesOf, jobsOf, routesOf } from './parts';
import { serveSampleCovers } from './sample-data';

/** In this time a request must have come whole: a picture of 5 MB does over 45 kB a second. */
const REQUEST_MS_MAX = 120_000;
const CONNECTIONS_CHECKED_MS = 1_000;

/** Parts to serve; a test may give its own. The routes are those of every call of the contract. */
export interface Parts {
  readonly routes: readonly Route[];
  readonly jobs: readonly Job[];
  /** What readiness needs besides, as room on the disk of the program's own database. */
  readonly checks: readonly Readiness[];
  /** The same, and nothing is written here while one of them has a fault, as that the schema is too new for this program. */
  readonly writeChecks: readonly Readiness[];
  /** Where the program goes by the real clock. */
  readonly skew: ClockSkew;
}

export interface Application {
  readonly server: FastifyInstance;
  readonly jobs: readonly Job[];
  readonly routes: readonly Route[];
  readonly outage: Outage;
  /** True while no job may begin here and no call may write (docs/runbook.md#a-clock-is-wrong). */
  mustPause(): boolean;
  /** From here on balancers must send nothing more, and runs of jobs end after the row that they are at. */
  drain(): void;
}

/** What is written here would be wrong while one of these has a fault. */
const writeChecksOf = (given?: Partial<Parts>): readonly Readiness[] => [
  ...(given?.writeChecks ?? []),
  // A clock that is off dates what is written.
  ...(given?.skew === undefined ? [] : [given.skew.readiness]),
];

/** Builds the whole server from its services; nothing listens yet, and importing this file does nothing. */
export const buildApp = async (services: Services, given?: Partial<Parts>): Promise<Application> => {
  const { config, database, clock } = services;
  const routes = given?.routes ?? routesOf(services);
  const phrase = await loadPhrases();
  const server = createServer(services, phrase);
  const outage = watchOutage(database, services.log, clock);
  const writeChecks = writeChecksOf(given);
  const mustPause = () => outage.holdsWrites() || writeChecks.some(({ fault }) => fault() !== null);
  const sessions = createSessions(services, mustPause);
  const throttle = createCallThrottle(database, clock);
  const metrics = createMetrics(database);
  for (const gauges of gaugesOf(services)) metrics.watch(gauges, clock);
  metrics.watchClock(given?.skew);
  metrics.watchBackups(backupAgeReader(services));
  const stopping = new AbortController();
  const jobs = [
    ...throttleJobs(services, throttle),
    ...booksJobs(services),
    ...(given?.jobs ?? (config.jobs ? jobsOf({ ...services, stopping: stopping.signal }) : [])),
  ];
  const health = watchHealth(database, [
    { name: 'program', fault: () => (stopping.signal.aborted ? 'it is being stopped' : null) },
    outage.readiness,
    ...(given?.checks ?? []),
    ...writeChecks,
  ]);
  metrics.watchHealth(health);

  server.addHook('onClose', () => {
    outage.close();
    return sessions.close();
  });
  metrics.watchAnswers(server);
  if (config.tracing !== undefined) traceRequests(server);
  try {
    // Routes ask for it by themselves: nothing with a secret in it is compressed.
    await server.register(compress, { global: false });
    serveHealth(server, health);
    serveMetrics(server, metrics, config);
    serveCalls(server, { services, sessions, throttle, phrase, outage, mustPause }, routes);
    serveDocs(server, config, basePathsOf(config.apiBasePath));
    serveFiles(server, services);
    serveLog(server, services);
    serveProductFiles(server, services);
    serveSockets(server, services, sessions);
    if (config.sampleData) {
      serveSampleCovers(server, config);
      serveSandboxTickets(server, services);
    }
    serveSupport(server, config);
    await serveApps(server, config);
    await server.ready();
  } catch (error) {
    await server.close();
    throw error;
  }
  return {
    server,
    jobs: jobs.map(metrics.watchJob),
    routes,
    outage,
    mustPause,
    drain: () => stopping.abort(),
  };
};

const createServer = (services: Services, phrase: Phrase): FastifyInstance => {
  const { config, log } = services;
  const guard = answerGuard(config.publicUrl?.startsWith('https:') ?? false);
  const server = Fastify({
    loggerInstance: log,
    // An address that cannot be read is none; no hook runs for it.
    frameworkErrors: (_error, request, reply) => {
      guard(reply.header('x-request-id', request.id));
      answerUnknown(request, reply, { services, phrase });
    },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: BODY_BYTES_MAX,
    requestTimeout: REQUEST_MS_MAX,
    http: { connectionsCheckingInterval: CONNECTIONS_CHECKED_MS },
    trustProxy: config.trustProxy.length === 0 ? false : [...config.trustProxy],
    requestIdHeader: false,
    genReqId: requestIdOf(config.trustProxy),
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
  });
  server.addHook('onSend', (request, reply, _payload, next) => {
    guard(reply.header('x-request-id', request.id));
    next();
  });
  return server;
};
