import { describe, expect, it } from 'vitest';
import { ConfigFault, parseConfig } from './config';

const faultsOf = (environment: Record<string, string>): readonly string[] => {
  try {
    parseConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigFault) return error.faults;
    throw error;
  }
};

const POOLED = 'postgres://anna:secret@pooler:6432/money';

describe('the address of the database', () => {
  it.each([
    'postgres://anna:secret@one/money',
    'postgresql://anna@one:1,two:2/money?target_session_attrs=read-write',
    'postgres://anna@one,two/money?target_session_attrs=primary&sslmode=verify-full&sslrootcert=system',
    'postgres:///money?host=/var/run/postgresql',
  ])('%s is taken', (url) => {
    expect(parseConfig({ DATABASE_URL: url })).toMatchObject({ databaseUrl: url, databaseStartMs: 30_000 });
  });

  it.each([
    'postgres://one,two/money',
    'postgres://one,two/money?target_session_attrs=any',
    'postgres://one/money?target_session_attrs=standby',
  ])('%s is refused: it may lead to a host that takes no writes', (url) => {
    expect(faultsOf({ DATABASE_URL: url })).toEqual([
      expect.stringMatching(/^DATABASE_URL: .* add target_session_attrs=read-write$/),
    ]);
  });

  it('of each variable is refused with what is not understood of it', () => {
    const url = 'postgres://one/money?connect_timeout=3';
    const faults = faultsOf({ DATABASE_URL: url, DATABASE_DIRECT_URL: url, DATABASE_OWNER_URL: url });
    expect(faults.map((fault) => fault.slice(0, fault.indexOf(';')))).toEqual(
      ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_OWNER_URL'].map(
        (name) => `${name}: connect_timeout: not understood`,
      ),
    );
  });

  it('past a pooler has the same user, and a pooler before it', () => {
    const direct = (user: string) => `postgres://${user}:other@database/money`;
    expect(parseConfig({ DATABASE_URL: POOLED, DATABASE_DIRECT_URL: direct('anna') })).toMatchObject({
      ...{ databaseUrl: POOLED, databaseDirectUrl: direct('anna') },
    });
    expect(faultsOf({ DATABASE_URL: POOLED, DATABASE_DIRECT_URL: direct('ben') })).toEqual([
      'DATABASE_DIRECT_URL: it must name the same user as DATABASE_URL',
    ]);
    expect(faultsOf({ DATABASE_DIRECT_URL: direct('anna') })).toEqual([
      'DATABASE_DIRECT_URL: it needs DATABASE_URL, by way of the pooler',
    ]);
  });

  it('to read from has the same user, and may be any of several hosts', () => {
    const read = 'postgres://anna:other@one,two/money?target_session_attrs=standby';
    expect(parseConfig({ DATABASE_URL: POOLED, DATABASE_READ_URL: read })).toMatchObject({
      ...{ databaseReadUrl: read, databaseReadLagMs: 5_000 },
    });
    expect(faultsOf({ DATABASE_URL: POOLED, DATABASE_READ_URL: read.replace('anna', 'ben') })).toEqual([
      'DATABASE_READ_URL: it must name the same user as DATABASE_URL',
    ]);
    expect(faultsOf({ DATABASE_READ_URL: read })).toEqual([
      'DATABASE_READ_URL: it needs DATABASE_URL, whose standby it is',
    ]);
    expect(faultsOf({ DATABASE_URL: POOLED, DATABASE_READ_URL: 'nonsense' })).toEqual([
      expect.stringMatching(/^DATABASE_READ_URL: write it as postgres:/),
    ]);
  });
});
