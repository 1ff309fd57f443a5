import type { Tx } from '@fairlead/db';
import { type Answer, done, refuse } from '../../http/answer';
import { changeHolder, type HolderAct, lockHolder } from '../account';
import { audit } from '../audit';
import { closePublications } from './publish';

/**
 * Allows a holder to publish plans to followers, or no longer. A lead earns nothing from followers
 * (docs/domain/follow.md#leads); when one is forbidden, open offers expire and what was put runs on.
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
