import { and, asc, gt, inArray, type Reader, sql, withdrawal } from '@fairlead/db';
import { isOverdue } from './end-withdrawal';
import { destinationOf } from './payout';
import type { WithdrawalRow } from './withdrawal';

/** A longer number stands in no file of a bank: ISO 20022 has room for 34. */
const ACCOUNT_MAX = 34;
/** What waits beyond these is looked at when they are gone. */
const WAITING_MAX = 2_000;

/** Whether a withdrawal waits for a payment that a file of a bank can order. */
export const isPayable = (row: WithdrawalRow, now: Date): boolean =>
  (row.state === 'requested' || row.state === 'approved') && !isOverdue(row, now) && isOrderable(row);

const isOrderable = ({ method, destination }: WithdrawalRow): boolean =>
  method === 'bank_card' &&
  destinationOf(destination) !== '' &&
  destinationOf(destination).length <= ACCOUNT_MAX;

/** Withdrawals that wait to be approved or paid, the earliest deadline first, and how many of them no file can pay. */
export const listPayable = async (
  reader: Reader,
  now: Date,
): Promise<{ readonly rows: readonly WithdrawalRow[]; readonly byHand: number }> => {
  const waiting = await reader.orm
    .select()
    .from(withdrawal)
    .where(and(inArray(withdrawal.state, ['requested', 'approved']), gt(withdrawal.dueAt, now)))
    .orderBy(asc(withdrawal.dueAt), asc(withdrawal.id))
    .limit(WAITING_MAX);
  const rows = waiting.filter((row) => isPayable(row, now));
  return { rows, byHand: waiting.length - rows.length };
};

/** Some withdrawals, whosever they are, in the order of their numbers. */
export const listByIds = async (reader: Reader, ids: readonly number[]): Promise<WithdrawalRow[]> =>
  ids.length === 0
    ? []
    : reader.orm
        .select()
        .from(withdrawal)
        .where(inArray(withdrawal.id, [...ids]))
        .orderBy(sql`${withdrawal.id}`);

/** What a bank carries of the payment of one withdrawal; in a payout run it stands behind the run's own name. */
export const paymentIdOf = (withdrawalId: number): string => `W${String(withdrawalId).padStart(7, '0')}`;

/** To whom and where a payment of a withdrawal goes, as a bank is told. */
export const payeeOf = ({ destination }: WithdrawalRow) => ({
  name: destination['user_name'] ?? '',
  account: destinationOf(destination),
  bank: destination['card_name'] ?? '',
});
