import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmptyDatabase, type EmptyDatabase } from '@fairlead/db/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runFairlead } from '../src/app/command';
import { startProgram } from '../src/app/program';
import { SAMPLE } from '../src/app/sample-data';
import { parseConfig } from '../src/config';
import { digestOf } from '../src/testing/people';
import { expectReady } from './support/expect-ready';

const SECRETS = ['pin-pepper', 'root-signing-key'];

let folder: string;
let elsewhere: EmptyDatabase;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fairlead-copy-'));
  // Root's database runs as another user, who must be let in.
  chmodSync(folder, 0o755);
  elsewhere = await createEmptyDatabase();
});
afterAll(async () => {
  await elsewhere.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** A data folder with the secrets of the first. */
const folderWithSecrets = (name: string): string => {
  const place = join(folder, name);
  mkdirSync(place, { mode: 0o755 });
  for (const secret of SECRETS) copyFileSync(join(folder, 'first', secret), join(place, secret));
  return place;
};

const start = (environment: Readonly<Record<string, string>>) =>
  startProgram(parseConfig({ LOG_LEVEL: 'silent', PORT: '0', JOBS: 'off', ...environment }), () => undefined);

const copy = (source: string, environment: Readonly<Record<string, string>>) =>
  runFairlead(['copy', source], { environment, say: () => undefined });

/** What a person finds who was there before: the login, the transaction password, and every figure of the wallet. */
const lookAround = async (address: string): Promise<unknown> => {
  const ask = async (path: string, { token = '', body }: { token?: string; body?: object }) => {
    const response = await fetch(`${address}/facebook-business${path}`, {
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json', 'x-ct': token },
    });
    return (await response.json()) as { code: number; data: { token: string; as_of: string } };
  };
  await expectReady(address);
  const login = { username: SAMPLE.username, password: SAMPLE.password };
  const { token } = (await ask('/auth/login', { body: login })).data;
  const password = digestOf(SAMPLE.transactionPassword);
  expect((await ask('/check/password', { token, body: { password } })).code).toBe(200);
  const { code, data } = await ask('/user/property', { token });
  expect(code).toBe(200);
  return { ...data, as_of: '' };
};

it('a database is copied to another server and back, whole, and people go on there', async () => {
  const first = join(folder, 'first');
  const target = { DATABASE_URL: elsewhere.url };
  const program = await start({ DATA_DIR: first });
  const wallet = await lookAround(program.address);
  expect(await copy(first, target)).toMatchObject({
    code: 2,
    error: expect.stringContaining('stop every node'),
  });
  await program.stop();

  const there = await copy(first, target);
  expect(there).toMatchObject({ code: 0, error: '' });
  expect(there.out).toMatch(/^Copied \d{3,} rows of \d{2,} tables; .*\nThe books agree\./);
  const moved = await start({ ...target, DATA_DIR: folderWithSecrets('second') });
  expect(await lookAround(moved.address)).toEqual(wallet);
  await moved.stop();

  // Twice into the same would mix two installations.
  const again = await copy(first, target);
  expect(again).toMatchObject({ code: 2, error: expect.stringContaining('has accounts or entries') });

  const third = folderWithSecrets('third');
  expect(await copy(elsewhere.url, { DATA_DIR: third })).toMatchObject({ code: 0, error: '' });
  const back = await start({ DATA_DIR: third });
  expect(await lookAround(back.address)).toEqual(wallet);
  await back.stop();
}, 300_000);
