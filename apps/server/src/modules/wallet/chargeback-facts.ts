import type { ProposalDetail } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';
import { listLinked, readEntry, readHeld } from '@fairlead/ledger';
import { readAccrual, readEarningPlan } from '../plans';
import { findPosting } from '../proposals';

type Facts = ProposalDetail['payload'];

/** What was called back: the record that brought it in, and of revenue the plan that earned it, and for which network. */
export const originalFacts = async (reader: Reader, holderId: number, originalId: number): Promise<Facts> => {
  const original = await readEntry(reader, holderId, originalId);
  if (original === undefined) return [];
  const { kind, time, availableDeltaMinor, totalDeltaMinor } = original;
  const accrual = await readAccrual(reader, holderId, originalId);
  const plan = accrual === undefined ? null : await readEarningPlan(reader, accrual);
  return [
    { name: 'original_kind', value: kind },
    { name: 'original_amount_minor', value: String(availableDeltaMinor || totalDeltaMinor) },
    { name: 'original_at', value: time.toISOString() },
    ...(plan === null
      ? []
      : [
          { name: 'plan', value: `${plan.number} ${plan.title}` },
          { name: 'network', value: plan.network },
          { name: 'plan_settled', value: String(plan.isSettled) },
        ]),
  ];
};

/** The chargeback that an amount is, or was, held for: why, by which proposal, and of what; none of every other hold. */
export const chargebackFacts = async (reader: Reader, holderId: number, holdId: number): Promise<Facts> => {
  const held = await readHeld(reader, holdId);
  if (held?.holderId !== holderId || held.reason !== 'chargeback') return [];
  const [opening] = await listLinked(reader, holderId, { kind: 'hold', id: holdId });
  const proposal =
    opening && (await findPosting(reader, 'chargeback', { holderId, transactionId: opening.id }));
  return [
    ...(proposal === undefined
      ? []
      : [
          { name: 'chargeback_proposal', value: String(proposal.id) },
          { name: 'chargeback_reason', value: String(proposal.payload['reason'] ?? '') },
        ]),
    { name: 'charged_back_minor', value: String(held.amountMinor) },
    { name: 'charged_back_at', value: held.openedAt.toISOString() },
    ...(await originalFacts(reader, holderId, held.linkId)),
  ];
};
