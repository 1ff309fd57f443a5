import type { Tx } from '@fairlead/db';
import type { Answer } from '../../http/answer';
import { changeHolderState, type HolderAct } from '../account';
import { notify } from '../notifications';

/** Disables, enables or activates an account, and tells its holder, who may be away when it happens. */
export const changeState = async (
  tx: Tx,
  act: HolderAct,
  state: 'active' | 'disabled',
): Promise<Answer<null>> => {
  const changed = await changeHolderState(tx, act, state);
  if (!changed.ok) return changed;
  const key = state === 'active' ? 'account.enabled' : 'account.disabled';
  await notify(tx, { holderId: act.holderId, key, link: '/ad-center', time: act.now });
  return changed;
};
