import { calls } from '@fairlead/contract';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { dataOf, openTestClient } from '../../testing/client';
import { createTestContext, type TestContext } from '../../testing/context';
import { askToAdd } from '../../testing/webhook-facts';
import { startWebhookReceiver, type WebhookReceiver } from '../../testing/webhook-receiver';
import { createDelivery } from './deliver';

const LEASE_MS = 60_000;
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
afterEach(async () => {
  vi.restoreAllMocks();
  receiver.requests.splice(0);
  await context.asOwner('truncate webhook_event, webhook_delivery');
});

const deliveries = () =>
  context.asOwner(
    'select attempts, due_at is not null as is_due, ended, last_status, last_error from webhook_delivery order by ended nulls last, id',
  );

/** An event on its way that the contract does not know. */
const writeUnknown = () =>
  context.asOwner(
    `with e as (insert into webhook_event (holder_id, event, data, message_key, happened_at)
        values (17, 'topup.asked', '{"state": "not asked"}', 'one', $1) returning id)
      insert into webhook_delivery (endpoint_id, event_id, holder_id, since, due_at)
        select w.id, e.id, 17, $1, $1 from webhook_endpoint w, e`,
    [context.clock.now()],
  );

it('a message that cannot be written here is a fault of ours, and says nothing of its endpoint', async () => {
  const [warned, told] = [vi.spyOn(context.log, 'warn'), vi.spyOn(context.log, 'error')];
  await writeUnknown();
  const delivery = createDelivery(context);
  expect(await delivery.run()).toBe(1);
  await delivery.settle();
  expect(receiver.requests).toEqual([]);
  expect(await deliveries()).toMatchObject([{ attempts: 1, is_due: true, ended: null, last_status: null }]);
  expect(told.mock.calls.map((call) => call.at(-1))).toEqual(['a webhook cannot be written here']);
  expect(warned).not.toHaveBeenCalled();
});

it('a message that cannot be written is listed with what is stored, beside the others, and sent again', async () => {
  const { call, makeStaff } = openTestClient(context);
  const admin = await makeStaff('admin', 'admin');
  await writeUnknown();
  await context.asOwner("update webhook_delivery set due_at = null, ended = 'given_up', ended_at = since");
  await askToAdd(context, 18, 5_000);
  const { items } = dataOf(await call(calls.consoleWebhook.deliveries, admin, {}));
  const stored = { state: 'given_up', body: '{"state":"not asked"}' };
  expect(items).toMatchObject([stored, { body: expect.stringContaining('"type":"topup.asked"') }]);
  const again = await call(calls.consoleWebhook.replay, admin, { id: items[0]?.id ?? '' });
  expect(dataOf(again)).toMatchObject({ ...stored, state: 'waiting' });
});

it('a database that is lost while an answer is kept ends the line once all is sent, and is told of by nobody here', async () => {
  const [warned, told] = [vi.spyOn(context.log, 'warn'), vi.spyOn(context.log, 'error')];
  for (const holderId of [17, 18]) await askToAdd(context, holderId, 5_000);
  receiver.hold();
  const delivery = createDelivery(context);
  await delivery.run();
  await vi.waitFor(() => expect(receiver.requests).toHaveLength(2), 20_000);
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  vi.spyOn(context.database, 'query').mockRejectedValueOnce(away);
  receiver.letGo();
  await delivery.settle();
  const [taken, unknown] = [{ ended: 'delivered' }, { ended: null, is_due: true, last_error: null }];
  expect(await deliveries()).toMatchObject([taken, unknown]);
  expect([told, warned].map(({ mock }) => mock.calls)).toEqual([[], []]);
  context.clock.turn(LEASE_MS);
  expect(await delivery.run()).toBe(1);
  await delivery.settle();
  expect(receiver.requests).toHaveLength(3);
  expect(await deliveries()).toMatchObject([taken, taken]);
});

it('a standstill of this program is no failure of a receiver: it gets everything, though it takes nothing at first', async () => {
  const delivery = createDelivery(context);
  const deliver = async (): Promise<void> => {
    while ((await delivery.run()) > 0) await delivery.settle();
  };
  for (const amountMinor of [1_000, 2_000]) await askToAdd(context, 17, amountMinor);
  receiver.answer(503);
  await deliver();
  context.clock.turn(4 * DAY_MS);
  await deliver();
  expect(await deliveries()).toMatchObject([
    { ended: null, attempts: 2, last_status: 503 },
    { ended: null, attempts: 0 },
  ]);
  receiver.answer(204);
  context.clock.turn(LEASE_MS);
  await deliver();
  expect(await deliveries()).toMatchObject([
    { ended: 'delivered', attempts: 3 },
    { ended: 'delivered', attempts: 1 },
  ]);
});
