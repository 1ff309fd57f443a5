import { and, asc, eq, inserted, isNull, sql, staff, type Tx } from '@fairlead/db';
import { MONEY_ROLES, type StaffChange, type StaffRole } from '@fairlead/vocabulary';
import { type Answer, done, refuse } from '../../http/answer';
import type { StaffUseCase } from '../../http/route';
import { revokeStaffSessions, tellStaffChanged } from '../../plugins/sessions';
import { audit } from '../audit';
import { recordChange } from './changes';
import { firstPasswordUntil } from './first-password';
import { endIdentity } from './identity';
import { removeKeys } from './keys';
import { readMember } from './list-members';
import { voidRecoveryCodes } from './recovery-codes';
import { addService, endServices, NO_PASSWORD, type StatedService } from './services';

type Row = typeof staff.$inferSelect;

/** What becomes of an account, by whom: two admins, or one and the command line. */
interface AgreedChange {
  readonly change: StaffChange;
  readonly username: string;
  readonly roles: readonly StaffRole[];
  readonly reason: string;
  /** Of the first password, where the change gives one. */
  readonly passwordHash: string | null;
  readonly makerId: number | null;
  readonly checkerId: number | null;
  readonly proposalId: number;
  /** Of a program; absent for a person. */
  readonly service?: StatedService | undefined;
}

/** How many must remain with each role: an installation without them could pay nobody. */
interface Remaining {
  readonly admins: number;
}

/**
 * Locks a member of staff for a change. Whoever has a role about money is locked first, in their order: two who act on
 * each other at the same moment take turns, and so many always remain.
 * @param rolesAfter empty where the account is disabled
 */
export const lockMember = async (
  tx: Tx,
  id: number,
  rolesAfter: (row: Row) => readonly string[],
  { admins }: Remaining,
): Promise<Answer<Row>> => {
  const holders = await tx.orm
    .select()
    .from(staff)
    .where(
      and(
        isNull(staff.disabledAt),
        sql`${staff.roles} && array['finance_maker', 'finance_checker', 'admin']`,
      ),
    )
    .orderBy(asc(staff.id))
    .for('update');
  const [row] = await tx.orm.select().from(staff).where(eq(staff.id, id)).for('update');
  if (row === undefined) return refuse('no_such_data');
  const after = rolesAfter(row);
  const lost = MONEY_ROLES.filter((role) => row.roles.includes(role) && !after.includes(role));
  const isTooFew = lost.some((role) => {
    const others = holders.filter((one) => one.id !== id && one.roles.includes(role)).length;
    return row.disabledAt === null && others < (role === 'admin' ? admins : 1);
  });
  return isTooFew ? refuse('last_admin') : done(row);
};

/** Never the same moment twice, so that the database can tell a change from none. */
const anew = (row: Row, now: Date): Date =>
  now > row.powersSince ? now : new Date(row.powersSince.getTime() + 1);

const addMember = async (
  tx: Tx,
  { username, roles, passwordHash, service }: AgreedChange,
  now: Date,
): Promise<number> => {
  if (passwordHash === null && service === undefined) {
    throw new Error('a new account needs a first password');
  }
  const made = await tx.orm
    .insert(staff)
    .values({
      ...{ username, roles: [...roles], passwordHash: passwordHash ?? NO_PASSWORD },
      passwordEndsAt: service === undefined ? firstPasswordUntil(now) : null,
      ...{ createdAt: now, powersSince: now },
    })
    .returning({ id: staff.id });
  const { id } = inserted(made);
  if (service !== undefined) await addService(tx, id, service, now);
  return id;
};

/** What is written to the row; sessions end with everything but a change of roles. */
const valuesOf = (row: Row, { change, roles, passwordHash }: AgreedChange, now: Date): Partial<Row> => {
  if (change === 'roles') {
    const isRaised = roles.some((role) => !row.roles.includes(role));
    // What was agreed now counts; the provider is asked about it at the next sign-in.
    return { roles: [...roles], withheldRoles: [], ...(isRaised ? { powersSince: anew(row, now) } : {}) };
  }
  if (change === 'disable') return { disabledAt: row.disabledAt ?? now };
  const powersSince = anew(row, now);
  if (change === 'reset_totp') return { totpSecret: null, totpPendingSecret: null, powersSince };
  if (passwordHash === null) throw new Error('a reset needs a first password');
  return { passwordHash, passwordEndsAt: firstPasswordUntil(now), powersSince };
};

