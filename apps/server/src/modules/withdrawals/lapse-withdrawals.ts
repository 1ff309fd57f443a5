import type { Lapse } from '@fairlead/contract';
import type { Tx } from '@fairlead/db';
import type { Services } from '../../http/services';
import { type DueOfHolder, notSeen, workOff } from '../../plugins/due-rows';
import { audit } from '../audit';
import { notify } from '../notifications';
import { endUnpaid, isOverdue } from './end-withdrawal';
import { lockWithdrawal } from './withdrawal';

export const LAPSED: Lapse = 'not_decided_in_time';

const DUE = `select w.holder_id, w.id from withdrawal w
  where w.due_at <= $1 and ${notSeen('w.holder_id', 'w.id')}
  order by w.due_at limit 1 for update skip locked`;

/** The caller has locked the wallet. */
const lapse = async (tx: Tx, holderId: number, id: number, now: Date): Promise<number> => {
  const row = await lockWithdrawal(tx, holderId, id);
  if (row === undefined || !isOverdue(row, now)) return 0;
  await endUnpaid(tx, row, now, LAPSED);
  await notify(tx, {
    holderId,
    key: 'withdrawal.lapsed',
    parameters: { amount: row.amountMinor },
    link: `/wallet/withdraw?id=${id}`,
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
};

/** Gives back what was not paid by its deadline. Returns how many lapsed. */
export const lapseWithdrawals = (services: Services): Promise<number> =>
  workOff<DueOfHolder>(services, {
    due: DUE,
    work: (tx, { holder_id, id }, now) => lapse(tx, holder_id, id, now),
  });
