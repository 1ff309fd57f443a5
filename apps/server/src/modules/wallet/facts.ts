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

/**
 * One round trip, prepared: this is the most frequent question of all. What a network has not paid yet is at most
 * what stands to be settled; the inner queries run only where there is something to look for.
 */
const FACTS = `
  select w.holder_id as "holderId", w.available, w.held, w.escrow, w.settling, w.withdrawing, w.promo,
    w.start_up as "startUp", w.start_up_running as "startUpRunning",
    case when w.settling = 0 then 0 else (
      select coalesce(sum(least(s.balance_minor, greatest(o.gross_minor - o.remitted_minor, 0))), 0)::bigint
        from put_order o
          join ledger.sub_account s on s.holder_id = o.holder_id and s.kind = 'settling' and s.ref = o.id
        where o.holder_id = w.holder_id and o.status in ('putting', 'put_finished', 'waiting_for_settlement')
    ) end as "notYetReceived",
    p.holder_id is not null as "payoutSet", p.cooling_until as "payoutCoolingUntil",
    a.pin_hash is not null as "passwordSet", a.pin_locked_until as "passwordLockedUntil",
    a.payout_delayed_until as "payoutDelayedUntil",
    case when w.held = 0 then null else (
      select json_agg(json_build_object('id', h.id, 'reason', h.reason, 'amountMinor', h.amount_minor,
          'openedAt', h.opened_at, 'fromKind', h.from_kind, 'remark', coalesce((
            select t.remark from ledger.transaction t
              where t.holder_id = h.holder_id and t.link_kind = 'hold' and t.link_id = h.id order by t.seq limit 1
          ), ''), 'objectionId', j.id,
          'expiresAt', case when h.reason = 'chargeback' then greatest(h.expires_at, j.due_at) else h.expires_at end
        ) order by h.id)
        from ledger.hold h left join objection j on j.holder_id = h.holder_id and j.subject_type = 'hold'
          and j.subject_id = h.id and j.state = 'open'
        where h.holder_id = w.holder_id and h.state = 'open' and h.account = 'held'
    ) end as holds
  from ledger.wallet w
    join account_holder a on a.id = w.holder_id
    left join payout_setting p on p.holder_id = w.holder_id
  where w.holder_id = any($1)`;

/** Reads the facts of several holders, in their order. @throws where one has no wallet, which no signed-in person is without */
export const readFactsOf = async (reader: Reader, holderIds: readonly number[]): Promise<WalletFacts[]> => {
  const rows = await reader.query<FactsRow>(FACTS, [[...new Set(holderIds)]], 'wallet_facts');
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
