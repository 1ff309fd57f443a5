import type { Reader } from '@fairlead/db';

/** One change of where a holder is paid, as the record has it. */
export interface PayoutChange {
  readonly time: Date;
  readonly method: string;
  readonly lastFour: string;
  /** Where it went before; null for the first. */
  readonly before: { readonly method: string; readonly lastFour: string } | null;
}

/** When a holder set where they are paid, newest first. */
export const listPayoutChanges = (reader: Reader, holderId: number, most: number): Promise<PayoutChange[]> =>
  reader.query(
    `select time, after ->> 'method' as method, after ->> 'lastFour' as "lastFour", before
       from audit_entry where holder_id = $1 and act = 'payout.edit' order by id desc limit $2`,
    [holderId, most],
  );

/** So many readings are told; the record has all of them. */
const SHOWN = 20;

/** Who of staff was shown the whole number of where a holder is paid, newest first. */
export const listShownWhole = (
  reader: Reader,
  holderId: number,
): Promise<{ readonly time: Date; readonly staffId: number }[]> =>
  reader.query(
    `select time, actor_id as "staffId" from audit_entry
       where holder_id = $1 and act = 'consoleWithdrawal.list' and actor_type = 'staff'
       order by id desc limit $2`,
    [holderId, SHOWN],
  );
