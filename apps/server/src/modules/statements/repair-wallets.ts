import { claimWallet, readFreezes, repairWallet } from '@fairlead/ledger';
import type { Services } from '../../http/services';
import { sumEach } from '../../plugins/frozen-holders';
import { audit } from '../audit';

/** The time in which a withdrawal is decided: nobody keeps money longer by leaving a repair undone. */
const REPAIR_MS = 7 * 86_400_000;

/**
 * Repairs by its moves what no two people repaired in seven days (docs/promises.md#out-any-time). The next check that
 * finds nothing of the holder's releases. Safe on several nodes at once. Returns how many were repaired.
 */
export const repairWallets = async (services: Services): Promise<number> => {
  const { database, clock } = services;
  const time = clock.now();
  const due = (await readFreezes(database)).filter(
    ({ frozenAt, repairedAt }) => repairedAt === null && time.getTime() - frozenAt.getTime() >= REPAIR_MS,
  );
  return sumEach(services, due, ({ holderId }) =>
    database.transaction(async (tx) => {
      if (!(await claimWallet(tx, holderId))) return 0;
      // Another node may have been quicker.
      const freeze = (await readFreezes(tx)).find((one) => one.holderId === holderId);
      if (freeze?.repairedAt !== null) return 0;
      await repairWallet(tx, holderId, time);
      await audit(tx, {
        actor: { type: 'system' },
        act: 'repair-wallets',
        holderId,
        subjectType: 'holder',
        subjectId: holderId,
        time,
      });
      return 1;
    }),
  );
};
