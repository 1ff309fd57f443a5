import { randomUUID } from 'node:crypto';
import type { Tx } from '@fairlead/db';
import { StorageUnavailable } from '../../http/file-faults';
import type { ObjectStorage, Services } from '../../http/services';

const HOUR_MS = 3_600_000;
/** Far longer than a put and the row after it take. */
const UNTAKEN_FOR_MS = 24 * HOUR_MS;
/** Whoever read the row before it changed still finds the object. */
const READ_FOR_MS = HOUR_MS;
const BATCH = 50;

type Means = Pick<Services, 'database' | 'clock'>;

/**
 * Puts bytes into the storage under a key of their own, which stands among the orphans before: whatever happens then,
 * a row takes the object, or it is removed.
 * @throws StorageUnavailable
 */
export const putObject = async (
  { database, clock }: Means,
  storage: ObjectStorage,
  content: Buffer,
  hash: Buffer,
): Promise<string> => {
  const key = `files/${randomUUID()}`;
  const dueAt = new Date(clock.now().getTime() + UNTAKEN_FOR_MS);
  await database.query('insert into orphan_object (object_key, due_at) values ($1, $2)', [key, dueAt]);
  await storage.put(key, content, hash);
  return key;
};

/** The row that names an object is written in the same transaction. @throws where it was too late */
export const takeObject = async (tx: Tx, key: string, now: Date): Promise<void> => {
  const taken = await tx.query(
    'delete from orphan_object where object_key = $1 and due_at > $2 returning 1',
    [key, now],
  );
  if (taken.length === 0) throw new Error('the object was an orphan for too long');
};

/** No row names these any more, from this transaction on. */
export const orphanObjects = async (tx: Tx, keys: readonly (string | null)[], now: Date): Promise<void> => {
  const left = keys.filter((key) => key !== null);
  if (left.length === 0) return;
  await tx.query(
    'insert into orphan_object (object_key, due_at) select key, $2 from unnest($1::text[]) key',
    [left, new Date(now.getTime() + READ_FOR_MS)],
  );
};

/**
 * Removes from the storage what no file names. Several nodes may do it at once: what is gone is removed again. Returns
 * how many went; none while the storage is unavailable.
 */
export const removeOrphans = async ({ database, clock, storage, stopping }: Services): Promise<number> => {
  if (storage === undefined) return 0;
  const now = clock.now();
  const due = await database.query<{ object_key: string }>(
    'select object_key from orphan_object where due_at <= $1 order by due_at limit $2',
    [now, BATCH],
  );
  try {
    for (const { object_key: key } of due) {
      if (stopping?.aborted) break;
      await storage.remove(key);
      await database.query('delete from orphan_object where object_key = $1 and due_at <= $2', [key, now]);
    }
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    return 0;
  }
  return due.length;
};
