import type { CallOf } from '@fairlead/contract';
import { done, refuse } from '../../http/answer';
import type { RecordedUseCase } from '../../http/route';
import { readHolder } from '../account';
import { audit } from '../audit';
import { listCoupons } from '../coupons';
import { createNoticeList } from '../notifications';
import { countWaiting, listOrders, windowsAt } from '../plans';
import { listFlow, readProperty } from '../wallet';
import { listWithdrawals } from '../withdrawals';

/** A few of each: what the first screens of the portal show. */
const SHOWN = 10;

/**
 * What a holder sees, by the use cases that answer the holder's own calls. Each time on the record that the holder reads,
 * and written before it is answered.
 */
export const seeAsHolder: RecordedUseCase<CallOf<'consoleCase.seeAs'>> = async (
  { database, clock, config },
  { caller: { staffId }, request: { id: holderId }, address, lang, timeZone },
) => {
  const now = clock.now();
  const first = { limit: SHOWN };
  const notices = await createNoticeList(config.currency)(database, holderId, first, { lang, timeZone });
  if (!notices.ok) return notices;
  return database.transaction(async (tx) => {
    if ((await readHolder(tx, holderId)) === undefined) return refuse('no_such_data');
    const plans = await listOrders(tx, holderId, first, now, windowsAt(config.sandboxSpeed));
    if (!plans.ok) return plans;
    const flow = await listFlow(tx, holderId, first, timeZone);
    if (!flow.ok) return flow;
    const withdrawals = await listWithdrawals(tx, holderId, first);
    if (!withdrawals.ok) return withdrawals;
    const coupons = await listCoupons(tx, holderId, first, { now, language: lang });
    if (!coupons.ok) return coupons;
    const seen = {
      wallet: await readProperty(tx, holderId, now),
      await_put: await countWaiting(tx, holderId, now),
      plans: plans.data.items,
      flow: flow.data.items,
      notices: notices.data.items,
      unread: notices.data.unread_total,
      withdrawals: withdrawals.data.items,
      coupons: coupons.data.items,
    };
    await audit(tx, {
      actor: { type: 'staff', id: staffId },
      act: 'consoleCase.seeAs',
      ...{ holderId, subjectType: 'holder', subjectId: holderId, after: { address }, time: now },
    });
    return done(seen);
  });
};
