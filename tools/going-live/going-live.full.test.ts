import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureChromium } from '../lib/chromium.mjs';
import { canMakeRoots } from '../lib/debian-root';
import { raiseTrial } from './alarms';
import { settleIn } from './desk';
import { liveFirstDay } from './holder';
import { createMachine, type Machine } from './machine';
import { type Block, blocksOf } from './page';
import { LATER_TABLE, makeLater, makeRelease } from './release';

const ROOT = join(import.meta.dirname, '../..');
const blocks = blocksOf(readFileSync(join(ROOT, 'docs/going-live.md'), 'utf8'));
/** Making a system and a package computes for minutes; in a wide run others do so beside. */
const TIMEOUT_MS = 1_800_000;
const HOST = 'portal.example.org';
const ORIGIN = `https://${HOST}`;
const DATABASE_HOST = 'db.example.org';
const DATABASE_PASSWORD = 'a-password-of-this-test';

/** What the page leaves to whoever goes live, as an editor writes it into the file. */
const SETTINGS = `
PUBLIC_URL=${ORIGIN}
DATABASE_URL=postgres://fairlead:${DATABASE_PASSWORD}@${DATABASE_HOST}/fairlead?sslmode=verify-full&sslrootcert=system
OPERATOR_LEGAL_NAME='Example Media Limited'
OPERATOR_REGISTRATION_NUMBER=123456
OPERATOR_REGISTER='Companies Registration Office'
OPERATOR_COUNTRY=IE
OPERATOR_COMPLAINTS_ADDRESS='1 Example Street, Dublin'
CSV_NETWORKS=quay
BANK_ACCOUNTS=IE12BOFI90000112345678
`;

/** Of the page, what needs the images of a registry. */
const UNPLAYED = ['Containers'];

let machine: Machine;
let folder: string;
let browser: Browser | undefined;
/** The console of the first admin. */
let desk: Page;
/** Of the first person's session. */
let token: string;
const played = new Set<Block>();

/** The next block below a heading, as it stands but for the names that it leaves open. */
const next = (heading: string, open: Readonly<Record<string, string>> = {}): string => {
  const block = blocks.find((one) => one.heading === heading && !played.has(one));
  if (block === undefined) throw new Error(`no block is left below ${heading}`);
  played.add(block);
  return Object.entries(open).reduce((text, [word, value]) => text.replaceAll(word, value), block.text);
};

/** A certificate for a name by an authority of the machine's own. */
const certify = (name: string, certificate: string, key: string, owner: string): Promise<string> =>
  machine.run(`set -e
    openssl req -newkey rsa:2048 -nodes -keyout ${key} -out request.pem -subj /CN=${name} 2> /dev/null
    printf 'subjectAltName=DNS:${name}\\n' > names
    openssl x509 -req -in request.pem -CA authority.pem -CAkey authority.key -days 30 -extfile names -out ${certificate}
    chown ${owner} ${certificate} ${key}
    chmod 0600 ${key}`);

/** What a client at an address of the loopback's own is answered, with the head. */
const ask = (from: string, path: string, ...options: readonly string[]): Promise<string> =>
  machine.run(
    [
      'curl --silent --show-error --max-time 20 --include --interface',
      from,
      ...options,
      `${ORIGIN}${path}`,
    ].join(' '),
  );

const openSocket = (from: string, origin: string): Promise<string> =>
  machine.run(
    `curl --silent --include --no-buffer --http1.1 --max-time 2 --interface ${from} \
      --header 'Connection: Upgrade' --header 'Upgrade: websocket' --header 'Origin: ${origin}' \
      --header 'Sec-WebSocket-Version: 13' --header 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==' \
      ${ORIGIN}/facebook-business/support/socket | head -1`,
  );

/** What every proxy owes: HTTP/2, sockets from this address alone, one's own address and a name of its own for each request. */
const expectProxied = async (from: string): Promise<void> => {
  expect(await ask(from, '/')).toMatch(/^HTTP\/2 200[\s\S]*<title>Fairlead/);
  expect(await machine.run(`curl --silent --include http://${HOST}/`)).toMatch(
    /^HTTP\/1.1 30[18] .*\r\n[\s\S]*https:/,
  );
  expect(await openSocket(from, ORIGIN)).toContain(' 101 ');
  expect(await openSocket(from, 'https://elsewhere.example.org')).toContain(' 403 ');
  const forged = "--header 'X-Forwarded-For: 203.0.113.9' --header 'X-Request-Id: named-by-the-client'";
  const login = `--json '{"username":"nobody","password":"wrong-password-1"}'`;
  const answer = await ask(from, '/facebook-business/auth/login', forged, login);
  expect(answer).toContain('wrong_credentials');
  expect(answer).toMatch(/^x-request-id: [\w-]{32,36}\r$/m);
  const counted = await machine.run(`sudo -u postgres psql -At fairlead -c "select key from throttle"`);
  expect(counted).toContain(`signIn:${from}`);
  expect(counted).not.toContain('203.0.113.9');
};

