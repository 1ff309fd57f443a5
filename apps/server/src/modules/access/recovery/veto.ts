import { type Answer, done } from '../../../http/answer';
import type { HolderCaller } from '../../../http/route';
import type { Services } from '../../../http/services';
import { lockHolder } from '../../account';
import { audit } from '../../audit';
import { notify } from '../../notifications';
import { expirePending } from '../../proposals';
import { endRecoveries } from './rows';

/**
 * Ends whatever could set the login password anew, and what staff have proposed about it. Whoever is signed in may, and
 * needs nobody for it: who does not know the password may have taken it from who does.
 */
export const vetoRecovery = (
  { database, clock }: Services,
  { holderId }: Pick<HolderCaller, 'holderId'>,
): Promise<Answer<Record<never, never>>> =>
  database.transaction(async (tx) => {
    const time = clock.now();
    await lockHolder(tx, holderId);
    const ended = await endRecoveries(tx, holderId, time);
    if (ended.length === 0) return done({});
    for (const { id } of ended.filter(({ way }) => way === 'staff')) {
      await expirePending(tx, { holderId, subjectType: 'recovery', subjectId: id }, time);
    }
    await notify(tx, { holderId, key: 'account.recoveryStopped', link: '/settings', time });
    await audit(tx, {
      actor: { type: 'holder', id: holderId },
      act: 'recovery.veto',
      holderId,
      subjectType: 'account_holder',
      subjectId: holderId,
      after: { ended: ended.length },
      time,
    });
    return done({});
  });
