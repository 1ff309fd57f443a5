import type { Proposal } from '@fairlead/contract';
import { eq, type Reader, staff, type Tx } from '@fairlead/db';
import { STAFF_CHANGES, STAFF_ROLES, type StaffChange, type StaffRole } from '@fairlead/vocabulary';
import { z } from 'zod';
import { type Answer, done, refuse } from '../../http/answer';
import type { StaffCaller, StaffUseCase } from '../../http/route';
import type { Services } from '../../http/services';
import { beginningOf, hashToken, newServiceKey } from '../../plugins/sessions';
import { COMMAND_LINE, type Draft, defineKind, propose } from '../proposals';
import { recordChange } from './changes';
import { halfHash, hashOfBoth, newHalf } from './first-password';
import { applyChange, lockMember } from './members';
import { isTaken } from './names';
import { readFormerAdmins } from './queries';
import { isService, type StatedService, statedService } from './services';

const roles = z.array(z.enum(STAFF_ROLES));
const payload = z.object({
  amountMinor: z.literal(0),
  change: z.enum(STAFF_CHANGES),
  /** Of the account, also before it is there. */
  name: z.string(),
  roles,
  rolesBefore: roles,
  reason: z.string(),
  /** Of the half of a first password that the maker was shown. */
  firstHalfHash: z.string().optional(),
  /** The system's user at the command line, where it was stated there. */
  commandLine: z.string().optional(),
  ...statedService.partial().shape,
});
type Payload = z.output<typeof payload>;

/** An account of staff is made, raised or reset when a second admin agrees (docs/domain/staff.md#two-people). */
export const staffChangeKind = defineKind<Payload>({
  payload,
  plan: async () => [],
  facts: async (_reader, row) => {
    const { change, rolesBefore } = payload.parse(row.payload);
    return change === 'roles' ? [{ name: 'former_roles', value: rolesBefore.join(', ') }] : [];
  },
  // At the command line somebody may have proposed it for the very person who would agree.
  tookPart: async (_reader, { subjectId }, staffId) => subjectId === staffId,
  secret: async ({ firstHalfHash }, hashing) => {
    if (firstHalfHash === undefined) return null;
    const shown = newHalf();
    return { shown, hash: await hashOfBoth(hashing, firstHalfHash, shown) };
  },
  approve: async (tx, row, stated, now, _config, secret) => {
    const { change, name, roles: after, reason } = stated;
    const { subjectId, checkerId, makerId, id: proposalId } = row;
    // Who proposed a program was shown its key, and may have left since (docs/domain/staff.md#service-accounts).
    const formerOf = await readFormerAdmins(tx, change === 'create_service' ? [makerId] : []);
    if (formerOf(makerId) !== null) return refuse('wrong_state');
    const applied = await applyChange(
      tx,
      subjectId,
      {
        ...{ change, username: name, roles: after, reason, checkerId, proposalId },
        ...{ passwordHash: secret?.hash ?? null, makerId: makerId === COMMAND_LINE ? null : makerId },
        service: change === 'create_service' ? statedService.parse(stated) : undefined,
      },
      now,
    );
    return applied.ok ? done([]) : applied;
  },
});

/**
 * The command line of the machine that the program runs on (docs/adr/0047-staff-accounts.md): it proposes like an
 * admin, on record as the system with the name of the machine's user.
 */
export interface CommandLine {
  readonly kind: 'command_line';
  readonly user: string;
}

type Proposer = Pick<StaffCaller, 'kind' | 'staffId'> | CommandLine;
type Means = Pick<Services, 'database' | 'clock'>;

interface Asked {
  readonly change: StaffChange;
  readonly reason: string;
  /** Of a new account. */
  readonly username?: string;
  /** Where it is another's or other roles. */
  readonly roles?: readonly StaffRole[];
  /** Whose; absent for a new account. */
  readonly id?: number;
  /** Of a program. */
  readonly service?: StatedService;
}

interface Found {
  readonly staffId: number | null;
  readonly name: string;
  readonly rolesBefore: readonly StaffRole[];
}

const findNew = async (tx: Reader, username: string): Promise<Answer<Found>> =>
  (await isTaken(tx, username))
    ? refuse('username_exists')
    : done({ staffId: null, name: username, rolesBefore: [] });

