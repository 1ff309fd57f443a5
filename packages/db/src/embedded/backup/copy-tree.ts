import { chmod, chown, copyFile, lstat, mkdir, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

export interface CopyOptions {
  /** Names that are not copied, at whatever depth. */
  readonly leaveOut?: readonly string[];
  /** Folders that are copied without what is in them. */
  readonly empty?: readonly string[];
  /** Whether each file is on the disk before the copy is done; for what is thrown away again it need not be. */
  readonly sync: boolean;
  /** Ends it between two files. */
  readonly signal?: AbortSignal | undefined;
}

/** What a running database deletes meanwhile is not missed. */
const orAbsent = async <Result>(work: Promise<Result>): Promise<Result | undefined> => {
  try {
    return await work;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

/** Waits until a file, or the names in a folder, are on the disk. */
export const syncPath = async (path: string): Promise<void> => {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Copies a tree with its owners and modes; neither links nor sockets. */
export const copyTree = async (from: string, to: string, options: CopyOptions): Promise<void> => {
  const { leaveOut = [], empty = [], sync, signal } = options;
  signal?.throwIfAborted();
  const facts = await orAbsent(lstat(from));
  if (facts === undefined) return;
  if (facts.isDirectory()) {
    await mkdir(to, { recursive: true });
    for (const name of (await orAbsent(readdir(from))) ?? []) {
      if (leaveOut.includes(name)) continue;
      const inside = empty.includes(name) ? ((await orAbsent(readdir(join(from, name)))) ?? []) : [];
      await copyTree(join(from, name), join(to, name), { ...options, leaveOut: [...leaveOut, ...inside] });
    }
  } else if (!facts.isFile() || (await orAbsent(copyFile(from, to).then(() => true))) === undefined) {
    return;
  }
  await chown(to, facts.uid, facts.gid);
  await chmod(to, facts.mode);
  if (sync) await syncPath(to);
};

/** How many bytes the files of a tree have. */
export const sizeOfTree = async (path: string): Promise<number> => {
  const facts = await orAbsent(lstat(path));
  if (facts === undefined || !facts.isDirectory()) return facts?.size ?? 0;
  let bytes = 0;
  for (const name of (await orAbsent(readdir(path))) ?? []) bytes += await sizeOfTree(join(path, name));
  return bytes;
};
