import type { CallOf, ParsedOf, PayoutSetting } from '@fairlead/contract';
import { payoutSetting } from '@fairlead/db';
import { lockWallet } from '@fairlead/ledger';
import { type Answer, done, refuse } from '../../http/answer';
import type { Services } from '../../http/services';
import { provePin, takeSecondStep, wereFactorsWeakened } from '../access';
import { audit } from '../audit';
import { notify } from '../notifications';
import { after, TERMS } from '../wallet';
import { destinationOf, type Payout, payoutShape, readPayout } from './payout';

type Fields = Payout['fields'];

/** The field of each method that is never sent back. */
const NUMBER_FIELDS = { bank_card: 'bank_account', wallet_address: 'wallet_address' } as const;

/** The same number written with other blanks, or in small letters, is the same account. */
const isSame = (before: Payout, method: Payout['method'], fields: Fields): boolean =>
  before.method === method &&
  destinationOf(before.fields) === destinationOf(fields) &&
  Object.keys({ ...before.fields, ...fields })
    .filter((name) => name !== NUMBER_FIELDS[method])
    .every((name) => before.fields[name] === fields[name]);

/**
 * What is to be kept: a number that was not sent is the present one of the same method; an account number is kept in capitals,
 * by which others who are paid to it are found. Undefined where there is none.
 */
const fieldsOf = (
  { password: _, totp: __, key: ___, recovery_code: ____, method, ...sent }: ParsedOf<CallOf<'payout.edit'>>,
  before: Payout | undefined,
): Fields | undefined => {
  const present: Fields = before?.method === method ? before.fields : {};
  const all: Readonly<Record<string, string | undefined>> = sent;
  const number = all[NUMBER_FIELDS[method]] ?? present[NUMBER_FIELDS[method]];
  if (number === undefined) return undefined;
  const kept = method === 'bank_card' ? number.toUpperCase() : number;
  return { ...(sent as Fields), [NUMBER_FIELDS[method]]: kept };
};

/**
 * Sets where a holder is paid. The first setting counts at once; a later change is notified and payouts to it wait
 * 24 hours (docs/domain/withdrawals.md#payout-destination), counted anew from each change; the first too, where a second
 * factor was given up a moment ago. Sending what is set already changes nothing.
 */
export const editPayout = async (
  services: Services,
  holderId: number,
  request: ParsedOf<CallOf<'payout.edit'>>,
): Promise<Answer<PayoutSetting>> => {
  const { method, password } = request;
  const proof = await provePin(services, holderId, password);
  if (!proof.ok) return proof;
  const step = await takeSecondStep(services, { holderId, at: 'confirm', given: request, place: 'own' });
  if (!step.ok) return step;
  const { database, clock } = services;
  return database.transaction(async (tx) => {
    await lockWallet(tx, holderId);
    const before = await readPayout(tx, holderId);
    const fields = fieldsOf(request, before);
    if (fields === undefined) {
      return refuse('invalid_fields', { fields: { [NUMBER_FIELDS[method]]: 'required' } });
    }
    if (before !== undefined && isSame(before, method, fields)) return done(payoutShape(before));
    const now = clock.now();
    const cools =
      before !== undefined || (await wereFactorsWeakened(tx, holderId, after(now, -TERMS.coolingMs)));
    const coolingUntil = cools ? after(now, TERMS.coolingMs) : null;
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
