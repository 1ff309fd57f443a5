import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, openLine, type TestDatabase } from '@fairlead/db/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startProgram } from '../src/app/program';
import { parseConfig } from '../src/config';

/** No limit of a statement ends a wait here: the silence itself does. */
const FAR = { DATABASE_STATEMENT_MS: '100000', DATABASE_ANSWER_MS: '110000', DATABASE_CONNECT_MS: '60000' };
const CALLS = 30;

let dataDir: string;
let testDatabase: TestDatabase;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'fairlead-silent-'));
  testDatabase = await createTestDatabase();
});
afterAll(async () => {
  await testDatabase.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const signIn = async (address: string): Promise<string> => {
  const response = await fetch(`${address}/facebook-business/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'nobody', password: 'nothing' }),
  });
  const { data } = (await response.json()) as { data: { reason: string } };
  return `${response.status} ${data.reason}`;
};

describe('the program on a database that falls silent', () => {
  it('says that it is not ready, refuses every call soon, and serves again by itself', async () => {
    const line = await openLine(testDatabase.url);
    const place = { DATABASE_URL: line.url, DATA_DIR: dataDir, PORT: '0' };
    const quiet = { SAMPLE_DATA: 'off', LOG_LEVEL: 'silent' };
    const { address, stop } = await startProgram(
      parseConfig({ ...place, ...quiet, ...FAR }),
      () => undefined,
    );
    const ready = () => fetch(`${address}/health/ready`).then(({ status }) => status);
    expect([await ready(), await signIn(address)]).toEqual([200, '200 wrong_credentials']);
    line.freeze();
    const answers: unknown[] = [];
    const frozenAt = performance.now();
    await Promise.all([
      ready().then((status) => answers.push(status)),
      ...Array.from({ length: CALLS }, () => signIn(address).then((answer) => answers.push(answer))),
    ]);
    const slowestMs = performance.now() - frozenAt;
    expect(answers).toEqual([503, ...Array(CALLS).fill('503 not_ready')]);
    process.stdout.write(`silent database: the slowest call was refused after ${Math.round(slowestMs)} ms\n`);
    // Three seconds on a machine that has nothing else to do.
    expect(slowestMs).toBeLessThan(20_000);
    line.heal();
    await vi.waitFor(async () => expect(await signIn(address)).toBe('200 wrong_credentials'), 30_000);
    expect(await ready()).toBe(200);
    await stop();
    await line.close();
  });
});
