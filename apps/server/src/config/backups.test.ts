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

describe('the stamp of backups', () => {
  it('is a file that those of a PostgreSQL of the operator touch, daily where nothing else is said', () => {
    const url = { DATABASE_URL: 'postgres://fairlead@db.example.org/fairlead' };
    const stamp = { ...url, BACKUP_STAMP: '/var/lib/fairlead/backup-stamp' };
    expect(parseConfig(url).backupStamp).toBeUndefined();
    expect(parseConfig(stamp).backupStamp).toEqual({
      ...{ file: '/var/lib/fairlead/backup-stamp', everyMs: 86_400_000 },
    });
    expect(parseConfig({ ...stamp, BACKUP_EVERY: '6h' }).backupStamp?.everyMs).toBe(21_600_000);
    expect(faultsOf({ ...url, BACKUP_STAMP: 'backup-stamp' })).toEqual(['BACKUP_STAMP: an absolute path']);
    expect(faultsOf({ BACKUP_STAMP: '/backup-stamp' })).toEqual([
      expect.stringMatching(/^BACKUP_STAMP: .* needs DATABASE_URL$/),
    ]);
  });
});

describe('backups', () => {
  it('are made where a folder is named, daily, and seven are kept', () => {
    expect(parseConfig({}).backups).toBeUndefined();
    expect(parseConfig({ BACKUP_DIR: '/backups' }).backups).toEqual({
      ...{ folder: '/backups', everyMs: 86_400_000, keep: 7, archive: undefined },
    });
    const often = { BACKUP_DIR: '/backups', BACKUP_EVERY: '90m', BACKUP_KEEP: '48' };
    expect(parseConfig(often).backups).toMatchObject({ everyMs: 5_400_000, keep: 48 });
  });

  it.each([
    { BACKUP_EVERY: 'daily' },
    { BACKUP_EVERY: '0h' },
    { BACKUP_KEEP: '0' },
    { DATA_DIR: '/data', BACKUP_DIR: '/data' },
    { DATA_DIR: '/data', BACKUP_DIR: '/data/backups' },
    { DATA_DIR: '/data', BACKUP_DIR: '/' },
    { DATABASE_URL: 'postgres://fairlead@db.example.org/fairlead' },
  ])('are refused where they cannot be: %o', (environment) => {
    expect(faultsOf({ BACKUP_DIR: '/backups', ...environment })).toEqual([
      expect.stringMatching(/^BACKUP_(DIR|EVERY|KEEP): /),
    ]);
    expect(faultsOf({ DATA_DIR: '/data', BACKUP_DIR: '/data-of-yesterday' })).toEqual([]);
  });
});
