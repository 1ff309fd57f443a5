import { calls } from '@fairlead/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { PUBLIC_NET, post } from '../../../http/reach';
import { startTestServer, type TestServer } from '../../../testing';
import { type Person, registerPerson } from '../../../testing/people';
import { type PushService, startPushService } from '../../../testing/push-service';
import { notify } from '..';
import { sendingJobs } from './deliver';
import { passOnNotices } from './pass-on';
import { createPushSender } from './push-sender';

let server: TestServer;
let device: PushService;
let person: Person;
let count = 0;
const { publicKey, privateKey } = webPush.generateVAPIDKeys();
beforeAll(async () => {
  server = await startTestServer({
    environment: {
      VAPID_PUBLIC_KEY: publicKey,
      VAPID_PRIVATE_KEY: privateKey,
      VAPID_SUBJECT: 'mailto:push@fairlead.example',
    },
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  device = await startPushService();
  count += 1;
  person = await registerPerson(server, `pushed_${count}`);
  return device.close;
});

const send = <C extends Parameters<TestServer['send']>[0]>(call: C, request: unknown) =>
  server.send(call, request, { token: person.token });

/** As the browser of the person's session would, at an address that only a test may use. */
const subscribe = async (): Promise<void> => {
  await server.database.query(
    `insert into push_subscription (holder_id, session_id, endpoint, p256dh, auth, created_at)
      select $1, max(s.id), $2, $3, $4, $5 from session s where s.holder_id = $1`,
    [person.holderId, device.endpoint, device.p256dh, device.auth, server.clock.now()],
  );
};

const tell = (key: 'topup' | 'support.answered' = 'topup'): Promise<void> =>
  server.database.transaction((tx) =>
    notify(tx, {
      holderId: person.holderId,
      key,
      parameters: key === 'topup' ? { amount: 123_456, receipt: 'R-7' } : {},
      time: server.clock.now(),
    }),
  );

const deliver = async (): Promise<void> => {
  await passOnNotices(server.services, ['push']);
  const push = createPushSender(server.services, device.reach);
  const [byPush] = sendingJobs(server.services, { push });
  while (((await byPush?.run()) ?? 0) > 0);
};

const devices = async (): Promise<number> =>
  (await server.database.query('select from push_subscription where holder_id = $1', [person.holderId]))
    .length;

describe('a push message', () => {
  it('reaches the device, which alone can read it: title and place of the chain, no sum', async () => {
    await subscribe();
    await tell();
    await deliver();
    await deliver();
    expect(device.received).toHaveLength(1);
    const { payload, headers } = device.received[0] ?? { payload: {}, headers: {} };
    expect(payload).toMatchObject({ title: 'Money added', link: '/wallet/flow', lang: 'en' });
    expect(JSON.stringify(payload)).not.toContain('1,234');
    expect(headers['content-encoding']).toBe('aes128gcm');
    expect(headers.authorization).toMatch(/^vapid t=/);
    expect(headers.topic).toBe(payload['tag']?.replaceAll('-', ''));
  });

  it('shows details where the person chose them', async () => {
    await subscribe();
    await send(calls.channel.choose, { email: [], push: ['activity'], shows: 'details' });
    await tell();
    await deliver();
    expect(device.received[0]?.payload['body']).toContain('$1,234.56');
  });

  it('does not go where the person switched it off', async () => {
    await subscribe();
    await send(calls.channel.choose, { email: [], push: ['security'], shows: 'title' });
    await tell();
    await deliver();
    expect(device.received).toEqual([]);
  });

  it('is tried again after a passing failure, and shown once', async () => {
    await subscribe();
    device.answer(503);
    await tell();
    await deliver();
    device.answer(201);
    server.clock.turn(60_000);
    await deliver();
    expect(device.received).toHaveLength(1);
  });

  it.each([404, 410])('to a device that is gone (%s) takes the subscription away', async (status) => {
    await subscribe();
    device.answer(status);
    await tell();
    await deliver();
    expect(await devices()).toBe(0);
  });

  it('goes to the others where that of one person cannot be made', async () => {
    await subscribe();
    await tell();
    const [poisoned, its] = [person, device];
    person = await registerPerson(server, `beside_${count}`);
    device = await startPushService();
    await subscribe();
    await tell();
    const { asOwner } = server.testDatabase;
    await asOwner(
      `alter table channel_message add constraint poison check (holder_id <> ${poisoned.holderId}) not valid`,
    );
    await expect(passOnNotices(server.services, ['push'])).rejects.toThrow();
    await asOwner('alter table channel_message drop constraint poison');
    const messages = await asOwner('select holder_id from channel_message where holder_id = any($1)', [
      [poisoned.holderId, person.holderId],
    ]);
    expect(messages).toEqual([{ holder_id: person.holderId }]);
    await deliver();
    expect([its, device].map(({ received }) => received.length)).toEqual([1, 1]);
    await device.close();
  });

  it('ends with the session of the device', async () => {
    await subscribe();
    await tell();
    await send(calls.auth.logout, {});
    await deliver();
    expect(device.received).toEqual([]);
  });
});

describe('a subscription', () => {
  const keys = () => ({ p256dh: device.p256dh, auth: device.auth });

  it('is kept and ended by its own session', async () => {
    const endpoint = `https://push.example.org/${count}`;
    expect((await send(calls.channel.subscribe, { endpoint, ...keys() })).code).toBe(200);
    expect((await send(calls.channel.read, {})).data).toMatchObject({ device_subscribed: true });
    expect((await send(calls.channel.unsubscribe, {})).code).toBe(200);
    expect((await send(calls.channel.read, {})).data).toMatchObject({ device_subscribed: false });
  });

  it.each([
    'http://push.example.org/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://10.0.0.7/x',
    'https://localhost/x',
    'https://database.internal/x',
    'https://push.example.org:8443/x',
    'https://user@push.example.org/x',
  ])('is refused for %s', async (endpoint) => {
    const { code, data } = await send(calls.channel.subscribe, { endpoint, ...keys() });
    expect([code, data['reason']]).toEqual([400, 'invalid_fields']);
  });

  it('is not taken over by who merely knows its address', async () => {
    const endpoint = `https://push.example.org/${count}`;
    await send(calls.channel.subscribe, { endpoint, ...keys() });
    const other = await registerPerson(server, `thief_${count}`);
    const foreign = await startPushService();
    const taken = await server.send(
      calls.channel.subscribe,
      { endpoint, p256dh: foreign.p256dh, auth: foreign.auth },
      { token: other.token },
    );
    await foreign.close();
    expect(taken.data.reason).toBe('wrong_state');
    expect(await devices()).toBe(1);
  });

  it('is not asked where its name leads inside', async () => {
    const everyName = { ...PUBLIC_NET, allows: () => true };
    const { port } = new URL(device.endpoint);
    const asked = post(everyName, `http://localhost:${port}/device`, {}, Buffer.from('x'));
    await expect(asked).rejects.toThrow('not public');
    await expect(post(PUBLIC_NET, device.endpoint, {}, Buffer.from('x'))).rejects.toThrow('not allowed');
  });
});
