import { execFileSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { openDatabase, startEmbeddedPostgres } from '@fairlead/db';
import { readPast } from '@fairlead/ledger';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runFairlead } from '../../app/command';
import { type OwnInstallation, startOwnInstallation } from '../../testing/own-installation';
import { watchBackups } from './watch-backups';

const HOUR_MS = 3_600_000;
const PATIENCE = { timeout: 90_000, interval: 50 };

let own: OwnInstallation;
let archive: string;
beforeEach(async () => {
  own = await startOwnInstallation((folder) => ({
    ...{ BACKUP_DIR: join(folder, 'backups'), BACKUP_EVERY: '1h', BACKUP_KEEP: '1' },
    WAL_ARCHIVE_DIR: join(folder, 'the log’s %f'),
  }));
  archive = join(own.folder, 'the log’s %f');
}, 60_000);
afterEach(() => own.close());

const nothing = (): void => undefined;

const newestId = async () => (await readPast(own.services.database, null))?.past.entry?.id;

const databaseTime = async (): Promise<string> => {
  const [row] = await own.asOwner<{ now: Date }>('select clock_timestamp() as now');
  return row?.now.toISOString() ?? '';
};

/** Until all that was posted up to here is in the archive. */
const untilArchived = async (): Promise<void> => {
  const [row] = await own.asOwner<{ file: string }>('select pg_walfile_name(pg_switch_wal()) as file');
  await vi.waitFor(() => expect(readdirSync(archive)).toContain(`${row?.file}.gz`), PATIENCE);
};

const environment = () => ({ DATA_DIR: own.dataDir, WAL_ARCHIVE_DIR: archive });

const run = (words: string[], place: Readonly<Record<string, string>>) =>
  runFairlead(words, { environment: place, say: nothing });
const restore = (name: string, ...more: string[]) =>
  run(['restore', join(own.folder, 'backup'), join(own.folder, name), ...more], environment());

