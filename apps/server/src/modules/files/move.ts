import type { Database, Reader } from '@fairlead/db';
import { StorageUnavailable } from '../../http/file-faults';
import type { ObjectStorage, Services } from '../../http/services';
import { type FileTable, hashOf, KEPT_COLUMNS, type Kept, markLost } from './kept-bytes';
import { orphanObjects, putObject, takeObject } from './orphans';

const BATCH = 100;

export type MoveTo = 'rows' | 's3';

/** How a move went, in files. */
export interface Moved {
  moved: number;
  bytes: number;
  /** Gone, or moved by another program, since they were looked for. */
  meanwhile: number;
  /** Not moved: nothing, or something else, is in their place. */
  lost: number;
}

type Means = Pick<Services, 'database' | 'clock' | 'log'> & { readonly storage: ObjectStorage };

const MISPLACED = { s3: 'content is not null', rows: 'object_key is not null' } as const;

const readKept = async (reader: Reader, { name }: FileTable, id: number): Promise<Kept | undefined> => {
  const [kept] = await reader.query<Kept>(`select ${KEPT_COLUMNS} from ${name} where id = $1`, [id]);
  return kept;
};

/** The row lets go of its bytes only where the storage gave back the same. */
const moveToStorage = async (means: Means, { name }: FileTable, kept: Kept, content: Buffer) => {
  const { database, clock, storage } = means;
  const hash = hashOf(content);
  const key = await putObject(means, storage, content, hash);
  const back = await storage.get(key);
  if (back === null || !hashOf(back).equals(hash)) {
    throw new StorageUnavailable('what was put there is not what it gives back');
  }
  return database.transaction(async (tx) => {
    const now = clock.now();
    const changed = await tx.query(
      `update ${name} set content = null, hash = $2, bytes = $3, object_key = $4
        where id = $1 and content is not null and object_key is not distinct from $5 returning 1`,
      [kept.id, hash, content.length, key, kept.objectKey],
    );
    // Somebody was first: the object stays among the orphans.
    if (changed.length === 0) return false;
    await takeObject(tx, key, now);
    await orphanObjects(tx, [kept.objectKey], now);
    return true;
  });
};

/** The storage loses the object only after the row gave back the same. */
const moveToRow = async ({ database, clock }: Means, { name }: FileTable, kept: Kept, content: Buffer) => {
  const place = 'id = $1 and object_key = $2';
  const written = await database.query(
    `update ${name} set content = $3, bytes = $4 where ${place} returning 1`,
    [kept.id, kept.objectKey, content, content.length],
  );
  if (written.length === 0) return false;
  return database.transaction(async (tx) => {
    const changed = await tx.query(
      `update ${name} set object_key = null where ${place} and sha256(content) = hash returning 1`,
      [kept.id, kept.objectKey],
    );
    if (changed.length === 0) return false;
    await orphanObjects(tx, [kept.objectKey], clock.now());
    return true;
  });
};

const moveOne = async (means: Means, table: FileTable, id: number, to: MoveTo, counts: Moved) => {
  const kept = await readKept(means.database, table, id);
  if (kept === undefined || (to === 's3' ? kept.content === null : kept.objectKey === null)) {
    counts.meanwhile += 1;
    return;
  }
  const content = kept.content ?? (kept.objectKey === null ? null : await means.storage.get(kept.objectKey));
  if (content === null || (kept.hash !== null && !hashOf(content).equals(kept.hash))) {
    await markLost(means, table, kept, true);
    counts.lost += 1;
    return;
  }
  const isMoved =
    to === 's3'
      ? await moveToStorage(means, table, kept, content)
      : await moveToRow(means, table, kept, content);
  counts[isMoved ? 'moved' : 'meanwhile'] += 1;
  if (isMoved) counts.bytes += content.length;
};

const nextOf = (database: Database, { name }: FileTable, to: MoveTo, after: number) =>
  database.query<{ id: number }>(
    `select id from ${name} where id > $1 and ${MISPLACED[to]} order by id limit $2`,
    [after, BATCH],
  );

/**
 * Moves the bytes of all files to one place, one by one, while the program serves and others may do the same. Begun anew
 * after a stop, it goes on with what is left.
 * @param counts also of what was done before it throws
 * @param say called after each hundred
 * @throws StorageUnavailable
 */
export const moveFiles = async (
  means: Means,
  tables: readonly FileTable[],
  to: MoveTo,
  counts: Moved,
  say: (counts: Moved) => void,
): Promise<void> => {
  for (const table of tables) {
    let last = 0;
    for (let ids = await nextOf(means.database, table, to, last); ids.length > 0; ) {
      for (const { id } of ids) {
        await moveOne(means, table, id, to, counts);
        last = id;
      }
      say(counts);
      ids = await nextOf(means.database, table, to, last);
    }
  }
};

/** How many files are where. */
export interface FileCounts {
  readonly rows: number;
  readonly objects: number;
  readonly lost: number;
}

/** Counts files of all tables; one that is in both places, amid a move, counts as an object. */
export const countFiles = async (reader: Reader, tables: readonly FileTable[]): Promise<FileCounts> => {
  const sum = { rows: 0, objects: 0, lost: 0 };
  for (const { name } of tables) {
    const [row] = await reader.query<FileCounts>(
      `select count(*) filter (where object_key is null) as rows, count(object_key) as objects,
          count(lost_at) as lost from ${name}`,
    );
    sum.rows += row?.rows ?? 0;
    sum.objects += row?.objects ?? 0;
    sum.lost += row?.lost ?? 0;
  }
  return sum;
};

/** Whether some file is an object. */
export const hasObjects = async (reader: Reader, tables: readonly FileTable[]): Promise<boolean> => {
  for (const { name } of tables) {
    const found = await reader.query(`select 1 from ${name} where object_key is not null limit 1`);
    if (found.length > 0) return true;
  }
  return false;
};
