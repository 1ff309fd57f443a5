import type { Lapse } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';
import { listLinked, planClosing } from '@fairlead/ledger';
import { housePays, type Subject } from '../objections';
import { endUnpaid } from './end-withdrawal';
import {
  changeWithdrawal,
  lockWithdrawal,
  readWithdrawal,
  type WithdrawalRow,
  withdrawalClosing,
} from './withdrawal';

/** A code in the place of words of staff, or of the person's own; the languages have its phrase. */
export const NOT_ARRIVED: Lapse = 'payment_did_not_arrive';
const PAID_MEANWHILE: Lapse = 'paid_meanwhile';

const isUnderWay = ({ state }: WithdrawalRow): boolean => state === 'requested' || state === 'approved';

/** Whether somebody objected before it was recorded as paid: to its taking long, not to what the bank did. */
export const isBeforePayment = (madeAt: Date, { steps }: WithdrawalRow): boolean => {
  const paid = steps.findLast(({ state }) => state === 'paid');
  return paid !== undefined && madeAt < new Date(paid.time);
};

/** Whether a line of a bank answers one of some entries: given by the composition, as the banks' lines ask for withdrawals. */
type HasBankLine = (reader: Reader, transactionIds: readonly number[]) => Promise<boolean>;

/**
 * A withdrawal, in whatever state: upheld, what did not leave yet comes back, and what did the house pays. One that was
 * approved may be in a bank's file already, or typed into a bank: nobody gives it back alone, since it would be paid twice
 * (docs/domain/objections.md#upheld-by-two).
 */
export const withdrawalSubject = (hasBankLine: HasBankLine): Subject => ({
  object: async (tx, { holderId, id }) =>
    (await readWithdrawal(tx, id))?.holderId === holderId ? null : 'no_such_data',
  effect: async (reader, { holderId, id }) => {
    const row = await readWithdrawal(reader, id);
    if (row?.holderId !== holderId) return null;
    const { amountMinor } = row;
    // It is called bounced afterwards, whatever of it came back.
    if (row.state === 'paid') return housePays(amountMinor);
    if (row.state === 'requested') return { kind: 'withdrawal_returned', amountMinor };
    return row.state === 'approved'
      ? { kind: 'withdrawal_returned', amountMinor, takesTwo: true, withdrawalId: id }
      : null;
  },
  plan: async (reader, { holderId, id }, now) => {
    const row = await readWithdrawal(reader, id);
    if (row?.holderId !== holderId || !isUnderWay(row)) return [];
    return [await planClosing(reader, await withdrawalClosing(reader, row, 'available', now, ''))];
  },
  met: async (reader, { holderId, id }, madeAt) => {
    const row = await readWithdrawal(reader, id);
    if (row?.holderId !== holderId || row.state !== 'paid' || row.arrival === 'missing') return null;
    if (!isBeforePayment(madeAt, row)) return null;
    const entries = await listLinked(reader, holderId, { kind: 'withdrawal', id });
    const isSeen = await hasBankLine(
      reader,
      entries.map((entry) => entry.id),
    );
    return isSeen ? PAID_MEANWHILE : null;
  },
  answer: async (tx, { holderId, id }, { upheld }, now) => {
    if (!upheld) return;
    const row = await lockWithdrawal(tx, holderId, id);
    if (row === undefined) throw new Error(`withdrawal ${id} is gone`);
    if (isUnderWay(row)) await endUnpaid(tx, row, now);
    if (row.state === 'paid') {
      await changeWithdrawal(tx, row, 'bounced', now, { reason: NOT_ARRIVED, dueAt: null });
    }
  },
});
