import type { HolderFault, Reader, Tx } from '@fairlead/db';
import { HOLDER_ACCOUNTS, type HolderAccount } from '@fairlead/vocabulary';

/** One holder whose money stands still until their books are repaired. */
export interface Freeze {
  readonly holderId: number;
  /** What was found, in words for staff. */
  readonly reason: string;
  readonly frozenAt: Date;
  /** When two people repaired it; a check that passes releases it then. */
  readonly repairedAt: Date | null;
}

/**
 * Stops the money of one holder; the refusal of a posting was rolled back with it, so that is a transaction of its own.
 * @returns whether the holder was not frozen yet
 */
export const freezeHolder = async (
  tx: Tx,
  { holderId, reason }: HolderFault,
  time: Date,
): Promise<boolean> => {
  const [row] = await tx.query<{ frozen: boolean }>('select ledger.freeze_holder($1, $2, $3) as frozen', [
    ...[holderId, reason, time],
  ]);
  return row?.frozen === true;
};

/** Ends the freeze of a holder whom two people repaired. @returns whether there was one to end */
export const releaseHolder = async (tx: Tx, holderId: number, time: Date): Promise<boolean> => {
  const [row] = await tx.query<{ released: boolean }>('select ledger.release_holder($1, $2) as released', [
    ...[holderId, time],
  ]);
  return row?.released === true;
};

/**
 * Sets the stored balances of a frozen holder, and the end of the chain, to what the moves and entries say.
 * @returns false where the holder is not frozen
 */
export const repairWallet = async (tx: Tx, holderId: number, time: Date): Promise<boolean> => {
  const [row] = await tx.query<{ repaired: boolean }>('select ledger.repair_wallet($1, $2) as repaired', [
    ...[holderId, time],
  ]);
  return row?.repaired === true;
};

/** A stored balance that is not the sum of its moves. */
export interface WrongBalance {
  readonly account: HolderAccount;
  readonly storedMinor: number;
  readonly movesMinor: number;
}

/** What a repair of this holder would change. */
export const readWrongBalances = (reader: Reader, holderId: number): Promise<WrongBalance[]> =>
  reader.query<WrongBalance>(
    `select * from (
        select k.account, k.stored as "storedMinor", coalesce(sum(p.balance), 0)::bigint as "movesMinor"
          from ledger.wallet w, lateral (values ${HOLDER_ACCOUNTS.map((account) => `('${account}', w.${account})`).join(', ')})
              k (account, stored)
            left join ledger.parts_by_moves($1) p on p.kind = k.account
          where w.holder_id = $1 group by 1, 2
      ) b where "storedMinor" <> "movesMinor" order by account`,
    [holderId],
  );

/** Everybody who is frozen now, longest first. */
export const readFreezes = (reader: Reader): Promise<Freeze[]> =>
  reader.query<Freeze>(
    `select holder_id as "holderId", reason, frozen_at as "frozenAt", repaired_at as "repairedAt"
       from ledger.holder_freeze where released_at is null order by frozen_at, holder_id`,
  );
