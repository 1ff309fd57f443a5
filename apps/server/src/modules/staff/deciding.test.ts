import { calls } from '@fairlead/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing';
import { PASSWORD, signInStaff } from '../../testing/people';
import { readDeciders } from './deciding';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('two people are two people: the figures say how many decide, and the days since that last changed', async () => {
  await signInStaff(server, 'chief', 'admin');
  await signInStaff(server, 'second', 'admin');
  await signInStaff(server, 'third', 'admin');
  await signInStaff(server, 'a_maker', 'finance_maker');
  const { staffId } = await signInStaff(server, 'leaver', 'finance_maker');
  const read = () => readDeciders(server.database, server.clock.now());
  const before = await read();
  expect(before).toMatchObject({ makers: 2, checkers: 0, admins: 3, byCommandLine: 0, daysUnchanged: 3 });
  server.clock.turn(5 * 86_400_000);
  expect(await read()).toEqual({ ...before, daysUnchanged: 8 });
  const again = await server.call(calls.consoleAuth.login, { username: 'chief', password: PASSWORD });
  const leave = { id: String(staffId), reason: 'left the desk' };
  const { token } = again.data;
  expect((await server.call(calls.consoleStaff.disable, leave, { token })).status).toBe(200);
  expect(await read()).toMatchObject({ makers: 1, daysUnchanged: 0 });
  const told = await server.call(calls.consoleStaff.changes, { limit: 1 }, { token });
  expect(told.data.items).toMatchObject([{ change: 'disable', username: 'leaver', maker: 'chief' }]);
});
