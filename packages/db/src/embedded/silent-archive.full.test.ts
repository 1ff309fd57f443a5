import { execFileSync } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startEmbeddedPostgres } from './start';
import { ask, keepingLog } from './testing/database';
import { copyFolder, openFolder, removeFolder } from './testing/programs';

/** A finished data folder, stopped. */
let finished: string;
let folder: string;
let archive: string;
/** Lets go whoever waits for the disk, which says that from then on. */
let answer: (text: string) => void = () => undefined;
beforeAll(async () => {
  finished = openFolder();
  await (await startEmbeddedPostgres({ dataDir: finished, log: keepingLog() })).stop();
}, 60_000);
afterAll(() => removeFolder(finished));
beforeEach(() => {
  folder = openFolder();
  archive = join(folder, 'archive');
});
afterEach(() => {
  answer('');
  removeFolder(folder);
});

const start = async (name: string) => {
  const dataDir = join(folder, name);
  if (!existsSync(dataDir)) {
    mkdirSync(dataDir);
    copyFolder(finished, dataDir);
  }
  const log = keepingLog();
  return { log, database: await startEmbeddedPostgres({ dataDir, archive, log }) };
};

/** From here on, who reads what the archive says of itself waits for a writer, as for a disk that does not answer. */
const silence = (): void => {
  const path = join(archive, 'system-identifier');
  rmSync(path);
  execFileSync('mkfifo', [path]);
  answer = (text) => {
    if (!existsSync(path)) return;
    // Open for both, it waits for nobody.
    const end = openSync(path, 'r+');
    rmSync(path);
    writeFileSync(path, text);
    closeSync(end);
  };
};

it('an archive that was good at the last start and does not answer holds up no start; what it says later is told', async () => {
  await (await start('data')).database.stop();
  silence();
  const { database, log } = await start('data');
  expect(await ask(database.url, 'select 1 as one')).toEqual({ one: 1 });
  expect(log.lines).toContainEqual(
    expect.stringMatching(/^WAL_ARCHIVE_DIR: .* does not answer within 5 s.* The database starts/),
  );
  // No call of this process waits for it: the end of the program would wait, too.
  const fileCalls = () => process.getActiveResourcesInfo().filter((kind) => kind.startsWith('FSReq'));
  await vi.waitFor(() => expect(fileCalls()).toEqual([]), 20_000);
  answer('the number of another database\n');
  const late = expect.stringMatching(/holds the log of another database/);
  await vi.waitFor(() => expect(log.lines).toContainEqual(late), 20_000);
  await database.stop();
}, 60_000);

it('an archive of which nothing is known and that does not answer is refused', async () => {
  await (await start('data')).database.stop();
  silence();
  await expect(start('other')).rejects.toMatchObject({
    fault: 'archive_not_usable',
    message: expect.stringMatching(/does not answer within 5 s/),
  });
  expect(existsSync(join(folder, 'other', 'postgres', 'archive'))).toBe(false);
  expect(readFileSync(join(folder, 'data', 'postgres', 'archive'), 'utf8').trim()).toBe(archive);
}, 60_000);
