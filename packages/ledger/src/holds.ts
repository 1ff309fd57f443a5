import type { Reader, Tx } from '@fairlead/db';
import type { Account, MovementKind, ProgrammeAccount } from '@fairlead/vocabulary';
import type { Entry, Move, Posting } from './accounts';
import { type EntryRow, entryOf } from './post';

export interface HoldRequest {
  readonly holderId: number;
  /** `withdrawing` for a withdrawal on its way, `held` for everything else. */
  readonly account: 'held' | 'withdrawing';
  readonly kind: MovementKind;
  readonly amountMinor: number;
  readonly reason: string;
  /** Who opened it, such as `holder` or `staff:12`. */
  readonly opener: string;
  readonly time: Date;
  /** When it lifts by itself. */
  readonly expiresAt: Date;
  readonly remark?: string;
  /** The request it belongs to. */
  readonly linkId: number;
  /** Takes it out of what is to be settled of this order, not out of available funds. */
  readonly settlingOf?: number;
}

/** Where held money comes from: the part of what is to be settled, or available funds. */
const sourceOf = ({ settlingOf }: HoldRequest): readonly [Account, number] =>
  settlingOf === undefined ? ['available', 0] : ['settling', settlingOf];

/** First phase: sets money aside. Answers the hold and the transaction that was posted. */
export const openHold = async (
  tx: Tx,
  request: HoldRequest,
): Promise<{ readonly holdId: number; readonly entry: Entry }> => {
  const [row] = await tx.query<EntryRow & { hold_id: number }>(
    'select hold_id, (entry).* from ledger.open_hold($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)',
    [
      request.holderId,
      request.account,
      request.kind,
      request.amountMinor,
      request.reason,
      request.opener,
      request.time,
      request.expiresAt,
      request.remark ?? '',
      request.linkId,
      ...sourceOf(request),
    ],
  );
  if (row === undefined) throw new Error('ledger.open_hold answered nothing');
  return { holdId: row.hold_id, entry: entryOf(row) };
};

export interface HoldClosing {
  readonly holderId: number;
  readonly holdId: number;
  readonly kind: MovementKind;
  /** The account that it came from voids the hold; a programme account posts it there. */
  readonly to: 'available' | 'settling' | ProgrammeAccount;
  readonly time: Date;
  readonly remark?: string;
}

/**
 * Second phase: posts or voids. Answers the transaction; none where the hold was closed before: a closed hold never moves
 * money again.
 */
export const closeHold = async (tx: Tx, closing: HoldClosing): Promise<Entry | undefined> => {
  const [row] = await tx.query<EntryRow>('select * from ledger.close_hold($1, $2, $3, $4, $5, $6)', [
    closing.holderId,
    closing.holdId,
    closing.kind,
    closing.to,
    closing.time,
    closing.remark ?? '',
  ]);
  return row === undefined ? undefined : entryOf(row);
};

interface MoveRow {
  readonly from_kind: Account;
  readonly from_ref: number;
  readonly to_kind: Account;
  readonly to_ref: number;
  readonly amount_minor: number;
}

const moveOf = (row: MoveRow): Move => ({
  from: row.from_kind,
  fromRef: row.from_ref,
  to: row.to_kind,
  toRef: row.to_ref,
  amountMinor: row.amount_minor,
});

/** What `openHold` would post: its moves come from the function that the posting takes them from. */
export const planOpening = async (reader: Reader, request: HoldRequest): Promise<Posting> => {
  const { holderId, account, kind, amountMinor, time } = request;
  const rows = await reader.query<MoveRow>('select * from ledger.opening_move($1, 0, $2, $3, $4, $5, $6)', [
    holderId,
    account,
    kind,
    amountMinor,
    ...sourceOf(request),
  ]);
  return { holderId, kind, moves: rows.map(moveOf), time };
};

/** The same for `closeHold`; no moves where the hold is closed. */
export const planClosing = async (reader: Reader, closing: HoldClosing): Promise<Posting> => {
  const { holderId, holdId, kind, to, time } = closing;
  const rows = await reader.query<MoveRow>(
    `select m.* from ledger.hold h, ledger.closing_move(h, $3, $4) m
       where h.holder_id = $1 and h.id = $2 and h.state = 'open'`,
    [holderId, holdId, kind, to],
  );
  return { holderId, kind, moves: rows.map(moveOf), time };
};

