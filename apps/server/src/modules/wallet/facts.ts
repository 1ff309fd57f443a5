import type { Reader } from '@fairlead/db';
import type { HoldReason } from '@fairlead/vocabulary';

/** One open hold on a holder's cash (docs/domain/wallet.md#holds). */
export interface HoldFacts {
  readonly id: number;
  readonly reason: HoldReason;
  readonly amountMinor: number;
  readonly openedAt: string;
  /** When it ends by itself; a chargeback that was objected to ends at its answer, which has a deadline of its own. */
  readonly expiresAt: string;
  readonly remark: string;
  /** `settling`: of revenue not settled yet, which is no cash of the holder yet either. */
  readonly fromKind: 'available' | 'settling';
  /** The objection to it that waits for an answer. */
  readonly objectionId: number | null;
}

interface StartUpOffer {
  readonly id: number;
  readonly amountMinor: number;
  readonly dueAt: string;
}

/** Everything that the wallet shows and that a withdrawal is checked by, as the tables have it now. */
export interface WalletFacts {
  readonly available: number;
  readonly held: number;
  readonly escrow: number;
  readonly settling: number;
  readonly withdrawing: number;
  readonly promo: number;
  readonly startUp: number;
  readonly startUpRunning: number;
  /** Of start-up funds, until its holder answers. */
  readonly startUpOffer: StartUpOffer | null;
  readonly notYetReceived: number;
  readonly payoutSet: boolean;
  readonly payoutCoolingUntil: Date | null;
  readonly passwordSet: boolean;
  readonly passwordLockedUntil: Date | null;
  readonly payoutDelayedUntil: Date | null;
  readonly holds: readonly HoldFacts[];
}

interface FactsRow extends Omit<WalletFacts, 'holds'> {
  readonly holderId: number;
  readonly holds: readonly HoldFacts[] | null;
}

/** One round trip, prepared: this is the most frequent question of all. */
const FACTS = `
  select holder_id as "holderId", available, held, escrow, settling, withdrawing, promo, start_up as "startUp",
    start_up_running as "startUpRunning", start_up_offer as "startUpOffer", not_yet_received as "notYetReceived",
    payout_set as "payoutSet", payout_cooling_until as "payoutCoolingUntil", password_set as "passwordSet",
    password_locked_until as "passwordLockedUntil", payout_delayed_until as "payoutDelayedUntil", holds
  from facts_of_wallets($1)`;

/** Reads the facts of several holders, in their order. @throws where one has no wallet, which no signed-in person is without */
export const readFactsOf = async (reader: Reader, holderIds: readonly number[]): Promise<WalletFacts[]> => {
  const rows = await reader.query<FactsRow>(FACTS, [[...new Set(holderIds)]], 'facts_of_wallets');
  const byHolder = new Map(rows.map((row) => [row.holderId, row]));
  return holderIds.map((holderId) => {
    const row = byHolder.get(holderId);
    if (row === undefined) throw new Error(`holder ${holderId} has no wallet`);
    return { ...row, holds: row.holds ?? [] };
  });
};

/** Reads one holder's facts. */
export const readFacts = async (reader: Reader, holderId: number): Promise<WalletFacts> => {
  const [facts] = await readFactsOf(reader, [holderId]);
  return facts as WalletFacts;
};
