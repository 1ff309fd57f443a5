import { createHash } from 'node:crypto';
import { upload } from '@fairlead/db';
import type { Services } from '../http/services';

const CONTENT = Buffer.from([0]);
const HASH = createHash('sha256').update(CONTENT).digest();

/** An image of one pixel that a holder sent; its number as the contract writes it. */
export const addUpload = async ({ database, clock }: Services, holderId: number): Promise<string> => {
  const [row] = await database.orm
    .insert(upload)
    .values({
      holderId,
      mime: 'image/webp',
      ...{ content: CONTENT, hash: HASH, bytes: CONTENT.length },
      width: 1,
      height: 1,
      linkKey: Buffer.alloc(32, 1),
      createdAt: clock.now(),
    })
    .returning({ id: upload.id });
  if (row === undefined) throw new Error('the image was not stored');
  return String(row.id);
};
