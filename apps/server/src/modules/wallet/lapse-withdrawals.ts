import type { Tx } from '@fairlead/db';
import { lockWallet } from '@fairlead/ledger';
import type { Services } from '../../http/services';
import { audit } from '../audit';
import { notify } from '../notices';
import { changeWithdrawal, closeWithdrawalHold, lockWithdrawal, type WithdrawalRow } from './withdrawal';

const BATCH = 50;
/** A stable code in the place of words of staff; the languages have its phrase. */
export const LAPSED = 'not_decided_in_time';

/** Money that a maker says was sent is not given back as well: the payment is decided first, or that claim expires. */
const UNCLAIMED = `not exists (
  select from proposal p where p.kind = 'withdrawal_payment' and p.subject_type = 'withdrawal' and p.subject_id = w.id
    and p.state = 'pending')`;

const isUnclaimed = async (tx: Tx, id: number): Promise<boolean> => {
  const rows = await tx.query(`select from withdrawal w where w.id = $1 and ${UNCLAIMED}`, [id]);
  return rows.length > 0;
};

const lapse = ({ database }: Services, { holderId, id }: Pick<WithdrawalRow, 'holderId' | 'id'>, now: Date) =>
  database.transaction(async (tx) => {
    await lockWallet(tx, holderId);
    const row = await lockWithdrawal(tx, holderId, id);
    // Another node, or a person, may have been quicker.
    if (row?.dueAt == null || row.dueAt > now || !['requested', 'approved'].includes(row.state)) return 0;
    if (!(await isUnclaimed(tx, id))) return 0;
    await changeWithdrawal(tx, row, 'cancelled', now, { reason: LAPSED, dueAt: null });
    await closeWithdrawalHold(tx, row, 'available', now, LAPSED);
    await notify(tx, {
      holderId,
      key: 'withdrawal.lapsed',
      parameters: { amount: row.amountMinor },
      time: now,
    });
    await audit(tx, {
      actor: { type: 'system' },
      act: 'lapse-withdrawals',
      holderId,
      subjectType: 'withdrawal',
      subjectId: id,
      before: { state: row.state },
      after: { state: 'cancelled', reason: LAPSED },
      time: now,
    });
    return 1;
  });

/** Gives back what nobody decided or paid in time (H4). Safe on several nodes at once. Returns how many lapsed. */
export const lapseWithdrawals = async (services: Services): Promise<number> => {
  const now = services.clock.now();
  const due = await services.database.query<Pick<WithdrawalRow, 'holderId' | 'id'>>(
    `select w.holder_id as "holderId", w.id from withdrawal w
       where w.due_at <= $1 and w.state in ('requested', 'approved') and ${UNCLAIMED}
       order by w.due_at limit $2`,
    [now, BATCH],
  );
  let lapsed = 0;
  for (const row of due) lapsed += await lapse(services, row, now);
  return lapsed;
};
