import type { CallOf, ResponseOf } from '@fairlead/contract';
import { chatNote, desc, eq, inserted, type Reader } from '@fairlead/db';
import { done, refuse } from '../../http/answer';
import type { StaffUseCase } from '../../http/route';
import { audit } from '../audit';
import { readStaffNames } from '../staff';
import { tableOf } from './case-acts';
import { findDesk } from './desk-row';

type Note = ResponseOf<CallOf<'consoleSupport.addNote'>>['note'];

const SHOWN = 200;

/** The newest private notes, oldest first: no number of them hides a newer one (docs/domain/support.md#private-notes). */
export const listNotes = async (reader: Reader, conversationId: number): Promise<Note[]> => {
  const rows = await reader.orm
    .select()
    .from(chatNote)
    .where(eq(chatNote.conversationId, conversationId))
    .orderBy(desc(chatNote.id))
    .limit(SHOWN);
  const staffOf = await readStaffNames(
    reader,
    rows.map((row) => row.staffId),
  );
  return rows.toReversed().map((row) => ({
    id: String(row.id),
    text: row.text,
    by: staffOf(row.staffId) ?? '',
    time: row.createdAt.toISOString(),
  }));
};

/** Writes a private note, for staff only; the record tells that it was written, not what it says. */
export const addNote: StaffUseCase<'consoleSupport.addNote'> = (
  { database, clock },
  { staffId, username },
  request,
) =>
  database.transaction(async (tx) => {
    const now = clock.now();
    const desk = await findDesk(tx, now, request.conversation_id);
    if (desk === undefined) return refuse('no_such_data');
    const text = request.text.trim();
    if (text === '') return refuse('invalid_fields', { fields: { text: 'required' } });
    const row = inserted(
      await tx.orm
        .insert(chatNote)
        .values({ conversationId: desk.id, staffId, text, createdAt: now })
        .returning({ id: chatNote.id }),
    );
    await audit(tx, {
      actor: { type: 'staff', id: staffId },
      act: 'consoleSupport.addNote',
      ...(desk.holder_id === null ? {} : { holderId: desk.holder_id }),
      subjectType: tableOf(desk),
      subjectId: desk.id,
      after: {},
      time: now,
    });
    return done({ note: { id: String(row.id), text, by: username, time: now.toISOString() } });
  });
