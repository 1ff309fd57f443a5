import { ORDER_STATUSES, type OrderCause, type OrderStatus } from '@fairlead/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestContext, type TestContext } from '../../../testing/context';
import { planClient } from '../../../testing/plan-client';
import { windowsAt } from '../order/windows';
import { LEGAL_MOVES, moveOrder } from './machine';

let context: TestContext;
let client: Awaited<ReturnType<typeof planClient>>;

beforeAll(async () => {
  context = await createTestContext();
  client = await planClient(context);
});
afterAll(() => context.close());

/** The legal moves, written a second time (docs/domain/plans.md#statuses). */
const DOMAIN: readonly (readonly [OrderStatus | null, OrderStatus, readonly OrderCause[]])[] = [
  [null, 'waiting_to_put', ['order_made']],
  ['waiting_to_put', 'matching', ['amount_put']],
  ['waiting_to_put', 'put_failed', ['offer_expired']],
  ['matching', 'putting', ['network_accepted', 'placed_by_hand']],
  ['matching', 'put_failed', ['network_refused', 'network_silent', 'cancelled_by_holder']],
  ['putting', 'put_finished', ['budget_spent', 'run_over', 'stopped_by_holder', 'stopped_by_limit']],
  ['put_finished', 'waiting_for_settlement', ['reports_closed']],
  ['waiting_for_settlement', 'settlement_successful', ['settled_by_remittance', 'settled_by_house']],
];

const makeOrder = async (status: OrderStatus) => {
  const caller = await client.funded();
  const { order } = await client.putOk(caller);
  await context.asOwner('update put_order set status = $2 where id = $1', [order.id, status]);
  return { holderId: caller.holderId, orderId: Number(order.id) };
};

describe('the table of legal moves', () => {
  it('is this one and no other', () => {
    const told = LEGAL_MOVES.map(({ from, to, cause }) => `${from} → ${to}: ${cause}`);
    const asked = DOMAIN.flatMap(([from, to, causes]) => causes.map((cause) => `${from} → ${to}: ${cause}`));
    expect([...told].sort()).toEqual([...asked].sort());
  });

  it.each(ORDER_STATUSES)(
    'refuses every other move from %s, and leaves the order as it was',
    async (status) => {
      const key = await makeOrder(status);
      const read = () => context.asOwner('select * from put_order where id = $1', [key.orderId]);
      const before = await read();
      const causes = LEGAL_MOVES.filter(({ from }) => from !== status).map(({ cause }) => cause);
      for (const cause of new Set(causes)) {
        const by = { actor: 'programme', now: context.clock.now(), windows: windowsAt(1) } as const;
        const result = await context.database.transaction((tx) => moveOrder(tx, key, cause, by));
        expect(result.moved, `${status} by ${cause}`).toBe(false);
      }
      expect(await read()).toEqual(before);
    },
  );

  it('holds each guard: nothing that time decides happens before its time', async () => {
    const early: readonly (readonly [OrderStatus, OrderCause])[] = [
      ['matching', 'network_silent'],
      ['putting', 'run_over'],
      ['putting', 'budget_spent'],
      ['putting', 'stopped_by_holder'],
      ['putting', 'stopped_by_limit'],
      ['put_finished', 'reports_closed'],
      ['waiting_for_settlement', 'settled_by_remittance'],
      ['waiting_for_settlement', 'settled_by_house'],
    ];
    for (const [status, cause] of early) {
      const key = await makeOrder(status);
      const by = { actor: 'programme', now: context.clock.now(), windows: windowsAt(1) } as const;
      const result = await context.database.transaction((tx) => moveOrder(tx, key, cause, by));
      expect(result.moved, `${status} by ${cause}`).toBe(false);
    }
  });
});
