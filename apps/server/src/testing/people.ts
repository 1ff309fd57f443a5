import { createHash } from 'node:crypto';
import { calls, type StaffRole } from '@fairlead/contract';
import { licenseKey, staff } from '@fairlead/db';
import type { Services } from '../http/services';
import type { TestServer } from './server';

export const PASSWORD = 'a good password';
const LICENSE_KEY = 'LICENSE-FOR-TESTS';

/** MD5 of six digits, as the device sends a transaction password. */
export const digestOf = (digits: string): string => createHash('md5').update(digits).digest('hex');

export const addLicenseKey = async (
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  key = LICENSE_KEY,
  more: Partial<typeof licenseKey.$inferInsert> = {},
): Promise<void> => {
  const keyHash = createHash('sha256').update(key).digest();
  await database.orm
    .insert(licenseKey)
    .values({ keyHash, usesLeft: 1_000, createdAt: clock.now(), ...more })
    .onConflictDoNothing();
};

/** A test's server publishes no texts by itself. */
export const NO_TERMS = { terms: 0, privacy: 0 } as const;

export const registration = (username: string, more: Record<string, unknown> = {}) => ({
  username,
  password: PASSWORD,
  confirm_password: PASSWORD,
  email: `${username}@example.org`,
  phone: '+44 20 7946 0000',
  license_key: LICENSE_KEY,
  accepted_terms: NO_TERMS,
  ...more,
});

export interface Person {
  readonly token: string;
  readonly holderId: number;
  readonly username: string;
}

/** Registers through the public call. */
export const registerPerson = async (server: TestServer, username: string): Promise<Person> => {
  await addLicenseKey(server);
  const { terms, privacy } = (await server.call(calls.legal.texts, {})).data;
  const accepted_terms = { terms: terms.version, privacy: privacy.version };
  const registered = await server.call(calls.auth.register, registration(username, { accepted_terms }));
  const { token } = registered.data;
  const info = await server.call(calls.user.info, {}, { token });
  return { token, holderId: Number(info.data.id), username };
};

/** An account of staff of some days ago, which may decide. */
export const madeReady = (now: Date) => ({
  createdAt: now,
  powersSince: new Date(now.getTime() - 72 * 3_600_000),
});

/** A member of staff who is signed in. */
export const signInStaff = async (
  server: TestServer,
  username: string,
  ...roles: StaffRole[]
): Promise<{ readonly token: string; readonly staffId: number }> => {
  const { database, clock, hashing } = server.services;
  const passwordHash = await hashing.hash(PASSWORD);
  await database.orm.insert(staff).values({ username, passwordHash, roles, ...madeReady(clock.now()) });
  const reply = await server.call(calls.consoleAuth.login, { username, password: PASSWORD });
  return { token: reply.data.token, staffId: Number(reply.data.staff.id) };
};
