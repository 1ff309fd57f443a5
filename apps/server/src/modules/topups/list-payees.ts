import type { CallOf, RequestOf, ResponseOf } from '@fairlead/contract';
import { and, eq, payee, type Reader, sql } from '@fairlead/db';
import { type Answer, done } from '../../http/answer';
import { isRefusal } from '../../http/page';
import { pageParts, sortedPageOf, sortedStart } from '../../http/sorted';

type List = CallOf<'consolePayee.list'>;
type Payee = ResponseOf<List>['items'][number];

/** Names of the two people; a scalar subquery keeps the row single. */
const staffName = (column: typeof payee.makerId | typeof payee.checkerId) =>
  sql<string | null>`(select username from staff where staff.id = ${column})`;

// Named in words: in a select of one table a column loses its table, and `id` would be the proposal's.
/** Entering and leaving the registry are proposals of one kind, of which one is open at a time. */
const pendingProposal = sql<number | null>`(select p.id from proposal p where p.kind = 'payee'
    and p.subject_type = 'payee' and p.subject_id = payee.id and p.state = 'pending')`;

const select = (reader: Reader) =>
  reader.orm
    .select({
      row: payee,
      lowerName: sql<string>`lower(${payee.name})`,
      maker: staffName(payee.makerId),
      checker: staffName(payee.checkerId),
      proposalId: pendingProposal,
    })
    .from(payee);

type Row = Awaited<ReturnType<typeof select>>[number];

const shapeOf = ({ row, maker, checker, proposalId }: Row): Payee => ({
  id: String(row.id),
  name: row.name,
  method: row.method as Payee['method'],
  lines: row.lines.map(({ name, value }) => ({ name, value })),
  asks_operation_id: row.asksOperationId,
  state: row.state,
  maker: maker ?? '',
  checker,
  created_at: row.createdAt.toISOString(),
  approved_at: row.approvedAt?.toISOString() ?? null,
  proposal_id: proposalId === null ? null : String(proposalId),
});

const KEYS = {
  created_at: { by: 'payee.id', type: 'bigint', of: ({ row }: Row) => row.id },
  name: { by: 'lower(payee.name)', type: 'text', of: ({ lowerName }: Row) => lowerName },
} as const;

/** The registry, newest first where nothing else is asked for. */
export const listPayees = async (
  reader: Reader,
  request: RequestOf<List>,
): Promise<Answer<ResponseOf<List>>> => {
  const start = sortedStart(request, KEYS, { ...KEYS.created_at, descending: true });
  if (isRefusal(start)) return start;
  const page = pageParts(start, 'payee.id');
  const rows = await select(reader)
    .where(
      and(
        request.id === undefined ? undefined : eq(payee.id, Number(request.id)),
        request.state === undefined ? undefined : eq(payee.state, request.state),
        request.method === undefined ? undefined : eq(payee.method, request.method),
        page.where,
      ),
    )
    .orderBy(...page.order)
    .limit(start.limit + 1);
  return done(sortedPageOf(start, rows, ({ row }) => row.id, shapeOf));
};
