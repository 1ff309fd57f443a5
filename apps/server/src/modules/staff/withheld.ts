import { eq, one, staff, type Tx } from '@fairlead/db';
import { STAFF_ROLES, type StaffRole } from '@fairlead/vocabulary';
import { tellStaffChanged } from '../../plugins/sessions';
import { audit } from '../audit';
import { recordChange } from './changes';

interface Given {
  /** What the provider leaves this person; null where it says nothing about roles. */
  readonly roles: readonly string[] | null;
  /** Only who came in whole gets roles back; they are lost as soon as the provider says so. */
  readonly mayReturn: boolean;
}

/**
 * Follows the provider in what it takes away, and in nothing that two admins did not agree to: roles that it does not give
 * are withheld, and come back when it gives them again (docs/domain/staff.md#roles-of-the-provider). Writes the record, so
 * call it last.
 * @returns the roles that count from now on
 */
export const followProvider = async (
  tx: Tx,
  staffId: number,
  { roles: given, mayReturn }: Given,
  now: Date,
): Promise<StaffRole[]> => {
  const isIt = eq(staff.id, staffId);
  const row = one(await tx.orm.select().from(staff).where(isIt).for('update'), 'a member of staff is gone');
  const agreed = STAFF_ROLES.filter((role) => row.roles.includes(role) || row.withheldRoles.includes(role));
  const roles = agreed.filter(
    (role) => (given === null || given.includes(role)) && (mayReturn || row.roles.includes(role)),
  );
  const before = STAFF_ROLES.filter((role) => row.roles.includes(role));
  if (roles.length === before.length && roles.every((role) => before.includes(role))) return before;
  const withheldRoles = agreed.filter((role) => !roles.includes(role));
  await tx.orm.update(staff).set({ roles, withheldRoles }).where(isIt);
  const change = before.every((role) => roles.includes(role)) ? 'return_roles' : 'withhold_roles';
  const { username } = row;
  await recordChange(
    tx,
    { ...{ stage: 'done', change, staffId, username, makerId: staffId }, before, after: roles },
    now,
  );
  await tellStaffChanged(tx, staffId);
  await audit(tx, {
    ...{ actor: { type: 'system' }, act: `staff.${change}`, subjectType: 'staff', subjectId: staffId },
    ...{ before: { roles: before }, after: { username, roles }, time: now },
  });
  return roles;
};
