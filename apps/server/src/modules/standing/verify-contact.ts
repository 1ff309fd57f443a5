import { and, eq, scoreEvent, type Tx } from '@fairlead/db';
import { type Answer, done, refuse } from '../../http/answer';
import { type HolderAct, lockHolder } from '../account';
import { audit } from '../audit';
import { changeScore } from './change';

type Contact = 'email' | 'phone';

/**
 * Gives the points of a verified contact, for each of the two once, whatever it is changed to later
 * (docs/domain/standing.md#verified-contact). The caller holds the holder's row. False where they were given before.
 */
export const rewardContact = async (
  tx: Tx,
  holderId: number,
  contact: Contact,
  now: Date,
): Promise<boolean> => {
  const cause = `${contact}_verified` as const;
  const [known] = await tx.orm
    .select({ id: scoreEvent.id })
    .from(scoreEvent)
    .where(and(eq(scoreEvent.holderId, holderId), eq(scoreEvent.cause, cause)));
  if (known !== undefined) return false;
  await changeScore(tx, { holderId, cause, time: now });
  return true;
};

/**
 * Keeps that staff reached a holder at an address or number of theirs, for the points alone: e-mails go only where the
 * holder typed in a code. One person is enough: it takes nothing and pays nothing.
 */
export const verifyContact = async (
  tx: Tx,
  { holderId, staffId, reason, now }: HolderAct,
  contact: Contact,
): Promise<Answer<null>> => {
  const row = await lockHolder(tx, holderId);
  if (row === undefined) return refuse('no_such_data');
  if (!row[contact] || !(await rewardContact(tx, holderId, contact, now))) return refuse('wrong_state');
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
