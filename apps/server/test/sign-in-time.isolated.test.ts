import { calls, type RequestOf } from '@fairlead/contract';
import { createTestDatabase, type TestDatabase } from '@fairlead/db/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer, turnableClock } from '../src/testing';
import { addLicenseKey, PASSWORD, registerPerson, signInStaff } from '../src/testing/people';

/** Counts the runs of the password hash, which are all that a sign-in costs. */
const runs = vi.hoisted(() => ({ verify: 0 }));
vi.mock('@node-rs/argon2', async (load) => {
  const real = await load<typeof import('@node-rs/argon2')>();
  const verify: typeof real.verify = (...given) => {
    runs.verify += 1;
    return real.verify(...given);
  };
  return { ...real, verify };
});

const PER_ACCOUNT = 25;

let testDatabase: TestDatabase;
let server: TestServer;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  server = await startTestServer({
    testDatabase,
    clock: turnableClock(),
    environment: { LIMIT_SIGN_IN_ACCOUNT: `${PER_ACCOUNT}/1h` },
  });
  await addLicenseKey(server);
});
afterAll(async () => {
  await server.close();
  await testDatabase.drop();
});

describe('a sign-in tells nothing by its time', () => {
  const hashRunsOf = async (send: () => Promise<unknown>): Promise<number> => {
    const before = runs.verify;
    await send();
    return runs.verify - before;
  };

  it('known and unknown names take one run of the password hash, right or wrong', async () => {
    await registerPerson(server, 'well_known');
    const login = (request: RequestOf<typeof calls.auth.login>) => () =>
      server.send(calls.auth.login, request);
    expect(await hashRunsOf(login({ username: 'well_known', password: 'wrong' }))).toBe(1);
    expect(await hashRunsOf(login({ username: 'well_known', password: PASSWORD }))).toBe(1);
    expect(await hashRunsOf(login({ username: 'unheard_of', password: 'wrong' }))).toBe(1);
  });

  it('and so do those of staff', async () => {
    const login = (username: string) => () =>
      server.send(calls.consoleAuth.login, { username, password: 'wrong' });
    expect(await hashRunsOf(login('nobody'))).toBe(1);
    await signInStaff(server, 'clerk', 'support');
    expect(await hashRunsOf(login('clerk'))).toBe(1);
  });

  it('a try that is throttled takes none', async () => {
    const login = () => server.send(calls.auth.login, { username: 'well_known', password: 'wrong' });
    for (let left = PER_ACCOUNT; left > 0; left -= 1) await login();
    expect(await hashRunsOf(login)).toBe(0);
  });
});
