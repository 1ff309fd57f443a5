import { calls } from '@fairlead/contract';
import { missingMigrationReader } from '@fairlead/db';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrationsFolder } from '../app/start/migrations';
import { createLog } from '../log';
import { startTestServer, type TestServer } from '../testing';
import { type FloorWatch, watchFloor } from './schema-floor';

const said: Record<string, unknown>[] = [];
const log = createLog('info', { write: (line: string) => said.push(JSON.parse(line)) });

let base: TestServer;
let floor: FloorWatch;
let server: TestServer;
beforeAll(async () => {
  base = await startTestServer({ parts: { jobs: [] } });
  const { testDatabase } = base;
  floor = watchFloor(missingMigrationReader(testDatabase.database, migrationsFolder()), log);
  server = await startTestServer({ testDatabase, parts: { jobs: [], writeChecks: [floor.readiness] } });
});
afterAll(async () => {
  await server.close();
  await base.close();
});

const setFloor = (migrations: number, tag: string) =>
  base.testDatabase.asOwner('update drizzle.schema_floor set migrations = $1, tag = $2', [migrations, tag]);

const ready = async () => {
  await floor.job.run();
  const { statusCode, body } = await server.server.inject('/health/ready');
  return { statusCode, faults: JSON.parse(body).faults as unknown };
};

it('a node is ready until a newer program made what it would have to know, and says what', async () => {
  const { asOwner } = base.testDatabase;
  const [own] = await asOwner<{ migrations: number; tag: string }>(
    'select migrations, tag from drizzle.schema_floor',
  );
  const [{ count } = { count: 0 }] = await asOwner<{ count: number }>(
    'select count(*) as count from drizzle.__drizzle_migrations',
  );
  expect(await ready()).toEqual({ statusCode: 200, faults: [] });
  // The newest that this program knows is enough.
  await setFloor(count, 'newest');
  expect(await ready()).toEqual({ statusCode: 200, faults: [] });

  await setFloor(count + 1, '9999_later');
  const why = 'the database was migrated and needs a program that knows 9999_later: start the newer one';
  expect(await ready()).toEqual({ statusCode: 503, faults: [{ name: 'schema', why }] });
  expect(await ready()).toMatchObject({ statusCode: 503 });
  expect(said).toMatchObject([{ level: 50, msg: `${why}; no calls should be sent here` }]);

  await setFloor(own?.migrations ?? 0, own?.tag ?? '');
  expect(await ready()).toEqual({ statusCode: 200, faults: [] });
});

it('a node that does not know the schema refuses what may write, and goes on with what reads', async () => {
  await setFloor(9_999, '9999_later');
  await floor.job.run();
  const signIn = await server.send(calls.auth.login, { username: 'nobody', password: 'nothing at all' });
  expect(signIn).toMatchObject({ status: 503, data: { reason: 'not_ready' } });
  expect(await server.send(calls.config.basic, {})).toMatchObject({ status: 200, code: 200 });
});
