import { type CallOf, calls, type ResponseOf, type StaffRole } from '@fairlead/contract';
import type { Reader, Tx } from '@fairlead/db';
import { type Answer, done, refuse } from '../../http/answer';
import { mayRead } from '../../http/may-read';
import type { RecordedUseCase, StaffCaller } from '../../http/route';
import type { Services } from '../../http/services';
import { type HolderAct, holderShape, readHolder } from '../account';
import { audit } from '../audit';
import { newestCoupons } from '../coupons';
import { listAllOrders } from '../plans';
import { newestScoreEvents } from '../standing';
import { listTopUps } from '../topups';
import { listFlow, readProperty } from '../wallet';
import { listWithdrawals } from '../withdrawals';

type HolderDetail = ResponseOf<CallOf<'consoleHolder.detail'>>;

/** Everything of one holder's case that these roles may read: the newest 20 of each list. */
export const readHolderCase = async (
  reader: Reader,
  holderId: number,
  roles: readonly StaffRole[],
  now: Date,
): Promise<Answer<HolderDetail>> => {
  const row = await readHolder(reader, holderId);
  if (row === undefined) return refuse('no_such_data');
  const orders = await listAllOrders(reader, { holder_id: holderId });
  const flow = await listFlow(reader, holderId, {}, 'UTC');
  const topups = await listTopUps(reader, holderId, {});
  const withdrawals = await listWithdrawals(reader, holderId, {});
  if (!orders.ok) return orders;
  if (!flow.ok) return flow;
  if (!topups.ok) return topups;
  if (!withdrawals.ok) return withdrawals;
  return done({
    holder: {
      ...holderShape(row),
      email: row.email,
      phone: row.phone,
      credit_score: row.creditScore,
      shop_level: row.shopLevel,
      state_reason: row.stateReason,
      is_lead: row.isLead,
    },
    wallet: await readProperty(reader, holderId, now),
    orders: orders.data.items,
    flow: flow.data.items,
    topups: mayRead(roles, calls.consoleTopup.list) ? topups.data.items : [],
    withdrawals: mayRead(roles, calls.consoleWithdrawal.list) ? withdrawals.data.items : [],
    coupons: await newestCoupons(reader, holderId, now),
    score_events: await newestScoreEvents(reader, holderId),
  });
};

/** The case view; that a member of staff read it is itself on record. */
export const openHolderCase: RecordedUseCase<CallOf<'consoleHolder.detail'>> = (
  { database, clock },
  { caller: { staffId, roles }, request: { id: holderId }, address },
) =>
  database.transaction(async (tx) => {
    const now = clock.now();
    const found = await readHolderCase(tx, holderId, roles, now);
    if (!found.ok) return found;
    await audit(tx, {
      actor: { type: 'staff', id: staffId },
      act: 'consoleHolder.detail',
      holderId,
      subjectType: 'holder',
      subjectId: holderId,
      after: { address },
      time: now,
    });
    return found;
  });

/** Lets one matter act on an account, and shows the case as it is then. */
export const actOnHolder = (
  { database, clock }: Services,
  { staffId, roles }: StaffCaller,
  { id: holderId, reason }: { readonly id: number; readonly reason: string },
  act: (tx: Tx, about: HolderAct) => Promise<Answer<null>>,
): Promise<Answer<HolderDetail>> =>
  database.transaction(async (tx) => {
    const now = clock.now();
    const acted = await act(tx, { holderId, staffId, reason, now });
    return acted.ok ? readHolderCase(tx, holderId, roles, now) : acted;
  });
