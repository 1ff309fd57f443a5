import type { CallOf, Message, ResponseOf } from '@fairlead/contract';
import { one, type Reader, type Tx } from '@fairlead/db';
import { type Answer, done, refuse } from '../../http/answer';
import type { StaffUseCase } from '../../http/route';
import type { Services } from '../../http/services';
import { audit } from '../audit';
import { readStaffNames } from '../staff';
import { type ConversationRow, lockConversation, readAny } from './conversation';
import { type DeskRow, deskShape, readDesk } from './desk-shape';
import { takeUnassigned } from './duty';
import { readMessages as readGuestMessages } from './guests/message';
import { answerGuest } from './guests/staff-side';
import { addMessage, presentMessages, readMessages, type Written } from './message';
import { listNotes } from './notes';
import { readRatings } from './ratings';
import { goesToMany } from './to-many';
import { faultTogether, lastWords } from './together';
import { viewFor } from './view';

type StaffMessage = ResponseOf<CallOf<'consoleSupport.messages'>>['items'][number];

/** Who of staff wrote each message: for the desk alone, the person is told that the desk did. */
const withAuthors = async (
  reader: Reader,
  { id, holder_id: holderId }: Pick<DeskRow, 'id' | 'holder_id'>,
  messages: readonly Message[],
): Promise<StaffMessage[]> => {
  const sequences = messages.flatMap(({ from, sequence }) => (from === 'staff' ? [sequence] : []));
  const table =
    holderId === null
      ? 'guest_message where case_id = $1'
      : 'chat_message where conversation_id = $1 and holder_id = $3';
  const rows =
    sequences.length === 0
      ? []
      : await reader.query<{ sequence: number; staff_id: number | null }>(
          `select sequence, staff_id from ${table} and sequence = any($2::integer[])`,
          [id, sequences, ...(holderId === null ? [] : [holderId])],
        );
  const staffOf = await readStaffNames(
    reader,
    rows.map((row) => row.staff_id),
  );
  const authors = new Map(rows.map((row) => [row.sequence, staffOf(row.staff_id)]));
  return messages.map((message) => ({ ...message, by: authors.get(message.sequence) ?? null }));
};

/** A conversation with its messages and the private notes. */
export const openConversation: StaffUseCase<'consoleSupport.messages'> = async (
  services,
  _caller,
  request,
) => {
  const { database, config } = services;
  const desk = await readDesk(services, database, request.conversation_id);
  if (desk === undefined) return refuse('no_such_data');
  const notes = await listNotes(database, desk.id);
  const { holder_id: holderId } = desk;
  const page =
    holderId === null
      ? await readGuestMessages(database, { id: desk.id, name: desk.guest_name ?? '' }, request)
      : await readMessages(
          database,
          { holderId, id: desk.id },
          request,
          await viewFor(config, database, holderId, 'staff'),
        );
  const ratings = holderId === null ? [] : await readRatings(database, { holderId, id: desk.id });
  const items = await withAuthors(database, desk, page.items);
  return done({ conversation: deskShape(desk), ...page, items, notes, ratings });
};

/** What is written to the audit of a message; its text stands in the chat alone. */
const auditSent = (tx: Tx, act: string, staffId: number, row: ConversationRow, after: object, now: Date) =>
  audit(tx, {
    actor: { type: 'staff', id: staffId },
    act,
    holderId: row.holderId,
    subjectType: 'conversation',
    subjectId: row.id,
    after: { ...after },
    time: now,
  });

/** Adds a message of staff to a locked conversation, writes it down, and shows it. */
export const writeAsStaff = async (
  { config }: Services,
  tx: Tx,
  act: string,
  row: ConversationRow,
  written: Written,
): Promise<Answer<{ message: Message }>> => {
  if (await goesToMany(tx, row, written)) return refuse('same_text_to_many');
  const added = await addMessage(tx, row, written);
  if (!added.ok) return added;
  const { sequence } = added.data;
  // The same sent again is neither written nor recorded twice.
  if (sequence > row.lastSequence) {
    const card = written.card === undefined ? {} : { payee: written.card.payeeId };
    const files = added.data.fileIds.length === 0 ? {} : { files: added.data.fileIds };
    await auditSent(tx, act, written.sender.id, row, { sequence, ...card, ...files }, written.now);
  }
  const message = one(
    await presentMessages(tx, [added.data], await viewFor(config, tx, row.holderId, 'staff')),
    'a message was not shown',
  );
  return done({ message });
};

/** Answers as the desk; what several answers carry together is refused (docs/domain/support.md#refused-texts). */
export const answerAsStaff: StaffUseCase<'consoleSupport.send'> = async (services, caller, request) => {
  const { database, clock } = services;
  if ((await readAny(database, request.conversation_id)) === undefined) {
    return answerGuest(services, caller, request);
  }
  return database.transaction(async (tx) => {
    const row = await lockConversation(tx, request.conversation_id);
    if (row === undefined) return refuse('no_such_data');
    const fault = faultTogether(await lastWords(tx, row, request.client_id), request.text ?? '');
    if (fault !== null) return refuse('invalid_fields', { fields: { text: fault } });
    const answered = await writeAsStaff(services, tx, 'consoleSupport.send', row, {
      sender: { kind: 'staff', id: caller.staffId },
      clientId: request.client_id,
      text: request.text,
      fileIds: request.file_ids,
      now: clock.now(),
    });
    if (answered.ok) await takeUnassigned(tx, 'conversation', row.id, caller.staffId);
    return answered;
  });
};