const openPage = async (viewport = { width: 1280, height: 720 }): Promise<Page> => {
  browser ??= await chromium.launch({
    executablePath: machine.inItsNetwork(ensureChromium()),
    args: ['--no-sandbox', `--host-resolver-rules=MAP ${HOST} 127.0.0.1`],
  });
  const page = await browser.newPage({ baseURL: ORIGIN, ignoreHTTPSErrors: true, viewport });
  // With no network but its loopback a browser takes itself for offline.
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true }));
  return page;
};

/** What the overview of somebody who settles in by browser says is left to do. */
const leftAfter = async (page: Page, username: string, firstPassword = ''): Promise<string | null> => {
  await settleIn(page, username, firstPassword);
  const heading = page.getByRole('heading', { name: 'Setup checklist' });
  const tile = page.locator('.tile').filter({ has: heading });
  return tile.getByText(/^\d+ left$/).textContent();
};

const madeOfTheRelease = () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'fairlead-release-'));
    makeRelease(folder);
    machine = await createMachine([
      ...['nodejs', 'adduser', 'postgresql', 'caddy', 'nginx'],
      ...['prometheus', 'prometheus-alertmanager'],
    ]);
    for (const file of readdirSync(folder).filter((name) => /\.deb$|^SHA256SUMS$/.test(name)))
      machine.carry(join(folder, file), `root/release/${file}`);
    machine.carry(makeLater(folder), 'root/later/fairlead_amd64.deb');
    machine.carry(join(import.meta.dirname, 'messages.mjs'), 'srv/messages.mjs');
    machine.put(
      'etc/apt/apt.conf.d/answers',
      'APT::Get::Assume-Yes "true";\nAPT::Install-Recommends "false";\n',
    );
    machine.put('etc/hosts', `127.0.0.1 localhost ${HOST} ${DATABASE_HOST}\n127.0.1.1 ${hostname()}\n`);
    await machine.run(`set -e
      openssl req -x509 -newkey rsa:2048 -nodes -keyout authority.key -out authority.pem -days 30 -subj /CN=authority
      cp authority.pem /usr/local/share/ca-certificates/authority.crt
      update-ca-certificates`);
  }, TIMEOUT_MS);
  afterAll(async () => {
    await browser?.close();
    await machine?.close();
    rmSync(folder, { recursive: true, force: true });
  });
};

const installed = () => {
  it('installs what was released, and says what is missing', async () => {
    const said = await machine.run(`cd release\n${next('Install')}`, 1);
    expect(said).toContain('_amd64.deb: OK');
    expect(said).toContain('MISSING  OPERATOR_LEGAL_NAME: live mode needs it.');
    expect(said).toContain('Not ready. 0 well');
  });

  it('takes its secrets and settings, also of whoever is root by sudo alone', async () => {
    machine.put('srv/settings', SETTINGS);
    machine.put('usr/local/bin/editor', '#!/bin/sh\ncat /srv/settings >> "$1"\n', 0o755);
    machine.put('etc/sudoers.d/pat', 'pat ALL=(ALL) NOPASSWD: ALL\n', 0o440);
    machine.put('srv/block', next('Settings'));
    await machine.run('useradd pat && sudo -u pat bash -e -o pipefail /srv/block');
    const rights = await machine.run('stat --format "%a %U %G" /etc/fairlead/fairlead.env');
    expect(rights).toBe('640 root fairlead\n');
  });

  it('finds its database, over TLS by its name', async () => {
    await machine.run('apt install postgresql');
    const place = '/var/lib/postgresql';
    await certify(DATABASE_HOST, `${place}/server.pem`, `${place}/server.key`, 'postgres:postgres');
    const settings = { ssl_cert_file: `${place}/server.pem`, ssl_key_file: `${place}/server.key` };
    for (const [name, value] of Object.entries(settings))
      await machine.run(`sudo -u postgres psql -c "alter system set ${name} = '${value}'"`);
    await machine.run('systemctl restart postgresql');
    const sql = next('The database', { '…': DATABASE_PASSWORD });
    await machine.run(`sudo -u postgres psql --set ON_ERROR_STOP=1 << 'END'\n${sql}\nEND`);
  });

  it('starts', async () => {
    const said = await machine.run(next('Start'), 1);
    expect(said).toMatch(/Migrations applied: \d\d/);
    expect(said).toContain('"status":"ready"');
    expect(said).toContain('ok       The program works with a login that can do no more than it needs.');
    expect(said).toContain('MISSING  0 of two admins are there');
    expect(said).not.toMatch(/MISSING .*(live mode|needs it|database)/);
  });
};

