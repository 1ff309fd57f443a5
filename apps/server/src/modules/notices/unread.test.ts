import { calls } from '@fairlead/contract';
import { notification, notificationRead } from '@fairlead/db';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing';
import { registerPerson } from '../../testing/people';
import { notify } from '.';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const broadcast = async (): Promise<void> => {
  await server.database.orm
    .insert(notification)
    .values({ category: 'system_announcement', key: 'topup', createdAt: server.clock.now() });
};

it('counts own notices and broadcasts since the person came, less those read', async () => {
  await broadcast();
  server.clock.turn(1_000);
  const [person, other] = [await registerPerson(server, 'reader'), await registerPerson(server, 'other')];
  const unread = async () =>
    (await server.call(calls.notification.unreadCount, {}, { token: person.token })).data.unread_total;
  expect(await unread()).toBe(0);
  const time = server.clock.now();
  await server.database.transaction((tx) => notify(tx, { holderId: person.holderId, key: 'topup', time }));
  await server.database.transaction((tx) => notify(tx, { holderId: other.holderId, key: 'topup', time }));
  await broadcast();
  expect(await unread()).toBe(2);
  const [own] = await server.database.query<{ id: number }>(
    'select id from notification where holder_id = $1',
    [person.holderId],
  );
  await server.database.orm
    .insert(notificationRead)
    .values({ holderId: person.holderId, notificationId: own?.id ?? 0, readAt: time });
  expect(await unread()).toBe(1);
});
