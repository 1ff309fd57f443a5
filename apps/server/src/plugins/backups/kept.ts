import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** A backup that was made, tried out and kept. */
interface KeptBackup {
  readonly name: string;
  readonly takenAt: Date;
}

const SECOND_MS = 1_000;
const NAME = /^fairlead-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;
/** What is not finished, or was given up; and what could not be tried out. */
export const ENDINGS = { part: '.part', trial: '.trial', unverified: '.unverified' } as const;

/** `fairlead-20261123T140000Z` */
export const nameOf = (takenAt: Date): string =>
  `fairlead-${takenAt.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** The backups of a folder, newest first. */
export const listKept = async (folder: string): Promise<KeptBackup[]> => {
  const found = (await readdir(folder)).flatMap((name) => {
    const [, year, month, day, hour, minute, second] = NAME.exec(name) ?? [];
    if (year === undefined) return [];
    return [{ name, takenAt: new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) }];
  });
  return found.sort((one, other) => other.takenAt.getTime() - one.takenAt.getTime());
};

/** Renames those that were named while the clock was ahead: they were made before `now`, after all others. */
export const redateAhead = async (folder: string, now: Date): Promise<void> => {
  const ahead = (await listKept(folder)).filter(({ takenAt }) => takenAt > now);
  for (const [place, { name }] of ahead.entries()) {
    const before = new Date(now.getTime() - (place + 1) * SECOND_MS);
    await rename(join(folder, name), join(folder, nameOf(before)));
  }
};

/** Takes away what earlier runs left: unfinished ones, and one that could not be tried out. */
export const sweepUnfinished = async (folder: string): Promise<void> => {
  const endings = Object.values(ENDINGS);
  const names = (await readdir(folder)).filter(
    (name) => name.startsWith('fairlead-') && endings.some((ending) => name.endsWith(ending)),
  );
  for (const name of names) await rm(join(folder, name), { recursive: true, force: true });
};

/** Keeps the newest so many. One that is taken away loses its name first: no half of it is taken for a whole one. */
export const removeOlder = async (folder: string, keep: number): Promise<void> => {
  for (const { name } of (await listKept(folder)).slice(keep)) {
    const part = join(folder, `${name}${ENDINGS.part}`);
    await rename(join(folder, name), part);
    await rm(part, { recursive: true });
  }
};
