import type { CallOf, RequestOf, ResponseOf } from '@fairlead/contract';
import { accountHolder, and, eq, scoreEvent } from '@fairlead/db';
import { type Answer, refuse } from '../../http/answer';
import type { StaffCaller } from '../../http/route';
import type { Services } from '../../http/services';
import { audit } from '../audit';
import { changeScore } from '../standing';
import { readHolderCase } from './holder-detail';

/**
 * Keeps that a holder was reached at an address or number of theirs: points of the credit score, for each of the two
 * once, whatever it is changed to later (docs/domain/standing.md#verified-contact). One person is enough: it
 * takes nothing and pays nothing.
 */
export const verifyContact = (
  { database, clock }: Services,
  { staffId }: StaffCaller,
  { id, contact, reason }: RequestOf<CallOf<'consoleHolder.verifyContact'>>,
): Promise<Answer<ResponseOf<CallOf<'consoleHolder.verifyContact'>>>> =>
  database.transaction(async (tx) => {
    const holderId = Number(id);
    const time = clock.now();
    const cause = `${contact}_verified` as const;
    const [row] = await tx.orm
      .select()
      .from(accountHolder)
      .where(eq(accountHolder.id, holderId))
      .for('update');
    if (row === undefined) return refuse('no_such_data');
    const [known] = await tx.orm
      .select({ id: scoreEvent.id })
      .from(scoreEvent)
      .where(and(eq(scoreEvent.holderId, holderId), eq(scoreEvent.cause, cause)));
    if (!row[contact] || known !== undefined) return refuse('wrong_state');
    await changeScore(tx, { holderId, cause, time });
    await audit(tx, {
      actor: { type: 'staff', id: staffId },
      act: 'consoleHolder.verifyContact',
      holderId,
      subjectType: 'holder',
      subjectId: holderId,
      after: { contact, reason },
      time,
    });
    return readHolderCase(tx, holderId, time);
  });
