import type { Property } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';
import { totalAssets } from '@fairlead/ledger';
import { readFacts, type WalletFacts } from './facts';
import { blockersOf } from './rules';

const holdOf = (hold: WalletFacts['holds'][number]): Property['holds'][number] => ({
  id: String(hold.id),
  reason: hold.reason,
  amount: hold.amountMinor,
  opened_at: new Date(hold.openedAt).toISOString(),
  expires_at: new Date(hold.expiresAt).toISOString(),
  remark: hold.remark,
  objection_id: hold.objectionId === null ? null : String(hold.objectionId),
});

const offerOf = ({ startUpOffer: offer }: WalletFacts, now: Date): Property['start_up_funds']['offer'] => {
  if (offer === null || new Date(offer.dueAt) <= now) return null;
  return { id: String(offer.id), amount: offer.amountMinor, until: new Date(offer.dueAt).toISOString() };
};

/**
 * The wallet as it is shown: own cash adds up to the total, gifts and lent money stand beside it
 * (docs/promises.md#own-cash-is-separate).
 */
export const propertyOf = (facts: WalletFacts, now: Date): Property => {
  const blockers = blockersOf(facts, now);
  return {
    as_of: now.toISOString(),
    total_assets: totalAssets(facts),
    available_balance: facts.available,
    held: facts.held,
    to_be_consumed: facts.escrow,
    to_be_settled: facts.settling,
    not_yet_received: facts.notYetReceived,
    withdrawing: facts.withdrawing,
    discount_amount: facts.promo,
    start_up_funds: { unspent: facts.startUp, running: facts.startUpRunning, offer: offerOf(facts, now) },
    holds: facts.holds.map(holdOf),
    withdrawal: { allowed: blockers.length === 0, blockers },
  };
};

/** The wallet of one holder, from one question to the database. */
export const readProperty = async (reader: Reader, holderId: number, now: Date): Promise<Property> =>
  propertyOf(await readFacts(reader, holderId), now);
