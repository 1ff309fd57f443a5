import type { CallOf, ResponseOf } from '@fairlead/contract';
import { holderNote, type Reader, type Tx } from '@fairlead/db';
import type { HolderTag } from '@fairlead/vocabulary';
import { readStaffNames } from '../staff';

type Note = ResponseOf<CallOf<'consoleCase.facts'>>['notes'][number];

const SHOWN = 200;

interface NoteRow {
  readonly id: number;
  readonly kind: Note['kind'];
  readonly text: string;
  readonly staff_id: number;
  readonly created_at: Date;
}

/** What staff noted about a holder, newest first: notes and changes of tags apart, so that neither pushes the other out. */
export const listNotes = async (reader: Reader, holderId: number): Promise<Note[]> => {
  const rows = await reader.query<NoteRow>(
    `select id, kind, text, staff_id, created_at
       from (select *, row_number() over (partition by kind = 'note' order by id desc) as place
               from holder_note where holder_id = $1) noted
       where place <= $2 order by id desc`,
    [holderId, SHOWN],
  );
  const nameOf = await readStaffNames(
    reader,
    rows.map((row) => row.staff_id),
  );
  return rows.map((row) => ({
    id: String(row.id),
    kind: row.kind,
    text: row.text,
    by: nameOf(row.staff_id) ?? '',
    time: row.created_at.toISOString(),
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
