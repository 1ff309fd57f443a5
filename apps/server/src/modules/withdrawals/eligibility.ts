import type { Eligibility } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';
import { after, checkRules, readFacts, TERMS } from '../wallet';
import { destinationOf, readPayout } from './payout';

/**
 * May this person withdraw this amount (minor units), rule by rule (docs/domain/withdrawals.md#eligibility).
 * @param amountMinor the smallest possible where the person has named none yet
 */
export const readEligibility = async (
  reader: Reader,
  holderId: number,
  amountMinor: number | undefined,
  now: Date,
): Promise<Eligibility> => {
  const facts = await readFacts(reader, holderId);
  const payout = await readPayout(reader, holderId);
  const rules = checkRules(facts, amountMinor ?? TERMS.withdrawalMinimumMinor, now);
  return {
    allowed: rules.every((rule) => rule.passed),
    rules,
    available: facts.available,
    minimum: TERMS.withdrawalMinimumMinor,
    maximum: TERMS.withdrawalMaximumMinor,
    fee: TERMS.withdrawalFeeMinor,
    paid_by: after(now, TERMS.withdrawalMs).toISOString(),
    destination:
      payout === undefined
        ? null
        : { method: payout.method, last_four: destinationOf(payout.fields).slice(-4) },
  };
};
