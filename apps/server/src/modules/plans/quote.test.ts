import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, type World } from '../../testing/world';
import { dayIn } from './day';
import { createPut } from './put';
import { quotePut } from './quote';

let world: World;
let productId: string;
let keys = 0;

beforeAll(async () => {
  world = await createWorld();
  productId = String(await world.makeProduct({ minPutAmountMinor: 100, maxPutAmountMinor: 20_000 }));
});
afterAll(() => world.close());

const couponTerms = fc.record({
  effect: fc.constantFrom('fixed_amount' as const, 'value_add' as const, 'deduction' as const),
  kind: fc.constantFrom('fixed_amount' as const, 'custom' as const, 'team' as const),
  valueMinor: fc.option(fc.integer({ min: 1, max: 30_000 })),
  shareBp: fc.integer({ min: 1, max: 10_000 }),
  capMinor: fc.option(fc.integer({ min: 1, max: 5_000 })),
  requirementMinor: fc.integer({ min: 0, max: 10_000 }),
  hoursLeft: fc.constantFrom(-1, 0, 1, 100),
});

const situation = fc.record({
  amount: fc.integer({ min: 1, max: 25_000 }),
  availableMinor: fc.integer({ min: 1, max: 25_000 }),
  startUpMinor: fc.option(fc.integer({ min: 1, max: 10_000 })),
  useStartUp: fc.boolean(),
  houseMinor: fc.integer({ min: 1, max: 20_000 }),
  coupon: fc.option(couponTerms),
});

describe('the sum-up before a put', () => {
  it('says what the put then does, to the last minor unit, and why it would be refused', async () => {
    await fc.assert(
      fc.asyncProperty(
        situation,
        async ({ amount, availableMinor, startUpMinor, useStartUp, houseMinor, coupon }) => {
          const caller = await world.makeHolder();
          const { holderId } = caller;
          await world.topUp(holderId, availableMinor);
          await world.fundHouse(houseMinor + (startUpMinor ?? 0));
          if (startUpMinor !== null) await world.grantStartUp(holderId, startUpMinor);
          const now = world.clock.now();
          const { hoursLeft = 0, ...terms } = coupon ?? {};
          const expiresAt = new Date(now.getTime() + hoursLeft * 3_600_000);
          const couponId = coupon === null ? null : await world.makeCoupon(holderId, { ...terms, expiresAt });
          const request = {
            ...{ product_id: productId, amount, use_start_up: useStartUp },
            ...(couponId === null ? {} : { coupon_id: String(couponId) }),
          };
          const quote = await quotePut(world.database, holderId, request, { now, today: dayIn('UTC', now) });
          if (quote === undefined) throw new Error('the quote found nothing');
          keys += 1;
          const answer = await createPut(world)({ request, caller, idempotencyKey: `quote-${keys}-key` });
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
        },
      ),
      { numRuns: 80 },
    );
    await world.expectBooks();
  });
});
