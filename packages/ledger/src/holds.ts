import type { Tx } from '@fairlead/db';
import type { MovementKind, ProgrammeAccount } from '@fairlead/money';

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

/** First phase: sets money aside and returns the hold's id. */
export const openHold = async (tx: Tx, request: HoldRequest): Promise<number> => {
  const rows = await tx.query<{ id: number }>(
    'select ledger.open_hold($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) as id',
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
      request.settlingOf === undefined ? 'available' : 'settling',
      request.settlingOf ?? 0,
    ],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('ledger.open_hold answered nothing');
  return id;
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

/** Second phase: posts or voids. False where the hold was closed before: a closed hold never moves money again. */
export const closeHold = async (tx: Tx, closing: HoldClosing): Promise<boolean> => {
  const rows = await tx.query<{ closed: boolean }>(
    'select ledger.close_hold($1, $2, $3, $4, $5, $6) as closed',
    [closing.holderId, closing.holdId, closing.kind, closing.to, closing.time, closing.remark ?? ''],
  );
  return rows[0]?.closed === true;
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
