import type { CallOf, ParsedOf, PayoutSetting } from '@fairlead/contract';
import { payoutSetting } from '@fairlead/db';
import { lockWallet } from '@fairlead/ledger';
import { type Answer, done } from '../../http/answer';
import type { Services } from '../../http/services';
import { provePin } from '../access';
import { audit } from '../audit';
import { notify } from '../notifications';
import { after, TERMS } from '../wallet';
import { destinationOf, type Payout, payoutShape, readPayout } from './payout';

type Fields = Payout['fields'];

const isSame = (before: Payout, method: string, fields: Fields): boolean => {
  const names = new Set([...Object.keys(before.fields), ...Object.keys(fields)]);
  return before.method === method && [...names].every((name) => before.fields[name] === fields[name]);
};

/**
 * Sets where a holder is paid. The first setting counts at once; a later change is notified and payouts to it wait
 * 24 hours (docs/domain/withdrawals.md#payout-destination), counted anew from each change. Sending what is
 * set already changes nothing.
 */
export const editPayout = async (
  services: Services,
  holderId: number,
  request: ParsedOf<CallOf<'payout.edit'>>,
): Promise<Answer<PayoutSetting>> => {
  const { method, password, ...fields } = request;
  const proof = await provePin(services, holderId, password);
  if (!proof.ok) return proof;
  const { database, clock } = services;
  return database.transaction(async (tx) => {
    await lockWallet(tx, holderId);
    const before = await readPayout(tx, holderId);
    if (before !== undefined && isSame(before, method, fields)) return done(payoutShape(before));
    const now = clock.now();
    const coolingUntil = before === undefined ? null : after(now, TERMS.coolingMs);
    const next: Payout = { holderId, method, fields, changedAt: now, coolingUntil };
    await tx.orm
      .insert(payoutSetting)
      .values(next)
      .onConflictDoUpdate({
        target: payoutSetting.holderId,
        set: { method, fields, changedAt: now, coolingUntil },
      });
    const lastFour = destinationOf(fields).slice(-4);
    if (coolingUntil !== null) {
      const parameters = { lastFour, until: coolingUntil.toISOString() };
      await notify(tx, { holderId, key: 'payout.changed', parameters, time: now });
    }
    await audit(tx, {
      actor: { type: 'holder', id: holderId },
      act: 'payout.edit',
      holderId,
      subjectType: 'payout',
      subjectId: holderId,
      ...(before === undefined
        ? {}
        : { before: { method: before.method, lastFour: destinationOf(before.fields).slice(-4) } }),
      after: { method, lastFour },
      time: now,
    });
    return done(payoutShape(next));
  });
};
