import type { CallOf, ResponseOf } from '@fairlead/contract';
import { asc, chatNote, eq, inserted, type Reader } from '@fairlead/db';
import { done, refuse } from '../../http/answer';
import type { StaffUseCase } from '../../http/route';
import { readStaffNames } from '../staff';
import { findDesk } from './desk-row';

type Note = ResponseOf<CallOf<'consoleSupport.addNote'>>['note'];

const MOST = 200;

/** Private notes of a conversation, oldest first. */
export const listNotes = async (reader: Reader, conversationId: number): Promise<Note[]> => {
  const rows = await reader.orm
    .select()
    .from(chatNote)
    .where(eq(chatNote.conversationId, conversationId))
    .orderBy(asc(chatNote.id))
    .limit(MOST);
  const staffOf = await readStaffNames(
    reader,
    rows.map((row) => row.staffId),
  );
  return rows.map((row) => ({
    id: String(row.id),
    text: row.text,
    by: staffOf(row.staffId) ?? '',
    time: row.createdAt.toISOString(),
  }));
};

/** Writes a private note: for staff only. */
export const addNote: StaffUseCase<'consoleSupport.addNote'> = async (
  { database, clock },
  { staffId, username },
  request,
) => {
  const now = clock.now();
  const desk = await findDesk(database, now, request.conversation_id);
  if (desk === undefined) return refuse('no_such_data');
  const text = request.text.trim();
  if (text === '') return refuse('invalid_fields', { fields: { text: 'required' } });
  const row = inserted(
    await database.orm
      .insert(chatNote)
      .values({ conversationId: desk.id, staffId, text, createdAt: now })
      .returning({ id: chatNote.id }),
  );
  return done({ note: { id: String(row.id), text, by: username, time: now.toISOString() } });
};
