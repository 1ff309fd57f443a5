import type { CallOf, RequestOf, ResponseOf } from '@fairlead/contract';
import { and, desc, eq, lt, payee, type Reader, sql } from '@fairlead/db';
import { type Answer, done } from '../../http/answer';
import { isRefusal, pageOf, pageStart } from '../../http/page';

type Payees = ResponseOf<CallOf<'consolePayee.list'>>;

/** Names of the two people; a scalar subquery keeps the row single. */
const staffName = (column: typeof payee.makerId | typeof payee.checkerId) =>
  sql<string | null>`(select username from staff where staff.id = ${column})`;

/** The registry, newest first. */
export const listPayees = async (
  reader: Reader,
  request: RequestOf<CallOf<'consolePayee.list'>>,
): Promise<Answer<Payees>> => {
  const start = pageStart(request);
  if (isRefusal(start)) return start;
  const rows = await reader.orm
    .select({ row: payee, maker: staffName(payee.makerId), checker: staffName(payee.checkerId) })
    .from(payee)
    .where(
      and(
        request.state === undefined ? undefined : eq(payee.state, request.state),
        start.below === null ? undefined : lt(payee.id, start.below),
      ),
    )
    .orderBy(desc(payee.id))
    .limit(start.limit + 1);
  return done(
    pageOf(
      rows,
      start.limit,
      ({ row }) => row.id,
      ({ row, maker, checker }) => ({
        id: String(row.id),
        name: row.name,
        method: row.method as Payees['items'][number]['method'],
        lines: row.lines.map(({ name, value }) => ({ name, value })),
        state: row.state,
        maker: maker ?? '',
        checker,
        approved_at: row.approvedAt?.toISOString() ?? null,
      }),
    ),
  );
};
