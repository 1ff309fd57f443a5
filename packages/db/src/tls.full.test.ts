import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, isUnavailable, openDatabase } from './index';
import {
  asNobody,
  type DebianPostgres,
  isDebianPostgresInstalled,
  openLine,
  startDebianPostgres,
} from './testing';

const isInstalled = isDebianPostgresInstalled && spawnSync('openssl', ['version']).status === 0;

let folder: string;
let encrypting: DebianPostgres;
let open: DebianPostgres;

const openssl = (where: string, words: string): void => {
  execFileSync('openssl', words.split(' '), { ...asNobody, cwd: where, stdio: 'ignore' });
};

/** An authority, in `name.key` and `name.crt`. */
const makeAuthority = (where: string, name: string): void =>
  openssl(
    where,
    `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=${name} -keyout ${name}.key -out ${name}.crt`,
  );

/** A certificate for `localhost` alone, so that an address of numbers is another name; and what switches it on. */
const encrypt = (where: string): string => {
  makeAuthority(where, 'authority');
  openssl(
    where,
    'req -newkey rsa:2048 -nodes -subj /CN=localhost -addext subjectAltName=DNS:localhost -keyout server.key -out server.csr',
  );
  openssl(
    where,
    'x509 -req -in server.csr -CA authority.crt -CAkey authority.key -CAcreateserial -copy_extensions copy -days 2 -out server.crt',
  );
  chmodSync(join(where, 'server.key'), 0o600);
  return ['ssl=on', `ssl_cert_file=${where}/server.crt`, `ssl_key_file=${where}/server.key`]
    .map((setting) => `-c ${setting}`)
    .join(' ');
};

const connect = (postgres: DebianPostgres, host: string, query: string): Database => {
  const url = postgres.url.replace('127.0.0.1', host);
  return openDatabase({ url: `${url}?${query}`, max: 2, as: 'owner' });
};

/** Whether the connection is encrypted, or why there is none. */
const tryIt = async (postgres: DebianPostgres, host: string, query: string): Promise<boolean | string> => {
  const database = connect(postgres, host, query);
  try {
    const rows = await database.query<{ ssl: boolean }>(
      'select ssl from pg_stat_ssl where pid = pg_backend_pid()',
    );
    return rows[0]?.ssl ?? 'unknown';
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    return `${isUnavailable(error) ? 'unavailable: ' : ''}${words}`;
  } finally {
    await database.close();
  }
};

const ways = () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'fairlead-tls-'));
    chmodSync(folder, 0o777);
    makeAuthority(folder, 'stranger');
    encrypting = await startDebianPostgres(encrypt);
    open = await startDebianPostgres();
  }, 120_000);
  afterAll(() => {
    for (const postgres of [encrypting, open]) postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each([
    ['', false],
    ['sslmode=disable', false],
    ['sslmode=prefer', true],
    ['sslmode=require', true],
    ['sslmode=require&sslrootcert=OWN', true],
    ['sslmode=verify-ca&sslrootcert=OWN', true],
    ['sslmode=require&sslrootcert=STRANGE', expect.stringContaining('unavailable: ')],
    ['sslmode=verify-ca&sslrootcert=STRANGE', expect.stringContaining('unavailable: ')],
    [
      'sslmode=verify-full&sslrootcert=OWN',
      expect.stringContaining('unavailable: Hostname/IP does not match'),
    ],
    ['sslmode=verify-full&sslrootcert=system', expect.stringContaining('unavailable: ')],
  ])('by an address of numbers, “%s”', async (query, expected) => {
    const named = query
      .replace('OWN', join(encrypting.folder, 'authority.crt'))
      .replace('STRANGE', join(folder, 'stranger.crt'));
    expect(await tryIt(encrypting, '127.0.0.1', named)).toEqual(expected);
  });

  it('verify-full takes the name that the certificate has', async () => {
    const query = `sslmode=verify-full&sslrootcert=${join(encrypting.folder, 'authority.crt')}`;
    expect(await tryIt(encrypting, 'localhost', query)).toBe(true);
  });

  it('a database without TLS is spoken to openly with prefer, and not at all with require', async () => {
    expect(await tryIt(open, '127.0.0.1', 'sslmode=prefer')).toBe(false);
    expect(await tryIt(open, '127.0.0.1', 'sslmode=require')).toBe(
      'unavailable: The server does not support SSL connections',
    );
  });

  it('an encrypted connection that falls silent is given up as any other', async () => {
    const line = await openLine(encrypting.url);
    const database = openDatabase({
      url: `${line.url}?sslmode=require`,
      max: 2,
      as: 'owner',
      limits: { answerMs: 8_000 },
    });
    await database.query('select 1');
    line.freeze();
    await expect(database.query('select 1')).rejects.toSatisfy(isUnavailable);
    line.heal();
    await expect
      .poll(() => database.query('select 1 as n').catch(() => []), { timeout: 10_000 })
      .toEqual([{ n: 1 }]);
    await database.close();
    await line.close();
  });
};

/** Where it is not installed, one line says so: nothing can be said about it then. */
const orTell = () =>
  it('was not tried: the packages postgresql-15 and openssl are not installed', () =>
    expect(isInstalled).toBe(false));

describe('TLS to the database, in libpq’s words', isInstalled ? ways : orTell);
