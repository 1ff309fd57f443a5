import { createHash } from 'node:crypto';
import { calls, type StaffRole } from '@fairlead/contract';
import { accountHolder, authorizationCode, eq, licenseKey, type Reader, staff } from '@fairlead/db';
import type { HolderCaller, StaffCaller } from '../../http/route';
import type { Services } from '../../http/services';
import type { Client } from './client';

export const SAMPLE = {
  licenseKey: 'FAIRLEAD-SANDBOX',
  username: 'demo',
  password: 'sandbox-demo',
  transactionPassword: '246813',
  staffPassword: 'sandbox-staff',
  leadOperationId: '10000008',
} as const;

const MANY_USES = 1_000_000_000;
const AUTHORIZATION_CODES = 20;
/** Longer than the 72 hours in which a new account decides nothing. */
const READY_MS = 4 * 86_400_000;

const ROLES: Readonly<Record<string, readonly StaffRole[]>> = {
  support: ['support'],
  delivery: ['delivery'],
  maker: ['finance_maker'],
  checker: ['finance_checker'],
  auditor: ['auditor'],
  admin: ['admin'],
  admin_two: ['admin'],
};

const hashCode = (code: string): Buffer => createHash('sha256').update(code).digest();

/** License key and authorization codes, printed in the README: the sandbox is open to everyone. */
export const addCodes = ({ database, clock }: Services): Promise<void> =>
  database.transaction(async (tx) => {
    const createdAt = clock.now();
    await tx.orm
      .insert(licenseKey)
      .values({
        keyHash: hashCode(SAMPLE.licenseKey),
        hint: SAMPLE.licenseKey,
        remark: 'sandbox',
        usesLeft: MANY_USES,
        createdAt,
      })
      .onConflictDoNothing();
    const codes = Array.from({ length: AUTHORIZATION_CODES }, (_, index) => {
      const code = `OPEN-${String(index + 1).padStart(4, '0')}`;
      return { codeHash: hashCode(code), hint: code, remark: 'sandbox', createdAt };
    });
    await tx.orm.insert(authorizationCode).values(codes).onConflictDoNothing();
  });

/** Whether a database ever held the sample data: its passwords are printed in the README. */
export const hasSampleData = async (reader: Reader): Promise<boolean> => {
  const found = await reader.orm
    .select({ id: licenseKey.id })
    .from(licenseKey)
    .where(eq(licenseKey.keyHash, hashCode(SAMPLE.licenseKey)));
  return found.length > 0;
};

/**
 * Members of staff by their names; the sample's are one for each role, two admins, named after it. They may decide at once:
 * sample accounts were made ready in the past.
 */
export const addStaff = async (
  { database, clock, hashing }: Services,
  members: Readonly<Record<string, readonly StaffRole[]>> = ROLES,
  password: string = SAMPLE.staffPassword,
): Promise<Record<string, StaffCaller>> => {
  const passwordHash = await hashing.hash(password);
  return database.transaction(async (tx) => {
    const rows = Object.entries(members).map(([username, roles]) => ({
      username,
      roles: [...roles],
      passwordHash,
      createdAt: clock.now(),
      powersSince: new Date(clock.now().getTime() - READY_MS),
    }));
    await tx.orm.insert(staff).values(rows).onConflictDoNothing();
    const present = await tx.orm.select().from(staff);
    return Object.fromEntries(
      present.map(({ id, username, roles }): [string, StaffCaller] => [
        username,
        { kind: 'staff', staffId: id, username, roles: roles as StaffRole[], tokenHash: Buffer.alloc(0) },
      ]),
    );
  });
};

const findHolder = async ({ database }: Services, username: string): Promise<HolderCaller | undefined> => {
  const [row] = await database.orm
    .select({ id: accountHolder.id })
    .from(accountHolder)
    .where(eq(accountHolder.username, username));
  return row && { kind: 'holder', holderId: row.id, sessionId: 0, state: 'active' };
};

/** An account holder registered with the sample license key; the one of an earlier start where there is one. */
export const addHolder = async (
  services: Services,
  client: Client,
  username: string,
  nickname: string,
  phone: string,
): Promise<HolderCaller> => {
  const known = await findHolder(services, username);
  if (known !== undefined) return known;
  const { terms, privacy } = await client(calls.legal.texts, null, {});
  await client(calls.auth.register, null, {
    username,
    nickname,
    password: SAMPLE.password,
    confirm_password: SAMPLE.password,
    email: `${username}@example.org`,
    phone,
    license_key: SAMPLE.licenseKey,
    accepted_terms: { terms: terms.version, privacy: privacy.version },
  });
  const made = await findHolder(services, username);
  if (made === undefined) throw new Error(`${username} was registered and is not there`);
  return made;
};

/** Staff allowed this one to publish plans; the operation ID is the one in the README. */
export const makeLead = async ({ database }: Services, { holderId }: HolderCaller): Promise<void> => {
  await database.transaction((tx) =>
    tx.orm
      .update(accountHolder)
      .set({ isLead: true, operationId: SAMPLE.leadOperationId })
      .where(eq(accountHolder.id, holderId)),
  );
};
