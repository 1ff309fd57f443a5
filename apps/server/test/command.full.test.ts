import { execFile } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { calls } from '@fairlead/contract';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProgram } from '../src/app/program';
import { migrationsFolder } from '../src/app/start/migrations';
import { parseConfig } from '../src/config';
import { startTestServer, type TestServer } from '../src/testing';

const SERVER = resolve(import.meta.dirname, '..');
/** Each run is a process of its own. */
const TIMEOUT_MS = 300_000;

/** The command as in a checkout: in a folder beside the built program's. */
let checkout: string;
let command: string;
let dataDir: string;
let server: TestServer;
beforeAll(async () => {
  // Inside the workspace, so that its libraries are found as those of the shipped one are.
  const parent = join(SERVER, 'node_modules/.test-builds');
  mkdirSync(parent, { recursive: true });
  checkout = mkdtempSync(`${parent}/`);
  await build({
    root: SERVER,
    mode: 'command',
    logLevel: 'error',
    build: { outDir: join(checkout, 'dist') },
  });
  for (const folder of ['migrations', 'functions']) {
    cpSync(join(migrationsFolder(), '..', folder), join(checkout, 'dist', folder), { recursive: true });
  }
  cpSync(join(SERVER, 'bin'), join(checkout, 'bin'), { recursive: true });
  command = join(checkout, 'bin/fairlead.mjs');
  dataDir = mkdtempSync(join(tmpdir(), 'fairlead-command-'));
  // Open to root's `nobody`: else the database would go outside, where nobody clears it away.
  chmodSync(dataDir, 0o755);
  server = await startTestServer();
}, TIMEOUT_MS);
afterAll(async () => {
  await server.close();
  for (const folder of [checkout, dataDir]) rmSync(folder, { recursive: true, force: true });
});

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

const runIn = (place: Record<string, string>, words: readonly string[]): Promise<Ended> =>
  new Promise((ended) => {
    const options = { cwd: dataDir, env: { PATH: process.env.PATH, ...place } };
    execFile(process.execPath, [command, ...words], options, (error, out, err) => {
      ended({ code: Number(error?.code ?? 0), out, err });
    });
  });

/** On the database of the running test server; words are parted by spaces, the reason is added. */
const admin = (line: string, reason = 'for the test'): Promise<Ended> =>
  runIn({ DATABASE_URL: server.testDatabase.url }, ['admin', ...line.split(' '), '--reason', reason]);
const list = (...more: string[]): Promise<Ended> =>
  runIn({ DATABASE_URL: server.testDatabase.url }, ['admin', 'list', ...more]);

const login = async (username: string, password: string) =>
  (await server.call(calls.consoleAuth.login, { username, password })).data;

