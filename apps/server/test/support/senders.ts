import { type Access, calls, type Reason, STAFF_ROLES, type StaffRole } from '@fairlead/contract';
import { accountHolder, eq, staff } from '@fairlead/db';
import { tellHolderChanged, tellStaffChanged } from '../../src/plugins/sessions';
import type { TestServer } from '../../src/testing';
import { registerPerson, signInStaff } from '../../src/testing/people';

/** Every role that one account may hold. */
const ALL_ROLES = STAFF_ROLES.filter((role) => role !== 'finance_maker');
const MONTH_MS = 31 * 86_400_000;

const BLOCKED = {
  not_activated: 'account_not_activated',
  disabled: 'account_disabled',
  deleted: 'account_deleted',
} as const satisfies Readonly<Record<string, Reason>>;
type BlockedState = keyof typeof BLOCKED;

/** Who may send a call: by what is right or wrong with the token. */
type Standing =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'holder'; readonly blockedBy?: Reason }
  | { readonly kind: 'holder_ended' | 'staff_ended' | 'staff_disabled' }
  | { readonly kind: 'staff'; readonly role: StaffRole };

export interface Sender {
  readonly name: string;
  readonly token: string | undefined;
  readonly standing: Standing;
}

const ended = (kind: 'holder_ended' | 'staff_ended'): Standing => ({ kind });

const disable = async ({ database, clock }: TestServer, staffId: number): Promise<void> =>
  database.transaction(async (tx) => {
    await tx.orm.update(staff).set({ disabledAt: clock.now() }).where(eq(staff.id, staffId));
    await tellStaffChanged(tx, staffId);
  });

const block = async ({ database }: TestServer, holderId: number, state: BlockedState): Promise<void> =>
  database.transaction(async (tx) => {
    await tx.orm.update(accountHolder).set({ state }).where(eq(accountHolder.id, holderId));
    await tellHolderChanged(tx, holderId);
  });

/** Tokens that were good once: out of time, signed out, or of a member of staff who left. */
const formerSenders = async (server: TestServer): Promise<Sender[]> => {
  const old = await registerPerson(server, 'expired_holder');
  const oldStaff = await signInStaff(server, 'expired_staff', ...ALL_ROLES);
  server.clock.turn(MONTH_MS);
  const left = await registerPerson(server, 'revoked_holder');
  await server.call(calls.auth.logout, {}, { token: left.token });
  const leftStaff = await signInStaff(server, 'revoked_staff', ...ALL_ROLES);
  await server.call(calls.consoleAuth.logout, {}, { token: leftStaff.token });
  const dismissed = await signInStaff(server, 'disabled_staff', ...ALL_ROLES);
  await disable(server, dismissed.staffId);
  return [
    { name: 'an expired token', token: old.token, standing: ended('holder_ended') },
    { name: 'a revoked token', token: left.token, standing: ended('holder_ended') },
    { name: 'an expired token of staff', token: oldStaff.token, standing: ended('staff_ended') },
    { name: 'a revoked token of staff', token: leftStaff.token, standing: ended('staff_ended') },
    { name: 'disabled staff', token: dismissed.token, standing: { kind: 'staff_disabled' } },
  ];
};

/** One sender of each kind that the access rules tell apart. */
export const makeSenders = async (server: TestServer): Promise<readonly Sender[]> => {
  const senders: Sender[] = [
    { name: 'no token', token: undefined, standing: { kind: 'unknown' } },
    { name: 'garbage', token: 'not a token; '.repeat(40), standing: { kind: 'unknown' } },
    { name: 'an unknown token', token: 'A'.repeat(43), standing: { kind: 'unknown' } },
    ...(await formerSenders(server)),
  ];
  for (const [state, blockedBy] of Object.entries(BLOCKED)) {
    const { token, holderId } = await registerPerson(server, `is_${state}`);
    await block(server, holderId, state as BlockedState);
    senders.push({ name: `an account that is ${state}`, token, standing: { kind: 'holder', blockedBy } });
  }
  const active = await registerPerson(server, 'active_holder');
  senders.push({ name: 'an account holder', token: active.token, standing: { kind: 'holder' } });
  for (const role of STAFF_ROLES) {
    const { token } = await signInStaff(server, `staff_${role}`, role);
    senders.push({ name: `staff as ${role}`, token, standing: { kind: 'staff', role } });
  }
  return senders;
};

const holderGate = (standing: Standing, isOpenToBlocked: boolean): Reason | null => {
  if (standing.kind === 'holder_ended') return 'token_expired';
  if (standing.kind !== 'holder') return 'not_authorized';
  return isOpenToBlocked ? null : (standing.blockedBy ?? null);
};

const staffGate = (standing: Standing, roles: readonly StaffRole[]): Reason | null => {
  if (standing.kind === 'staff_ended') return 'token_expired';
  if (standing.kind !== 'staff') return 'not_authorized';
  return roles.length === 0 || roles.includes(standing.role) ? null : 'role_missing';
};

/**
 * What the access that the contract states means for a sender: the reason of the refusal, or null where the call is
 * open. @throws for an access that is no rule known here, which fails the matrix
 */
export const expectedGate = (access: Access, { standing }: Sender): Reason | null => {
  switch (access.kind) {
    case 'public':
    case 'guest':
      return null;
    case 'network':
      return 'signature_invalid';
    case 'holder':
      return holderGate(standing, false);
    case 'holder_or_blocked':
      return holderGate(standing, true);
    case 'staff':
      return staffGate(standing, access.roles);
    default:
      throw new Error(`no rule for ${JSON.stringify(access satisfies never)}`);
  }
};
