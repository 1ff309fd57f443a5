import type { CallOf, ResponseOf } from '@fairlead/contract';
import { and, eq, payee, type Reader, sql } from '@fairlead/db';
import { done } from '../../http/answer';
import { isRefusal } from '../../http/page';
import type { StaffUseCase } from '../../http/route';
import { pageParts, sortedPageOf, sortedStart } from '../../http/sorted';
import { readPending } from '../proposals';
import { readStaffNames } from '../staff';

type List = CallOf<'consolePayee.list'>;
type Payee = ResponseOf<List>['items'][number];

const select = (reader: Reader) =>
  reader.orm
    .select({
      row: payee,
      lowerName: sql<string>`lower(${payee.name})`,
    })
    .from(payee);

type Row = Awaited<ReturnType<typeof select>>[number];

/** Shows rows with their two people and what is proposed about them. */
const shaper = async (reader: Reader, rows: readonly Row[]) => {
  const staffOf = await readStaffNames(
    reader,
    rows.flatMap(({ row }) => [row.makerId, row.checkerId]),
  );
  const proposalOf = await readPending(reader, {
    subjectType: 'payee',
    subjectIds: rows.map(({ row }) => row.id),
  });
  return ({ row }: Row): Payee => ({
    id: String(row.id),
    name: row.name,
    method: row.method as Payee['method'],
    lines: row.lines.map(({ name, value }) => ({ name, value })),
    asks_operation_id: row.asksOperationId,
    state: row.state,
    maker: staffOf(row.makerId) ?? '',
    checker: staffOf(row.checkerId),
    created_at: row.createdAt.toISOString(),
    approved_at: row.approvedAt?.toISOString() ?? null,
    proposal_id: proposalOf(row.id),
  });
};

const KEYS = {
  created_at: { by: 'payee.id', type: 'bigint', of: ({ row }: Row) => row.id },
  name: { by: 'lower(payee.name)', type: 'text', of: ({ lowerName }: Row) => lowerName },
} as const;

/** The registry, newest first where nothing else is asked for. */
export const listPayees: StaffUseCase<'consolePayee.list'> = async (
  { database: reader },
  _caller,
  request,
) => {
  const start = sortedStart(request, KEYS, { ...KEYS.created_at, descending: true });
  if (isRefusal(start)) return start;
  const page = pageParts(start, 'payee.id');
  const rows = await select(reader)
    .where(
      and(
        request.id === undefined ? undefined : eq(payee.id, request.id),
        request.state === undefined ? undefined : eq(payee.state, request.state),
        request.method === undefined ? undefined : eq(payee.method, request.method),
        page.where,
      ),
    )
    .orderBy(...page.order)
    .limit(start.limit + 1);
  return done(sortedPageOf(start, rows, ({ row }) => row.id, await shaper(reader, rows)));
};