describe('the archive of the log', { timeout: 300_000 }, () => {
  it('brings a backup on to any moment since, and goes on after a restore', async () => {
    await own.fund(1_000);
    const made = await run(['backup', join(own.folder, 'backup')], { DATA_DIR: own.dataDir });
    expect(made).toMatchObject({ code: 0, error: '' });
    const inBackup = await newestId();
    await own.fund(2_000);
    const wanted = await newestId();
    const moment = await databaseTime();
    await own.fund(3_000);
    const last = await newestId();
    await untilArchived();

    const atMoment = await restore('at-moment', '--to', moment);
    expect(atMoment).toMatchObject({ code: 0, out: expect.stringContaining(`up to entry ${wanted}.`) });
    const atEnd = await restore('at-end');
    expect(atEnd).toMatchObject({ code: 0, out: expect.stringContaining(`up to entry ${last}.`) });
    const target = join(own.folder, 'alone');
    const alone = await run(['restore', join(own.folder, 'backup'), target, '--json'], {});
    expect(alone.code).toBe(0);
    expect(JSON.parse(alone.out)).toEqual({
      ...{ done: expect.stringContaining(`up to entry ${inBackup}.`), target, newest_entry: inBackup },
    });
    const late = await restore('late', '--to', '2100-01-01T00:00:00Z');
    const tooLate = expect.stringMatching(/before configured recovery target/);
    expect(late).toMatchObject({ code: 2, error: tooLate });
    expect(existsSync(join(own.folder, 'late'))).toBe(false);

    // What was restored writes on, into the same archive, and overwrites nothing there.
    const before = new Map(readdirSync(archive).map((name) => [name, readFileSync(join(archive, name))]));
    const log = { debug: nothing, info: nothing, warn: nothing, error: nothing };
    const restored = await startEmbeddedPostgres({ dataDir: join(own.folder, 'at-moment'), log, archive });
    const database = openDatabase({ url: restored.url, max: 1, as: 'owner' });
    await database.query('create table after_the_restore ()');
    const [file] = await database.query<{ name: string }>('select pg_walfile_name(pg_switch_wal()) as name');
    expect(file?.name.startsWith('00000002')).toBe(true);
    await vi.waitFor(() => expect(readdirSync(archive)).toContain(`${file?.name}.gz`), PATIENCE);
    await database.close();
    await restored.stop();
    for (const [name, content] of before) {
      expect(readFileSync(join(archive, name)).equals(content), name).toBe(true);
    }
    // The old backup now leads to where the restored one has gone, and no other restore writes beside it.
    const again = await restore('again');
    expect(again).toMatchObject({ code: 0, out: expect.stringContaining(`up to entry ${wanted}.`) });
    const beside = startEmbeddedPostgres({ dataDir: join(own.folder, 'at-end'), log, archive });
    await expect(beside).rejects.toMatchObject({ fault: 'archive_not_usable' });
    const next = await startEmbeddedPostgres({ dataDir: join(own.folder, 'again'), log, archive });
    await next.stop();
    expect(readdirSync(archive)).toEqual(
      expect.arrayContaining(['00000002.history.gz', '00000003.history.gz']),
    );
  });

  it('overwrites no other file, says once that it cannot, and is pruned to what backups need', async () => {
    const watch = await watchBackups(own.services, own.postgres.url);
    if (watch === undefined) throw new Error('no backups are wanted');
    await untilArchived();
    await watch.job.run();
    const early = readdirSync(archive).filter((name) => name.endsWith('.gz'));
    expect(early.length).toBeGreaterThan(0);
    own.services.clock.turn(HOUR_MS);
    await own.fund(1);
    await watch.job.run();
    expect(readdirSync(archive).filter((name) => early.includes(name))).toEqual([]);

    const [next] = await own.asOwner<{ file: string }>(
      'select pg_walfile_name(pg_current_wal_lsn()) as file',
    );
    const strange = join(archive, `${next?.file}.gz`);
    writeFileSync(strange, 'of somebody else');
    await own.asOwner('create table something ()');
    await own.asOwner('select pg_switch_wal()');
    await vi.waitFor(async () => {
      await watch.archiveJob?.run();
      expect(watch.backups.state().fault).toContain(`${next?.file} of the log cannot be archived`);
    }, PATIENCE);
    await watch.archiveJob?.run();
    expect(own.lines.map(({ msg }) => msg)).toEqual([expect.stringContaining('cannot be archived')]);
    expect(readFileSync(strange, 'utf8')).toBe('of somebody else');
    rmSync(strange);
    // A new file wakes the archiver, which else tries again after a minute.
    await own.asOwner('create table something_else ()');
    await own.asOwner('select pg_switch_wal()');
    await vi.waitFor(async () => {
      await watch.archiveJob?.run();
      expect(watch.backups.state().fault).toBeNull();
    }, PATIENCE);
  });

  it('that takes nothing any more, and says nothing, is told after minutes', async () => {
    const watch = await watchBackups(own.services, own.postgres.url);
    await untilArchived();
    const [next] = await own.asOwner<{ file: string }>(
      'select pg_walfile_name(pg_current_wal_lsn()) as file',
    );
    // Whoever opens it to write waits for somebody who reads.
    const hanging = join(archive, `${next?.file}.gz.part`);
    execFileSync('mkfifo', ['-m', '666', hanging]);
    for (const name of ['one', 'two']) {
      await own.asOwner(`create table of_${name} ()`);
      await own.asOwner('select pg_switch_wal()');
    }
    const look = async () => {
      await watch?.archiveJob?.run();
      return watch?.backups.state().fault;
    };
    expect(await look()).toBeNull();
    own.services.clock.turn(5 * 60_000);
    expect(await look()).toContain('is not archived');
    const reader = openSync(hanging, 'r');
    rmSync(hanging);
    closeSync(reader);
  });

  it('of another database is refused', async () => {
    const dataDir = mkdtempSync(join(own.folder, 'another-'));
    const log = { debug: nothing, info: nothing, warn: nothing, error: nothing };
    await expect(startEmbeddedPostgres({ dataDir, log, archive })).rejects.toMatchObject({
      ...{ fault: 'archive_not_usable', message: expect.stringMatching(/holds the log of another database/) },
    });
  });
});
