import type { Tx } from '@fairlead/db';
import { expirePending } from '../proposals';
import { changeWithdrawal, closeWithdrawalHold, type WithdrawalRow } from './withdrawal';

/** The time in which staff may decide about a withdrawal and pay it is over. */
export const isOverdue = ({ dueAt }: Pick<WithdrawalRow, 'dueAt'>, now: Date): boolean =>
  dueAt !== null && dueAt <= now;

/**
 * Ends a withdrawal unpaid: all of it is available again. The caller has locked the wallet, then the withdrawal.
 * @param reason a code of why, where its holder did not take it back
 */
export const endUnpaid = async (
  tx: Tx,
  row: WithdrawalRow,
  now: Date,
  reason?: string,
): Promise<WithdrawalRow> => {
  const ended = await changeWithdrawal(tx, row, 'cancelled', now, {
    dueAt: null,
    ...(reason === undefined ? {} : { reason }),
  });
  await closeWithdrawalHold(tx, row, 'available', now, reason ?? '');
  const { holderId, id: subjectId } = row;
  await expirePending(tx, { holderId, subjectType: 'withdrawal', subjectId }, now);
  return ended;
};
