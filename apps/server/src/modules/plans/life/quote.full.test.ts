import { following } from '@fairlead/db';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runs } from '../../../../../../tools/lib/full.mjs';
import { createTestContext, type TestContext } from '../../../testing/context';
import { dayIn } from '../order/day';
import { windowsAt } from '../order/windows';
import { offerOrder } from './offer-order';
import { createPut } from './put';
import { quotePut } from './quote';

let context: TestContext;
let offeredId: number;
let withdrawnId: number;
let keys = 0;

beforeAll(async () => {
  context = await createTestContext();
  const range = { minPutAmountMinor: 100, maxPutAmountMinor: 20_000 };
  offeredId = await context.makeProduct(range);
  withdrawnId = await context.makeProduct(range);
  await context.asOwner('update product set offered_until = $2 where id = $1', [
    withdrawnId,
    context.clock.now(),
  ]);
});
afterAll(() => context.close());

const couponTerms = fc.record({
  effect: fc.constantFrom('fixed_amount' as const, 'value_add' as const, 'deduction' as const),
  kind: fc.constantFrom('fixed_amount' as const, 'custom' as const, 'team' as const),
  valueMinor: fc.option(fc.integer({ min: 1, max: 30_000 })),
  shareBp: fc.integer({ min: 1, max: 10_000 }),
  capMinor: fc.option(fc.integer({ min: 1, max: 5_000 })),
  requirementMinor: fc.integer({ min: 0, max: 10_000 }),
  hoursLeft: fc.constantFrom(-1, 0, 1, 100),
  state: fc.constantFrom('unused' as const, 'unused' as const, 'used' as const),
  sameNameUsed: fc.constantFrom('never', 'never', 'yesterday', 'today'),
});

/** What the put is for. */
const TARGETS = ['product', 'order', 'expired order', 'withdrawn product', 'order of one'] as const;

const situation = fc.record({
  amount: fc.integer({ min: 1, max: 25_000 }),
  availableMinor: fc.integer({ min: 1, max: 25_000 }),
  startUpMinor: fc.option(fc.integer({ min: 1, max: 10_000 })),
  useStartUp: fc.boolean(),
  houseMinor: fc.integer({ min: 1, max: 20_000 }),
  followsLead: fc.boolean(),
  target: fc.constantFrom('product' as const, ...TARGETS),
  coupon: fc.option(couponTerms),
});
type Situation = typeof situation extends fc.Arbitrary<infer Value> ? Value : never;

/** Chance alone can miss a put or a coupon's rule in a short run: these are always played. */
const PLAIN: Situation = {
  ...{ amount: 1_000, availableMinor: 5_000, startUpMinor: null, useStartUp: false },
  ...{ houseMinor: 20_000, followsLead: false, target: 'product', coupon: null },
};
const COUPON: NonNullable<Situation['coupon']> = {
  ...{ effect: 'value_add', kind: 'fixed_amount', valueMinor: 100, shareBp: 1, capMinor: null },
  ...{ requirementMinor: 0, hoursLeft: 100, state: 'unused', sameNameUsed: 'never' },
};
const ALWAYS: [Situation][] = [
  [PLAIN],
  [{ ...PLAIN, coupon: COUPON }],
  [{ ...PLAIN, coupon: { ...COUPON, hoursLeft: -1 } }],
  [{ ...PLAIN, coupon: { ...COUPON, requirementMinor: 10_000 } }],
];

const DAY_MS = 24 * 3_600_000;
const today = (ago = 0): string => dayIn('UTC', new Date(context.clock.now().getTime() - ago * DAY_MS));

const fundAll = async (holderId: number, { availableMinor, startUpMinor, houseMinor }: Situation) => {
  await context.topUp(holderId, availableMinor);
  await context.fundHouse(houseMinor + (startUpMinor ?? 0));
  if (startUpMinor !== null) await context.grantStartUp(holderId, startUpMinor);
};

