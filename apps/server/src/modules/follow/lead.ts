import type { Tx } from '@fairlead/db';
import { type Answer, done, refuse } from '../../http/answer';
import { faultOfNickname } from '../../http/words';
import { changeHolder, type HolderAct, lockHolder } from '../account';
import { audit } from '../audit';
import { closePublications } from './publish';

/**
 * Allows a holder to publish plans to followers, or no longer. A lead earns nothing from followers
 * (docs/domain/follow.md#leads); when one is forbidden, open offers expire and what was put runs on. A nickname that is refused
 * today may have been chosen before: its holder changes it first, as followers read it as a heading.
 */
export const setLead = async (
  tx: Tx,
  { holderId, staffId, reason, now }: HolderAct,
  isLead: boolean,
): Promise<Answer<null>> => {
  const row = await lockHolder(tx, holderId);
  if (row === undefined) return refuse('no_such_data');
  if (isLead && (row.isLead || row.state !== 'active')) return refuse('wrong_state');
  if (!isLead && !row.isLead) return refuse('not_a_lead');
  const fault = isLead && row.nickname !== null ? faultOfNickname(row.nickname) : null;
  if (fault !== null) return refuse('invalid_fields', { fields: { nickname: fault } });
  await changeHolder(tx, holderId, { isLead });
  if (!isLead) await closePublications(tx, holderId, now);
  await audit(tx, {
    actor: { type: 'staff', id: staffId },
    act: isLead ? 'consoleHolder.allowLead' : 'consoleHolder.forbidLead',
    holderId,
    subjectType: 'holder',
    subjectId: holderId,
    before: { isLead: row.isLead },
    after: { isLead, reason },
    time: now,
  });
  return done(null);
};
