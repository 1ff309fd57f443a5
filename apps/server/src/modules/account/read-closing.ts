import type { CallOf, ResponseOf } from '@fairlead/contract';
import { accountClosing, accountHolder, eq } from '@fairlead/db';
import { type Answer, done } from '../../http/answer';
import type { Services } from '../../http/services';
import { unendedOf, windowsAt } from '../plans';
import { readFacts } from '../wallet';
import { listMovedSince, listUnderWay, withdrawalShape } from '../withdrawals';
import { restOf } from './wind-up';

const SHOWN = 20;

/** How far the closing of an account has come, and where its money is. Moves nothing. */
export const readClosing = async (
  { database, clock, config }: Services,
  holderId: number,
): Promise<Answer<ResponseOf<CallOf<'account.closing'>>>> => {
  const [holder] = await database.orm
    .select({ state: accountHolder.state, since: accountClosing.since })
    .from(accountHolder)
    .leftJoin(accountClosing, eq(accountClosing.holderId, accountHolder.id))
    .where(eq(accountHolder.id, holderId));
  const since = holder?.since ?? null;
  const underWay = await listUnderWay(database, holderId);
  const sinceThen = since === null ? [] : await listMovedSince(database, holderId, since);
  const byId = new Map([...underWay, ...sinceThen].map((row) => [row.id, row]));
  const rows = [...byId.values()].sort((a, b) => b.id - a.id);
  const facts = await readFacts(database, holderId);
  const orders = await unendedOf(database, holderId);
  const windows = windowsAt(config.sandboxSpeed);
  const rest = await restOf(database, { holderId, facts, orders }, clock.now(), windows);
  const paid = since === null ? [] : rows.filter(({ state }) => state === 'paid');
  // A payout that came back opens what was closed: it is not all paid.
  const isPaid = facts.available + facts.withdrawing === 0;
  return done({
    state: holder?.state === 'deleted' && isPaid ? 'closed' : since === null ? 'open' : 'closing',
    since: since?.toISOString() ?? null,
    available: facts.available,
    under_way: facts.withdrawing,
    paid_out: paid.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    still_to_come: rest.stillToComeMinor,
    order_ids: rest.orderIds.map(String),
    done_by: rest.doneBy?.toISOString() ?? null,
    withdrawals: rows.slice(0, SHOWN).map(withdrawalShape),
  });
};
