import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, openLine, type TestDatabase } from '@fairlead/db/testing';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startProgram } from '../src/app/program';
import { openWait } from '../src/app/start/await-database';
import { StartStopped } from '../src/app/start/start-faults';
import { parseConfig } from '../src/config';
import { expectReady } from './support/expect-ready';

let test: TestDatabase;
let folder: string;
beforeAll(async () => {
  test = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'fairlead-waits-'));
});
afterAll(async () => {
  await test.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** An address at which nobody listens yet. */
const emptyAddress = async (): Promise<URL> => {
  const line = await openLine(test.url);
  await line.close();
  return new URL(line.url);
};

const openLog = () => {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(JSON.parse(line).msg) });
  return { log, lines };
};

const waitFor = (startMs: number, stop = new AbortController().signal) => {
  const { log, lines } = openLog();
  const config = parseConfig({ DATABASE_START_MS: String(startMs), DATABASE_CONNECT_MS: '500' });
  return { wait: openWait(config, log, stop), lines };
};

describe('a start whose database is not there', () => {
  it('goes on as soon as it is', async () => {
    const address = await emptyAddress();
    let tries = 0;
    const refusing = createServer((socket) => {
      tries += 1;
      socket.destroy();
    });
    await new Promise<void>((listening) => refusing.listen(Number(address.port), '127.0.0.1', listening));
    const starting = startProgram(
      parseConfig({
        ...{ DATABASE_URL: address.href, DATA_DIR: folder, LOG_LEVEL: 'silent', PORT: '0' },
        ...{ SAMPLE_DATA: 'off', DATABASE_START_MS: '60000' },
      }),
      () => undefined,
    );
    await vi.waitFor(() => expect(tries).toBeGreaterThan(1), 20_000);
    await new Promise((closed) => refusing.close(closed));
    const line = await openLine(test.url, Number(address.port));
    const program = await starting;
    await expectReady(program.address);
    await program.stop();
    await line.close();
  });

  it('says once for which variable and host it waits, and ends in words', async () => {
    const { wait, lines } = waitFor(1_200);
    const address = await emptyAddress();
    const place = `127.0.0.1:${address.port}`;
    await expect(wait('DATABASE_URL', address.href)).rejects.toThrow(
      `DATABASE_URL: no database at ${place} within 1 s: the database cannot be reached (connect ECONNREFUSED ${place})`,
    );
    expect(lines).toEqual([
      `DATABASE_URL: waiting for the database at ${place}: the database cannot be reached (connect ECONNREFUSED ${place})`,
    ]);
  });

  it('waits for a host that says nothing', async () => {
    const { wait, lines } = waitFor(30_000);
    const line = await openLine(test.url);
    line.freeze();
    const waiting = wait('DATABASE_URL', line.url);
    await vi.waitFor(
      () => expect(lines).toEqual([expect.stringContaining('waiting for the database at')]),
      10_000,
    );
    line.heal();
    await waiting;
    await line.close();
  });

  it('does not wait for what will not come right by itself', async () => {
    const { wait, lines } = waitFor(60_000);
    const address = new URL(test.url);
    address.password = 'wrong';
    await expect(wait('DATABASE_URL', address.href)).rejects.toThrow(
      /^DATABASE_URL: the database could not be made ready: password authentication failed/,
    );
    const unread = `${test.url}?sslmode=verify-full&sslrootcert=/nowhere/ca`;
    await expect(wait('DATABASE_URL', unread)).rejects.toThrow(/^DATABASE_URL: sslrootcert: ENOENT/);
    expect(lines).toEqual([]);
  });

  it('is given up at once when it is told to stop', async () => {
    const stop = new AbortController();
    const { wait } = waitFor(60_000, stop.signal);
    const waiting = wait('DATABASE_URL', (await emptyAddress()).href);
    stop.abort();
    await expect(waiting).rejects.toBeInstanceOf(StartStopped);
  });
});
