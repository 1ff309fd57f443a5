import { mkdtemp, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@fairlead/db/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { durabilityFaults } from '../src/app/durability';
import { startProgram } from '../src/app/program';
import { SAMPLE } from '../src/app/sample-data';
import { parseConfig } from '../src/config';
import { digestOf } from '../src/testing/people';

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

const signIn = async (address: string): Promise<string> => {
  const { data } = await post(address, '/auth/login', {
    username: SAMPLE.username,
    password: SAMPLE.password,
  });
  return data.token;
};

describe('the program on its own database', () => {
  it('starts from nothing, stops, and goes on where it was', async () => {
    const password = digestOf(SAMPLE.transactionPassword);
    const first = await start();
    const token = await signIn(first.address);
    expect((await post(first.address, '/check/password', { password }, token)).code).toBe(200);
    const ready = await fetch(`${first.address}/health/ready`);
    expect(ready.status).toBe(200);
    await first.stop();
    await expect(fetch(`${first.address}/health/live`)).rejects.toThrow('fetch failed');

    for (const secret of ['pin-pepper', 'root-signing-key']) {
      expect((await stat(join(dataDir, secret))).mode & 0o777).toBe(0o600);
    }

    const second = await start();
    expect((await post(second.address, '/check/password', { password }, token)).code).toBe(200);
    await second.stop();
  }, 300_000);

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

describe('live mode', () => {
  let testDatabase: TestDatabase;
  beforeAll(async () => {
    testDatabase = await createTestDatabase();
  });
  afterAll(() => testDatabase.drop());

  const LIVE = {
    MONEY_MODE: 'live',
    ROOT_SIGNING_KEY: 'MC4CAQAwBQYDK2VwBCIEIAABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4f',
    OPERATOR_LEGAL_NAME: 'Quay Ltd',
    OPERATOR_REGISTRATION_NUMBER: 'R 1',
    OPERATOR_COMPLAINTS_ADDRESS: '1 Quay',
    PIN_PEPPER: 'p'.repeat(32),
    PUBLIC_URL: 'https://portal.example.org',
  };

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