const changeMember = async (tx: Tx, id: number, agreed: AgreedChange, now: Date): Promise<Answer<Row>> => {
  const { change, roles } = agreed;
  const after = ({ roles: same }: Row) => (change === 'roles' ? roles : change === 'disable' ? [] : same);
  const found = await lockMember(tx, id, after, { admins: 1 });
  if (!found.ok) return found;
  if (found.data.disabledAt !== null) return refuse('wrong_state');
  await tx.orm
    .update(staff)
    .set(valuesOf(found.data, agreed, now))
    .where(eq(staff.id, id));
  if (change === 'reset_totp') {
    await removeKeys(tx, { staffId: id }, now);
    await voidRecoveryCodes(tx, id, now);
  }
  if (change === 'reset_password' || change === 'disable') await endIdentity(tx, id, now);
  if (change === 'disable') await endServices(tx, { makerId: id, by: agreed.makerId }, now);
  await (change === 'roles' ? tellStaffChanged(tx, id) : revokeStaffSessions(tx, id, now));
  return found;
};

/**
 * Does to an account of staff what two people agreed on; it decides nothing for 72 hours where that made, raised or
 * reset it. Refuses before it writes.
 */
export const applyChange = async (
  tx: Tx,
  staffId: number | null,
  agreed: AgreedChange,
  now: Date,
): Promise<Answer<null>> => {
  const { change, username, roles, reason, makerId, checkerId, proposalId } = agreed;
  const before = staffId === null ? null : await changeMember(tx, staffId, agreed, now);
  if (before !== null && !before.ok) return before;
  const subjectId = staffId ?? (await addMember(tx, agreed, now));
  const rolesBefore = (before?.data.roles ?? []) as StaffRole[];
  await recordChange(
    tx,
    {
      ...{ stage: 'done', change, staffId: subjectId, username, before: rolesBefore, after: roles },
      ...{ makerId, checkerId, proposalId },
    },
    now,
  );
  await audit(tx, {
    actor: checkerId === null ? { type: 'system' } : { type: 'staff', id: checkerId },
    act: `staff.${change}`,
    subjectType: 'staff',
    subjectId,
    before: { roles: rolesBefore },
    after: { username, roles, reason, proposalId, makerId },
    time: now,
  });
  return done(null);
};

/** Disables a colleague for good and ends every session of theirs; what they did stays on record. By one admin, at once. */
export const disableMember: StaffUseCase<'consoleStaff.disable'> = (
  { database, clock },
  { staffId },
  { id: subjectId, reason },
) =>
  database.transaction(async (tx) => {
    if (subjectId === staffId) return refuse('same_person');
    const found = await lockMember(tx, subjectId, () => [], { admins: 2 });
    if (!found.ok) return found;
    const { username, disabledAt } = found.data;
    const roles = found.data.roles as StaffRole[];
    const time = clock.now();
    await tx.orm
      .update(staff)
      .set({ disabledAt: disabledAt ?? time })
      .where(eq(staff.id, subjectId));
    await endIdentity(tx, subjectId, time);
    await endServices(tx, { makerId: subjectId, by: staffId }, time);
    await revokeStaffSessions(tx, subjectId, time);
    await recordChange(
      tx,
      {
        ...{ stage: 'done', change: 'disable', staffId: subjectId, username },
        ...{ before: roles, after: roles, makerId: staffId },
      },
      time,
    );
    const actor = { type: 'staff', id: staffId } as const;
    const act = 'consoleStaff.disable';
    await audit(tx, { actor, act, subjectType: 'staff', subjectId, after: { reason }, time });
    return done({ member: await readMember(tx, subjectId) });
  });
