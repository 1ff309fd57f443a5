import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@fairlead/contract';
import { dayDigest } from '@fairlead/verifier';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing';
import { signNextDay } from '../roots/sign-days';
import { askTimestamps } from './ask-timestamps';

const DAY_MS = 86_400_000;
const isOpensslInstalled = spawnSync('openssl', ['version']).status === 0;

const AUTHORITY = `
[tsa]
serial = ./serial
signer_cert = ./tsa.pem
signer_key = ./tsa.key
certs = ./ca.pem
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
accuracy = secs:1
`;

const folder = mkdtempSync(join(tmpdir(), 'fairlead-timestamps-'));
const openssl = (...words: string[]): string =>
  String(execFileSync('openssl', words, { cwd: folder, stdio: 'pipe' }));

let server: TestServer;
let authority: Server;
let address: string;
/** What the authority does to its answer before it goes out. */
let bend: (answer: Buffer) => Buffer = (answer) => answer;

const makeAuthority = (): void => {
  const key = ['-newkey', 'rsa:2048', '-nodes'];
  openssl(
    'req',
    '-x509',
    ...key,
    '-keyout',
    'ca.key',
    '-out',
    'ca.pem',
    '-subj',
    '/CN=root',
    '-days',
    '3650',
  );
  openssl('req', ...key, '-keyout', 'tsa.key', '-out', 'tsa.csr', '-subj', '/CN=stamps');
  writeFileSync(join(folder, 'ext'), 'extendedKeyUsage = critical, timeStamping\n');
  const signed = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-days', '3650', '-extfile', 'ext'];
  openssl('x509', '-req', '-in', 'tsa.csr', '-out', 'tsa.pem', ...signed);
  writeFileSync(join(folder, 'tsa.cnf'), AUTHORITY);
  writeFileSync(join(folder, 'serial'), '01\n');
};

/** A timestamp authority that is OpenSSL behind a few lines of HTTP. */
const listen = (): Promise<Server> => {
  const made = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      writeFileSync(join(folder, 'query.tsq'), Buffer.concat(parts));
      const words = ['ts', '-reply', '-config', 'tsa.cnf', '-section', 'tsa', '-queryfile', 'query.tsq'];
      execFile('openssl', [...words, '-out', 'reply.tsr'], { cwd: folder }, (error) => {
        if (error) return response.writeHead(500).end();
        const answer = bend(readFileSync(join(folder, 'reply.tsr')));
        return response.writeHead(200, { 'content-type': 'application/timestamp-reply' }).end(answer);
      });
    });
  });
  return new Promise((resolve) => made.listen(0, '127.0.0.1', () => resolve(made)));
};

const signDay = async (): Promise<void> => {
  server.clock.turn(DAY_MS);
  expect(await signNextDay(server.services)).toBe(1);
};

const ask = (): Promise<number> => {
  const { port } = authority.address() as AddressInfo;
  const timestamps = [{ name: 'openssl', url: `http://127.0.0.1:${port}/` }];
  return askTimestamps({ ...server.services, config: { ...server.services.config, timestamps } });
};

const publishedDays = async () => {
  const { data } = await server.call(calls.statement.transparency, {});
  return { text: JSON.stringify(data), newest: data.roots[0]?.day ?? '', stamps: data.stamps };
};

const verify = (digest: string): string => {
  const words = ['ts', '-verify', '-digest', digest, '-in', 'day.tsr', '-CAfile', 'ca.pem'];
  return String(spawnSync('openssl', words, { cwd: folder }).stdout).trim();
};

describe.runIf(isOpensslInstalled)('the timestamp of a signed day', () => {
  beforeAll(async () => {
    makeAuthority();
    authority = await listen();
    const signing = generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' });
    server = await startTestServer({ environment: { ROOT_SIGNING_KEY: signing.toString('base64') } });
    await server.database.query('select ledger.open_wallet(1)');
    await server.database.query(
      `select ledger.post(1, 'system_topup', '{bank}', '{0}', '{available}', '{0}', '{500}', $1, '', 'none', 0)`,
      [server.clock.now()],
    );
    for (let day = 0; day < 2; day += 1) await signDay();
    address = await server.server.listen({ port: 0, host: '127.0.0.1' });
  }, 120_000);
  afterAll(async () => {
    authority.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('the past stays: is served as it came, and OpenSSL verifies it for the day as signed and for no other', async () => {
    expect(await ask()).toBe(1);
    expect(await ask()).toBe(0);
    const { text, newest, stamps } = await publishedDays();
    expect(stamps).toEqual([
      {
        ...{ day: newest, authority: 'openssl', digest: await dayDigest(text, newest) },
        time: expect.stringMatching(/Z$/),
      },
    ]);
    const reply = await fetch(`${address}/log/timestamps/${newest}/openssl.tsr`);
    writeFileSync(join(folder, 'day.tsr'), Buffer.from(await reply.arrayBuffer()));
    expect(verify(await dayDigest(text, newest))).toBe('Verification: OK');
    expect(verify('0'.repeat(64))).not.toContain('OK');
    for (const path of [`${newest}/other.tsr`, '2020-01-01/openssl.tsr', 'x']) {
      expect((await fetch(`${address}/log/timestamps/${path}`)).status).toBe(404);
    }
    await expect(server.testDatabase.asOwner('delete from timestamp_token')).rejects.toThrow(
      /the past stays/,
    );
  });

  it('the past stays: is not taken where it is of another day, or was changed on its way', async () => {
    const old = readFileSync(join(folder, 'day.tsr'));
    await signDay();
    bend = () => old;
    expect(await ask()).toBe(0);
    bend = (answer) => {
      const changed = Buffer.from(answer);
      changed.writeUInt8(changed.readUInt8(changed.length - 9) ^ 1, changed.length - 9);
      return changed;
    };
    expect(await ask()).toBe(0);
    bend = () => Buffer.from('no answer at all');
    expect(await ask()).toBe(0);
    bend = (answer) => answer;
    expect(await ask()).toBe(1);
  });

  it('keeps nobody from signing the next day where the authority is away', async () => {
    bend = () => Buffer.alloc(100_000);
    await signDay();
    expect(await ask()).toBe(0);
    await signDay();
    bend = (answer) => answer;
    expect(await ask()).toBe(1);
  });

  it('the past stays: is not shown as one of a day that was exchanged or removed since', async () => {
    const { newest, stamps } = await publishedDays();
    const [oldest, last] = [stamps.at(-1)?.day, stamps[0]?.day];
    expect(last).toBe(newest);
    const rewrite = (statement: string) =>
      server.testDatabase.asOwner(
        `begin; set local session_replication_role = replica; ${statement}; commit`,
      );
    await rewrite(`update daily_root set holders = holders + 1 where day = '${oldest}'`);
    await rewrite(`delete from daily_root where day = '${newest}'`);
    const now = await publishedDays();
    expect(now.newest).not.toBe(newest);
    expect(now.stamps).toEqual(
      stamps.map((stamp) =>
        stamp.day === last || stamp.day === oldest ? { ...stamp, digest: null } : stamp,
      ),
    );
    expect(now.stamps.filter(({ digest }) => digest !== null)).not.toEqual([]);
  });
});
