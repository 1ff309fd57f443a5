import { type CallOf, calls, type Withdrawal } from '@fairlead/contract';
import { inserted, type Tx, withdrawal } from '@fairlead/db';
import { openHold } from '@fairlead/ledger';
import { type Answer, done, refuse } from '../../http/answer';
import { answerOnce } from '../../http/idempotency';
import type { HolderCaller, Incoming } from '../../http/route';
import type { Services } from '../../http/services';
import { verifyPin } from '../access';
import { after, checkRules, readFacts, refusalOf, releaseHoldsOf, stepOf, TERMS } from '../wallet';
import { readPayout } from './payout';
import { withdrawalShape } from './withdrawal';

/**
 * Checks and, where every rule passes, sets the money aside with an end of its own
 * (docs/domain/withdrawals.md#deadline). The caller has locked the wallet.
 */
export const setAside = async (
  tx: Tx,
  holderId: number,
  amountMinor: number,
  now: Date,
): Promise<Answer<Withdrawal>> => {
  const facts = await readFacts(tx, holderId);
  const refusal = refusalOf(facts, checkRules(facts, amountMinor, now));
  if (refusal !== null) return refuse(refusal.reason, refusal.detail);
  const payout = await readPayout(tx, holderId);
  if (payout === undefined) return refuse('payout_not_set');
  const dueAt = after(now, TERMS.withdrawalMs);
  const row = inserted(
    await tx.orm
      .insert(withdrawal)
      .values({
        holderId,
        amountMinor,
        state: 'requested',
        method: payout.method,
        destination: payout.fields,
        steps: [stepOf('requested', now)],
        createdAt: now,
        dueAt,
      })
      .returning(),
  );
  await openHold(tx, {
    holderId,
    account: 'withdrawing',
    kind: 'manual_withdrawal',
    amountMinor,
    reason: 'withdrawal',
    opener: 'holder',
    time: now,
    expiresAt: dueAt,
    linkId: row.id,
  });
  return done(withdrawalShape(row));
};

/**
 * A holder asks for own cash (docs/domain/withdrawals.md#request). The transaction password is checked
 * before the key is looked up, so that a wrong one uses nothing up; a decided refusal is kept under its key.
 * A hold past its end stands in nobody's way, whether any node runs jobs or not. The digest is no part of what a key stands for: a fast hash of it must not be kept anywhere.
 * @throws nothing expected; refusals are those of `withdrawal.request`
 */
export const requestWithdrawal = async (
  services: Services,
  incoming: Incoming<CallOf<'withdrawal.request'>, HolderCaller>,
): Promise<Answer<Withdrawal>> => {
  const { request, caller, idempotencyKey } = incoming;
  const pin = await verifyPin(services, caller.holderId, request.password);
  if (!pin.ok) return pin;
  await releaseHoldsOf(services, caller.holderId);
  const kept = { request: { amount: request.amount }, caller, idempotencyKey };
  return answerOnce(services, calls.withdrawal.request, kept, (tx, _wallet, now) =>
    setAside(tx, caller.holderId, request.amount, now),
  );
};
