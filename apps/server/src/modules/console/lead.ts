import type { CallOf, ResponseOf } from '@fairlead/contract';
import { accountHolder, eq } from '@fairlead/db';
import { type Answer, refuse } from '../../http/answer';
import type { Services } from '../../http/services';
import { audit } from '../audit';
import { closePublications } from '../follow';
import { readHolderCase } from './holder-detail';

/**
 * Allows a holder to publish plans to followers, or no longer. A lead earns nothing from followers
 * (docs/domain/follow.md#leads); when one is forbidden, open offers expire and what was put runs on.
 */
export const setLead = (
  { database, clock }: Services,
  staffId: number,
  request: { readonly id: string; readonly reason: string },
  isLead: boolean,
): Promise<Answer<ResponseOf<CallOf<'consoleHolder.allowLead'>>>> =>
  database.transaction(async (tx) => {
    const holderId = Number(request.id);
    const now = clock.now();
    const where = eq(accountHolder.id, holderId);
    const [row] = await tx.orm.select().from(accountHolder).where(where).for('update');
    if (row === undefined) return refuse('no_such_data');
    if (isLead && (row.isLead || row.state !== 'active')) return refuse('wrong_state');
    if (!isLead && !row.isLead) return refuse('not_a_lead');
    await tx.orm.update(accountHolder).set({ isLead }).where(where);
    if (!isLead) await closePublications(tx, holderId, now);
    await audit(tx, {
      actor: { type: 'staff', id: staffId },
      act: isLead ? 'consoleHolder.allowLead' : 'consoleHolder.forbidLead',
      holderId,
      subjectType: 'holder',
      subjectId: holderId,
      before: { isLead: row.isLead },
      after: { isLead, reason: request.reason },
      time: now,
    });
    return readHolderCase(tx, holderId, now);
  });
