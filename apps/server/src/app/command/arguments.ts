import { calls, LIMITS, STAFF_ROLES, type StaffRole } from '@fairlead/contract';
import { CommandFault } from './faults';

export type ActName = 'list' | 'create' | 'roles' | 'disable' | 'reset-totp' | 'reset-password';

/** What was asked for by `fairlead admin`. */
export interface Arguments {
  readonly act: ActName;
  /** Empty where the act is about nobody. */
  readonly username: string;
  readonly roles: StaffRole[];
  readonly reason: string;
}

/** Checked against the contract, as a call's body is; said in words of the command line's own. */
const { username: usernames, reason: reasons } = calls.consoleStaff.create.request.shape;

const checkUsername = (typed: string): string => {
  if (usernames.safeParse(typed).success) return typed;
  throw new CommandFault(
    `"${typed}" cannot be a username: ${LIMITS.usernameMin} to ${LIMITS.usernameMax} letters, digits and _.`,
  );
};

const checkReason = (typed: string): string => {
  const parsed = reasons.safeParse(typed);
  if (parsed.success) return parsed.data;
  throw new CommandFault(`--reason: write 3 to ${LIMITS.remarkMax} characters; it stands in the record.`);
};

const isRole = (name: string): name is StaffRole => (STAFF_ROLES as readonly string[]).includes(name);

const checkRole = (name: string): StaffRole => {
  if (isRole(name)) return name;
  const near =
    name.length < 3 ? [] : STAFF_ROLES.filter((role) => role.includes(name) || name.includes(role));
  const meant =
    near.length > 0 ? `Did you mean ${near.join(' or ')}?` : `Roles are ${STAFF_ROLES.join(', ')}.`;
  throw new CommandFault(`--roles: no role is called "${name}". ${meant}`);
};

/** Roles with commas between them. @throws CommandFault which names the one that is none, and the nearest */
const readRoles = (typed: string): StaffRole[] => {
  const names = typed.split(',').map((name) => name.trim());
  const roles = [...new Set(names.filter((name) => name !== '').map(checkRole))];
  if (roles.length === 0) throw new CommandFault(`--roles: name at least one of ${STAFF_ROLES.join(', ')}.`);
  if (roles.includes('finance_maker') && roles.includes('finance_checker')) {
    throw new CommandFault(
      '--roles: nobody is finance_maker and finance_checker: one proposes, another decides.',
    );
  }
  return roles;
};

/** @throws CommandFault which says what of it is not right */
export const checkArguments = (
  act: ActName,
  given: { readonly username: string; readonly reason: string; readonly roles?: string | undefined },
): Arguments => ({
  act,
  username: checkUsername(given.username),
  reason: checkReason(given.reason),
  roles: given.roles === undefined ? [] : readRoles(given.roles),
});
