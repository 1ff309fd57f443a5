import { eq, guestCase } from '@fairlead/db';
import { done, refuse } from '../../../http/answer';
import type { StaffUseCase } from '../../../http/route';
import { audit } from '../../audit';
import { takeUnassigned } from '../duty';
import { faultTogether, lastWordsToGuest } from '../together';
import { addMessage } from './message';

/** Answers a guest, as the desk; what several answers carry together is refused. */
export const answerGuest: StaffUseCase<'consoleSupport.send'> = async (
  { database, clock },
  caller,
  request,
) => {
  const { client_id: clientId, text = '' } = request;
  return database.transaction(async (tx) => {
    const caseId = request.conversation_id;
    const [row] = await tx.orm.select().from(guestCase).where(eq(guestCase.id, caseId)).for('update');
    if (row === undefined) return refuse('no_such_data');
    // A guest's case holds words alone: a file that fell away unseen would leave staff believing that it was sent.
    if ((request.file_ids ?? []).length > 0)
      return refuse('invalid_fields', { fields: { file_ids: 'too_long' } });
    if (text.trim() === '') return refuse('invalid_fields', { fields: { text: 'required' } });
    const fault = faultTogether(await lastWordsToGuest(tx, caseId, clientId), text);
    if (fault !== null) return refuse('invalid_fields', { fields: { text: fault } });
    const now = clock.now();
    const { staffId } = caller;
    const message = await addMessage(tx, row, { author: 'staff', staffId, clientId, text: text.trim(), now });
    await takeUnassigned(tx, 'guest_case', caseId, staffId);
    await audit(tx, {
      actor: { type: 'staff', id: staffId },
      act: 'consoleSupport.send',
      subjectType: 'guest_case',
      subjectId: caseId,
      after: { sequence: message.sequence },
      time: now,
    });
    return done({ message });
  });
};
