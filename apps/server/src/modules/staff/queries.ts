import type { StaffRole } from '@fairlead/contract';
import { and, asc, eq, inArray, isNull, type Reader, sql, staff, type Tx } from '@fairlead/db';
import { OWN_STAFF_CHANGES } from '@fairlead/vocabulary';

/** What the members of staff of several rows are called; null where nobody is named. */
export const readStaffNames = async (
  reader: Reader,
  staffIds: readonly (number | null)[],
): Promise<(staffId: number | null) => string | null> => {
  const wanted = [...new Set(staffIds.filter((id) => id !== null))];
  const rows =
    wanted.length === 0
      ? []
      : await reader.orm
          .select({ id: staff.id, username: staff.username })
          .from(staff)
          .where(inArray(staff.id, wanted));
  const names = new Map(rows.map(({ id, username }) => [id, username]));
  return (staffId) => (staffId === null ? null : (names.get(staffId) ?? null));
};

/** Which member of staff a username is of; undefined where it is nobody's. */
export const findStaff = async (reader: Reader, username: string): Promise<number | undefined> => {
  const [row] = await reader.orm.select({ id: staff.id }).from(staff).where(eq(staff.username, username));
  return row?.id;
};

/** Which roles some members of staff have; undefined for whoever is none. */
export const readStaffRoles = async (
  reader: Reader,
  staffIds: readonly number[],
): Promise<(staffId: number) => readonly StaffRole[] | undefined> => {
  const rows =
    staffIds.length === 0
      ? []
      : await reader.orm
          .select({ id: staff.id, roles: staff.roles })
          .from(staff)
          .where(inArray(staff.id, [...new Set(staffIds)]));
  const roles = new Map(rows.map((row) => [row.id, row.roles as StaffRole[]]));
  return (staffId) => roles.get(staffId);
};

/** What those of some members of staff are called who are no admin any more: disabled, or without the role. */
export const readFormerAdmins = async (
  reader: Reader,
  staffIds: readonly number[],
): Promise<(staffId: number) => string | null> => {
  const rows = await reader.query<{ id: number; username: string }>(
    `select id, username from staff where id = any($1) and (disabled_at is not null or 'admin' <> all (roles))`,
    [staffIds],
  );
  const names = new Map(rows.map(({ id, username }) => [id, username]));
  return (staffId) => names.get(staffId) ?? null;
};

/** There, and with a role that answers people. */
const answers = and(isNull(staff.disabledAt), sql`${staff.roles} && array['support', 'admin']`);

/** Members of staff who answer people, by name. */
export const listAnswering = (reader: Reader): Promise<{ id: number; username: string }[]> =>
  reader.orm
    .select({ id: staff.id, username: staff.username })
    .from(staff)
    .where(answers)
    .orderBy(asc(sql`lower(${staff.username})`));

/** What this member of staff is called who answers people; undefined for anybody else. */
export const findAnswering = async (reader: Reader, staffId: number): Promise<string | undefined> => {
  const [row] = await reader.orm
    .select({ username: staff.username })
    .from(staff)
    .where(and(eq(staff.id, staffId), answers));
  return row?.username;
};

/** When an account was made, raised or reset last before each of several acts. */
export const readSince = async (
  reader: Reader,
  acts: readonly { readonly staffId: number; readonly time: Date }[],
): Promise<Date[]> => {
  const rows = await reader.query<{ since: Date }>(
    `select coalesce((select max(c."time") from staff_change c where c.staff_id = s.id and c.stage = 'done'
          and c.change <> all ($3) and c."time" <= a."time"), s.created_at) as since
      from unnest($1::bigint[], $2::timestamptz[]) with ordinality a (staff_id, "time", n) join staff s on s.id = a.staff_id
      order by a.n`,
    [acts.map(({ staffId }) => staffId), acts.map(({ time }) => time), ['disable', ...OWN_STAFF_CHANGES]],
  );
  return rows.map(({ since }) => since);
};

/**
 * Who is on duty at the chat desk, longest first, and who was and is gone: signed in nowhere any more, disabled, or
 * without a role that answers people.
 */
export const readDuty = async (
  reader: Reader,
  now: Date,
): Promise<{ readonly agents: readonly number[]; readonly gone: readonly number[] }> => {
  const rows = await reader.query<{ id: number; here: boolean }>(
    `select s.id, s.disabled_at is null and s.roles && array['support', 'admin'] and exists (
        select from staff_session n where n.staff_id = s.id and n.revoked_at is null and n.expires_at > $1) as here
      from staff s where s.on_duty_since is not null order by s.on_duty_since, s.id`,
    [now],
  );
  const of = (isHere: boolean) => rows.flatMap(({ id, here }) => (here === isHere ? [id] : []));
  return { agents: of(true), gone: of(false) };
};

/** Puts a member of staff on duty, or off with null. */
export const setOnDuty = async (tx: Tx, staffId: number, since: Date | null): Promise<void> => {
  await tx.orm.update(staff).set({ onDutySince: since }).where(eq(staff.id, staffId));
};
