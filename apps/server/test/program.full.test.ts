import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@fairlead/db/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startProgram } from '../src/app/program';
import { SAMPLE } from '../src/app/sample-data';
import { durabilityFaults } from '../src/app/start/durability';
import { installationFaults } from '../src/app/start/installation';
import { parseConfig } from '../src/config';

const LIVE = {
  MONEY_MODE: 'live',
  ROOT_SIGNING_KEY: 'MC4CAQAwBQYDK2VwBCIEIAABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4f',
  OPERATOR_LEGAL_NAME: 'Quay Ltd',
  OPERATOR_REGISTRATION_NUMBER: 'R 100',
  OPERATOR_REGISTER: 'Companies Registration Office',
  OPERATOR_COUNTRY: 'IE',
  OPERATOR_COMPLAINTS_ADDRESS: 'complaints@quay.example',
  PIN_PEPPER: 'p'.repeat(32),
  PUBLIC_URL: 'https://portal.example.org',
  ACCEPT_SINGLE_DISK: 'on',
};

const QUIET = { LOG_LEVEL: 'silent', PORT: '0' };

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'fairlead-program-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const start = (environment: Record<string, string> = {}) =>
  startProgram(parseConfig({ ...QUIET, DATA_DIR: dataDir, ...environment }), () => undefined);

const post = async (address: string, path: string, body: object, token = '') => {
  const response = await fetch(`${address}/facebook-business${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-ct': token },
    body: JSON.stringify(body),
  });
  return (await response.json()) as { code: number; data: { token: string; reason?: string } };
};

describe('the program on its own database', () => {
  it('leaves nothing behind where it cannot listen', async () => {
    const other = createServer();
    await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
    const { port } = other.address() as AddressInfo;
    await expect(start({ PORT: String(port), SAMPLE_DATA: 'off' })).rejects.toThrow('EADDRINUSE');
    // The data folder is free again: nothing of the failed start runs on.
    const next = await start({ SAMPLE_DATA: 'off' });
    await next.stop();
    other.close();
  });
});

describe('the program on a database that restarts', () => {
  let testDatabase: TestDatabase;
  beforeAll(async () => {
    testDatabase = await createTestDatabase();
  });
  afterAll(() => testDatabase.drop());

  it('answers again by itself once connections can be had', async () => {
    const program = await start({ DATABASE_URL: testDatabase.url, SAMPLE_DATA: 'off' });
    const ask = () => post(program.address, '/auth/login', { username: 'nobody', password: 'nothing' });
    expect((await ask()).data.reason).toBe('wrong_credentials');
    await testDatabase.asOwner(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'fairlead' and pid <> pg_backend_pid()`,
    );
    await vi.waitFor(async () => expect((await ask()).data.reason).toBe('wrong_credentials'), {
      timeout: 5_000,
    });
    await program.stop();
  });
});

