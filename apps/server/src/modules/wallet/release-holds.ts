import type { Database } from '@fairlead/db';
import { closeHold, lockWallet, type ProgrammeAccount, readEntry } from '@fairlead/ledger';
import type { Services } from '../../http/services';
import { sumEach } from '../../plugins/frozen-holders';
import { audit } from '../audit';
import { notify } from '../notifications';

const BATCH = 50;

interface DueHold {
  readonly id: number;
  readonly holder_id: number;
  readonly reason: string;
  readonly amount_minor: number;
  /** Of a chargeback: the transaction that goes back. */
  readonly link_id: number;
}

/** Where the money of a charged-back transaction came from. */
export const originOf = (kind: string | null): ProgrammeAccount | null => {
  if (kind === 'system_topup') return 'bank';
  return kind === 'profit_sharing' ? 'network_receivable' : null;
};

/**
 * A chargeback that its holder objected to is not posted before the answer
 * (docs/domain/topups.md#chargebacks); other holds lift all the same.
 */
const dueHolds = (database: Database, now: Date, holderId: number | null): Promise<DueHold[]> =>
  database.query<DueHold>(
    `select h.id, h.holder_id, h.reason, h.amount_minor, h.link_id
       from ledger.held_amounts() h
       where h.state = 'open' and h.expires_at <= $1 and ($3::bigint is null or h.holder_id = $3)
         and (h.reason <> 'chargeback' or not exists (
           select from objections_to(h.holder_id, 'hold', h.id) j where j.state = 'open'))
       order by h.expires_at limit $2`,
    [now, BATCH, holderId],
  );

/** Lifts one hold, or posts it where it stands for a chargeback: that alone ends so. */
const end = ({ database }: Services, hold: DueHold, now: Date): Promise<number> =>
  database.transaction(async (tx) => {
    const holderId = hold.holder_id;
    const original = hold.reason === 'chargeback' ? await readEntry(tx, holderId, hold.link_id) : undefined;
    const to = originOf(original?.kind ?? null);
    if (hold.reason === 'chargeback' && to === null)
      throw new Error(`hold ${hold.id}: its original is unknown`);
    await lockWallet(tx, holderId);
    const closed = await closeHold(tx, {
      holderId,
      holdId: hold.id,
      kind: to === null ? 'hold_release' : 'system_deduction',
      to: to ?? 'available',
      time: now,
    });
    if (closed === undefined) return 0;
    const key = to === null ? 'hold.released' : 'chargeback.posted';
    await notify(tx, { holderId, key, parameters: { amount: hold.amount_minor }, time: now });
    await audit(tx, {
      actor: { type: 'system' },
      act: 'release-holds',
      holderId,
      subjectType: 'hold',
      subjectId: hold.id,
      after: { state: to === null ? 'voided' : 'posted', to: to ?? 'available' },
      time: now,
    });
    return 1;
  });

/**
 * Ends every hold whose time is over (docs/domain/wallet.md#holds). Safe on several nodes at once. Returns
 * how many ended.
 * @param holderId of whom alone; those of everybody where it is absent
 */
export const releaseHolds = async (services: Services, holderId: number | null = null): Promise<number> => {
  const now = services.clock.now();
  const due = await dueHolds(services.database, now, holderId);
  return sumEach(services, due, (hold) => end(services, hold, now));
};
