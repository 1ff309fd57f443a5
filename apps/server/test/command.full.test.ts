import { execFile } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { calls } from '@fairlead/contract';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProgram } from '../src/app/program';
import { migrationsFolder } from '../src/app/start/migrations';
import { parseConfig } from '../src/config';
import { listActsOn } from '../src/modules/audit';
import { startTestServer, type TestServer } from '../src/testing';
import { registerPerson } from '../src/testing/people';

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

const OWN = 'a long password of my own';
let chief = '';
/** Signs in with a first password, changes it, and signs in with the new one. @returns the token */
const choosePassword = async (username: string, old_password: string): Promise<string> => {
  const { token } = await login(username, old_password);
  await server.call(calls.consoleAuth.updatePassword, { old_password, new_password: OWN }, { token });
  return (await login(username, OWN)).token;
};

describe('fairlead admin', { timeout: TIMEOUT_MS }, () => {
  it('makes the first two admins, who sign in and stand in the record as the system’s act', async () => {
    expect((await list('--json')).out).toBe('{"items":[]}\n');
    const early = await admin('create quay_clerk --roles support');
    expect([early.code, early.err]).toEqual([1, expect.stringContaining('Make two admins first')]);
    const { code, out, err } = await admin('create quay_chief --roles admin --json', 'the first of all');
    expect([code, err]).toEqual([0, '']);
    const made = JSON.parse(out);
    expect(made.member).toMatchObject({ username: 'quay_chief', roles: ['admin'], state: 'active' });
    const mate = JSON.parse((await admin('create quay_mate --roles admin --json')).out);
    chief = await choosePassword('quay_chief', made.first_password);
    await choosePassword('quay_mate', mate.first_password);
    const { items } = (await server.call(calls.consoleAudit.list, {}, { token: chief })).data;
    const entries = items.filter(({ act }) => act === 'staff.create');
    expect(entries.at(-1)).toMatchObject({ actor: 'system', subject_id: made.member.id });
    expect(entries.at(-1)?.text).toMatch(/reason the first of all.*command_line \w/);
    const listed = (await server.call(calls.consoleStaff.list, {}, { token: chief })).data.items;
    expect(JSON.parse((await list('--json')).out)).toEqual({ items: listed });
  });

  it('proposes from then on, and counts in the running program once an admin accepted', async () => {
    const { decides_from } = (await server.call(calls.consoleAuth.me, {}, { token: chief })).data;
    server.clock.set(new Date(decides_from ?? ''));
    chief = (await login('quay_chief', OWN)).token;
    const made = JSON.parse((await admin('create deck_hand --roles support --json')).out);
    expect(made).toEqual({ proposal: expect.anything(), first_half: expect.any(String) });
    const approve = (id: string) => server.call(calls.consoleProposal.approve, { id }, { token: chief });
    const { shown_once } = (await approve(made.proposal.id)).data;
    const token = await choosePassword('deck_hand', `${made.first_half}.${shown_once}`);
    expect((await server.call(calls.consoleKey.licenseKeys, {}, { token })).status).toBe(200);
    const said = await admin('disable DECK_HAND --yes');
    const id = /^Proposal (\d+) waits for an admin at the console\.$/m.exec(said.out)?.[1] ?? '';
    expect((await server.call(calls.consoleAuth.me, {}, { token })).status).toBe(200);
    expect((await approve(id)).data.state).toBe('approved');
    expect((await login('deck_hand', OWN)).reason).toBe('wrong_credentials');
  });

  it('refuses in one line with 1: a name that is taken, nobody of that name, who left', async () => {
    const refused = [
      ['create Quay_Chief --roles support', 'Username already exists.'],
      ['disable nobody_here --yes', 'Nobody on staff is called nobody_here.'],
      ['reset-password deck_hand', 'This is no longer possible.'],
    ] as const;
    for (const [line, said] of refused) {
      expect(await admin(line)).toEqual({ code: 1, out: '', err: `${said}\n` });
    }
  });

  it('ends with 2 and one line where it is not understood, and helps when asked', async () => {
    expect(await runIn({}, ['admin', 'disble', 'x', '--reason', 'left'])).toEqual({
      ...{ code: 2, out: '' },
      err: "Unknown command 'disble'. (Did you mean disable?) See --help.\n",
    });
    expect(await runIn({}, ['admin', 'disable', 'deck_hand', '--reason', 'left'])).toEqual({
      ...{ code: 2, out: '' },
      err: expect.stringContaining('Add --yes: nobody can be asked here.'),
    });
    expect(await runIn({ DATABASE_URL: server.testDatabase.url }, ['migrate'])).toEqual({
      ...{ code: 0, out: 'The database is ready. Migrations applied: 0.\n', err: '' },
    });
    const { code, out } = await runIn({}, ['admin', '--help']);
    expect([code, out.split('\n')[0]]).toEqual([0, 'Usage: fairlead admin [options] [command]']);
  });

  it('reads settings from a file, and says which one it cannot read', async () => {
    const file = join(dataDir, 'fairlead.env');
    writeFileSync(file, `# of a test\nDATABASE_URL='${server.testDatabase.url}'\n`);
    const books = await runIn({ FAIRLEAD_ENV_FILE: file }, ['books', '--json']);
    expect([books.code, JSON.parse(books.out)]).toMatchObject([0, { differences: [], frozen: [] }]);
    const absent = await runIn({ FAIRLEAD_ENV_FILE: join(dataDir, 'absent') }, ['books']);
    expect(absent).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringMatching(/^FAIRLEAD_ENV_FILE: .*absent/),
    });
  });

  it('shows a holder, whose record says who looked', async () => {
    const { holderId } = await registerPerson(server, 'quay_holder');
    await server.testDatabase.asOwner(
      "insert into installation (money_mode, currency, stamped_at) values ('sandbox', 'USD', now()) on conflict do nothing",
    );
    const place = { DATABASE_URL: server.testDatabase.url };
    const shown = await runIn(place, ['holder', 'show', 'QUAY_HOLDER']);
    expect([shown.code, shown.err]).toEqual([0, '']);
    expect(shown.out).toMatch(/^username +quay_holder$/m);
    const figures = ['not yet received', 'coupons in plans', 'start-up funds', 'start-up in plans'];
    for (const figure of figures) expect(shown.out).toMatch(new RegExp(`^${figure} +\\S*0\\.00$`, 'm'));
    const acts = await listActsOn(server.database, holderId, { below: null, limit: 5 });
    expect(acts).toMatchObject([
      { act: 'consoleHolder.detail', actorType: 'system', after: { command_line: userInfo().username } },
    ]);
    const called = { ...place, FAIRLEAD_CALLER: 'ann' };
    expect((await runIn(called, ['holder', 'show', 'quay_holder'])).code).toBe(0);
    const [newest] = await listActsOn(server.database, holderId, { below: null, limit: 1 });
    expect(newest?.after).toEqual({ command_line: `ann (as ${userInfo().username})` });
    const absent = await runIn(place, ['holder', 'show', 'nobody_here']);
    expect(absent).toEqual({
      code: 1,
      out: '',
      err: 'No holder has the username or operation ID "nobody_here".\n',
    });
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
