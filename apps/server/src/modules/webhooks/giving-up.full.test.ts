import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestContext, type TestContext } from '../../testing/context';
import { askToAdd } from '../../testing/webhook-facts';
import { startWebhookReceiver, type WebhookReceiver } from '../../testing/webhook-receiver';
import { createDelivery } from './deliver';

const DAY_MS = 24 * 3_600_000;

let context: TestContext;
let receiver: WebhookReceiver;
beforeAll(async () => {
  context = await createTestContext();
  receiver = await startWebhookReceiver(context.clock);
  await context.asOwner(
    `insert into webhook_endpoint (url, description, events, salt, secret_for, created_at)
      values ($1, 'Books', '{topup.asked}', '\\x01', 1, $2)`,
    [receiver.url, context.clock.now()],
  );
});
afterAll(async () => {
  await receiver.close();
  await context.close();
});

it('a receiver that takes nothing is tried for three days, as often as the schedule says, and then given up', async () => {
  receiver.answer(503);
  const begun = context.clock.now();
  await askToAdd(context, 17, 5_000);
  const delivery = createDelivery(context);
  let due: Date | null = begun;
  while (due !== null) {
    context.clock.set(due);
    await delivery.run();
    await delivery.settle();
    const [row] = await context.asOwner<{ due_at: Date | null }>('select due_at from webhook_delivery');
    due = row?.due_at ?? null;
  }
  const days = (context.clock.now().getTime() - begun.getTime()) / DAY_MS;
  expect(days).toBeGreaterThanOrEqual(3);
  expect(days).toBeLessThan(3.1);
  expect(receiver.requests).toHaveLength(153);
  expect(await context.asOwner('select attempts, ended, last_status from webhook_delivery')).toEqual([
    { attempts: 153, ended: 'given_up', last_status: 503 },
  ]);
});