describe('the program on a database of the operator', () => {
  let testDatabase: TestDatabase;
  beforeAll(async () => {
    testDatabase = await createTestDatabase();
  });
  afterAll(() => testDatabase.drop());

  it('works as its own login, also where the address sets options of its own', async () => {
    const url = `${testDatabase.url}?options=-c%20statement_timeout%3D20000`;
    const program = await start({ DATABASE_URL: url, SAMPLE_DATA: 'off' });
    const users = `select distinct usename from pg_stat_activity where datname = current_database()
      and application_name like 'fairlead%' and application_name <> 'fairlead owner'`;
    await post(program.address, '/auth/login', { username: 'nobody', password: 'nothing' });
    expect(await testDatabase.asOwner(users)).toEqual([{ usename: expect.stringMatching(/^fairlead_app_/) }]);
    await program.stop();
  });

  it('does not start as a superuser, whatever the mode', async () => {
    const both = { DATABASE_URL: testDatabase.url, DATABASE_OWNER_URL: testDatabase.url };
    await expect(start({ ...both, SAMPLE_DATA: 'off' })).rejects.toThrow('does not work as postgres');
  });

  it('names the variable and the cause where it cannot be reached', async () => {
    const url = 'postgres://someone@localhost:1/none';
    await expect(start({ DATABASE_URL: url, DATABASE_START_MS: '0' })).rejects.toThrow(
      /^DATABASE_URL: no database at localhost:1 within 0 s: the database cannot be reached \(connect ECONNREFUSED/,
    );
  });

  it('tells in the words of the database what the owner lacks', async () => {
    const role = `${new URL(testDatabase.url).pathname.slice(1)}_owner`;
    await testDatabase.asOwner(`create role ${role} login password 'secret'`);
    const url = new URL(testDatabase.url);
    url.username = role;
    url.password = 'secret';
    await expect(start({ DATABASE_URL: url.href })).rejects.toThrow(
      /^DATABASE_URL: the database could not be made ready: permission denied/,
    );
    await testDatabase.asOwner(`drop role ${role}`);
  });

  it('is not ready on a read-only one, says so within a second or two, and is again by itself', async () => {
    const name = new URL(testDatabase.url).pathname.slice(1);
    const program = await start({ DATABASE_URL: testDatabase.url, SAMPLE_DATA: 'off' });
    const ready = () => fetch(`${program.address}/health/ready`).then(({ status }) => status);
    expect(await ready()).toBe(200);
    await testDatabase.asOwner(`alter database ${name} set default_transaction_read_only = on`);
    await testDatabase.asOwner(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'fairlead'`,
    );
    await vi.waitFor(async () => expect(await ready()).toBe(503), 5_000);
    await testDatabase.asOwner(
      `set default_transaction_read_only = off; alter database ${name} set default_transaction_read_only = off`,
    );
    await vi.waitFor(async () => expect(await ready()).toBe(200), 5_000);
    await program.stop();
  });
});

describe('live mode', () => {
  let testDatabase: TestDatabase;
  beforeAll(async () => {
    testDatabase = await createTestDatabase();
  });
  afterAll(() => testDatabase.drop());

  it('refuses a database that may lose what it acknowledged', async () => {
    expect(await durabilityFaults(testDatabase.database)).toEqual([]);
    const name = new URL(testDatabase.url).pathname.slice(1);
    await testDatabase.asOwner(`alter database ${name} set synchronous_commit = off`);
    await expect(start({ ...LIVE, DATABASE_URL: testDatabase.url })).rejects.toThrow(
      'synchronous_commit is off',
    );
    await testDatabase.asOwner(`alter database ${name} reset synchronous_commit`);
    const program = await start({ ...LIVE, DATABASE_URL: testDatabase.url });
    const known = await post(program.address, '/auth/login', { username: 'demo', password: 'sandbox-demo' });
    expect(known.code).toBe(400);
    await program.stop();
  });

  it('refuses a database of the sandbox: everybody can read the passwords of its staff', async () => {
    await testDatabase.asOwner(
      `insert into license_key (key_hash, hint, remark, uses_left, created_at)
        values (sha256($1::bytea), 'x', 'sandbox', 1, now())`,
      [SAMPLE.licenseKey],
    );
    await expect(start({ ...LIVE, DATABASE_URL: testDatabase.url })).rejects.toThrow(
      "holds the sandbox's sample data",
    );
  });
});

describe('a database of one kind', () => {
  const databases: TestDatabase[] = [];
  const fresh = async (): Promise<TestDatabase> => {
    const made = await createTestDatabase();
    databases.push(made);
    return made;
  };
  afterAll(() => Promise.all(databases.map((made) => made.drop())));

  const startOn = (made: TestDatabase, environment: Record<string, string>) =>
    start({ DATABASE_URL: made.url, ...environment });
  const SANDBOX = { SAMPLE_DATA: 'off' };
  const once = async (made: TestDatabase, environment: Record<string, string>): Promise<void> =>
    (await startOn(made, environment)).stop();

  it('stays what it was first started as: a sandbox never turns live, nor the other way round', async () => {
    const [sandbox, live] = [await fresh(), await fresh()];
    await once(sandbox, SANDBOX);
    await once(live, LIVE);
    await expect(startOn(sandbox, LIVE)).rejects.toThrow(
      'MONEY_MODE: this database was first started as sandbox and stays it for good',
    );
    await expect(startOn(live, SANDBOX)).rejects.toThrow('first started as live');
    await once(sandbox, SANDBOX);
    await once(live, LIVE);
  });

  it('keeps its currency', async () => {
    const made = await fresh();
    await once(made, SANDBOX);
    await expect(startOn(made, { ...SANDBOX, CURRENCY: 'JPY' })).rejects.toThrow(
      'CURRENCY: this database keeps its money in USD: JPY needs another one',
    );
  });

  it('is not turned by the program, nor by the owner of its tables by mistake', async () => {
    const made = await fresh();
    await once(made, SANDBOX);
    const change = "update installation set money_mode = 'live'";
    await expect(made.database.query(change)).rejects.toThrow(/permission denied/);
    await expect(made.asOwner(change)).rejects.toThrow(/the past stays/);
    await expect(
      made.database.query("insert into installation values (false, 'live', 'USD', $1)", [new Date(0)]),
    ).rejects.toThrow(/installation_one_row/);
  });

  it('started before databases were stamped never turns live where a sandbox left a trace', async () => {
    const [demo, codeless] = [await fresh(), await fresh()];
    await demo.asOwner(`insert into demo_run (order_id, holder_id, submitted_at) values (1, 1, $1)`, [
      new Date(0),
    ]);
    await expect(startOn(demo, LIVE)).rejects.toThrow('was a sandbox (plans ran on the demo network)');
    await codeless.asOwner(
      `with s as (insert into staff (username, roles, password_hash, created_at, powers_since)
          values ('maker', array['finance_maker'], 'x', $1, $1) returning id)
        insert into proposal (kind, state, subject_type, payload, maker_id, created_at)
          select 'house_funding', 'approved', 'house', '{}', id, $1 from s`,
      [new Date(0)],
    );
    await expect(startOn(codeless, LIVE)).rejects.toThrow('without one-time codes');
  });

  it('of the program’s own never turns live where the sandbox made its secrets', async () => {
    const made = await fresh();
    const live = parseConfig(LIVE);
    const folder = await mkdtemp(join(tmpdir(), 'fairlead-secrets-'));
    expect(await installationFaults(made.database, live, folder)).toEqual([]);
    await writeFile(join(folder, 'pin-pepper'), 'x');
    expect(await installationFaults(made.database, live, folder)).toEqual([
      expect.stringContaining('the sandbox made its secrets'),
    ]);
    await rm(folder, { recursive: true });
  });
});
