import { createHash } from 'node:crypto';
import { calls, type StaffRole } from '@fairlead/contract';
import { licenseKey, staff } from '@fairlead/db';
import type { TestServer } from './server';

export const PASSWORD = 'a good password';
const LICENSE_KEY = 'LICENSE-FOR-TESTS';

/** MD5 of six digits, as the device sends a transaction password. */
export const digestOf = (digits: string): string => createHash('md5').update(digits).digest('hex');

export const addLicenseKey = async (
  { database, clock }: TestServer,
  key = LICENSE_KEY,
  more: Partial<typeof licenseKey.$inferInsert> = {},
): Promise<void> => {
  const keyHash = createHash('sha256').update(key).digest();
  await database.orm
    .insert(licenseKey)
    .values({ keyHash, usesLeft: 1_000, createdAt: clock.now(), ...more })
    .onConflictDoNothing();
};

export const registration = (username: string, more: Record<string, unknown> = {}) => ({
  username,
  password: PASSWORD,
  confirm_password: PASSWORD,
  email: `${username}@example.org`,
  phone: '+44 20 7946 0000',
  license_key: LICENSE_KEY,
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
  const registered = await server.call(calls.auth.register, registration(username));
  const { token } = registered.data;
  const info = await server.call(calls.user.info, {}, { token });
  return { token, holderId: Number(info.data.id), username };
};

/** A member of staff who is signed in. */
export const signInStaff = async (
  server: TestServer,
  username: string,
  ...roles: StaffRole[]
): Promise<{ readonly token: string; readonly staffId: number }> => {
  const { database, clock, hashing } = server.services;
  const passwordHash = await hashing.hash(PASSWORD);
  await database.orm.insert(staff).values({ username, passwordHash, roles, createdAt: clock.now() });
  const reply = await server.call(calls.consoleAuth.login, { username, password: PASSWORD });
  return { token: reply.data.token, staffId: Number(reply.data.staff.id) };
};
