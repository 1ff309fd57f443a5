import { randomBytes } from 'node:crypto';
import type { CallOf, RequestOf, ResponseOf } from '@fairlead/contract';
import { and, asc, eq, isNull, sql, staff, type Tx, violatedConstraint } from '@fairlead/db';
import { type Answer, done, refuse } from '../../http/answer';
import type { StaffCaller } from '../../http/route';
import type { Services } from '../../http/services';
import { hashSecret } from '../../plugins/hashing';
import { revokeStaffSessions, tellStaffChanged } from '../../plugins/sessions';
import { audit } from '../audit';
import { type Member, readMember } from './list-members';

/** A first password must be changed within three days: it opens nothing afterwards. */
const FIRST_PASSWORD_MS = 3 * 86_400_000;

type Row = typeof staff.$inferSelect;
type Facts = Readonly<Record<string, unknown>>;

const record = (
  tx: Tx,
  { staffId }: StaffCaller,
  act: string,
  { subjectId, time, ...facts }: { subjectId: number; time: Date; before?: Facts; after: Facts },
): Promise<void> =>
  audit(tx, { actor: { type: 'staff', id: staffId }, act, subjectType: 'staff', subjectId, time, ...facts });

/** Adds a member of staff with a first password that is told once. */
export const createMember = async (
  { database, clock }: Services,
  caller: StaffCaller,
  { username, roles, reason }: RequestOf<CallOf<'consoleStaff.create'>>,
): Promise<Answer<ResponseOf<CallOf<'consoleStaff.create'>>>> => {
  const firstPassword = randomBytes(15).toString('base64url');
  const passwordHash = await hashSecret(firstPassword);
  const distinct = [...new Set(roles)];
  try {
    return await database.transaction(async (tx) => {
      const time = clock.now();
      const passwordEndsAt = new Date(time.getTime() + FIRST_PASSWORD_MS);
      const [row] = await tx.orm
        .insert(staff)
        .values({ username, passwordHash, roles: distinct, passwordEndsAt, createdAt: time })
        .returning({ id: staff.id });
      if (row === undefined) throw new Error('the member of staff was not written');
      const after = { username, roles: distinct, reason };
      await record(tx, caller, 'consoleStaff.create', { subjectId: row.id, time, after });
      return done({ member: await readMember(tx, row.id), first_password: firstPassword });
    });
  } catch (error) {
    if (violatedConstraint(error) === 'staff_username') return refuse('username_exists');
    throw error;
  }
};

/**
 * Locks a colleague for a change by an admin. All admins are locked first, in their order: two who act on each other
 * at the same moment take turns, and whoever is no admin any more changes nothing, so that one always stays.
 */
const lockColleague = async (tx: Tx, caller: StaffCaller, id: number): Promise<Answer<Row>> => {
  if (id === caller.staffId) return refuse('same_person');
  const admins = await tx.orm
    .select({ id: staff.id })
    .from(staff)
    .where(and(isNull(staff.disabledAt), sql`'admin' = any(${staff.roles})`))
    .orderBy(asc(staff.id))
    .for('update');
  if (!admins.some((admin) => admin.id === caller.staffId)) return refuse('last_admin');
  const [row] = await tx.orm.select().from(staff).where(eq(staff.id, id)).for('update');
  return row === undefined ? refuse('no_such_data') : done(row);
};

/** Changes the roles of a colleague. Who made a proposal can never decide it, whatever the roles become. */
export const setRoles = (
  { database, clock }: Services,
  caller: StaffCaller,
  { id, roles, reason }: RequestOf<CallOf<'consoleStaff.setRoles'>>,
): Promise<Answer<{ member: Member }>> =>
  database.transaction(async (tx) => {
    const found = await lockColleague(tx, caller, Number(id));
    if (!found.ok) return found;
    const { id: subjectId, roles: before } = found.data;
    const distinct = [...new Set(roles)];
    const time = clock.now();
    await tx.orm.update(staff).set({ roles: distinct }).where(eq(staff.id, subjectId));
    await tellStaffChanged(tx, subjectId);
    const after = { roles: distinct, reason };
    await record(tx, caller, 'consoleStaff.setRoles', { subjectId, time, before: { roles: before }, after });
    return done({ member: await readMember(tx, subjectId) });
  });

/** Disables a colleague and ends every session of theirs; what they did stays on record. */
export const disableMember = (
  { database, clock }: Services,
  caller: StaffCaller,
  { id, reason }: RequestOf<CallOf<'consoleStaff.disable'>>,
): Promise<Answer<{ member: Member }>> =>
  database.transaction(async (tx) => {
    const found = await lockColleague(tx, caller, Number(id));
    if (!found.ok) return found;
    const { id: subjectId, disabledAt } = found.data;
    const time = clock.now();
    await tx.orm
      .update(staff)
      .set({ disabledAt: disabledAt ?? time })
      .where(eq(staff.id, subjectId));
    await revokeStaffSessions(tx, subjectId, time);
    await record(tx, caller, 'consoleStaff.disable', { subjectId, time, after: { reason } });
    return done({ member: await readMember(tx, subjectId) });
  });

/** Lets a colleague enrol one-time codes anew, as after a lost phone; every session of theirs ends. */
export const resetTotp = (
  { database, clock }: Services,
  caller: StaffCaller,
  { id, reason }: RequestOf<CallOf<'consoleStaff.resetTotp'>>,
): Promise<Answer<Record<never, never>>> =>
  database.transaction(async (tx) => {
    const found = await lockColleague(tx, caller, Number(id));
    if (!found.ok) return found;
    const subjectId = found.data.id;
    const time = clock.now();
    await tx.orm
      .update(staff)
      .set({ totpSecret: null, totpPendingSecret: null })
      .where(eq(staff.id, subjectId));
    await revokeStaffSessions(tx, subjectId, time);
    await record(tx, caller, 'consoleStaff.resetTotp', { subjectId, time, after: { reason } });
    return done({});
  });
