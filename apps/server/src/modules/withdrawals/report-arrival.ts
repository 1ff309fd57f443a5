import type { CallOf, ParsedOf, Withdrawal } from '@fairlead/contract';
import { lockWallet } from '@fairlead/ledger';
import { type Answer, done, refuse } from '../../http/answer';
import type { Services } from '../../http/services';
import { provePin } from '../access';
import { audit } from '../audit';
import { findOpenObjection, openObjection, withdrawObjection } from '../objections';
import { isBeforePayment, NOT_ARRIVED } from './objection';
import { keepArrival, lockWithdrawal, withdrawalShape } from './withdrawal';

/**
 * The holder says whether a payment that staff recorded arrived. "Did not arrive" is an objection: without an answer in
 * time the money comes back (docs/domain/withdrawals.md#arrival). "Arrived" gives that claim up, so it needs the
 * transaction password; what claims money never does.
 */
export const reportArrival = async (
  services: Services,
  holderId: number,
  { withdrawal_id: id, arrived, password }: ParsedOf<CallOf<'withdrawal.reportArrival'>>,
): Promise<Answer<Withdrawal>> => {
  const proof = arrived ? await provePin(services, holderId, password) : done(null);
  if (!proof.ok) return proof;
  const { database, clock } = services;
  return database.transaction(async (tx) => {
    const now = clock.now();
    await lockWallet(tx, holderId);
    const row = await lockWithdrawal(tx, holderId, id);
    if (row === undefined) return refuse('no_such_data');
    if (row.state !== 'paid') return refuse('wrong_state');
    const about = { holderId, subjectType: 'withdrawal', subjectId: row.id } as const;
    const open = await findOpenObjection(tx, about);
    // One from before the payment says nothing of it: that it did not arrive is said beside it, and keeps its deadline.
    const isOlder = open !== undefined && row.arrival !== 'missing' && isBeforePayment(open.createdAt, row);
    if (!arrived && open !== undefined && !isOlder) return refuse('objection_open');
    if (arrived && open !== undefined) await withdrawObjection(tx, open, now);
    if (!arrived && open === undefined) await openObjection(tx, about, NOT_ARRIVED, now);
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
};
