import { randomUUID } from 'node:crypto';
import { type Call, calls } from '@fairlead/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing';
import { digestOf, registerPerson } from '../../testing/people';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const password = digestOf('246813');

it('out any time: while an account is closed nothing new begins, and the way out stays open', async () => {
  const { token, holderId } = await registerPerson(server, 'leaving');
  const send = (call: Call, request: object) =>
    server.send(call, request, { token, idempotencyKey: randomUUID() });
  await send(calls.wallet.setPassword, { password });
  // As it stands between the holder's word and the last payout.
  await server.database.query('insert into account_closing (holder_id, since) values ($1, $2)', [
    holderId,
    server.clock.now(),
  ]);
  server.clock.turn(6_000);
  expect(await send(calls.membership.open, { price: 2_900 })).toMatchObject({
    data: { reason: 'account_closing' },
  });
  expect((await send(calls.user.info, {})).data).toMatchObject({ state: 'active' });
  expect(await send(calls.account.close, { password })).toMatchObject({
    code: 200,
    data: { state: 'closed', withdrawal: null },
  });
  expect(await send(calls.membership.open, { price: 2_900 })).toMatchObject({
    code: 404,
    data: { reason: 'account_deleted' },
  });
  expect(await send(calls.wallet.property, {})).toMatchObject({ code: 200 });
});
