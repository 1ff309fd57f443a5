import type { Lapse } from '@fairlead/contract';
import { lockWallet } from '@fairlead/ledger';
import type { Services } from '../../http/services';
import { sumEach } from '../../plugins/frozen-holders';
import { audit } from '../audit';
import { notify } from '../notifications';
import { endUnpaid, isOverdue } from './end-withdrawal';
import { lockWithdrawal, type WithdrawalRow } from './withdrawal';

const BATCH = 50;
export const LAPSED: Lapse = 'not_decided_in_time';

const lapse = ({ database }: Services, { holderId, id }: Pick<WithdrawalRow, 'holderId' | 'id'>, now: Date) =>
  database.transaction(async (tx) => {
    await lockWallet(tx, holderId);
    const row = await lockWithdrawal(tx, holderId, id);
    // Another node, or a person, may have been quicker.
    if (row === undefined || !isOverdue(row, now)) return 0;
    await endUnpaid(tx, row, now, LAPSED);
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

/** Gives back what was not paid by its deadline. Safe on several nodes at once. Returns how many lapsed. */
export const lapseWithdrawals = async (services: Services): Promise<number> => {
  const now = services.clock.now();
  const due = await services.database.query<Pick<WithdrawalRow, 'holderId' | 'id'>>(
    `select w.holder_id as "holderId", w.id from withdrawal w
       where w.due_at <= $1
       order by w.due_at limit $2`,
    [now, BATCH],
  );
  return sumEach(services, due, (row) => lapse(services, row, now));
};
