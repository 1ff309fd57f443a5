import { calls } from '@fairlead/contract';
import { openDatabase, prepareDatabase, programUrl } from '@fairlead/db';
import { type DebianPostgres, openLine, startDebianPostgres, useCluster } from '@fairlead/db/testing';
import { findDifferences } from '@fairlead/ledger';
import { expect } from 'vitest';
import { migrationsFolder } from '../../src/app/start/migrations';
import { systemClock } from '../../src/clock';
import { openSession } from '../../src/plugins/sessions';
import { createTestContext, type TestContext } from '../../src/testing/context';
import { openWatch } from './chat-fixture';
import { buildServer, type ServerProcess, startServer } from './program';

const at = (cluster: string, database: string): string => {
  const address = new URL(cluster);
  address.pathname = `/${database}`;
  return address.href;
};

/** What is measured is how soon these notice. */
const AS_SHIPPED = { DATABASE_SILENCE_MS: '1000', DATABASE_CONNECT_MS: '2500' };

/** A primary with a synchronous standby, one address that leads to the primary, and two nodes that know the address. */
export const openFailoverFixture = async () => {
  const primary = await startDebianPostgres();
  const standby = await primary.follow();
  const line = await openLine(primary.url);
  const owner = openDatabase({ url: primary.url, max: 1, as: 'owner' });
  await owner.query('create database fairlead_template');
  await owner.close();
  await prepareDatabase({ url: at(primary.url, 'fairlead_template') }, migrationsFolder());
  const leave = useCluster(primary.url);
  const context = await createTestContext();
  context.clock.set(systemClock.now());
  const name = new URL(context.databaseUrl).pathname.slice(1);
  const built = await buildServer();
  const nodes: ServerProcess[] = [];
  for (let started = 0; started < 2; started += 1)
    nodes.push(await startServer(built, at(line.url, name), 0, AS_SHIPPED));

  return {
    ...{ context, nodes },
    freeze: () => primary.freeze(),
    /** The standby takes over, and the address leads to it. */
    moveOver: (): void => {
      standby.promote();
      line.leadTo(standby.url);
    },
    /** What the new primary holds. */
    after: async (): Promise<Pick<TestContext, 'database' | 'expectBooks'> & { close(): Promise<void> }> => {
      const database = openDatabase({ url: await programUrl(at(standby.url, name)), max: 2 });
      const expectBooks = async () => expect(await findDifferences(database)).toEqual([]);
      return { database, expectBooks, close: () => database.close() };
    },
    close: async () => {
      leave();
      for (const node of nodes) await node.kill();
      built.remove();
      await line.close();
      // Ends the connections that the context has kept to the frozen one.
      for (const cluster of [primary, standby] satisfies DebianPostgres[]) cluster.stop();
      await context.close().catch(() => undefined);
    },
  };
};

export type FailoverFixture = Awaited<ReturnType<typeof openFailoverFixture>>;

/** Asks a node over and over whether it is ready, and keeps how long the slowest answer took. */
export const watchReady = (node: ServerProcess) => {
  const watch = openWatch();
  let status = 0;
  let slowestMs = 0;
  let isOver = false;
  const ask = async (): Promise<void> => {
    while (!isOver) {
      const askedAt = performance.now();
      ({ status } = await fetch(`${node.url}/health/ready`, { signal: AbortSignal.timeout(60_000) }));
      slowestMs = Math.max(slowestMs, performance.now() - askedAt);
      watch.happened();
    }
  };
  const asking = ask();
  return {
    until: (wanted: 200 | 503) => watch.until(() => status === wanted),
    /** How long the slowest answer took. */
    end: async (): Promise<number> => {
      isOver = true;
      await asking;
      return slowestMs;
    },
  };
};

/** An account holder with an empty chat. */
export const makeChat = async (context: TestContext): Promise<{ token: string; conversationId: number }> => {
  const { holderId } = await context.makeHolder();
  const now = systemClock.now();
  const { token } = await context.database.transaction((tx) => openSession(tx, holderId, 'test', now));
  const [row] = await context.asOwner<{ id: number }>(
    "insert into conversation (holder_id, topic, created_at) values ($1, 'general', $2) returning id",
    [holderId, now],
  );
  return { token, conversationId: row?.id ?? 0 };
};

/** Someone who writes in the chat, each message again until it is answered. */
export const startTalk = (token: string, conversationId: string, urlNow: () => string) => {
  const acknowledged: string[] = [];
  const watch = openWatch();
  let isOver = false;
  let resent = 0;
  const send = async (clientId: string): Promise<boolean> => {
    const response = await fetch(`${urlNow()}/facebook-business${calls.support.send.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-ct': token },
      body: JSON.stringify({ conversation_id: conversationId, client_id: clientId, text: clientId }),
      signal: AbortSignal.timeout(30_000),
    });
    return ((await response.json()) as { code: number }).code === 200;
  };
  const talk = async (): Promise<void> => {
    for (let number = 1; !isOver; number += 1) {
      const clientId = `said-${conversationId}-${number}`;
      while (!(await send(clientId).catch(() => false))) resent += 1;
      acknowledged.push(clientId);
      watch.happened();
    }
  };
  const talking = talk();
  return {
    acknowledged,
    /** Waits until so many are answered. */
    until: (count: number) => watch.until(() => acknowledged.length >= count),
    resent: () => resent,
    finish: async () => {
      isOver = true;
      await talking;
    },
  };
};
