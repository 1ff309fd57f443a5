import { ORDER_STATUSES } from '@fairlead/contract';
import { readWallet, totalAssets } from '@fairlead/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advanceDueOrders } from '../../modules/plans';
import { createTestContext, type TestContext } from '../../testing/context';
import { routesOf } from '../parts';
import { makeSampleData } from './index';

let context: TestContext;
let holderId: number;

beforeAll(async () => {
  context = await createTestContext({ SANDBOX_SPEED: '8640' });
  await makeSampleData(context, routesOf);
  const [demo] = await context.asOwner<{ id: number }>(
    `select id from account_holder where username = 'demo'`,
  );
  holderId = demo?.id ?? 0;
}, 600_000);
afterAll(() => context.close());

const count = async (text: string): Promise<number> => (await context.asOwner(text, [holderId])).length;

describe('the sample data', () => {
  it('has an order of demo in each of the seven statuses, with reports behind every figure', async () => {
    const orders = await context.asOwner<{ status: string; billed_minor: number; reported: number }>(
      `select o.status, o.billed_minor, coalesce(sum(r.spend_minor), 0)::bigint as reported
        from put_order o left join delivery_report r on r.order_id = o.id and r.current
        where o.holder_id = $1 group by o.holder_id, o.id`,
      [holderId],
    );
    expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(ORDER_STATUSES));
    for (const { billed_minor, reported } of orders) expect(billed_minor).toBe(reported);
    expect(orders.some(({ billed_minor }) => billed_minor > 0)).toBe(true);
    await context.expectBooks();
  });

  it('stands still while time goes on', async () => {
    const before = await context.asOwner('select id, status from put_order order by id');
    context.clock.turn(365 * 86_400_000);
    await advanceDueOrders(context);
    expect(await context.asOwner('select id, status from put_order order by id')).toEqual(before);
  });

  it('has coupons of every kind, used, unused and out of time', async () => {
    expect(await count('select distinct kind from coupon where holder_id = $1')).toBe(5);
    expect(await count(`select 1 from coupon where holder_id = $1 and state = 'used'`)).toBe(1);
    expect(await count(`select 1 from coupon where holder_id = $1 and expires_at < '2026-03-02'`)).toBe(1);
  });

  it('has a campaign open to newcomers, which demo has used', async () => {
    const open = await context.asOwner(
      `select 1 from campaign where campaign = 'newcomer' and state = 'open'`,
    );
    expect(open).toHaveLength(1);
    expect(
      await count(`select 1 from coupon where holder_id = $1 and campaign = 'newcomer' and state = 'used'`),
    ).toBe(1);
  });

  it('has a lead with settled plans, losing ones among them, whom demo follows with a plan open', async () => {
    const results = await context.asOwner<{ net: number }>(
      `select o.revenue_minor - o.billed_minor as net from lead_offer l
        join put_order o on o.holder_id = l.holder_id and o.id = l.order_id where o.status = 'settlement_successful'`,
    );
    expect(results.length).toBeGreaterThanOrEqual(3);
    expect(results.some(({ net }) => net < 0)).toBe(true);
    expect(await count('select 1 from following where holder_id = $1')).toBe(1);
    expect(
      await count(
        `select distinct o.status from lead_offer l join put_order o on o.id = l.order_id
          where l.holder_id = $1 and o.status in ('waiting_to_put', 'settlement_successful')`,
      ),
    ).toBe(2);
  });

  it('has events of the credit score behind every point', async () => {
    const [demo] = await context.asOwner<{ score: number; sum: number; events: number }>(
      `select h.credit_score as score, sum(e.delta) as sum, count(*) as events from account_holder h
        join score_event e on e.holder_id = h.id where h.id = $1 group by h.id`,
      [holderId],
    );
    expect(demo?.score).toBe(Number(demo?.sum));
    expect(demo?.events).toBeGreaterThan(3);
  });

  it('is made once: a second start changes nothing', async () => {
    const wallet = await readWallet(context.database, holderId);
    await makeSampleData(context, routesOf);
    expect(await readWallet(context.database, holderId)).toEqual(wallet);
    expect(wallet === undefined ? 0 : totalAssets(wallet)).toBeGreaterThan(0);
  });

  it('is not made again once the last offer was taken: nobody else’s offer is put for them', async () => {
    const orders = () => context.asOwner('select id, status, amount_minor from put_order order by id');
    await context.asOwner(
      `update put_order set status = 'matching', due_at = now() where holder_id = $1 and origin = 'staff'`,
      [holderId],
    );
    const before = await orders();
    await makeSampleData(context, routesOf);
    expect(await orders()).toEqual(before);
  });
});