/** Throws the constraint `hold_days` where a hold of staff would pass the days of docs/domain/wallet.md#days-of-holding. */
export const keepHoldDays = async (
  reader: Reader,
  hold: {
    readonly holderId: number;
    /** Of a hold that is renewed: counted once. */
    readonly holdId?: number;
    readonly openedAt: Date;
    readonly expiresAt: Date;
  },
): Promise<void> => {
  const { holderId, holdId = 0, openedAt, expiresAt } = hold;
  await reader.query('select ledger.keep_hold_days($1, $2, $3, $4)', [holderId, holdId, openedAt, expiresAt]);
};

/**
 * Until when a chargeback may hold available funds from now on; null where too few of the days of
 * docs/domain/wallet.md#days-of-holding are left.
 */
export const readChargebackEnd = async (
  reader: Reader,
  holderId: number,
  time: Date,
): Promise<Date | null> => {
  const [row] = await reader.query<{ until: Date | null }>('select ledger.chargeback_end($1, $2) as until', [
    holderId,
    time,
  ]);
  return row?.until ?? null;
};

/**
 * Lets a hold last once more as long as it was opened for. False where it is closed or was renewed before
 * (docs/domain/wallet.md#holds).
 */
export const renewHold = async (
  tx: Tx,
  {
    holderId,
    holdId,
    lifeMs,
  }: { readonly holderId: number; readonly holdId: number; readonly lifeMs: number },
): Promise<boolean> => {
  const rows = await tx.query<{ renewed: boolean }>(
    'select ledger.renew_hold($1, $2, make_interval(secs => $3)) as renewed',
    [holderId, holdId, lifeMs / 1000],
  );
  return rows[0]?.renewed === true;
};

/** An amount that staff or a chargeback set aside. */
export interface HeldAmount {
  readonly id: number;
  readonly holderId: number;
  readonly amountMinor: number;
  readonly reason: string;
  readonly opener: string;
  readonly openedAt: Date;
  readonly expiresAt: Date;
  readonly state: 'open' | 'posted' | 'voided';
  /** Where it came from, and goes back to. */
  readonly fromKind: 'available' | 'settling';
  /** What it belongs to: of a chargeback, the transaction that goes back. */
  readonly linkId: number;
}

/** One amount set aside, by its number; undefined where there is none. */
export const readHeld = async (reader: Reader, id: number): Promise<HeldAmount | undefined> => {
  const [row] = await reader.query<HeldAmount>(
    `select id, holder_id as "holderId", amount_minor as "amountMinor", reason, opener, opened_at as "openedAt",
         expires_at as "expiresAt", state, from_kind as "fromKind", link_id as "linkId"
       from ledger.hold where id = $1 and account = 'held'`,
    [id],
  );
  return row;
};

/**
 * What was taken out of `settling` of one order for entries of some reports, and was not given back: by the number of
 * the report, where anything was.
 */
export const readHeldRevenue = async (
  reader: Reader,
  { holderId, orderId }: { readonly holderId: number; readonly orderId: number },
  reportIds: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  if (reportIds.length === 0) return new Map();
  const rows = await reader.query<{ report_id: number; sum: number }>(
    `select t.link_id as report_id, sum(h.amount_minor)::bigint as sum
       from ledger.transaction t join ledger.hold h on h.holder_id = t.holder_id and h.link_id = t.id
       where t.holder_id = $1 and t.link_kind = 'report' and t.link_id = any($3)
         and h.from_kind = 'settling' and h.from_ref = $2 and h.state <> 'voided'
       group by t.link_id`,
    [holderId, orderId, reportIds],
  );
  return new Map(rows.map(({ report_id: id, sum }) => [id, sum]));
};

/** The open hold that keeps what a withdrawal is to pay; undefined where nothing is kept. */
export const findWithdrawalHold = async (
  reader: Reader,
  holderId: number,
  withdrawalId: number,
): Promise<number | undefined> => {
  const [row] = await reader.query<{ id: number }>(
    "select id from ledger.hold where holder_id = $1 and account = 'withdrawing' and link_id = $2 and state = 'open'",
    [holderId, withdrawalId],
  );
  return row?.id;
};
