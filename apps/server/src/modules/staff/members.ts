import { randomBytes } from 'node:crypto';
import { and, asc, eq, inserted, isNull, sql, staff, type Tx, violatedConstraint } from '@fairlead/db';
import type { Hashing } from '../../hashing';
import { type Answer, done, refuse } from '../../http/answer';
import type { StaffCaller, StaffUseCase } from '../../http/route';
import type { Services } from '../../http/services';
import { revokeStaffSessions, tellStaffChanged } from '../../plugins/sessions';
import { audit } from '../audit';
import { type Member, readMember } from './list-members';

/** A first password must be changed within three days: it opens nothing afterwards. */
const FIRST_PASSWORD_MS = 3 * 86_400_000;

type Row = typeof staff.$inferSelect;
type Facts = Readonly<Record<string, unknown>>;

/**
 * The command line of the machine that the program runs on: the way to the first account
 * (docs/adr/0047-staff-accounts.md).
 */
export interface CommandLine {
  readonly kind: 'command_line';
  /** The system's user who typed it, for the record. */
  readonly user: string;
}

/** Who changes accounts of staff: an admin by a call, or the command line. */
type Changer = StaffCaller | CommandLine;
type Means = Pick<Services, 'database' | 'clock' | 'hashing'>;

const record = (
  tx: Tx,
  by: Changer,
  act: string,
  { after, ...facts }: { subjectId: number; time: Date; before?: Facts; after: Facts },
): Promise<void> =>
  audit(tx, {
    actor: by.kind === 'staff' ? { type: 'staff', id: by.staffId } : { type: 'system' },
    act,
    subjectType: 'staff',
    ...facts,
    after: by.kind === 'staff' ? after : { ...after, command_line: by.user },
  });

/** Told once, kept as a hash, and changed by its owner within three days. */
const newFirstPassword = async (hashing: Hashing, now: Date) => {
  const firstPassword = randomBytes(15).toString('base64url');
  const passwordHash = await hashing.hash(firstPassword);
  return {
    firstPassword,
    stored: { passwordHash, passwordEndsAt: new Date(now.getTime() + FIRST_PASSWORD_MS) },
  };
};

/** Adds a member of staff with a first password that is told once. */
export const createMember: StaffUseCase<'consoleStaff.create', Means, Changer> = async (
  { database, clock, hashing },
  by,
  { username, roles, reason },
) => {
  const time = clock.now();
  const { firstPassword, stored } = await newFirstPassword(hashing, time);
  const distinct = [...new Set(roles)];
  try {
    return await database.transaction(async (tx) => {
      const row = inserted(
        await tx.orm
          .insert(staff)
          .values({ username, roles: distinct, ...stored, createdAt: time })
          .returning({ id: staff.id }),
      );
      const after = { username, roles: distinct, reason };
      await record(tx, by, 'consoleStaff.create', { subjectId: row.id, time, after });
      return done({ member: await readMember(tx, row.id), first_password: firstPassword });
    });
  } catch (error) {
    if (violatedConstraint(error) === 'staff_username') return refuse('username_exists');
    throw error;
  }
};

/**
 * Locks a member of staff for a change. All admins are locked first, in their order: two who act on each other at the
 * same moment take turns, and whoever is no admin any more changes nothing, so that one always stays.
 * @param isAdminAfter whether an admin who is changed so is one still
 */
const lockMember = async (tx: Tx, by: Changer, id: number, isAdminAfter: boolean): Promise<Answer<Row>> => {
  if (by.kind === 'staff' && id === by.staffId) return refuse('same_person');
  const admins = await tx.orm
    .select({ id: staff.id })
    .from(staff)
    .where(and(isNull(staff.disabledAt), sql`'admin' = any(${staff.roles})`))
    .orderBy(asc(staff.id))
    .for('update');
  if (by.kind === 'staff' && !admins.some((admin) => admin.id === by.staffId)) return refuse('last_admin');
  const isTheOnlyOne = admins.length === 1 && admins[0]?.id === id;
  if (isTheOnlyOne && !isAdminAfter) return refuse('last_admin');
  const [row] = await tx.orm.select().from(staff).where(eq(staff.id, id)).for('update');
  return row === undefined ? refuse('no_such_data') : done(row);
};

/** Changes the roles of a colleague. Who made a proposal can never decide it, whatever the roles become. */
export const setRoles: StaffUseCase<'consoleStaff.setRoles', Means, Changer> = (
  { database, clock },
  by,
  { id, roles, reason },
) =>
  database.transaction(async (tx) => {
    const found = await lockMember(tx, by, id, roles.includes('admin'));
    if (!found.ok) return found;
    const { id: subjectId, roles: before } = found.data;
    const distinct = [...new Set(roles)];
    const time = clock.now();
    await tx.orm.update(staff).set({ roles: distinct }).where(eq(staff.id, subjectId));
    await tellStaffChanged(tx, subjectId);
    const after = { roles: distinct, reason };
    await record(tx, by, 'consoleStaff.setRoles', { subjectId, time, before: { roles: before }, after });
    return done({ member: await readMember(tx, subjectId) });
  });

/** Disables a colleague and ends every session of theirs; what they did stays on record. */
export const disableMember: StaffUseCase<'consoleStaff.disable', Means, Changer> = (
  { database, clock },
  by,
  { id, reason },
) =>
  database.transaction(async (tx) => {
    const found = await lockMember(tx, by, id, false);
    if (!found.ok) return found;
    const { id: subjectId, disabledAt } = found.data;
    const time = clock.now();
    await tx.orm
      .update(staff)
      .set({ disabledAt: disabledAt ?? time })
      .where(eq(staff.id, subjectId));
    await revokeStaffSessions(tx, subjectId, time);
    await record(tx, by, 'consoleStaff.disable', { subjectId, time, after: { reason } });
    return done({ member: await readMember(tx, subjectId) });
  });

/** Lets a colleague enrol one-time codes anew, as after a lost phone; every session of theirs ends. */
export const resetTotp: StaffUseCase<'consoleStaff.resetTotp', Means, Changer> = (
  { database, clock },
  by,
  { id, reason },
) =>
  database.transaction(async (tx) => {
    const found = await lockMember(tx, by, id, true);
    if (!found.ok) return found;
    const subjectId = found.data.id;
    const time = clock.now();
    await tx.orm
      .update(staff)
      .set({ totpSecret: null, totpPendingSecret: null })
      .where(eq(staff.id, subjectId));
    await revokeStaffSessions(tx, subjectId, time);
    await record(tx, by, 'consoleStaff.resetTotp', { subjectId, time, after: { reason } });
    return done({});
  });

/** Gives a first password anew, as where nobody changed the one before in time; the command line alone may. */
export const renewFirstPassword = async (
  { database, clock, hashing }: Means,
  by: CommandLine,
  { id, reason }: { readonly id: number; readonly reason: string },
): Promise<Answer<{ member: Member; first_password: string }>> => {
  const time = clock.now();
  const { firstPassword, stored } = await newFirstPassword(hashing, time);
  return database.transaction(async (tx) => {
    const found = await lockMember(tx, by, id, true);
    if (!found.ok) return found;
    if (found.data.disabledAt !== null) return refuse('wrong_state');
    await tx.orm.update(staff).set(stored).where(eq(staff.id, id));
    await revokeStaffSessions(tx, id, time);
    await record(tx, by, 'staff.renewFirstPassword', { subjectId: id, time, after: { reason } });
    return done({ member: await readMember(tx, id), first_password: firstPassword });
  });
};
