import type { CallOf, ResponseOf } from '@fairlead/contract';
import { eq, sql, staff, staffChange, type Tx } from '@fairlead/db';
import { MONEY_ROLES, type OwnStaffChange, type StaffChange, type StaffRole } from '@fairlead/vocabulary';
import { done } from '../../http/answer';
import { boundsSql, boundValues } from '../../http/bounds';
import { countQuery } from '../../http/counting';
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

type Item = ResponseOf<CallOf<'consoleStaff.changes'>>['items'][number];

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

const FITTING = `
    from staff_change c left join staff m on m.id = c.maker_id left join staff k on k.id = c.checker_id
    where ($1::text is null or c.change = $1)
      and ($2::text is null or starts_with(lower(c.username), $2) or starts_with(lower(m.username), $2)
        or starts_with(lower(k.username), $2))
      and ${boundsSql('c.time', '0', 3)}`;

const LIST = `
  select c.*, m.username as maker, k.username as checker,
      c.id <= (select s.changes_seen from staff s where s.id = $7) as seen ${FITTING}`;

const KEYS = { time: { by: 'c.id', type: 'bigint', of: (row: Row) => row.id } } as const;

const text = (id: number | null): string | null => (id === null ? null : String(id));

const itemOf = ({ staff_id: number, ...row }: Row): Item => ({
  ...row,
  id: String(row.id),
  time: row.time.toISOString(),
  number: text(number),
  proposal_id: text(row.proposal_id),
});

/** What became of accounts of staff, newest first where nothing else is asked for. */
export const listChanges: StaffUseCase<'consoleStaff.changes'> = async (
  { database },
  { staffId },
  request,
) => {
  const start = sortedStart(request, KEYS, { ...KEYS.time, descending: true });
  if (isRefusal(start)) return start;
  const { change = null, query, from, until } = request;
  const asked = [change, query?.trim().toLowerCase() || null, ...boundValues({ from, until })];
  const page = pageSql(start, 'c.id', 8);
  const rows = await database.query<Row>(`${LIST} and ${page.where} ${page.order}`, [
    ...asked,
    staffId,
    ...page.values,
  ]);
  const total = await countQuery(database, request.total_up_to, `select 1 ${FITTING}`, asked, 'none');
  return done({
    ...sortedPageOf(start, rows, (row) => row.id, itemOf),
    ...total,
  });
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
