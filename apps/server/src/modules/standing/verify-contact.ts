import { and, eq, scoreEvent, type Tx } from '@fairlead/db';
import { type Answer, done, refuse } from '../../http/answer';
import { type HolderAct, lockHolder } from '../account';
import { audit } from '../audit';
import { changeScore } from './change';

/**
 * Keeps that a holder was reached at an address or number of theirs: points of the credit score, for each of the two
 * once, whatever it is changed to later (docs/domain/standing.md#verified-contact). One person is enough: it
 * takes nothing and pays nothing.
 */
export const verifyContact = async (
  tx: Tx,
  { holderId, staffId, reason, now }: HolderAct,
  contact: 'email' | 'phone',
): Promise<Answer<null>> => {
  const cause = `${contact}_verified` as const;
  const row = await lockHolder(tx, holderId);
  if (row === undefined) return refuse('no_such_data');
  const [known] = await tx.orm
    .select({ id: scoreEvent.id })
    .from(scoreEvent)
    .where(and(eq(scoreEvent.holderId, holderId), eq(scoreEvent.cause, cause)));
  if (!row[contact] || known !== undefined) return refuse('wrong_state');
  await changeScore(tx, { holderId, cause, time: now });
  await audit(tx, {
    actor: { type: 'staff', id: staffId },
    act: 'consoleHolder.verifyContact',
    holderId,
    subjectType: 'holder',
    subjectId: holderId,
    after: { contact, reason },
    time: now,
  });
  return done(null);
};
