import { calls } from '@fairlead/contract';
import { notification } from '@fairlead/db';
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
  const { data } = await server.call(calls.notification.list, { filter: 'unread' }, { token: person.token });
  const read = (ids: string[]) => server.call(calls.notification.read, { ids }, { token: person.token });
  const [first, second] = data.items.map(({ id }) => id);
  expect((await read([first ?? ''])).data.unread_total).toBe(1);
  expect((await read([second ?? ''])).data.unread_total).toBe(0);
  const seen = await server.call(calls.notification.list, { filter: 'read' }, { token: person.token });
  expect(seen.data.items.map(({ id }) => id)).toEqual([first, second]);
  await server.database.transaction(async (tx) => {
    for (let notice = 0; notice < 120; notice += 1) {
      await notify(tx, { holderId: person.holderId, key: 'topup', time });
    }
  });
  // The bell says 99+: what is beyond is not counted.
  expect(await unread()).toBe(100);
});
