import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startProgram } from '../src/app/program';
import { SAMPLE } from '../src/app/sample-data';
import { parseConfig } from '../src/config';
import { digestOf } from '../src/testing/people';
import { expectReady } from './support/expect-ready';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'fairlead-restart-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const start = () =>
  startProgram(parseConfig({ LOG_LEVEL: 'silent', PORT: '0', DATA_DIR: dataDir }), () => undefined);

const post = async (address: string, path: string, body: object, token = '') => {
  const response = await fetch(`${address}/facebook-business${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-ct': token },
    body: JSON.stringify(body),
  });
  return (await response.json()) as { code: number; data: { token: string } };
};

it('the program on its own database starts from nothing, stops, and goes on where it was', async () => {
  const password = digestOf(SAMPLE.transactionPassword);
  const first = await start();
  const login = { username: SAMPLE.username, password: SAMPLE.password };
  const { token } = (await post(first.address, '/auth/login', login)).data;
  expect((await post(first.address, '/check/password', { password }, token)).code).toBe(200);
  await expectReady(first.address);
  await first.stop();
  await expect(fetch(`${first.address}/health/live`)).rejects.toThrow('fetch failed');

  for (const secret of ['pin-pepper', 'root-signing-key']) {
    expect((await stat(join(dataDir, secret))).mode & 0o777).toBe(0o600);
  }

  const second = await start();
  expect((await post(second.address, '/check/password', { password }, token)).code).toBe(200);
  await second.stop();
}, 300_000);
