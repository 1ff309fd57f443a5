import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { AddressFault, parseAddress, placeOf, withLogin, withLoginOf } from './address';
import { openHosts } from './hosts';
import { tlsOptions } from './tls';

const faultOf = (url: string): string => {
  try {
    parseAddress(url);
    return 'none';
  } catch (error) {
    if (error instanceof AddressFault) return error.message;
    throw error;
  }
};

const refused = (error: string) => Object.assign(new Error(error), { code: 'ECONNREFUSED' });

describe('an address', () => {
  it('names one host, with what libpq takes where nothing is said', () => {
    expect(parseAddress('postgresql://anna:s%20e%2Fc@db.example/money')).toEqual({
      hosts: [{ host: 'db.example', port: 5432 }],
      ...{ user: 'anna', password: 's e/c', database: 'money', options: undefined, target: 'any' },
      tls: { mode: 'disable', rootCert: undefined, cert: undefined, key: undefined },
    });
    expect(parseAddress('postgres://').hosts).toEqual([{ host: 'localhost', port: 5432 }]);
  });

  it.each([
    ['postgres://a:1,b:2,[::1]/db', ['a:1', 'b:2', '::1:5432']],
    ['postgres://a,b/db?port=7', ['a:7', 'b:7']],
    ['postgres://a,b/db?port=7,8', ['a:7', 'b:8']],
    ['postgres://x:9/db?host=a,b', ['a:9', 'b:9']],
    ['postgres:///db?host=/var/run/postgresql', ['/var/run/postgresql:5432']],
    ['postgres://%2Fvar%2Frun/db', ['/var/run:5432']],
  ])('names the hosts of %s in order', (url, hosts) => {
    expect(parseAddress(url).hosts.map(({ host, port }) => `${host}:${port}`)).toEqual(hosts);
  });

  it('is shown without its login', () => {
    expect(placeOf('postgres://anna:secret@a:1,[::1]:2/db')).toBe('a:1, [::1]:2');
  });

  it('takes another login, by parameters that win', () => {
    const url = withLogin('postgres://anna:old@a,b/db?user=x&sslmode=require', 'ben', 'n&w?');
    expect(parseAddress(url)).toMatchObject({ user: 'ben', password: 'n&w?', tls: { mode: 'require' } });
    expect(parseAddress(url).hosts).toHaveLength(2);
    const other = withLoginOf('postgres://anna:old@pooler:6432/db', url);
    expect(parseAddress(other)).toMatchObject({ user: 'ben', password: 'n&w?', hosts: [{ port: 6432 }] });
  });

  it.each([
    ['mysql://x', 'write it as postgres://'],
    ['postgres://a:b:c/db', 'a host is'],
    ['postgres://a:0/db', 'a port is'],
    ['postgres://a:70000/db', 'a port is'],
    ['postgres://a,b,c/db?port=1,2', '3 hosts have one port, or each its own: here are 2'],
    ['postgres://anna:50%@a/db', 'write % itself as %25'],
    ['postgres://a/db?connect_timeout=3', 'connect_timeout: not understood'],
    ['postgres://a/db?channel_binding=require', 'channel_binding: not understood'],
    ['postgres://a/db?target_session_attrs=prefer-standby', 'target_session_attrs is one of any, '],
    ['postgres://a/db?sslmode=allow', 'sslmode is one of disable, '],
    ['postgres://a/db?sslmode=no-verify', 'sslmode is one of disable, '],
    ['postgres://a/db?sslmode=verify-full', 'sslmode=verify-full needs sslrootcert'],
    ['postgres://a/db?sslmode=verify-ca', 'sslmode=verify-ca needs sslrootcert'],
    ['postgres://a/db?sslmode=require&sslrootcert=system', 'needs sslmode=verify-full'],
    ['postgres://a/db?sslmode=prefer&sslrootcert=/ca', 'sslrootcert checks nothing'],
    ['postgres://a/db?sslrootcert=/ca', 'sslrootcert checks nothing'],
    ['postgres://a/db?sslmode=require&sslcert=/c', 'sslcert and sslkey go together'],
  ])('%s is refused in words', (url, words) => {
    expect(faultOf(url)).toContain(words);
  });

  it('is refused without its password being told', () => {
    for (const url of [
      'postgres://anna:hush:x@a:b:c/db',
      'postgres://anna:hush@a/db?x=1',
      'http://anna:hush@a',
    ])
      expect(faultOf(url)).not.toContain('hush');
  });
});

describe('sslmode', () => {
  const wordsOf = (query: string) => tlsOptions(parseAddress(`postgres://a/db?${query}`).tls);

  it('means what libpq means by it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'fairlead-tls-'));
    const file = join(folder, 'ca');
    writeFileSync(file, 'an authority');
    expect(wordsOf('')).toBe(false);
    expect(wordsOf('sslmode=disable')).toBe(false);
    expect(wordsOf('sslmode=prefer')).toEqual({ rejectUnauthorized: false });
    expect(wordsOf('sslmode=require')).toEqual({ rejectUnauthorized: false });
    const anyName = {
      rejectUnauthorized: true,
      ca: 'an authority',
      checkServerIdentity: expect.any(Function),
    };
    expect(wordsOf(`sslmode=require&sslrootcert=${file}`)).toEqual(anyName);
    expect(wordsOf(`sslmode=verify-ca&sslrootcert=${file}`)).toEqual(anyName);
    expect(wordsOf(`sslmode=verify-full&sslrootcert=${file}`)).toEqual({
      ...{ rejectUnauthorized: true, ca: 'an authority' },
    });
    expect(wordsOf('sslmode=verify-full&sslrootcert=system')).toEqual({ rejectUnauthorized: true });
    expect(wordsOf(`sslmode=require&sslcert=${file}&sslkey=${file}`)).toMatchObject({ cert: 'an authority' });
    rmSync(folder, { recursive: true });
  });

  it('with a file that is not there is refused in words', () => {
    expect(() => wordsOf('sslmode=verify-ca&sslrootcert=/nowhere/ca')).toThrow(/^sslrootcert: ENOENT/);
  });
});

describe('of several hosts', () => {
  const NO_TLS = new Error('The server does not support SSL connections');

  it('the next is taken where one failed, once, however many connections failed there', () => {
    const hosts = openHosts('postgres://a,b,c/db');
    const first = hosts.current();
    expect(first).toMatchObject({ host: 'a', port: 5432, ssl: false });
    hosts.leave(first, refused('one'));
    hosts.leave(first, refused('other'));
    expect(hosts.current()).toMatchObject({ host: 'b' });
    hosts.leave(hosts.current(), refused('b'));
    hosts.leave(hosts.current(), refused('c'));
    expect(hosts.current()).toBe(first);
  });

  it('one that cannot encrypt is spoken to openly with sslmode=prefer, and left with require', () => {
    const willing = openHosts('postgres://a,b/db?sslmode=prefer');
    willing.leave(willing.current(), NO_TLS);
    expect(willing.current()).toMatchObject({ host: 'a', ssl: false });
    const strict = openHosts('postgres://a,b/db?sslmode=require');
    strict.leave(strict.current(), NO_TLS);
    expect(strict.current()).toMatchObject({ host: 'b', ssl: { rejectUnauthorized: false } });
  });

  it('nothing is encrypted on a socket of this machine, as with libpq', () => {
    const hosts = openHosts('postgres://a/db?host=/run,b&sslmode=require');
    expect(hosts.current()).toMatchObject({ host: '/run', ssl: false });
  });
});
