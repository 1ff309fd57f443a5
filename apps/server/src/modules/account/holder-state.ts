import type { Tx } from '@fairlead/db';
import { type Answer, done, refuse } from '../../http/answer';
import { tellHolderChanged } from '../../plugins/sessions';
import { audit } from '../audit';
import { changeHolder, type HolderRow, lockHolder } from './queries';

/** What a member of staff does to an account, and why. */
export interface HolderAct {
  readonly holderId: number;
  readonly staffId: number;
  readonly reason: string;
  readonly now: Date;
}

/** Enables an account that staff had disabled: its holder's objection was upheld. The caller puts it on record. */
export const enableByObjection = async (tx: Tx, holderId: number): Promise<void> => {
  await changeHolder(tx, holderId, { state: 'active', stateReason: null });
  await tellHolderChanged(tx, holderId);
};

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
export const changeHolderState = async (
  tx: Tx,
  { holderId, staffId, reason, now }: HolderAct,
  state: 'active' | 'disabled',
): Promise<Answer<null>> => {
  const row = await lockHolder(tx, holderId);
  if (row === undefined) return refuse('no_such_data');
  if (!LEGAL[state].includes(row.state)) return refuse('wrong_state');
  await changeHolder(tx, holderId, { state, stateReason: state === 'active' ? null : reason });
  await tellHolderChanged(tx, holderId);
  await audit(tx, {
    actor: { type: 'staff', id: staffId },
    act: state === 'active' ? 'consoleHolder.enable' : 'consoleHolder.disable',
    holderId,
    subjectType: 'holder',
    subjectId: holderId,
    before: { state: row.state },
    after: { state, reason },
    time: now,
  });
  return done(null);
};
