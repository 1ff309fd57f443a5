import type { Tx } from '@fairlead/db';
import { lockHolder } from '../../account';
import { audit } from '../../audit';
import { notify } from '../../notifications';
import { delayPayouts } from '../payout-delay';
import { readFactors } from './factors';
import { endTotp } from './one-time-codes';
import { removePasskeys } from './passkeys';
import { voidRecoveryCodes } from './recovery-codes';

/** Who decided that a holder's factors end, and by which act. */
interface Removal {
  readonly holderId: number;
  readonly actor: Parameters<typeof audit>[1]['actor'];
  /** The call's id or the proposal's kind. */
  readonly act: string;
  readonly time: Date;
}

/**
 * Ends every factor of a holder who lost them, in the transaction of an account recovery that two members of staff agreed
 * to; never for one of them alone, nor with a password that was set anew by e-mail
 * (docs/domain/access.md#second-factors). The holder is told, and payouts wait. It puts itself on record, so it comes
 * last.
 * @returns false where none was on
 */
export const removeAllFactors = async (tx: Tx, { holderId, actor, act, time }: Removal): Promise<boolean> => {
  await lockHolder(tx, holderId);
  if (!(await readFactors(tx, holderId)).isOn) return false;
  const removed = await removePasskeys(tx, { holderId }, time);
  const hadCodes = await endTotp(tx, holderId, time);
  await voidRecoveryCodes(tx, holderId, time);
  await notify(tx, { holderId, key: 'account.factorsRemoved', link: '/settings/security', time });
  await delayPayouts(tx, holderId, time);
  await audit(tx, {
    ...{ actor, act, holderId, subjectType: 'account_holder', subjectId: holderId, time },
    after: { passkeys: removed.length, totp: hadCodes },
  });
  return true;
};