const reachedAndUsed = () => {
  it('is reached through Caddy', async () => {
    await machine.run(next('TLS and the proxy'));
    // No authority of the world reaches this machine: Caddy's own signs in its place.
    await machine.run(`sed -i 's/^{$SITE} {/&\\n\\ttls internal/' /etc/caddy/Caddyfile
      systemctl restart caddy`);
    await machine.run(`root=/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt
      until [ -s $root ]; do sleep 0.2; done
      cp $root /usr/local/share/ca-certificates/caddy.crt
      update-ca-certificates`);
    await expectProxied('127.0.0.7');
    await machine.run('systemctl disable --now caddy');
  });

  it('is reached through nginx', async () => {
    await certify(HOST, `/etc/ssl/${HOST}.pem`, `/etc/ssl/private/${HOST}.key`, 'root:root');
    // What is to be edited there is the name, which is the page's here.
    machine.put('srv/settings', '');
    await machine.run(next('TLS and the proxy'));
    await expectProxied('127.0.0.9');
  });

  it('has its first two admins, and says what is left to do at their desks', async () => {
    const said = await machine.run(next('People', { OTHER_NAME: 'ben', NAME: 'ada' }));
    const passwords = [...said.matchAll(/^First password, shown this once: (\S+)$/gm)].map(([, one]) => one);
    desk = await openPage();
    expect(await leftAfter(desk, 'ada', passwords[0])).toBe('7 left');
    expect(await leftAfter(await openPage(), 'ben', passwords[1])).toBe('6 left');
    const left = await machine.run(next('Last'), 1);
    expect(left).toContain(`ok       ${ORIGIN}/health/live answers.`);
    expect(left).toContain('ok       WebSockets open there, for the chat.');
    expect(left.match(/^ {2}MISSING/gm)).toHaveLength(6);
    const security = await machine.run('systemd-analyze security fairlead --no-pager');
    expect(security).toMatch(/Overall exposure level for fairlead\.service: 1\.\d OK/);
  });
};

const psql = (sql: string, database = 'fairlead'): Promise<string> =>
  machine.run(`sudo -u postgres psql -At ${database} -c "${sql}"`);

const ready = (): Promise<string> =>
  machine.run('until curl --silent --fail http://127.0.0.1:8080/health/ready; do sleep 0.5; done');

const keptAndRenewed = () => {
  it('serves its first person, by browser', async () => {
    token = await liveFirstDay(desk, await openPage({ width: 375, height: 812 }));
    expect(await machine.run('fairlead books')).toMatch(/^The books agree\./m);
  });

  it('is dumped, and restored on another server', async () => {
    await machine.run(next('Backups'));
    await machine.run('pg_createcluster 17 elsewhere --port 5433 --start');
    const elsewhere = `postgres://fairlead:${DATABASE_PASSWORD}@localhost:5433/fairlead`;
    const said = await machine.run(next('Backups', { 'postgres://…': elsewhere }));
    expect(said).toMatch(/^The books agree\./m);
    const messages = 'select count(*) from chat_message';
    expect(await psql(messages, '--port 5433 fairlead')).toBe(await psql(messages));
    await machine.run('pg_dropcluster --stop 17 elsewhere');
  });

  it('is watched, and an alarm reaches who is to be told', async () => {
    await raiseTrial(machine, next('Alarms'));
  });

  it('takes a later release and goes back to this one while somebody writes, and loses and doubles nothing', async () => {
    const before = Number(await psql('select count(*) from chat_message'));
    const load = machine.run(`node /srv/messages.mjs '${token}' /srv/stop`);
    await machine.run(next('Upgrade, and back', { './fairlead_NEWER': './later/fairlead' }));
    await ready();
    expect(await psql(`select to_regclass('${LATER_TABLE}')`)).toBe(`${LATER_TABLE}\n`);
    await machine.run(next('Upgrade, and back', { './fairlead_FORMER': './release/fairlead_*' }));
    await ready();
    await machine.run('touch /srv/stop');
    const { acknowledged, longestMs } = JSON.parse(await load);
    process.stdout.write(`${acknowledged} messages acknowledged, the longest wait ${longestMs} ms\n`);
    expect(acknowledged).toBeGreaterThan(20);
    expect(Number(await psql('select count(*) from chat_message')) - before).toBe(acknowledged);
    expect(await machine.run('fairlead books')).toMatch(/^The books agree\./m);
  });

  it('is stopped, removed and installed again without losing what it holds', async () => {
    await machine.run('apt remove fairlead');
    expect(await machine.run('ls /var/lib /etc/fairlead')).toMatch(/fairlead[\s\S]*fairlead\.env/);
    await machine.run('apt install ./release/fairlead_*_amd64.deb && systemctl start fairlead');
    await ready();
    expect(await machine.run('fairlead admin list')).toMatch(/ada[\s\S]*ben/);
  });

  it('has had every block of the page played', () => {
    const left = blocks.filter((block) => !played.has(block)).map(({ heading }) => heading);
    expect([...new Set(left)]).toEqual(UNPLAYED);
  });
};

/** Elsewhere one line says so: nothing can be said about it then. */
const orTell = () =>
  it('was not played: it needs root and Debian’s debootstrap', () => expect(canMakeRoots()).toBe(false));

describe('an installation made by the page alone', { timeout: TIMEOUT_MS }, () => {
  if (!canMakeRoots()) return orTell();
  madeOfTheRelease();
  installed();
  reachedAndUsed();
  keptAndRenewed();
});
