import type { CallOf, RequestOf, Withdrawal } from '@fairlead/contract';
import { and, eq, inserted, objection, type Tx } from '@fairlead/db';
import { lockWallet } from '@fairlead/ledger';
import { type Answer, done, refuse } from '../../http/answer';
import type { Services } from '../../http/services';
import { audit } from '../audit';
import { expirePending } from '../proposals';
import { keepArrival, lockWithdrawal, withdrawalShape } from '../withdrawals';
import { findOpen } from './effect';
import { ANSWER_MS, type ObjectionRow } from './objection';

/** A code in the place of the person's own words; the languages have its phrase. */
const NOT_ARRIVED = 'payment_did_not_arrive';

const objectTo = async (tx: Tx, holderId: number, withdrawalId: number, now: Date): Promise<void> => {
  const values = { holderId, subjectType: 'withdrawal', subjectId: withdrawalId, text: NOT_ARRIVED } as const;
  const dueAt = new Date(now.getTime() + ANSWER_MS);
  inserted(
    await tx.orm
      .insert(objection)
      .values({ ...values, state: 'open', createdAt: now, dueAt })
      .returning({ id: objection.id }),
  );
};

const withdrawObjection = async (tx: Tx, { holderId, id }: ObjectionRow, now: Date): Promise<void> => {
  const own = and(eq(objection.holderId, holderId), eq(objection.id, id));
  await tx.orm.update(objection).set({ state: 'withdrawn', decidedAt: now }).where(own);
  await expirePending(tx, { holderId, subjectType: 'objection', subjectId: id }, now);
};

/**
 * The holder says whether a payment that staff recorded arrived. "Did not arrive" is an objection: without an answer in
 * time the money comes back (docs/domain/withdrawals.md#arrival).
 */
export const reportArrival = (
  { database, clock }: Services,
  holderId: number,
  { withdrawal_id: id, arrived }: RequestOf<CallOf<'withdrawal.reportArrival'>>,
): Promise<Answer<Withdrawal>> =>
  database.transaction(async (tx) => {
    const now = clock.now();
    await lockWallet(tx, holderId);
    const row = await lockWithdrawal(tx, holderId, Number(id));
    if (row === undefined) return refuse('no_such_data');
    if (row.state !== 'paid') return refuse('wrong_state');
    const open = await findOpen(tx, holderId, ['withdrawal'], row.id);
    if (!arrived && open !== undefined) return refuse('objection_open');
    if (arrived && open !== undefined) await withdrawObjection(tx, open, now);
    if (!arrived) await objectTo(tx, holderId, row.id, now);
    const kept = await keepArrival(tx, row, arrived ? 'arrived' : 'missing', now);
    await audit(tx, {
      actor: { type: 'holder', id: holderId },
      act: 'withdrawal.reportArrival',
      holderId,
      subjectType: 'withdrawal',
      subjectId: row.id,
      before: { arrival: row.arrival },
      after: { arrival: kept.arrival },
      time: now,
    });
    return done(withdrawalShape(kept));
  });
