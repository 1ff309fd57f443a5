import type { Tx } from '@fairlead/db';
import { audit } from '../audit';
import { changeWithdrawal, closeWithdrawalHold, type WithdrawalRow } from './withdrawal';

/** The time in which staff may decide about a withdrawal and pay it is over. */
export const isOverdue = ({ dueAt }: Pick<WithdrawalRow, 'dueAt'>, now: Date): boolean =>
  dueAt !== null && dueAt <= now;

/** Nobody can decide about a withdrawal that has ended: what is proposed about it expires with it. */
const expireProposals = async (tx: Tx, { holderId, id }: WithdrawalRow, time: Date): Promise<void> => {
  const ended = await tx.query<{ id: number; kind: string; makerId: number }>(
    `update proposal set state = 'expired', decided_at = $2
       where subject_type = 'withdrawal' and subject_id = $1 and state = 'pending'
       returning id, kind, maker_id as "makerId"`,
    [id, time],
  );
  for (const proposal of ended) {
    await audit(tx, {
      actor: { type: 'system' },
      act: `expired.${proposal.kind}`,
      holderId,
      subjectType: 'proposal',
      subjectId: proposal.id,
      before: { state: 'pending' },
      after: { state: 'expired', makerId: proposal.makerId },
      time,
    });
  }
};

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
  await expireProposals(tx, row, now);
  return ended;
};
