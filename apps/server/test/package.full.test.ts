import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { type Call, calls, type RequestOf, type ResponseOf } from '@fairlead/contract';
import { openDatabase, programUrl, staff, visitEmbeddedPostgres } from '@fairlead/db';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Finding } from '../src/app/command/doctor/finding';
import { systemClock } from '../src/clock';
import { urlOf } from '../src/plugins/calls';
import { createTestContext } from '../src/testing/context';
import { addPayee } from '../src/testing/payee';
import { addLicenseKey, madeReady, registration } from '../src/testing/people';

const REPOSITORY = resolve(import.meta.dirname, '../../..');
const TIMEOUT_MS = 1_800_000;
const NODE = dirname(process.execPath);

/** What `npm run package` made; the Debian package unpacked as a root of its own, the tarball beside it. */
let folder: string;
let out: string;
let root: string;
let settings: string;
const running = new Set<ChildProcess>();
/** At the address under which people reach the product: it takes connections, and says nothing. */
const door = createServer((socket) => socket.destroy());

beforeAll(async () => {
  await once(door.listen(0, '127.0.0.1'), 'listening');
  folder = mkdtempSync(join(tmpdir(), 'fairlead-package-test-'));
  // Root's database runs as another user, who must be let in.
  chmodSync(folder, 0o755);
  [out, root] = [join(folder, 'out'), join(folder, 'root')];
  execFileSync(process.execPath, [join(REPOSITORY, 'tools/package.mjs'), '--out', out], { stdio: 'inherit' });
  execFileSync('dpkg-deb', ['-x', fileOf(/\.deb$/), root]);
  settings = join(root, 'etc/fairlead/fairlead.env');
}, TIMEOUT_MS);
afterAll(() => {
  door.close();
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const fileOf = (name: RegExp): string => {
  const found = readdirSync(out).find((one) => name.test(one));
  if (found === undefined) throw new Error(`nothing like ${name} was made`);
  return join(out, found);
};

/** Node and the system's own programs, and nothing of the repository. */
const environment = { PATH: `${NODE}:/usr/bin:/bin` };
const command = () => join(root, 'usr/bin/fairlead');

const fairlead = (...words: string[]): Promise<{ code: number; out: string; err: string }> =>
  new Promise((ended) => {
    execFile(command(), words, { cwd: root, env: environment }, (error, said, err) => {
      ended({ code: Number(error?.code ?? 0), out: said, err });
    });
  });

const examine = async () => {
  const { code, out: said, err } = await fairlead('doctor', '--json');
  expect(err).toBe('');
  const { findings } = JSON.parse(said) as { findings: Finding[] };
  return { code, missing: findings.filter(({ verdict }) => verdict === 'missing').map(({ check }) => check) };
};

const ofLog = /Server listening at (http:\/\/127\.0\.0\.1:\d+)/;

const startProgram = async (): Promise<{ origin: string; stop: () => Promise<number | null> }> => {
  const child = spawn(command(), ['serve'], {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  // The log is written behind what is said directly: either can come first.
  const origin = await vi.waitFor(
    () => {
      if (child.exitCode !== null) throw new Error(`it ended early: ${said}`);
      expect(said).toContain('Fairlead is ready');
      return ofLog.exec(said)?.[1] ?? expect.fail(said);
    },
    { timeout: 300_000, interval: 200 },
  );
  return {
    origin,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
};

const send = async <C extends Call>(
  origin: string,
  call: C,
  request: RequestOf<C>,
  token = '',
): Promise<{ readonly code: number; readonly data: ResponseOf<C> }> => {
  const path = urlOf(call, '/facebook-business');
  const isGet = call.method === 'GET';
  const query = isGet ? `?${new URLSearchParams(request as Record<string, string>)}` : '';
  const answer = await fetch(`${origin}${path}${query}`, {
    method: call.method,
    headers: { 'x-ct': token, ...(isGet ? {} : { 'content-type': 'application/json' }) },
    ...(isGet ? {} : { body: JSON.stringify(request) }),
  });
  return answer.json() as Promise<{ code: number; data: ResponseOf<C> }>;
};

describe('the package', { timeout: TIMEOUT_MS }, () => {
  it('is what its sums say, and names what is inside', () => {
    execFileSync('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: out, stdio: 'inherit' });
    const bill = JSON.parse(readFileSync(fileOf(/\.sbom\.cdx\.json$/), 'utf8'));
    expect([bill.bomFormat, bill.metadata.component.name]).toEqual(['CycloneDX', 'fairlead']);
    const names: string[] = bill.components.map(({ name }: { name: string }) => name);
    for (const name of ['fastify', 'pg', 'zod', 'sharp', 'commander', 'postgresql', 'libvips', 'react'])
      expect(names, name).toContain(name);
    for (const name of ['vitest', 'typescript', 'vite', '@playwright/test', 'knip'])
      expect(names, name).not.toContain(name);
    const shipped = join(root, 'usr/lib/fairlead/node_modules');
    expect(names).toEqual(expect.arrayContaining(readdirSync(shipped).filter((name) => !/^[@.]/.test(name))));
    const licenses = readFileSync(fileOf(/\.licenses\.txt$/), 'utf8');
    for (const words of ['libvips 8', 'postgresql 18', 'react 19', 'fastify 5'])
      expect(licenses).toContain(words);
  });

  it('brings a tarball that runs wherever it is unpacked', () => {
    const place = join(folder, 'elsewhere');
    mkdirSync(place);
    execFileSync('tar', ['-xzf', fileOf(/\.tar\.gz$/), '-C', place, '--strip-components=1']);
    const said = execFileSync(join(place, 'bin/fairlead'), ['--version'], {
      env: environment,
      encoding: 'utf8',
    });
    expect(said.trim()).toBe(JSON.parse(readFileSync(join(REPOSITORY, 'package.json'), 'utf8')).version);
    expect(existsSync(join(place, 'node_modules/vitest'))).toBe(false);
  });

  it('has a unit that systemd takes', () => {
    const text = readFileSync(join(root, 'usr/lib/systemd/system/fairlead.service'), 'utf8');
    expect(text).toContain('ExecStart=/usr/bin/fairlead serve');
    if (!existsSync('/usr/bin/systemd-analyze')) return;
    // Its targets are those of this machine: a root with the package alone has none.
    const unit = join(folder, 'fairlead.service');
    writeFileSync(unit, text.replace('/usr/bin/fairlead', command()));
    execFileSync('systemd-analyze', ['verify', unit], { stdio: 'inherit' });
    const options = ['security', '--offline=yes', '--no-pager', '--threshold=20', unit];
    const said = execFileSync('systemd-analyze', options, { encoding: 'utf8' });
    expect(said).toMatch(/Overall exposure level for fairlead\.service: [01]\.\d OK/);
  });
});

/** What an operator brings, as they would by the console and over days. */
const bring = async (dataDir: string): Promise<void> => {
  const quiet = {
    debug: () => undefined,
    info: () => undefined,
    warn: () => undefined,
    error: () => undefined,
  };
  const visit = await visitEmbeddedPostgres({ dataDir, log: quiet });
  if (visit === undefined) throw new Error('there is no database');
  const database = openDatabase({ url: await programUrl(visit.url), max: 2 });
  const owner = openDatabase({ url: visit.url, max: 1, as: 'owner' });
  const means = { database, clock: systemClock };
  const others = [['finance_maker'], ['finance_checker'], ['support', 'delivery']] as const;
  for (const roles of others) {
    const row = { username: roles[0], roles: [...roles], passwordHash: 'x', totpSecret: 'A'.repeat(32) };
    await database.orm.insert(staff).values({ ...row, ...madeReady(systemClock.now()) });
  }
  await owner.query("update staff set totp_secret = 'A' where roles = array['admin']");
  await owner.query('update content_version set changed_by = 7');
  await addPayee(means);
  await addLicenseKey(means);
  const like = await createTestContext();
  await like.makeProduct();
  for (const table of ['product', 'product_version']) {
    const [row] = await like.asOwner<{ row: unknown }>(`select to_jsonb(t) as row from ${table} t`);
    await owner.query(
      `insert into ${table} overriding system value select * from jsonb_populate_record(null::${table}, $1)`,
      [JSON.stringify(row?.row)],
    );
  }
  await like.close();
  await database.close();
  await owner.close();
  await visit.leave();
};

describe('an installation from the package alone', { timeout: TIMEOUT_MS }, () => {
  let dataDir: string;

  it('is told by doctor what it lacks', async () => {
    mkdirSync(dirname(settings), { recursive: true });
    copyFileSync(join(root, 'usr/share/fairlead/fairlead.env'), settings);
    dataDir = join(root, 'var/lib/fairlead/data');
    expect(await fairlead('--help')).toMatchObject({ code: 0, out: expect.stringContaining('doctor') });
    const { code, out: said } = await fairlead('doctor');
    expect(code).toBe(1);
    expect(said).toContain(
      'MISSING  ROOT_SIGNING_KEY: live mode needs it.\n             -> fairlead keys prints one',
    );
    appendFileSync(
      settings,
      [
        ...[
          '',
          `DATA_DIR=${dataDir}`,
          'PORT=0',
          `PUBLIC_URL=https://127.0.0.1:${(door.address() as AddressInfo).port}`,
          'CSV_NETWORKS=quay',
        ],
        ...['ACCEPT_SINGLE_DISK=on', `BACKUP_DIR=${join(root, 'backups')}`],
        ...["OPERATOR_LEGAL_NAME='Quay Lights Limited'", 'OPERATOR_REGISTRATION_NUMBER=123456'],
        ...["OPERATOR_REGISTER='Companies House'", 'OPERATOR_COUNTRY=IE'],
        ...['OPERATOR_COMPLAINTS_ADDRESS=complaints@example.org', ''],
      ].join('\n'),
    );
    appendFileSync(settings, (await fairlead('keys')).out);
    expect((await fairlead('keys')).out).not.toMatch(/^[A-Z_]+=/m);
    expect((await examine()).missing).toEqual(['backups', 'database']);
  });

  it('starts in live mode, is used, and stops', async () => {
    const first = await startProgram();
    for (const path of ['/', '/console/', '/health/ready', '/docs', '/verify.html'])
      expect((await fetch(`${first.origin}${path}`)).status, path).toBe(200);
    const because = ['--roles', 'admin', '--reason', 'the first of all', '--json'];
    const made = JSON.parse((await fairlead('admin', 'create', 'quay_chief', ...because)).out);
    const login = { username: 'quay_chief', password: made.first_password };
    expect(await send(first.origin, calls.consoleAuth.login, login)).toMatchObject({ code: 200 });
    await fairlead('admin', 'create', 'quay_mate', ...because);
    const lacking = ['admins', 'pair', 'desks', 'payees', 'products', 'terms', 'keys'];
    // The program makes its first backup by itself.
    await vi.waitFor(async () => expect((await examine()).missing).toEqual(lacking), {
      timeout: 300_000,
      interval: 500,
    });
    await bring(dataDir);
    expect(await examine()).toEqual({ code: 0, missing: [] });

    const { terms, privacy } = (await send(first.origin, calls.legal.texts, {})).data;
    const accepted_terms = { terms: terms.version, privacy: privacy.version };
    const registered = await send(
      first.origin,
      calls.auth.register,
      registration('quay_holder', { accepted_terms }),
    );
    expect(registered.code).toBe(200);
    const wallet = await send(first.origin, calls.wallet.property, {}, registered.data.token);
    expect(wallet).toMatchObject({ code: 200, data: { total_assets: 0 } });
    expect((await fairlead('holder', 'show', 'quay_holder')).out).toMatch(/^total assets +\S*0\.00$/m);
    expect(await fairlead('books')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^The books agree\./),
    });
    expect(await first.stop()).toBe(0);
    // It is as good while it is stopped.
    expect(await examine()).toEqual({ code: 0, missing: [] });
  });
});
