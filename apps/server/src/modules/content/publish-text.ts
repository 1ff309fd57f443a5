import { and, content, contentVersion, eq, type Tx } from '@fairlead/db';
import { type Answer, done, refuse } from '../../http/answer';

export type ContentRow = typeof content.$inferSelect;
export type VersionRow = typeof contentVersion.$inferSelect;

/** A text, locked against saving and publishing. */
export const lockRow = async (tx: Tx, id: number): Promise<ContentRow | undefined> => {
  const [row] = await tx.orm.select().from(content).where(eq(content.id, id)).for('update');
  return row;
};

const readVersion = async (tx: Tx, id: number, version: number): Promise<VersionRow | undefined> => {
  const [row] = await tx.orm
    .select()
    .from(contentVersion)
    .where(and(eq(contentVersion.contentId, id), eq(contentVersion.version, version)));
  return row;
};

interface Drafted {
  readonly row: ContentRow;
  readonly draft: VersionRow;
  /** What people read now; absent before the first. */
  readonly published: VersionRow | undefined;
}

/** A text's draft, locked against saving; `wrong_state` where people read the newest version already. */
export const lockText = async (tx: Tx, id: number): Promise<Answer<Drafted>> => {
  const row = await lockRow(tx, id);
  if (row === undefined) return refuse('no_such_data');
  if (row.version === row.publishedVersion) return refuse('wrong_state');
  const draft = await readVersion(tx, id, row.version);
  if (draft === undefined) throw new Error(`version ${row.version} of text ${id} is gone`);
  const published =
    row.publishedVersion === null ? undefined : await readVersion(tx, id, row.publishedVersion);
  return done({ row, draft, published });
};

/**
 * Lets people read a draft.
 * @param version what was agreed on; `wrong_state` where the draft says something else by now
 */
export const publishText = async (tx: Tx, id: number, version: number, now: Date): Promise<Answer<null>> => {
  const locked = await lockText(tx, id);
  if (!locked.ok) return locked;
  if (locked.data.row.version !== version) return refuse('wrong_state');
  await tx.orm.update(content).set({ publishedVersion: version, publishedAt: now }).where(eq(content.id, id));
  return done(null);
};
