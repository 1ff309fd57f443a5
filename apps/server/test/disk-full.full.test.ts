import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Program, startProgram } from '../src/app/program';
import { parseConfig } from '../src/config';

const mayMount = process.platform === 'linux' && process.getuid?.() === 0;
const TRIES_MAX = 2_000;
const MEGABYTE = Buffer.alloc(1024 * 1024);

let disk: string;
let program: Program;

/** Takes all the room that is left. */
const fill = (): void => {
  const file = openSync(join(disk, 'filler'), 'w');
  try {
    for (;;) writeSync(file, MEGABYTE);
  } catch (error) {
    expect(error).toMatchObject({ code: 'ENOSPC' });
  } finally {
    closeSync(file);
  }
};

/** A try of a name that nobody has: it is counted, in a row of its own. */
const signIn = async (username: string): Promise<string> => {
  const response = await fetch(`${program.address}/facebook-business/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: 'not the right one' }),
  });
  const { data } = (await response.json()) as { data: { reason: string } };
  return `${response.status} ${data.reason}`;
};

const ready = async () => {
  const response = await fetch(`${program.address}/health/ready`);
  const { faults } = (await response.json()) as { faults: { name: string }[] };
  return { status: response.status, names: faults.map(({ name }) => name) };
};

const drill = () => {
  beforeAll(async () => {
    disk = mkdtempSync(join(tmpdir(), 'fairlead-disk-'));
    // The database runs as another user, who must get in.
    chmodSync(disk, 0o755);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=500m,mode=755', 'tmpfs', disk]);
    // A machine that is busy with other tests is no silent database.
    const patient = { DATABASE_SILENCE_MS: '30000', DATABASE_CONNECT_MS: '30000' };
    const environment = { DATA_DIR: join(disk, 'data'), SAMPLE_DATA: 'off', LOG_LEVEL: 'silent', PORT: '0' };
    const limits = { LIMIT_SIGN_IN: '100000/5m', LIMIT_SIGN_IN_ACCOUNT: '100000/1h' };
    program = await startProgram(parseConfig({ ...environment, ...limits, ...patient }), () => undefined);
  }, 300_000);
  afterAll(async () => {
    await program.stop();
    // What the database forked last can hold it for a moment.
    await vi.waitFor(() => execFileSync('umount', [disk], { stdio: 'pipe' }), {
      timeout: 30_000,
      interval: 200,
    });
    rmSync(disk, { recursive: true });
  }, 60_000);

  it('is said in words, reddens readiness, and is over once there is room', {
    timeout: 300_000,
  }, async () => {
    expect(await signIn('before')).toBe('200 wrong_credentials');
    expect(await ready()).toEqual({ status: 200, names: [] });
    fill();
    const answers: string[] = [];
    for (let count = 0; count < TRIES_MAX && !answers.some((one) => one.startsWith('503')); count += 1) {
      answers.push(await signIn(`nobody-${count}`));
    }
    expect([...new Set(answers)].sort()).toEqual(['200 wrong_credentials', '503 not_ready']);
    await vi.waitFor(async () => {
      expect(await ready()).toMatchObject({ status: 503, names: expect.arrayContaining(['disk', 'room']) });
    }, 30_000);
    rmSync(join(disk, 'filler'));
    await vi.waitFor(async () => expect(await ready()).toEqual({ status: 200, names: [] }), 60_000);
    expect(await signIn('after')).toBe('200 wrong_credentials');
    process.stdout.write(`full disk: sign-in ${answers.length} was the first that was refused\n`);
  });
};

/** Where it may not be mounted, one line says so: nothing can be said about it then. */
const orTell = () =>
  it('was not tried: only root may mount a disk of the right size', () => expect(mayMount).toBe(false));

describe('a full disk of the program’s own database', mayMount ? drill : orTell);