const makeTarget = async (holderId: number, target: Situation['target']) => {
  const now = context.clock.now();
  const productId = target.includes('one') || target.includes('withdrawn') ? withdrawnId : offeredId;
  if (!target.includes('order')) return { product_id: productId };
  const windows = windowsAt(target === 'expired order' ? 1e12 : 1);
  const order = await context.database.transaction((tx) =>
    offerOrder(tx, { holderId, productId, origin: 'staff', now, windows }),
  );
  if (target === 'expired order') context.clock.turn(1);
  if (order === undefined) throw new Error('nothing was offered');
  return { order_id: order.orderId };
};

/** The coupon of the situation and, where it says so, another of its name that was used. */
const makeCoupons = async (holderId: number, { coupon, followsLead }: Situation) => {
  const time = context.clock.now();
  const follow = { holderId, leadId: 1, recordId: 1, since: time };
  if (followsLead) await context.database.orm.insert(following).values(follow);
  if (coupon === null) return {};
  const { hoursLeft, sameNameUsed, state, ...terms } = coupon;
  const expiresAt = new Date(time.getTime() + hoursLeft * 3_600_000);
  if (sameNameUsed !== 'never') {
    const usedOn = today(sameNameUsed === 'today' ? 0 : 1);
    await context.makeCoupon(holderId, { state: 'used', usedOn });
  }
  const used = state === 'used' ? { state, usedOn: today(9) } : {};
  return { coupon_id: await context.makeCoupon(holderId, { ...terms, ...used, expiresAt }) };
};

/** What the dialog says of the coupon in its list is what the sum-up says of it once chosen. */
const expectSameWord = (quote: NonNullable<Awaited<ReturnType<typeof quotePut>>>, couponId?: number) => {
  const choice = quote.coupons.find(({ coupon }) => coupon.id === String(couponId));
  const ofCoupon = quote.problems.filter((problem) => problem.startsWith('coupon_'));
  if (choice !== undefined) expect(choice.problem).toBe(ofCoupon[0] ?? null);
  else if (couponId !== undefined) expect(ofCoupon[0]).toMatch(/^coupon_(used|expired)$/);
};

describe('the sum-up before a put', () => {
  it('says what the put then does, to the last minor unit, and why it would be refused', async () => {
    const met = new Set<string>();
    await fc.assert(
      fc.asyncProperty(situation, async (given) => {
        const caller = await context.makeHolder();
        const { holderId } = caller;
        await fundAll(holderId, given);
        const target = await makeTarget(holderId, given.target);
        const coupon = await makeCoupons(holderId, given);
        const request = { ...target, ...coupon, amount: given.amount, use_start_up: given.useStartUp };
        const now = context.clock.now();
        const quote = await quotePut(context.database, holderId, request, {
          now,
          today: today(),
          language: 'en',
        });
        keys += 1;
        const answer = await createPut(context)({ request, caller, idempotencyKey: `quote-${keys}-key` });
        met.add(answer.ok ? 'put' : answer.reason);
        if (quote === undefined) {
          expect(answer).toMatchObject({ ok: false, reason: 'no_such_data' });
          return;
        }
        expectSameWord(quote, coupon.coupon_id);
        if (!answer.ok) {
          expect(quote.problems).toContain(answer.reason);
          return;
        }
        expect(quote.problems).toEqual([]);
        const { paid_own, paid_gift, start_up, budget, terms_hash } = answer.data.receipt;
        expect({ paid_own, paid_gift, start_up, budget, terms_hash }).toEqual({
          ...{ paid_own: quote.paid_own, paid_gift: quote.paid_gift, start_up: quote.start_up },
          ...{ budget: quote.budget, terms_hash: quote.terms_hash },
        });
        expect(quote.available_after).toBe(quote.available_before - paid_own);
      }),
      { numRuns: runs(30, 120), examples: ALWAYS },
    );
    // A run that never put, or never met a coupon's rule, would show nothing.
    expect(met).toContain('put');
    expect([...met].filter((reason) => reason.startsWith('coupon_')).length).toBeGreaterThanOrEqual(2);
    await context.expectBooks();
  });
});
