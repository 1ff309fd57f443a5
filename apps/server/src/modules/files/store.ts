import { randomBytes } from 'node:crypto';
import { and, eq, inserted, type Reader, type Tx, upload } from '@fairlead/db';
import type { Services } from '../../http/services';
import type { Image } from './image';
import { type FileTable, KEPT_COLUMNS, type Kept, keepBytes, readBytes } from './kept-bytes';
import { orphanObjects } from './orphans';

/** Images of holders and of the programme. */
export const UPLOADS: FileTable = { name: 'upload', noun: 'an image' };

/** Whose the images of staff are: the programme's, which is nobody's account. */
export const STAFF_FILES = 0;

/** What nothing uses so long after it was sent is removed. */
const UNUSED_FOR_MS = 24 * 3_600_000;
const BATCH = 50;

/** Keeps an image of a holder, or a landing page of staff; it belongs to nothing yet. */
export const saveImage = async (
  services: Services,
  holderId: number,
  { content, ...shape }: Image,
): Promise<{ readonly id: number; readonly linkKey: Buffer }> => {
  const linkKey = randomBytes(32);
  const createdAt = services.clock.now();
  return keepBytes(services, content, async (tx, kept) => {
    const row = inserted(
      await tx.orm
        .insert(upload)
        .values({ holderId, linkKey, createdAt, bytes: content.length, ...shape, ...kept })
        .returning({ id: upload.id }),
    );
    return { id: row.id, linkKey };
  });
};

/** The pictures that are kept; all of them are made anew so. */
const PICTURE = 'image/webp';

/**
 * Gives a holder's files to what they were sent for, in its transaction: all of them or none. A file serves once.
 * @param fileIds as in the request, each once or more
 * @param usedBy what they are for, such as `feedback`
 * @param mime what they must be: a landing page proves nothing, and a picture is no landing page
 * @returns false where one is absent, another's or in use already: alike, so that nobody learns what exists
 */
export const claimFiles = async (
  tx: Tx,
  holderId: number,
  fileIds: readonly number[],
  usedBy: string,
  mime: string = PICTURE,
): Promise<boolean> => {
  const wanted = [...new Set(fileIds)];
  if (wanted.length === 0) return true;
  const taken = await tx.query(
    `with free as (
       select id from upload where holder_id = $1 and id = any($2::bigint[]) and used_by is null and mime = $4 for update)
     update upload set used_by = $3 from free
      where upload.holder_id = $1 and upload.id = free.id and (select count(*) from free) = cardinality($2::bigint[])
     returning 1`,
    [holderId, wanted, usedBy, mime],
  );
  return taken.length === wanted.length;
};

/** A file that served until now serves nothing any more, and is removed as all such are. */
export const freeFile = async (tx: Tx, holderId: number, id: number): Promise<void> => {
  await tx.query('update upload set used_by = null where holder_id = $1 and id = $2', [holderId, id]);
};

const claimed = (holderId: number, fileId: number, usedBy: string) =>
  and(eq(upload.holderId, holderId), eq(upload.id, fileId), eq(upload.usedBy, usedBy));

/** Whether a file of this owner serves for this already. */
export const isClaimed = async (
  reader: Reader,
  holderId: number,
  fileId: number,
  usedBy: string,
): Promise<boolean> => {
  const rows = await reader.orm
    .select({ id: upload.id })
    .from(upload)
    .where(claimed(holderId, fileId, usedBy));
  return rows.length > 0;
};

/** An image, or a landing page, of this owner that serves for this, with its content. @throws FileLost, StorageUnavailable */
export const readImage = async (
  services: Services,
  holderId: number,
  fileId: number,
  usedBy: string,
): Promise<{ readonly mime: string; readonly content: Buffer } | undefined> => {
  const [row] = await services.database.query<Kept & { mime: string }>(
    `select ${KEPT_COLUMNS}, mime from upload where holder_id = $1 and id = $2 and used_by = $3`,
    [holderId, fileId, usedBy],
  );
  return row && { mime: row.mime, content: await readBytes(services, UPLOADS, row) };
};

/** Removes what was sent and never used. Safe on several nodes at once. Returns how many went. */
export const removeUnused = async ({ database, clock }: Services): Promise<number> => {
  const now = clock.now();
  return database.transaction(async (tx) => {
    const gone = await tx.query<{ object_key: string | null }>(
      `delete from upload where (holder_id, id) in (
         select holder_id, id from upload where used_by is null and created_at < $1
          order by created_at limit $2 for update skip locked) returning object_key`,
      [new Date(now.getTime() - UNUSED_FOR_MS), BATCH],
    );
    await orphanObjects(
      tx,
      gone.map(({ object_key: key }) => key),
      now,
    );
    return gone.length;
  });
};
