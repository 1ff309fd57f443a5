import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const compose = readFileSync(join(import.meta.dirname, '../deploy/compose.yaml'), 'utf8');

describe('the backup of the containers', () => {
  let folder: string;
  let backups: string;
  let stamps: string;

  /** Writes the file that it is asked for, and fails half way where it is told to. */
  const DUMP = `#!/bin/sh
for word; do case $word in --file=*) echo half > "\${word#--file=}" ;; esac; done
[ "$FAILS" != "$(basename "$0")" ]
`;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'fairlead-compose-'));
    [backups, stamps] = [join(folder, 'kept'), join(folder, 'shared')];
    for (const place of [backups, stamps]) mkdirSync(place);
    for (const name of ['pg_dump', 'pg_dumpall']) writeFileSync(join(folder, name), DUMP, { mode: 0o755 });
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** One night of what its container runs, as Compose reads it. */
  const night = (fails = '') => {
    const [, script = ''] = /- -c\n {6}- \|\n((?: {8}.*\n)+)/.exec(compose) ?? [];
    const once = script
      .replaceAll('$$', '$')
      .replaceAll('/backups', backups)
      .replaceAll('/stamp/', `${stamps}/`)
      .replace(/sleep \d+/, 'exit 0');
    const env = { PATH: `${folder}:/usr/bin:/bin`, FAILS: fails };
    return spawnSync('/bin/sh', ['-c', once], { env, encoding: 'utf8' });
  };
  const kept = () => readdirSync(backups).sort();

  it('is a dump and the roles that it names, which nobody else may read', () => {
    expect(night()).toMatchObject({ status: 0, stderr: '' });
    const [dump = '', roles, ...more] = kept();
    expect(dump).toMatch(/^fairlead-\d{8}T\d{6}Z\.dump$/);
    expect([roles, more]).toEqual([dump.replace('.dump', '.roles.sql'), []]);
    for (const name of kept()) expect(statSync(join(backups, name)).mode & 0o777).toBe(0o600);
  });

  it('touches the file by which the program sees how old it is, once it is finished and not before', () => {
    const [, named = '', watched = ''] = /BACKUP_STAMP: (\/stamp)\/(\S+)/.exec(compose) ?? [];
    expect(compose).toContain(`\n      - stamp:${named}:ro\n`);
    expect(compose).toContain(`\n      - stamp:${named}\n`);
    for (const fails of ['pg_dump', 'pg_dumpall']) expect(night(fails).status).toBe(1);
    expect(readdirSync(stamps)).toEqual([]);
    expect(night().status).toBe(0);
    expect(readdirSync(stamps)).toEqual([watched]);
    const longAgo = new Date('2026-03-01T02:00:00Z');
    utimesSync(join(stamps, watched), longAgo, longAgo);
    night('pg_dump');
    expect(statSync(join(stamps, watched)).mtime).toEqual(longAgo);
    night();
    expect(statSync(join(stamps, watched)).mtimeMs).toBeGreaterThan(longAgo.getTime());
  });

  it.each(['pg_dump', 'pg_dumpall'])(
    'ends with a fault where %s fails, and keeps nothing half done',
    (fails) => {
      const before = ['fairlead-20260301T020000Z.dump', 'fairlead-20260301T020000Z.roles.sql'];
      for (const name of before) writeFileSync(join(backups, name), 'whole');
      expect(night(fails).status).toBe(1);
      expect(kept().filter((name) => !name.endsWith('.part'))).toEqual(before);
      expect(night().status).toBe(0);
      expect(kept()).toHaveLength(4);
      expect(kept().filter((name) => name.endsWith('.part'))).toEqual([]);
    },
  );

  it('keeps fourteen of each, the newest', () => {
    for (let day = 10; day < 30; day++) {
      for (const kind of ['dump', 'roles.sql']) {
        const file = join(backups, `fairlead-202603${day}T020000Z.${kind}`);
        writeFileSync(file, 'whole');
        const time = new Date(`2026-03-${day}T02:00:00Z`);
        utimesSync(file, time, time);
      }
    }
    expect(night().status).toBe(0);
    const dumps = kept().filter((name) => name.endsWith('.dump'));
    expect(dumps).toHaveLength(14);
    expect(dumps.filter((name) => name < 'fairlead-20260317')).toEqual([]);
    expect(kept()).toHaveLength(28);
  });
});

describe('the database of the containers', () => {
  it('counts as ready by TCP alone, where the server of its first preparation does not listen', () => {
    expect(/pg_isready (.*)]/.exec(compose)?.[1]).toBe('-h 127.0.0.1 -U fairlead -d fairlead');
  });
});

describe('the proxy of the containers', () => {
  it('has the address that the program believes, and that no other container gets', () => {
    const [, believed = ''] = /TRUST_PROXY: (\S+)/.exec(compose) ?? [];
    const [, given] = /ipv4_address: (\S+)/.exec(compose) ?? [];
    expect(given).toBe(believed);
    const [, subnet = '', range = ''] =
      /subnet: (\S+)\.0\/24\n(?:.*#.*\n)?.*ip_range: \S+\.(\d+)\/25/.exec(compose) ?? [];
    expect(believed.startsWith(`${subnet}.`)).toBe(true);
    expect(Number(believed.split('.')[3])).toBeLessThan(Number(range));
  });
});
