import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { completeLock, missingEntries } from './lockfile.mjs';

const root = join(import.meta.dirname, '../..');

type Lock = { packages: Record<string, { version?: string; optionalDependencies?: Record<string, string> }> };

const lock: Lock = {
  packages: {
    '': {},
    'node_modules/lint': {
      optionalDependencies: { '@lint/linux-x64-musl': '2.6.8', '@lint/linux-arm64': '2.6.8' },
    },
    'node_modules/lint/node_modules/build': { optionalDependencies: { '@build/win32-ia32-msvc': '1.0.0' } },
    'node_modules/@lint/linux-arm64': { version: '2.6.8' },
  },
};

describe('the lockfile', () => {
  it('is whole: npm ci takes it (else: npm run lockfile)', () => {
    expect(missingEntries(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))).toEqual([]);
  });

  it('is found wanting where a platform is left out', () => {
    expect(missingEntries(lock).map(({ name }) => name)).toEqual([
      '@lint/linux-x64-musl',
      '@build/win32-ia32-msvc',
    ]);
  });

  it('is completed from the names alone, and keeps what it has', () => {
    const { packages } = completeLock(lock);
    expect(packages).toMatchObject(lock.packages);
    expect(packages).toMatchObject({
      'node_modules/@lint/linux-x64-musl': {
        version: '2.6.8',
        optional: true,
        os: ['linux'],
        cpu: ['x64'],
        libc: ['musl'],
      },
      'node_modules/@build/win32-ia32-msvc': {
        version: '1.0.0',
        optional: true,
        os: ['win32'],
        cpu: ['ia32'],
      },
    });
    expect(missingEntries({ packages })).toEqual([]);
  });

  it('is not completed with anything but builds for a platform', () => {
    const odd = { packages: { 'node_modules/a': { optionalDependencies: { fsevents: '~2.3.3' } } } };
    expect(() => completeLock(odd)).toThrow('fsevents');
  });
});