const find = async (
  tx: Tx,
  by: Proposer,
  { change, id: staffId, username = '', roles: after }: Asked,
): Promise<Answer<Found>> => {
  if (staffId === undefined) return findNew(tx, username);
  if (by.kind === 'staff' && by.staffId === staffId) return refuse('same_person');
  const [row] = await tx.orm.select().from(staff).where(eq(staff.id, staffId));
  if (row === undefined) return refuse('no_such_data');
  // A program has no password, no second step and no other roles.
  const isFixed = change !== 'disable' && (await isService(tx, staffId));
  if (row.disabledAt !== null || isFixed) return refuse('wrong_state');
  const locked = await lockMember(tx, staffId, () => after ?? row.roles, { admins: 1 });
  if (!locked.ok) return locked;
  return done({ staffId, name: row.username, rolesBefore: row.roles as StaffRole[] });
};

/** States what is to become of an account; another admin accepts it, or not. */
export const proposeChange = async (
  means: Means,
  by: Proposer,
  asked: Asked & { readonly firstHalf?: string },
): Promise<Answer<{ proposal: Proposal }>> => {
  const { change, reason, firstHalf } = asked;
  const maker = { staffId: by.kind === 'staff' ? by.staffId : COMMAND_LINE };
  const prepare = async (tx: Tx, now: Date): Promise<Answer<Draft>> => {
    const found = await find(tx, by, asked);
    if (!found.ok) return found;
    const { staffId, name, rolesBefore } = found.data;
    const after = [...new Set(asked.roles ?? rolesBefore)];
    // The command line passes by the contract's rules between roles.
    if (after.includes('finance_maker') && after.includes('finance_checker')) {
      return refuse('invalid_fields', { fields: { roles: 'maker_and_checker' } });
    }
    await recordChange(
      tx,
      {
        ...{ stage: 'proposed', change, staffId, username: name, before: rolesBefore, after },
        makerId: by.kind === 'staff' ? by.staffId : null,
      },
      now,
    );
    const stated: Payload = {
      ...{ amountMinor: 0, change, name, roles: after, rolesBefore: [...rolesBefore], reason },
      ...(firstHalf === undefined ? {} : { firstHalfHash: halfHash(firstHalf) }),
      ...(by.kind === 'staff' ? {} : { commandLine: by.user }),
      ...asked.service,
    };
    return done({
      ...{ kind: 'staff_change', subjectType: 'staff', payload: stated },
      ...(staffId === null ? {} : { subjectId: staffId }),
    });
  };
  // Two admins, never three: of them there may be no more (docs/domain/staff.md#two-people).
  const config = { threePeopleFrom: new Map() };
  const proposed = await propose({ ...means, config }, maker, prepare);
  return proposed.ok ? done({ proposal: proposed.data }) : proposed;
};

type Proposing<Id extends string> = StaffUseCase<Id, Means, Proposer>;

const withHalf = async (means: Means, by: Proposer, asked: Asked) => {
  const firstHalf = newHalf();
  const proposed = await proposeChange(means, by, { ...asked, firstHalf });
  return proposed.ok ? done({ ...proposed.data, first_half: firstHalf }) : proposed;
};

/** Proposes a new member of staff. */
export const proposeMember: Proposing<'consoleStaff.create'> = (means, by, request) =>
  withHalf(means, by, { change: 'create', ...request });

/** Proposes a new first password for a colleague. */
export const proposePassword: Proposing<'consoleStaff.resetPassword'> = (means, by, request) =>
  withHalf(means, by, { change: 'reset_password', ...request });

/** Proposes other roles for a colleague. */
export const proposeRoles: Proposing<'consoleStaff.setRoles'> = (means, by, request) =>
  proposeChange(means, by, { change: 'roles', ...request });

/** Proposes that a colleague enrols one-time codes anew. */
export const proposeTotp: Proposing<'consoleStaff.resetTotp'> = (means, by, request) =>
  proposeChange(means, by, { change: 'reset_totp', ...request });

/** Proposes a program that reads, with its key: an auditor's readings, as far as its scopes go. */
export const proposeService: Proposing<'consoleStaff.createService'> = async (means, by, request) => {
  const { username, scopes, valid_days: validDays, reason } = request;
  const key = newServiceKey();
  const proposed = await proposeChange(means, by, {
    ...{ change: 'create_service', username, roles: ['auditor'], reason },
    service: {
      ...{ scopes: [...new Set(scopes)], validDays },
      ...{ keyHash: hashToken(key).toString('hex'), keyBegins: beginningOf(key) },
    },
  });
  return proposed.ok ? done({ ...proposed.data, key }) : proposed;
};
