import { expect } from 'vitest';
import type { Journey } from './fixture';
import { DAY_MS, type HolderAccount, type ModelHolder, type ModelOrder, ordersOf, sumOf } from './reference';

interface Picture {
  readonly wallets: Record<HolderAccount, number>[];
  readonly programme: Record<string, number>;
  readonly orders: Record<string, unknown>[];
  readonly withdrawals: unknown[][];
  readonly coupons: unknown[][];
  readonly holds: unknown[][];
  readonly acceptances: unknown[][];
  readonly states: unknown[][];
}

/** Everything about these holders that money decides, as the tables have it, in one picture. */
const PICTURE = `select jsonb_build_object(
  'wallets', (select jsonb_agg(jsonb_build_object('available', available, 'held', held, 'escrow', escrow,
      'settling', settling, 'withdrawing', withdrawing, 'promo', promo, 'start_up', start_up,
      'start_up_running', start_up_running) order by holder_id) from ledger.wallet where holder_id = any($1)),
  'programme', (select jsonb_object_agg(kind, balance) from
      (select kind, sum(balance_minor) as balance from ledger.programme_account group by kind) p),
  'orders', coalesce((select jsonb_agg(jsonb_build_object('id', o.id, 'status', status, 'intent', intent,
      'returning', start_up_returning, 'amount', amount_minor, 'budget', budget_minor, 'due', extract(epoch from due_at) * 1000,
      'billed', jsonb_build_array(billed_own_minor, billed_gift_minor, billed_start_up_minor, billed_house_minor),
      'spent', billed_minor, 'conversions', conversions, 'gross', gross_minor, 'revenue', revenue_minor,
      'remitted', remitted_minor, 'advanced', advanced_minor, 'asked', control_version,
      'lowers', lowering -> 'toMinor',
      'pauses', (select coalesce(jsonb_agg(jsonb_build_array(extract(epoch from (p ->> 'since')::timestamptz) * 1000,
          extract(epoch from (p ->> 'until')::timestamptz) * 1000) order by n), '[]')
        from jsonb_array_elements(pauses) with ordinality as e (p, n)),
      'caps', daily_caps,
      'reached', (select coalesce(jsonb_agg(e.detail -> 'reached' order by e.id), '[]') from order_event e
        where e.holder_id = o.holder_id and e.order_id = o.id and e.detail ? 'reached'),
      'told', (select coalesce(jsonb_agg(n.key order by n.id), '[]') from notification n where n.holder_id = o.holder_id
        and n.key like 'order.%Reached' and n.parameters ->> 'number' = o.number),
      'limits', (select coalesce(jsonb_agg(l.value order by l.key), '[]') from jsonb_each(limits) l),
      'parts', (select coalesce(jsonb_object_agg(s.kind, s.balance_minor), '{}') from ledger.sub_account s
        where s.holder_id = o.holder_id and s.ref = o.id and s.balance_minor <> 0
          and s.kind in ('escrow', 'promo', 'start_up_running', 'settling')),
      'reported', (select jsonb_build_array(coalesce(sum(spend_minor), 0), coalesce(sum(conversions), 0),
          coalesce(sum(gross_minor), 0), coalesce(sum(revenue_minor), 0)) from delivery_report r
        where r.holder_id = o.holder_id and r.order_id = o.id and r.current)) order by o.id)
    from put_order o where holder_id = any($1)), '[]'),
  'withdrawals', coalesce((select jsonb_agg(jsonb_build_array(id, state) order by id) from withdrawal
      where holder_id = any($1)), '[]'),
  'coupons', coalesce((select jsonb_agg(jsonb_build_array(id, state, used_on, extract(epoch from expires_at) * 1000)
      order by id) from coupon where holder_id = any($1)), '[]'),
  'holds', coalesce((select jsonb_agg(jsonb_build_array(holder_id, amount_minor, state) order by id) from ledger.hold
      where holder_id = any($1) and account = 'held'), '[]'),
  'acceptances', coalesce((select jsonb_agg(jsonb_build_array(id, state, extract(epoch from due_at) * 1000) order by id)
      from acceptance where holder_id = any($1)), '[]'),
  'states', (select jsonb_agg(jsonb_build_array(id, state) order by id) from account_holder
      where id = any($1))) as picture`;

/** In the order of the names that the table has for them. */
const limitsOf = ({ limits: { cost, endsAt, loss, spend } }: ModelOrder) =>
  [cost, endsAt === undefined ? undefined : new Date(endsAt).toISOString(), loss, spend].filter(
    (value) => value !== undefined,
  );

