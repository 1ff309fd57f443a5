import type { CallOf, ResponseOf } from '@fairlead/contract';
import { LIMITS } from '@fairlead/contract/limits';
import { and, asc, count, eq, inserted, or, type Reader, savedView, sql, type Tx } from '@fairlead/db';
import { done, refuse } from '../../http/answer';
import type { StaffCaller, StaffUseCase } from '../../http/route';
import { audit } from '../audit';
import { readStaffNames } from '../staff';

type ViewRow = typeof savedView.$inferSelect;
type View = ResponseOf<CallOf<'consoleView.save'>>;

const shaper = async (reader: Reader, rows: readonly ViewRow[]) => {
  const nameOf = await readStaffNames(
    reader,
    rows.map(({ staffId }) => staffId),
  );
  return (row: ViewRow): View => ({
    ...{ id: String(row.id), page: row.page as View['page'], name: row.name, query: row.query },
    ...{ is_shared: row.isShared, owner: nameOf(row.staffId) ?? '', created_at: row.createdAt.toISOString() },
  });
};

/** A member of staff's own views of a list, and those that everybody sees, by name. */
export const listViews: StaffUseCase<'consoleView.list'> = async ({ database }, { staffId }, { page }) => {
  const rows = await database.orm
    .select()
    .from(savedView)
    .where(and(eq(savedView.page, page), or(eq(savedView.staffId, staffId), eq(savedView.isShared, true))))
    .orderBy(asc(sql`lower(${savedView.name})`), asc(savedView.id));
  return done({ views: rows.map(await shaper(database, rows)) });
};

/**
 * Keeps a view. Its name again replaces it, and then it is nobody else's: what colleagues were shown under a name does not
 * become something else unsaid.
 */
export const saveView: StaffUseCase<'consoleView.save'> = (
  { database, clock },
  { staffId },
  { page, name, query },
) =>
  database.transaction(async (tx) => {
    // Two at a time would both find room for the last one.
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`saved_view/${staffId}`]);
    const own = eq(savedView.staffId, staffId);
    const values = { staffId, page, name: name.trim(), query, isShared: false, createdAt: clock.now() };
    const same = and(own, eq(savedView.page, page), eq(savedView.name, values.name));
    const replaced = await tx.orm.delete(savedView).where(same).returning();
    const [kept] = await tx.orm.select({ rows: count() }).from(savedView).where(own);
    if ((kept?.rows ?? 0) >= LIMITS.savedViewsMax) return refuse('limit_already_reached');
    const row = inserted(await tx.orm.insert(savedView).values(values).returning());
    for (const before of replaced) {
      if (before.isShared) await recordSharing(tx, staffId, 'consoleView.save', before, row);
    }
    return done((await shaper(tx, [row]))(row));
  });

/** Shows one's own view to everybody, or to nobody else again. */
export const shareView: StaffUseCase<'consoleView.share'> = (
  { database, clock },
  { staffId },
  { id, is_shared: isShared },
) =>
  database.transaction(async (tx) => {
    const own = and(eq(savedView.id, id), eq(savedView.staffId, staffId));
    const [before] = await tx.orm.select().from(savedView).where(own).for('update');
    if (before === undefined) return refuse('no_such_data');
    const after = { ...before, isShared };
    if (before.isShared !== isShared) {
      await tx.orm.update(savedView).set({ isShared }).where(own);
      await recordSharing(tx, staffId, 'consoleView.share', before, { ...after, createdAt: clock.now() });
    }
    return done((await shaper(tx, [after]))(after));
  });

const mayRemove = ({ staffId, roles }: StaffCaller, row: ViewRow): boolean =>
  row.staffId === staffId || (row.isShared && roles.includes('admin'));

/** Keeps a view no longer: one's own, or as an admin what somebody shared. */
export const removeView: StaffUseCase<'consoleView.remove'> = ({ database, clock }, caller, { id }) =>
  database.transaction(async (tx) => {
    const [row] = await tx.orm.select().from(savedView).where(eq(savedView.id, id)).for('update');
    if (row === undefined || !mayRemove(caller, row)) return refuse('no_such_data');
    await tx.orm.delete(savedView).where(eq(savedView.id, id));
    if (row.isShared) {
      const after = { ...row, isShared: false, createdAt: clock.now() };
      await recordSharing(tx, caller.staffId, 'consoleView.remove', row, after);
    }
    return done({});
  });

const factsOf = ({ page, name, query, isShared }: ViewRow) => ({ page, name, query, isShared });

/** What colleagues are shown, and are shown no longer, is on record; what one keeps for oneself is not. */
const recordSharing = (
  tx: Tx,
  staffId: number,
  act: string,
  before: ViewRow,
  after: ViewRow,
): Promise<void> =>
  audit(tx, {
    ...{ actor: { type: 'staff', id: staffId }, act, subjectType: 'view', subjectId: before.id },
    ...{ before: factsOf(before), after: factsOf(after), time: after.createdAt },
  });