describe('fairlead admin', { timeout: TIMEOUT_MS }, () => {
  it('makes the first account of staff, which signs in and stands in the record as the system’s act', async () => {
    expect((await list('--json')).out).toBe('{"items":[]}\n');
    const { code, out, err } = await admin(
      'create quay_chief --roles admin,auditor --json',
      'the first of all',
    );
    expect([code, err]).toEqual([0, '']);
    const made = JSON.parse(out);
    expect(made.member).toMatchObject({
      username: 'quay_chief',
      roles: ['admin', 'auditor'],
      state: 'active',
    });
    const { token } = await login('quay_chief', made.first_password);
    const { items } = (await server.call(calls.consoleAudit.list, {}, { token })).data;
    const entry = items.find(({ act }) => act === 'consoleStaff.create');
    expect(entry).toMatchObject({ actor: 'system', subject_id: made.member.id });
    expect(entry?.text).toMatch(/reason the first of all.*command_line \w/);
    const listed = (await server.call(calls.consoleStaff.list, {}, { token })).data.items;
    expect(JSON.parse((await list('--json')).out)).toEqual({ items: listed });
  });

  it('what it does counts at once in the running program', async () => {
    const made = JSON.parse((await admin('create deck_hand --roles support --json')).out);
    const { token } = await login('deck_hand', made.first_password);
    const keys = async () => (await server.call(calls.consoleKey.licenseKeys, {}, { token })).status;
    expect(await keys()).toBe(200);
    expect((await admin('roles DECK_HAND --roles delivery')).code).toBe(0);
    await expect.poll(keys).toBe(403);
    const renewed = await admin('reset-password deck_hand');
    const password = /shown this once: (\S+)/.exec(renewed.out)?.[1] ?? '';
    await expect.poll(keys).toBe(401);
    expect((await login('deck_hand', made.first_password)).reason).toBe('wrong_credentials');
    expect((await login('deck_hand', password)).token).toBeTruthy();
    expect((await admin('reset-totp deck_hand')).code).toBe(0);
    expect((await admin('disable deck_hand')).out).toMatch(/^deck_hand +delivery +disabled/m);
    expect((await login('deck_hand', password)).reason).toBe('wrong_credentials');
  });

  it('refuses in one line with 1: a name that is taken, nobody of that name, the last admin', async () => {
    const refused = [
      ['create Quay_Chief --roles support', 'Username already exists'],
      ['disable nobody_here', 'Nobody on staff is called nobody_here.'],
      ['disable quay_chief', 'The last administrator cannot be removed.'],
      ['roles quay_chief --roles auditor', 'The last administrator cannot be removed.'],
      ['reset-password deck_hand', 'This is no longer possible in the present state.'],
    ] as const;
    for (const [line, said] of refused) {
      expect(await admin(line)).toEqual({ code: 1, out: '', err: `${said}\n` });
    }
  });

  it('ends with 2 and one line where it is not understood, and helps when asked', async () => {
    expect(await runIn({}, ['admin', 'lend'])).toEqual({
      ...{ code: 2, out: '' },
      err: '"lend" is no act. See --help.\n',
    });
    expect(await runIn({}, ['serve'])).toEqual({
      ...{ code: 2, out: '' },
      err: expect.stringMatching(/^Usage: .*\n$/),
    });
    const { code, out } = await runIn({}, ['admin', '--help']);
    expect([code, out.split('\n')[0]]).toEqual([0, 'Usage: npx fairlead admin ACT [USERNAME] [options]']);
  });

  it('says which database it cannot reach, and makes none', async () => {
    const nowhere = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' };
    expect(await runIn(nowhere, ['admin', 'list'])).toMatchObject({ code: 2, out: '' });
    const absent = join(dataDir, 'absent');
    const { code, err } = await runIn({ DATA_DIR: absent }, ['admin', 'list']);
    expect([code, err]).toEqual([2, expect.stringContaining(`There is no database in ${absent}`)]);
    expect(existsSync(absent)).toBe(false);
  });
});

describe('fairlead admin on the program’s own database', { timeout: TIMEOUT_MS }, () => {
  it('works while the program runs and while it does not, and leaves it as it was', async () => {
    const place = { DATA_DIR: dataDir };
    const environment = { LOG_LEVEL: 'silent', PORT: '0', SAMPLE_DATA: 'off', ...place };
    const program = await startProgram(parseConfig(environment), () => undefined);
    const words = ['--roles', 'admin', '--reason', 'the first of all'];
    const made = await runIn(place, ['admin', 'create', 'quay_chief', ...words]);
    expect([made.code, made.err]).toEqual([0, '']);
    const password = /shown this once: (\S+)/.exec(made.out)?.[1];
    const answer = await fetch(`${program.address}/console-api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'quay_chief', password }),
    });
    expect(answer.status).toBe(200);
    await program.stop();
    const second = await runIn(place, ['admin', 'create', 'quay_mate', ...words]);
    expect([second.code, second.err]).toEqual([0, '']);
    expect((await runIn(place, ['admin', 'list'])).out).toMatch(/^quay_chief .*\nquay_mate /m);
    expect(existsSync(join(dataDir, 'postgres/cluster/postmaster.pid'))).toBe(false);
  });
});
