import type { Lapse } from '@fairlead/contract';
import type { Subject } from '../objections';
import { endUnpaid } from './end-withdrawal';
import { changeWithdrawal, lockWithdrawal, readWithdrawal, type WithdrawalRow } from './withdrawal';

/** A code in the place of words of staff, or of the person's own; the languages have its phrase. */
export const NOT_ARRIVED: Lapse = 'payment_did_not_arrive';

const isUnderWay = ({ state }: WithdrawalRow): boolean => state === 'requested' || state === 'approved';

/** A withdrawal, in whatever state: upheld, what did not leave yet comes back, and what did the house pays. */
export const withdrawalSubject: Subject = {
  object: async (tx, { holderId, id }) =>
    (await readWithdrawal(tx, id))?.holderId === holderId ? null : 'no_such_data',
  effect: async (reader, { holderId, id }) => {
    const row = await readWithdrawal(reader, id);
    if (row?.holderId !== holderId) return null;
    const { amountMinor } = row;
    // It is called bounced afterwards, whatever of it came back.
    if (row.state === 'paid') return { kind: 'house_pays', amountMinor };
    return isUnderWay(row) ? { kind: 'withdrawal_returned', amountMinor } : null;
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
};
