import { calls } from '@fairlead/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing';
import { registration, signInStaff } from '../../testing/people';

const HOUR_MS = 3_600_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('who waits is told the median of the last activations, and nothing from fewer than five', async () => {
  const { token } = await signInStaff(server, 'keeper', 'admin');
  const issued = await server.call(
    calls.consoleKey.issueLicenseKeys,
    { number: 1, uses: 9, staff_activate: true },
    { token },
  );
  const [license_key = ''] = issued.data.codes;
  const register = async (username: string) => {
    const { data } = await server.call(calls.auth.register, registration(username, { license_key }));
    return { token: data.token };
  };
  const infoOf = async (person: { token: string }) => (await server.call(calls.user.info, {}, person)).data;
  const patient = await register('patient');
  const wait = async (username: string, hours: number): Promise<void> => {
    const person = await register(username);
    server.clock.turn(hours * HOUR_MS);
    const { id } = await infoOf(person);
    // Nobody of staff stays signed in for so long.
    const admin = await signInStaff(server, `admin_${username}`, 'admin');
    await server.call(calls.consoleHolder.enable, { id, reason: 'Checked' }, { token: admin.token });
    expect((await infoOf(person)).usual_activation_hours, 'of no interest to who is in').toBeNull();
  };
  for (const [position, hours] of [1, 1.5, 2.5, 3].entries()) await wait(`quick_${position}`, hours);
  expect((await infoOf(patient)).usual_activation_hours).toBeNull();
  await wait('slow', 9);
  expect((await infoOf(patient)).usual_activation_hours).toBe(3);
});
