import type { Call, FailureData, RequestOf, ResponseOf } from '@fairlead/contract';
import type { Database } from '@fairlead/db';
import { createTestDatabase, type TestDatabase } from '@fairlead/db/testing';
import type { Logger } from 'pino';
import { type Application, buildApp, type Parts } from '../app/application';
import { parseConfig } from '../config';
import type { Route } from '../http/route';
import type { Services } from '../http/services';
import { createLog } from '../log';
import { urlOf } from '../plugins/calls';
import { openObjectStorage } from '../plugins/object-storage';
import { type TurnableClock, turnableClock } from './clock';
import { quickHashing } from './quick-hashing';

export interface CallOptions {
  readonly token?: string | undefined;
  readonly idempotencyKey?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The sender's address; 127.0.0.1 where absent. */
  readonly address?: string;
}

/** What came back: HTTP status, then the envelope. */
export interface Reply<Data> {
  readonly status: number;
  readonly code: number;
  readonly msg: string;
  readonly data: Data & Partial<FailureData>;
  readonly headers: Readonly<Record<string, unknown>>;
}

export interface TestServer extends Application {
  readonly services: Services;
  readonly database: Database;
  /** Where the test made the database itself, its own; else the one made for it. */
  readonly testDatabase: TestDatabase;
  readonly clock: TurnableClock;
  /** Makes a call of the contract through the whole stack; a good answer that breaks the contract fails the test. */
  call<C extends Call>(call: C, request: RequestOf<C>, options?: CallOptions): Promise<Reply<ResponseOf<C>>>;
  /** The same with anything as body or query. */
  send(call: Call, request: unknown, options?: CallOptions): Promise<Reply<Record<string, unknown>>>;
  /** Runs every job until none finds anything more to do. */
  runJobs(): Promise<void>;
  close(): Promise<void>;
}

export interface TestServerOptions {
  /** One made by the test, which drops it; else a fresh one, dropped on close. */
  readonly testDatabase?: TestDatabase;
  readonly clock?: TurnableClock;
  /** Instead of a silent one. */
  readonly log?: Logger;
  /** Environment over the test's defaults. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Instead of the product's routes and jobs; `replaceRoutes` changes some of the routes. */
  readonly parts?: Partial<Parts>;
}

/** Routes of the product with those of a test in place of their namesakes. */
export const replaceRoutes = (routes: readonly Route[], own: readonly Route[]): Route[] => [
  ...routes.filter(({ call }) => !own.some((route) => route.call === call)),
  ...own,
];

const DEFAULTS = {
  // Tests act as staff themselves.
  DEMO_DESK: 'off',
  LOG_LEVEL: 'silent',
  PIN_PEPPER: 'a pepper for tests, never for people',
  LIMIT_SIGN_IN: '100000/5m',
  LIMIT_SIGN_IN_ACCOUNT: '100000/1h',
  LIMIT_REGISTER: '100000/30m',
  LIMIT_CODE: '100000/30m',
  LIMIT_USER: '1000000/5m',
  LIMIT_ADDRESS: '1000000/5m',
};

const queryOf = (request: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries((request ?? {}) as Record<string, unknown>)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );

const headersOf = ({ token, idempotencyKey, headers }: CallOptions): Record<string, string> => ({
  ...(token === undefined ? {} : { 'x-ct': token }),
  ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
  ...headers,
});

const sender =
  ({ server }: Application, apiBasePath: string) =>
  async (
    call: Call,
    request: unknown,
    options: CallOptions = {},
  ): Promise<Reply<Record<string, unknown>>> => {
    const isText = typeof request === 'string';
    const response = await server.inject({
      method: call.method,
      url: urlOf(call, apiBasePath),
      remoteAddress: options.address ?? '127.0.0.1',
      headers: {
        ...(call.method === 'POST' ? { 'content-type': 'application/json' } : {}),
        ...headersOf(options),
      },
      ...(call.method === 'GET'
        ? { query: queryOf(request) }
        : { payload: isText ? request : JSON.stringify(request) }),
    });
    const envelope = response.json() as { code: number; msg: string; data: Record<string, unknown> };
    return { status: response.statusCode, headers: response.headers, ...envelope };
  };

const runUntilDone = async (jobs: Application['jobs']): Promise<void> => {
  for (let done = 1; done > 0; ) {
    done = 0;
    for (const job of jobs) done += await job.run();
  }
};

/** The whole server on a real PostgreSQL, with a clock turned by hand; jobs run when the test says so. */
export const startTestServer = async (options: TestServerOptions = {}): Promise<TestServer> => {
  const testDatabase = options.testDatabase ?? (await createTestDatabase());
  const clock = options.clock ?? turnableClock();
  const config = parseConfig({ ...DEFAULTS, ...options.environment });
  const log = options.log ?? createLog(config.logLevel);
  const services: Services = {
    config,
    database: testDatabase.database,
    clock,
    hashing: quickHashing(),
    log,
    storage: config.s3 && openObjectStorage(config.s3, log, () => clock.now().getTime()),
  };
  const application = await buildApp(services, options.parts);
  const send = sender(application, config.apiBasePath);
  return {
    ...application,
    services,
    database: testDatabase.database,
    testDatabase,
    clock,
    send,
    call: async <C extends Call>(call: C, request: RequestOf<C>, given?: CallOptions) => {
      const reply = await send(call, request, given);
      if (reply.code === 200) call.response.parse(reply.data);
      return reply as Reply<ResponseOf<C>>;
    },
    runJobs: () => runUntilDone(application.jobs),
    close: async () => {
      await application.server.close();
      if (options.testDatabase === undefined) await testDatabase.drop();
    },
  };
};
