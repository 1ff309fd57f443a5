import type { Tx } from '@fairlead/db';
import { closeHold, lockWallet, type ProgrammeAccount, readEntry } from '@fairlead/ledger';
import type { Services } from '../../http/services';
import { notSeen, workOff } from '../../plugins/due-rows';
import { sumEach } from '../../plugins/frozen-holders';
import { audit } from '../audit';
import { notify } from '../notifications';

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
const IS_DUE = `h.state = 'open' and h.expires_at <= $1
  and (h.reason <> 'chargeback' or not exists (
    select from objections_to(h.holder_id, 'hold', h.id) j where j.state = 'open'))`;

const HOLDS = 'select h.id, h.holder_id, h.reason, h.amount_minor, h.link_id from ledger.held_amounts() h';

/** Holds are the ledger's, and a wallet that is claimed claims them: none of them is locked by itself. */
const DUE = `${HOLDS} where ${IS_DUE} and ${notSeen('h.holder_id', 'h.id')} order by h.expires_at limit 1`;

/** Lifts one hold, or posts it where it stands for a chargeback: that alone ends so. The caller has locked the wallet. */
const end = async (tx: Tx, hold: DueHold, now: Date): Promise<number> => {
  const holderId = hold.holder_id;
  const original = hold.reason === 'chargeback' ? await readEntry(tx, holderId, hold.link_id) : undefined;
  const to = originOf(original?.kind ?? null);
  if (hold.reason === 'chargeback' && to === null)
    throw new Error(`hold ${hold.id}: its original is unknown`);
  const closed = await closeHold(tx, {
    holderId,
    holdId: hold.id,
    kind: to === null ? 'hold_release' : 'system_deduction',
    to: to ?? 'available',
    time: now,
  });
  // Another node, or a person, may have been quicker.
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
};

/** Ends every hold whose time is over (docs/domain/wallet.md#holds). Returns how many ended. */
export const releaseHolds = (services: Services): Promise<number> =>
  workOff<DueHold>(services, { due: DUE, work: end });

/** The same for one holder, who waits for it: nothing is left out because another call has the wallet just now. */
export const releaseHoldsOf = async (services: Services, holderId: number): Promise<number> => {
  const { database, clock } = services;
  const now = clock.now();
  const due = await database.query<DueHold>(
    `${HOLDS} where ${IS_DUE} and h.holder_id = $2 order by h.expires_at`,
    [now, holderId],
  );
  return sumEach(services, due, (hold) =>
    database.transaction(async (tx) => {
      await lockWallet(tx, holderId);
      return end(tx, hold, now);
    }),
  );
};
