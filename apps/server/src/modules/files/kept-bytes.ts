import { createHash } from 'node:crypto';
import type { Tx } from '@fairlead/db';
import { FileLost, StorageUnavailable } from '../../http/file-faults';
import type { Services } from '../../http/services';
import { putObject, takeObject } from './orphans';

/** A table whose rows are files: each has `id` and `fileColumns()`. Each owner hands over its own. */
export interface FileTable {
  readonly name: 'upload' | 'chat_file';
  /** What a row is called to people. */
  readonly noun: string;
}

/** Where the bytes of a file are, as its row says. */
export interface Kept {
  readonly id: number;
  /** Null where they are in the storage. */
  readonly content: Buffer | null;
  /** Null in a row of an older program: nothing was said of these bytes when they came. */
  readonly hash: Buffer | null;
  readonly objectKey: string | null;
  readonly lostAt: Date | null;
}

/** The same as columns of a statement. */
export const KEPT_COLUMNS = 'id, content, hash, object_key as "objectKey", lost_at as "lostAt"';

/** What a new row is written with. */
export type NewBytes = Omit<Kept, 'id' | 'lostAt' | 'hash'> & { readonly hash: Buffer };

export const hashOf = (content: Buffer): Buffer => createHash('sha256').update(content).digest();

/**
 * Keeps bytes where the settings say, and writes their row: both or neither. In rows they come with the row; in the storage they
 * are put before.
 * @throws StorageUnavailable
 */
export const keepBytes = async <Row>(
  services: Services,
  content: Buffer,
  insert: (tx: Tx, kept: NewBytes) => Promise<Row>,
): Promise<Row> => {
  const { config, database, clock, storage } = services;
  const hash = hashOf(content);
  if (config.filesIn === 'rows' || storage === undefined) {
    return database.transaction((tx) => insert(tx, { content, hash, objectKey: null }));
  }
  const objectKey = await putObject(services, storage, content, hash);
  return database.transaction(async (tx) => {
    await takeObject(tx, objectKey, clock.now());
    return insert(tx, { content: null, hash, objectKey });
  });
};

/** What is found in the place that a row names; null where that is nothing, or not what was sent. */
const find = async ({ storage }: Pick<Services, 'storage'>, kept: Kept): Promise<Buffer | null> => {
  const { content: inRow, hash, objectKey } = kept;
  if (inRow === null && storage === undefined) throw new StorageUnavailable('no storage of files is set');
  const content = inRow ?? (objectKey === null ? null : ((await storage?.get(objectKey)) ?? null));
  return content !== null && (hash === null || hashOf(content).equals(hash)) ? content : null;
};

type Means = Pick<Services, 'database' | 'clock' | 'log' | 'storage'>;

/** Notes on the row that its bytes are lost, or there again; the log says each once, whichever node was first. */
export const markLost = async (
  { database, clock, log }: Pick<Services, 'database' | 'clock' | 'log'>,
  { name, noun }: FileTable,
  { id, objectKey }: Kept,
  isLost: boolean,
): Promise<void> => {
  const changed = await database.query(
    `update ${name} set lost_at = $2 where id = $1 and (lost_at is null) = $3 returning 1`,
    [id, isLost ? clock.now() : null, isLost],
  );
  if (changed.length === 0) return;
  const facts = { file: `${name} ${id}`, ...(objectKey === null ? {} : { object: objectKey }) };
  if (isLost) log.error(facts, `${noun} is lost: its bytes are gone, or are not those that were sent`);
  else log.info(facts, `${noun} that was lost is there again`);
};

/**
 * The bytes of a file, which are those that were sent.
 * @throws FileLost where they are not, and it is noted; StorageUnavailable
 */
export const readBytes = async (means: Means, table: FileTable, kept: Kept): Promise<Buffer> => {
  const content = await find(means, kept);
  if ((content === null) !== (kept.lostAt !== null)) await markLost(means, table, kept, content === null);
  if (content === null) throw new FileLost(`${table.noun} ${kept.id} is lost`);
  return content;
};

const BATCH = 20;

/** Fills in the hash of rows that an older program wrote. Returns how many there were. */
export const fillHashes = async (
  { database }: Pick<Services, 'database'>,
  { name }: FileTable,
): Promise<number> => {
  const filled = await database.query(
    `update ${name} set hash = sha256(content), bytes = octet_length(content) where id in (
       select id from ${name} where hash is null order by id limit $1 for update skip locked) returning 1`,
    [BATCH],
  );
  return filled.length;
};
