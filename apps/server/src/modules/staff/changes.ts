import { eq, sql, staff, staffChange, type Tx } from '@fairlead/db';
import { MONEY_ROLES, type OwnStaffChange, type StaffChange, type StaffRole } from '@fairlead/vocabulary';
import { done } from '../../http/answer';
import { isRefusal } from '../../http/page';
import type { StaffUseCase } from '../../http/route';
import { pageSql, sortedPageOf, sortedStart } from '../../http/sorted';

interface Change {
  readonly stage: 'proposed' | 'done';
  readonly change: StaffChange | OwnStaffChange;
  readonly staffId: number | null;
  readonly username: string;
  readonly before: readonly StaffRole[];
  readonly after: readonly StaffRole[];
  readonly makerId: number | null;
  readonly checkerId?: number | null;
  readonly proposalId?: number | null;
}

const isMoney = (roles: readonly StaffRole[]): boolean =>
  roles.some((role) => (MONEY_ROLES as readonly StaffRole[]).includes(role));

/** Tells all who handle money: they find it at every page of the console until they confirm to have read it. */
export const recordChange = async (
  tx: Tx,
  { before, after, ...change }: Change,
  time: Date,
): Promise<void> => {
  await tx.orm.insert(staffChange).values({
    ...change,
    roles: [...after],
    decides: isMoney([...before, ...after]),
    time,
  });
};

interface Row {
  readonly id: number;
  readonly time: Date;
  readonly stage: 'proposed' | 'done';
  readonly change: StaffChange | OwnStaffChange;
  readonly username: string;
  readonly staff_id: number | null;
  readonly roles: StaffRole[];
  readonly maker: string | null;
  readonly checker: string | null;
  readonly proposal_id: number | null;
  readonly seen: boolean;
}

const LIST = `
  select c.*, m.username as maker, k.username as checker,
      c.id <= (select s.changes_seen from staff s where s.id = $1) as seen
    from staff_change c left join staff m on m.id = c.maker_id left join staff k on k.id = c.checker_id`;

const KEYS = { time: { by: 'c.id', type: 'bigint', of: (row: Row) => row.id } } as const;

const text = (id: number | null): string | null => (id === null ? null : String(id));

/** What became of accounts of staff, newest first where nothing else is asked for. */
export const listChanges: StaffUseCase<'consoleStaff.changes'> = async (
  { database },
  { staffId },
  request,
) => {
  const start = sortedStart(request, KEYS, { ...KEYS.time, descending: true });
  if (isRefusal(start)) return start;
  const page = pageSql(start, 'c.id', 2);
  const rows = await database.query<Row>(`${LIST} where ${page.where} ${page.order}`, [
    staffId,
    ...page.values,
  ]);
  return done(
    sortedPageOf(
      start,
      rows,
      (row) => row.id,
      ({ staff_id: number, ...row }) => ({
        ...row,
        id: String(row.id),
        time: row.time.toISOString(),
        number: text(number),
        proposal_id: text(row.proposal_id),
      }),
    ),
  );
};

/** Confirms to have read the changes up to one; never back. */
export const confirmChanges: StaffUseCase<'consoleStaff.confirmChanges'> = async (
  { database },
  { staffId },
  { id },
) => {
  await database.orm
    .update(staff)
    .set({
      changesSeen: sql`greatest(${staff.changesSeen}, least(${id}::bigint, (select coalesce(max(id), 0) from staff_change)))`,
    })
    .where(eq(staff.id, staffId));
  return done({});
};