/** What tells of a limit that was reached. */
const NOTICES = {
  cost_per_conversion: 'order.costLimitReached',
  loss: 'order.lossLimitReached',
  spend_without_conversion: 'order.spendLimitReached',
  ends_at: 'order.endDateReached',
  daily_cap: 'order.dailyCapReached',
} as const;

const orderOf = (order: ModelOrder): Record<string, unknown> => {
  const { own, gift, startUp, house } = order.billed;
  const spent = own + gift + startUp + house;
  const parts = {
    escrow: order.escrow,
    promo: order.promo,
    start_up_running: order.running,
    settling: order.settling,
  };
  return {
    id: order.id,
    status: order.status,
    intent: order.stopping ? 'stop' : 'run',
    returning: order.startUpReturning,
    amount: order.amount,
    budget: order.budget,
    due: order.dueAt,
    billed: [own, gift, startUp, house],
    spent,
    conversions: order.conversions,
    gross: order.gross,
    revenue: order.revenue,
    remitted: order.remitted,
    advanced: order.advanced,
    asked: order.asked,
    lowers: order.lowering?.to ?? null,
    pauses: order.pauses.map(({ since, until }) => [since, until]),
    caps: order.caps.map(({ fromDay, capMinor }) => ({
      from: new Date(fromDay * DAY_MS).toISOString().slice(0, 10),
      capMinor,
    })),
    limits: limitsOf(order),
    reached: order.reached,
    told: order.reached.map(({ limit }) => NOTICES[limit]),
    parts: Object.fromEntries(Object.entries(parts).filter(([, balance]) => balance !== 0)),
    reported: [spent, order.conversions, order.gross, order.revenue],
  };
};

const holdsOf = (holder: ModelHolder) =>
  holder.holds.map(({ amountMinor, open, chargeback }) => [
    holder.id,
    amountMinor,
    open ? 'open' : chargeback === null ? 'voided' : 'posted',
  ]);

const byId = <Row extends { readonly id: number }>(rows: readonly Row[]): Row[] =>
  [...rows].sort((a, b) => a.id - b.id);

const pictureOf = ({ model }: Journey): Picture => {
  const { holders, programme } = model;
  return {
    wallets: holders.map((holder) => holder.wallet),
    programme,
    orders: byId(ordersOf(model)).map(orderOf),
    withdrawals: byId(holders.flatMap((holder) => holder.withdrawals)).map(({ id, state }) => [id, state]),
    coupons: byId(holders.flatMap((holder) => holder.coupons)).map(({ id, usedOn, expiresAt }) => [
      id,
      usedOn === null ? 'unused' : 'used',
      usedOn,
      expiresAt,
    ]),
    holds: holders.flatMap(holdsOf),
    acceptances: byId(holders.flatMap((holder) => holder.acceptances)).map(({ id, state, dueAt }) => [
      id,
      state,
      dueAt,
    ]),
    states: holders.map(({ id, closed }) => [id, closed ? 'deleted' : 'active']),
  };
};

const sorted = (picture: Picture): Picture => ({
  ...picture,
  holds: [...picture.holds].sort((a, b) => Number(a[0]) - Number(b[0])),
});

/** What the product has is what the model has, to the minor unit; and nothing was made or lost on the way. */
export const expectAgreement = async (journey: Journey, startSum: number): Promise<void> => {
  const holderIds = journey.model.holders.map((holder) => holder.id);
  const [row] = await journey.context.database.query<{ picture: Picture }>(PICTURE, [holderIds], 'picture');
  if (row === undefined) throw new Error('no picture');
  expect(sorted(row.picture)).toEqual(sorted(pictureOf(journey)));
  expect(sumOf(journey.model)).toBe(startSum);
  if (journey.model.holders.some(({ closed }) => closed)) journey.reach('account closed');
  for (const order of ordersOf(journey.model)) {
    journey.reach(order.status);
    for (const { limit } of order.reached) journey.reach(`limit: ${limit}`);
    if (order.billed.house > 0) journey.reach('house bears a restated report');
    if (order.pauses.some(({ since }) => since !== null)) journey.reach('paused');
    if (order.pauses.some(({ since, confirmBy }) => since !== null && since >= confirmBy))
      journey.reach('paused: the network was silent');
    if (order.advanced > 0) journey.reach('house pays for the network');
    if (order.startUpReturning) journey.reach('start-up funds return as they are freed');
  }
};
