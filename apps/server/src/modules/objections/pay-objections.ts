import { and, asc, eq, isNull, objection } from '@fairlead/db';
import { lockWallet } from '@fairlead/ledger';
import type { Services } from '../../http/services';
import { sumEach } from '../../plugins/frozen-holders';
import { lockObjection } from './answer-objection';
import { payCredit } from './effect';

const BATCH = 50;

/** Pays what the house owes for upheld objections, oldest first, as far as it can. Returns how many. */
export const payObjections = async (services: Services): Promise<number> => {
  const { database, clock } = services;
  const now = clock.now();
  const owed = await database.orm
    .select({ holderId: objection.holderId, id: objection.id })
    .from(objection)
    .where(and(eq(objection.effect, 'house_pays'), isNull(objection.effectTransactionId)))
    .orderBy(asc(objection.decidedAt))
    .limit(BATCH);
  return sumEach(services, owed, ({ holderId, id }) =>
    database.transaction(async (tx) => {
      await lockWallet(tx, holderId);
      const row = await lockObjection(tx, holderId, id);
      if (row?.effect !== 'house_pays' || row.effectTransactionId !== null) return 0;
      const transactionId = await payCredit(tx, row, row.effectMinor, now);
      if (transactionId === null) return 0;
      const own = and(eq(objection.holderId, holderId), eq(objection.id, id));
      await tx.orm.update(objection).set({ effectTransactionId: transactionId }).where(own);
      return 1;
    }),
  );
};
