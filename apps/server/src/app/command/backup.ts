import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { copyTree, openDatabase, syncPath } from '@fairlead/db';
import { backUp, examine, UnverifiedBackup } from '../../plugins/backups';
import { archiveOf, type Environment, withOwnDatabase } from './connect';
import { CommandFault, CommandRefusal } from './faults';
import type { Report } from './result';

/** A place for something that is made under another name first: nothing, or an empty folder, which goes. */
const freePlace = async (given: string): Promise<string> => {
  const place = resolve(given);
  if (existsSync(place)) {
    if ((await readdir(place)).length > 0) throw new CommandFault(`${place} is not empty.`);
    await rmdir(place);
  }
  await mkdir(dirname(place), { recursive: true });
  return place;
};

/**
 * Backs up the program's own database and its secrets, while it runs, and tries the backup out.
 * @returns what a person is told, and a program
 */
export const backUpTo = async (given: string, environment: Environment): Promise<Report> => {
  const target = await freePlace(given);
  await withOwnDatabase(environment, async ({ dataDir, url }) => {
    if (target.startsWith(`${dataDir}/`)) throw new CommandFault(`${target} lies in the data folder itself.`);
    const database = openDatabase({ url, max: 2, as: 'owner' });
    try {
      await backUp({ dataDir, url, database }, target);
    } catch (error) {
      if (error instanceof UnverifiedBackup) throw new CommandRefusal(error.message);
      throw error;
    } finally {
      await database.close();
    }
  });
  const text = `Backed up to ${target}. A copy of it was started, and its books agree.`;
  return { text, json: { done: text, target } };
};

/**
 * Makes a data folder of a backup, brings it on by the archive of the log where one is named, and checks its books.
 * @param to up to when it is brought on; undefined: to the end
 * @returns what a person is told, and a program
 */
export const restoreTo = async (
  {
    backup,
    target: given,
    to,
  }: { readonly backup: string; readonly target: string; readonly to?: Date | undefined },
  environment: Environment,
): Promise<Report> => {
  const archive = archiveOf(environment);
  if (to !== undefined && archive === undefined) throw new CommandFault('--to needs WAL_ARCHIVE_DIR.');
  const from = resolve(backup);
  if (!existsSync(join(from, 'postgres/cluster/PG_VERSION'))) throw new CommandFault(`${from} is no backup.`);
  const target = await freePlace(given);
  const part = `${target}.part`;
  try {
    await copyTree(from, part, { sync: true });
    const { faults, newest } = await examine(part, null, { archive, to });
    await rename(part, target);
    await syncPath(dirname(target));
    const end = newest === null ? 'before the first entry' : `entry ${newest.id}`;
    const what = `Restored to ${target}, up to ${end}`;
    if (faults.length > 0) throw new CommandRefusal(`${what}. Its books differ: ${faults.join('; ')}`);
    const text = `${what}. It was started, and its books agree. Start the program with DATA_DIR=${target}.`;
    return { text, json: { done: text, target, newest_entry: newest?.id ?? null } };
  } finally {
    await rm(part, { recursive: true, force: true });
  }
};
