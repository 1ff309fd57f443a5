import { calls } from '@fairlead/contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing';
import { signInStaff } from '../../testing/people';
import { askToAdd } from '../../testing/webhook-facts';
import { startWebhookReceiver, type WebhookReceiver } from '../../testing/webhook-receiver';
import { createDelivery } from './deliver';

const WEBHOOK = calls.consoleWebhook;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const reason = 'for the test';

let server: TestServer;
let receiver: WebhookReceiver;
let [maker, checker] = ['', ''];
beforeAll(async () => {
  server = await startTestServer();
  maker = (await signInStaff(server, 'maker', 'admin')).token;
  checker = (await signInStaff(server, 'checker', 'admin')).token;
  // Tests turn the clock by days, and nobody signs in between.
  await server.testDatabase.asOwner(
    "update staff_session set expires_at = '2030-01-01', last_seen_at = '2030-01-01'",
  );
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.testDatabase.asOwner('truncate webhook_endpoint, webhook_event, webhook_delivery, top_up');
  receiver = await startWebhookReceiver(server.clock);
});
afterEach(() => receiver.close());

const agree = async (id: string): Promise<void> => {
  expect((await server.call(calls.consoleProposal.approve, { id }, { token: checker })).code).toBe(200);
};
const endpoint = async () => (await server.call(WEBHOOK.list, {}, { token: maker })).data.items[0];
const see = async (id: string): Promise<string> =>
  (await server.call(WEBHOOK.showSecret, { id }, { token: maker })).data.secret;
/** An endpoint whose secret nobody has seen. */
const open = async (): Promise<string> => {
  const asked = { url: receiver.url, description: 'Books', events: ['topup.asked' as const], reason };
  await agree((await server.call(WEBHOOK.propose, asked, { token: maker })).data.id);
  return (await endpoint())?.id ?? '';
};
/** One whose receiver has the secret. */
const connect = async (): Promise<{ readonly id: string; readonly secret: string }> => {
  const id = await open();
  const secret = await see(id);
  receiver.know(secret);
  return { id, secret };
};
const rotate = async (id: string, token = maker): Promise<void> =>
  agree((await server.call(WEBHOOK.proposeRotation, { id, reason }, { token })).data.id);

let holderId = 100;
/** Whether the receiver takes what is sent now; each event is of another holder, so that none waits for one that was refused. */
const takes = async (): Promise<boolean> => {
  holderId += 1;
  await askToAdd(server, holderId, 5_000);
  const delivery = createDelivery(server.services);
  while ((await delivery.run()) > 0) await delivery.settle();
  return receiver.taken.some(({ data }) => data['holder_id'] === String(holderId));
};

it('replaces nothing before it was seen, however late that is, and both sign for a day after', async () => {
  const { id, secret } = await connect();
  await rotate(id);
  server.clock.turn(3 * DAY_MS);
  expect([await takes(), (await endpoint())?.former_until]).toEqual([true, null]);
  const shown = await see(id);
  const until = new Date(server.clock.now().getTime() + DAY_MS).toISOString();
  expect((await endpoint())?.former_until).toBe(until);
  server.clock.turn(DAY_MS - MINUTE_MS);
  expect(await takes()).toBe(true);
  receiver.know(shown);
  expect(await takes()).toBe(true);
  server.clock.turn(MINUTE_MS);
  expect([await takes(), (await endpoint())?.former_until]).toEqual([true, null]);
  receiver.know(secret);
  expect(await takes()).toBe(false);
});

it('leaves the receiver the one it has where two were agreed on and nobody saw the first', async () => {
  const { id } = await connect();
  const leaver = await signInStaff(server, 'leaver', 'admin');
  await rotate(id, leaver.token);
  await server.call(calls.consoleStaff.disable, { id: String(leaver.staffId), reason }, { token: maker });
  server.clock.turn(2 * DAY_MS);
  expect(await takes()).toBe(true);
  await rotate(id);
  expect(await takes()).toBe(true);
  const shown = await see(id);
  expect(await takes()).toBe(true);
  receiver.know(shown);
  server.clock.turn(DAY_MS);
  expect(await takes()).toBe(true);
});

it('gives back the one before where the build before this one let it run out unseen', async () => {
  const { id } = await connect();
  await rotate(id);
  await server.testDatabase.asOwner('update webhook_endpoint set former_until = $1', [server.clock.now()]);
  expect(await takes()).toBe(true);
  await rotate(id);
  expect(await takes()).toBe(true);
  await see(id);
  expect(await takes()).toBe(true);
});

it('signs alone where nobody saw the first either', async () => {
  const id = await open();
  await rotate(id);
  receiver.know(await see(id));
  expect([await takes(), (await endpoint())?.former_until]).toEqual([true, null]);
  expect(receiver.requests.at(-1)?.headers['webhook-signature']).toMatch(/^v1,\S+$/);
});
