import type { Tx } from '@fairlead/db';
import type { Posting } from '@fairlead/ledger';
import { notify } from '../notifications';
import { postAll } from '../proposals';
import { destinationOf } from './payout';
import { bouncePosting } from './postings';
import { changeWithdrawal, closeWithdrawalHold, type WithdrawalRow } from './withdrawal';

type Told = 'approvedUntil' | 'paid' | 'refused' | 'bounced';

const tell = (tx: Tx, row: WithdrawalRow, what: Told, more: Record<string, string>, time: Date) =>
  notify(tx, {
    holderId: row.holderId,
    key: `withdrawal.${what}`,
    parameters: { amount: row.amountMinor, ...more },
    link: `/wallet/withdraw?id=${row.id}`,
    time,
  });

/** Approves a withdrawal and tells its holder. Of this and the next three the caller has locked the wallet, then the row. */
export const approveWithdrawal = async (tx: Tx, row: WithdrawalRow, now: Date): Promise<WithdrawalRow> => {
  const approved = await changeWithdrawal(tx, row, 'approved', now, {});
  const lastFour = destinationOf(row.destination).slice(-4);
  await tell(tx, row, 'approvedUntil', { lastFour, until: row.dueAt?.toISOString() ?? '' }, now);
  return approved;
};

/** Posts that a withdrawal left by a payment and tells its holder. @returns the row, and the ledger transaction */
export const payWithdrawal = async (
  tx: Tx,
  row: WithdrawalRow,
  reference: string,
  now: Date,
): Promise<{ readonly paid: WithdrawalRow; readonly transactionId: number }> => {
  const paid = await changeWithdrawal(tx, row, 'paid', now, { reference, dueAt: null });
  const transactionId = await closeWithdrawalHold(tx, row, 'bank', now, reference);
  await tell(tx, row, 'paid', { reference }, now);
  return { paid, transactionId };
};

/** Gives a withdrawal back unpaid, for a reason that its holder reads. @returns the ledger transaction */
export const refuseWithdrawal = async (
  tx: Tx,
  row: WithdrawalRow,
  reason: string,
  now: Date,
): Promise<number> => {
  await changeWithdrawal(tx, row, 'refused', now, { reason, dueAt: null });
  const id = await closeWithdrawalHold(tx, row, 'available', now, reason);
  await tell(tx, row, 'refused', { reason }, now);
  return id;
};

/** What posts that a payment came back: bank → available. */
export const planReturn = (
  { holderId, id: withdrawalId, amountMinor }: Pick<WithdrawalRow, 'holderId' | 'id' | 'amountMinor'>,
  reason: string,
  time: Date,
): Posting => bouncePosting({ holderId, withdrawalId, amountMinor, reason, time });

/** Posts that a payment came back and tells its holder. @returns the ledger transactions */
export const returnWithdrawal = async (
  tx: Tx,
  row: WithdrawalRow,
  reason: string,
  now: Date,
): Promise<number[]> => {
  await changeWithdrawal(tx, row, 'bounced', now, { reason, dueAt: null });
  const ids = await postAll(tx, [planReturn(row, reason, now)]);
  await tell(tx, row, 'bounced', { reason }, now);
  return ids;
};
