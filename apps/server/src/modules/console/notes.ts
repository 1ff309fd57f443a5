import type { CallOf, ResponseOf } from '@fairlead/contract';
import { desc, eq, holderNote, type Reader, type Tx } from '@fairlead/db';
import type { HolderTag } from '@fairlead/vocabulary';
import { readStaffNames } from '../staff';

type Note = ResponseOf<CallOf<'consoleCase.facts'>>['notes'][number];

const SHOWN = 50;

/** What staff noted about a holder, newest first. */
export const listNotes = async (reader: Reader, holderId: number): Promise<Note[]> => {
  const rows = await reader.orm
    .select()
    .from(holderNote)
    .where(eq(holderNote.holderId, holderId))
    .orderBy(desc(holderNote.id))
    .limit(SHOWN);
  const nameOf = await readStaffNames(
    reader,
    rows.map((row) => row.staffId),
  );
  return rows.map((row) => ({
    id: String(row.id),
    kind: row.kind,
    text: row.text,
    by: nameOf(row.staffId) ?? '',
    time: row.createdAt.toISOString(),
  }));
};

/** The tags of a case now: of each the newest of what was done with it counts. */
export const listTags = async (reader: Reader, holderId: number): Promise<HolderTag[]> => {
  const rows = await reader.query<{ text: HolderTag; kind: string }>(
    `select distinct on (text) text, kind from holder_note
       where holder_id = $1 and kind <> 'note' order by text, id desc`,
    [holderId],
  );
  return rows.filter(({ kind }) => kind === 'tag_set').map(({ text }) => text);
};

/** Writes down a note or a tag. */
export const insertNote = async (tx: Tx, values: typeof holderNote.$inferInsert): Promise<void> => {
  await tx.orm.insert(holderNote).values(values);
};
