import { calls } from '@fairlead/contract';
import { openDatabase, prepareDatabase } from '@fairlead/db';
import {
  type DebianPostgres,
  isDebianPostgresInstalled,
  startDebianPostgres,
  useCluster,
} from '@fairlead/db/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { migrationsFolder } from '../src/app/start/migrations';
import { systemClock } from '../src/clock';
import { urlOf } from '../src/plugins/calls';
import { createTestContext, type TestContext } from '../src/testing/context';
import { buildServer, type ServerProcess, startServer } from './support/program';
import { makePutter, type Putter, sendPut } from './support/put-client';

const PUT_MINOR = 100;
const WITHIN_MS = 30_000;

const at = ({ url }: DebianPostgres, name: string): string => {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
};

let primary: DebianPostgres;
let standby: DebianPostgres;
let context: TestContext;
let built: Awaited<ReturnType<typeof buildServer>>;
const nodes: ServerProcess[] = [];

const onStandby = async (text: string): Promise<void> => {
  const direct = openDatabase({ url: standby.url, max: 1, as: 'owner' });
  await direct.query(text).finally(() => direct.close());
};

/** What that node says is tied up in plans, by the source of the figure. */
const readEscrow = async (node: ServerProcess | undefined, { token }: Putter): Promise<number> => {
  const path = urlOf(calls.statement.source, '/facebook-business');
  const response = await fetch(`${node?.url}${path}?figure=to_be_consumed`, { headers: { 'x-ct': token } });
  const { code, data } = (await response.json()) as { code: number; data: { value: number } };
  expect(code).toBe(200);
  return data.value;
};

const readAsOf = async (node: ServerProcess | undefined): Promise<number> => {
  const response = await fetch(`${node?.url}${urlOf(calls.statement.reconciliation, '/facebook-business')}`);
  const { data } = (await response.json()) as { data: { as_of: string; difference: number } };
  expect(data.difference).toBe(0);
  return Date.now() - new Date(data.as_of).getTime();
};

const readLag = async (node: ServerProcess | undefined): Promise<number | undefined> => {
  const text = await (await fetch(`${node?.url}/metrics`)).text();
  const found = /^fairlead_read_lag_seconds (\S+)$/m.exec(text)?.[1];
  return found === undefined ? undefined : Number(found);
};

/** Puts at one node and asks the other one at once, over and over. */
const putAndRead = async (putter: Putter, times: number, before: number, word: string): Promise<number> => {
  for (let time = 1; time <= times; time += 1) {
    const { code } = await sendPut(nodes[0]?.url ?? '', putter, `${word}-${time}-of-the-reader`, PUT_MINOR);
    expect(code).toBe(200);
    expect(await readEscrow(nodes[1], putter)).toBe(before + time * PUT_MINOR);
  }
  return before + times * PUT_MINOR;
};

const drill = () => {
  beforeAll(async () => {
    primary = await startDebianPostgres();
    standby = await primary.follow('loose');
    const owner = openDatabase({ url: primary.url, max: 1, as: 'owner' });
    await owner.query('create database fairlead_template');
    await owner.close();
    await prepareDatabase({ url: at(primary, 'fairlead_template') }, migrationsFolder());
    const leave = useCluster(primary.url);
    context = await createTestContext();
    leave();
    context.clock.set(systemClock.now());
    const name = new URL(context.databaseUrl).pathname.slice(1);
    built = await buildServer();
    for (let started = 0; started < 2; started += 1) {
      const read = { DATABASE_READ_URL: at(standby, name), DATABASE_READ_LAG_MS: '60000', JOBS: 'off' };
      nodes.push(await startServer(built, at(primary, name), 0, read));
    }
  }, 300_000);
  afterAll(async () => {
    for (const node of nodes) await node.kill();
    built.remove();
    await context.close();
    for (const one of [standby, primary]) one.stop();
  });

  it('nobody misses their own act, at whichever node, and what may lag says as of when it is', {
    timeout: 300_000,
  }, async () => {
    const putter = await makePutter(context, 1_000 * PUT_MINOR);
    await vi.waitFor(async () => expect(await readLag(nodes[1])).toBeLessThan(1), WITHIN_MS);
    const followed = await putAndRead(putter, 30, 0, 'following');
    await onStandby('select pg_wal_replay_pause()');
    const paused = await putAndRead(putter, 20, followed, 'paused');
    await vi.waitFor(async () => expect(await readLag(nodes[1])).toBeGreaterThan(2), WITHIN_MS);
    expect(await readAsOf(nodes[1])).toBeGreaterThan(2_000);
    await onStandby('select pg_wal_replay_resume()');
    await vi.waitFor(async () => expect(await readLag(nodes[1])).toBeLessThan(1), WITHIN_MS);
    await vi.waitFor(async () => expect(await readAsOf(nodes[1])).toBeLessThan(2_000), WITHIN_MS);

    standby.freeze();
    const startedAt = performance.now();
    await putAndRead(putter, 5, paused, 'frozen');
    expect(performance.now() - startedAt).toBeLessThan(10_000);
    await vi.waitFor(async () => expect(await readLag(nodes[1])).toBeUndefined(), WITHIN_MS);
    await context.expectBooks();
  });
};

/** Where it is not installed, one line says so: nothing can be said about it then. */
const orTell = () =>
  it('was not tried: the package postgresql-15 is not installed', () =>
    expect(isDebianPostgresInstalled).toBe(false));

describe('nodes that read from a standby', isDebianPostgresInstalled ? drill : orTell);
