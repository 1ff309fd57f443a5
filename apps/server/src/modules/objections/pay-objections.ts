import { and, eq, objection, type Tx } from '@fairlead/db';
import type { Services } from '../../http/services';
import { type DueOfHolder, notSeen, workOff } from '../../plugins/due-rows';
import { lockObjection } from './answer-objection';
import { payCredit } from './effect';

/** Decided by then, and the house still owes it. */
const DUE = `select j.holder_id, j.id from objection j
  where j.effect = 'house_pays' and j.effect_transaction_id is null and j.decided_at <= $1
    and ${notSeen('j.holder_id', 'j.id')}
  order by j.decided_at limit 1 for update skip locked`;

/** The caller has locked the wallet. */
const pay = async (tx: Tx, holderId: number, id: number, now: Date): Promise<number> => {
  const row = await lockObjection(tx, holderId, id);
  if (row?.effect !== 'house_pays' || row.effectTransactionId !== null) return 0;
  const transactionId = await payCredit(tx, row, row.effectMinor, now);
  if (transactionId === null) return 0;
  const own = and(eq(objection.holderId, holderId), eq(objection.id, id));
  await tx.orm.update(objection).set({ effectTransactionId: transactionId }).where(own);
  return 1;
};

/** Pays what the house owes for upheld objections, oldest first, as far as it can. Returns how many. */
export const payObjections = (services: Services): Promise<number> =>
  workOff<DueOfHolder>(services, {
    due: DUE,
    work: (tx, { holder_id, id }, now) => pay(tx, holder_id, id, now),
  });
