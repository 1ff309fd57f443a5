import type { CallOf, ResponseOf } from '@fairlead/contract';
import { accountHolder, eq } from '@fairlead/db';
import { type Answer, refuse } from '../../http/answer';
import type { Services } from '../../http/services';
import { tellHolderChanged } from '../../plugins/sessions';
import { audit } from '../audit';
import { readHolderCase } from './holder-detail';
import type { HolderRow } from './list-holders';

/** From which states an admin may bring an account into another; a closed account stays closed. */
const LEGAL: Readonly<Record<'active' | 'disabled', readonly HolderRow['state'][]>> = {
  disabled: ['active', 'not_activated'],
  active: ['not_activated', 'disabled'],
};

/**
 * Disables, enables or activates an account, with a reason that its holder sees. Sessions stay: a disabled account
 * keeps the right to take its cash out (docs/promises.md#out-any-time), and every node learns of the change
 * at once.
 */
export const changeHolderState = (
  { database, clock }: Services,
  staffId: number,
  request: { readonly id: string; readonly reason: string },
  state: 'active' | 'disabled',
): Promise<Answer<ResponseOf<CallOf<'consoleHolder.disable'>>>> =>
  database.transaction(async (tx) => {
    const holderId = Number(request.id);
    const now = clock.now();
    const where = eq(accountHolder.id, holderId);
    const [row] = await tx.orm.select().from(accountHolder).where(where).for('update');
    if (row === undefined) return refuse('no_such_data');
    if (!LEGAL[state].includes(row.state)) return refuse('wrong_state');
    const stateReason = state === 'active' ? null : request.reason;
    await tx.orm.update(accountHolder).set({ state, stateReason }).where(where);
    await tellHolderChanged(tx, holderId);
    await audit(tx, {
      actor: { type: 'staff', id: staffId },
      act: state === 'active' ? 'consoleHolder.enable' : 'consoleHolder.disable',
      holderId,
      subjectType: 'holder',
      subjectId: holderId,
      before: { state: row.state },
      after: { state, reason: request.reason },
      time: now,
    });
    return readHolderCase(tx, holderId, now);
  });
