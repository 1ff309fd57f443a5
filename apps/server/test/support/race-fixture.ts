import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { Call, RequestOf } from '@fairlead/contract';
import { systemClock } from '../../src/clock';
import { urlOf } from '../../src/plugins/calls';
import { openSession, openStaffSession } from '../../src/plugins/sessions';
import { makeStaff, openTestClient } from '../../src/testing/client';
import { createTestContext, type TestContext } from '../../src/testing/context';
import { type Build, buildServer, type ServerProcess, startServer } from './program';

const SERVERS = 3;
const KID = 'host-app';
const LIMIT = '1000000/5m';

/** One call that takes part in a race. */
export interface Contender {
  readonly call: Call;
  readonly request: unknown;
  readonly token?: string;
  readonly key?: string;
}

/** A call as it is sent, its request checked by the contract. */
export const contender = <C extends Call>(
  call: C,
  request: RequestOf<C>,
  more: Pick<Contender, 'token' | 'key'> = {},
): Contender => ({ call, request, ...more });

export interface Outcome {
  readonly call: Call;
  readonly code: number;
  readonly reason: string | undefined;
  readonly data: Readonly<Record<string, unknown>>;
}

const send = async (server: ServerProcess, { call, request, token, key }: Contender): Promise<Outcome> => {
  const isRead = call.method === 'GET';
  const query = isRead ? `?${new URLSearchParams(request as Record<string, string>)}` : '';
  const response = await fetch(`${server.url}${urlOf(call, '/facebook-business')}${query}`, {
    method: call.method,
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { 'x-ct': token }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    ...(isRead ? {} : { body: JSON.stringify(request) }),
    signal: AbortSignal.timeout(60_000),
  });
  const { code, data } = (await response.json()) as { code: number; data: Record<string, unknown> };
  return { call, code, data, reason: data?.reason as string | undefined };
};

/** How often each outcome came: `200`, or the code with its reason. */
export const tally = (outcomes: readonly Outcome[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { code, reason } of outcomes) {
    const name = reason === undefined ? String(code) : `${code} ${reason}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
};

/** Three server processes on one database, and people on both sides of the counter. */
export interface RaceFixture {
  readonly context: TestContext;
  readonly client: ReturnType<typeof openTestClient>;
  readonly makerToken: string;
  readonly checkerToken: string;
  /** Signs what the host app gives out; the servers trust it. */
  readonly hostKey: { readonly kid: string; readonly key: KeyObject };
  signIn(holderId: number): Promise<string>;
  /** Sends all at once, spread over the processes. */
  rush(contenders: readonly Contender[]): Promise<Outcome[]>;
  close(): Promise<void>;
}

const startServers = (built: Build, context: TestContext, publicKey: KeyObject): Promise<ServerProcess[]> => {
  const { kty, crv, x } = publicKey.export({ format: 'jwk' });
  const environment = {
    SHELL_JWKS: JSON.stringify({ keys: [{ kty, crv, x, kid: KID }] }),
    LIMIT_SIGN_IN: LIMIT,
    LIMIT_SIGN_IN_ACCOUNT: LIMIT,
  };
  const start = () => startServer(built, context.databaseUrl, 0, environment);
  return Promise.all(Array.from({ length: SERVERS }, start));
};

/**
 * The servers run by the machine's clock; so does the context from the moment they run.
 * @param prepare what has to lie in the past by then, such as a run that is over
 */
export const openRaceFixture = async <Past>(
  prepare: (context: TestContext) => Promise<Past>,
): Promise<RaceFixture & { readonly past: Past }> => {
  const context = await createTestContext();
  const past = await prepare(context);
  context.clock.set(systemClock.now());
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const built = await buildServer();
  const servers = await startServers(built, context, publicKey);
  const staffToken = async (name: string, role: 'finance_maker' | 'finance_checker') => {
    const { staffId } = await makeStaff(context, name, role);
    return (await context.database.transaction((tx) => openStaffSession(tx, staffId, systemClock.now())))
      .token;
  };
  return {
    context,
    past,
    client: openTestClient(context),
    makerToken: await staffToken('maker', 'finance_maker'),
    checkerToken: await staffToken('checker', 'finance_checker'),
    hostKey: { kid: KID, key: privateKey },
    signIn: async (holderId) =>
      (await context.database.transaction((tx) => openSession(tx, holderId, 'test', systemClock.now())))
        .token,
    rush: (contenders) =>
      Promise.all(contenders.map((one, n) => send(servers[n % SERVERS] as ServerProcess, one))),
    close: async () => {
      for (const server of servers) await server.stop();
      built.remove();
      await context.close();
    },
  };
};
