import { createHash } from 'node:crypto';
import { calls } from '@fairlead/contract';
import { idempotency } from '@fairlead/db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestContext, type TestContext } from '../testing/context';
import { planClient } from '../testing/plan-client';

let context: TestContext;
let plans: Awaited<ReturnType<typeof planClient>>;
beforeAll(async () => {
  context = await createTestContext();
  plans = await planClient(context);
});
afterAll(() => context.close());

/** Written out, so that no change of the program changes what a key that was used means. */
const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

describe('a key that was used', () => {
  it('stands for the body as it was sent, ids as text', async () => {
    const caller = await plans.funded();
    const productId = String(await context.makeProduct());
    await plans.putOk(caller, { product_id: productId, amount: 5_000 }, 'a-key-of-this-put');
    const [kept] = await context.database.query<{ body_hash: Buffer }>(
      'select body_hash from idempotency where holder_id = $1 and key = $2',
      [caller.holderId, 'a-key-of-this-put'],
    );
    expect(kept?.body_hash).toEqual(sha256(`plan.put\n{"amount":5000,"product_id":"${productId}"}`));
  });

  it('still answers when it comes from before, and refuses another body', async () => {
    const caller = await plans.funded();
    const answer = { ok: true, data: { from: 'before' } };
    await context.database.orm.insert(idempotency).values({
      holderId: caller.holderId,
      key: 'an-old-key-of-a-cancel',
      bodyHash: sha256('plan.cancel\n{"order_id":"7"}'),
      answer,
      createdAt: context.clock.now(),
    });
    const cancel = (orderId: string) =>
      plans.send(calls.plan.cancel, caller, { order_id: orderId }, 'an-old-key-of-a-cancel');
    expect(await cancel('7')).toEqual(answer);
    expect(await cancel('8')).toEqual({ ok: false, reason: 'idempotency_key_reused' });
  });
});
