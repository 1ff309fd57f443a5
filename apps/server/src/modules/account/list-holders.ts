import type { CallOf, ResponseOf } from '@fairlead/contract';
import { accountHolder, and, eq, or, sql } from '@fairlead/db';
import { done } from '../../http/answer';
import { isRefusal } from '../../http/page';
import type { StaffUseCase } from '../../http/route';
import { pageParts, sortedPageOf, sortedStart } from '../../http/sorted';
import { type HolderRow, holderRef } from './queries';

type HolderItem = ResponseOf<CallOf<'consoleHolder.list'>>['items'][number];

/** A holder in a list. The table's "deleted" is an account that its holder closed. */
export const holderShape = (row: HolderRow): HolderItem => ({
  ...holderRef(row),
  nickname: row.nickname ?? row.username,
  state: row.state === 'deleted' ? 'closed' : row.state,
  entry: row.entry,
  created_at: row.createdAt.toISOString(),
});

const matching = (typed: string) =>
  or(
    sql`starts_with(lower(${accountHolder.username}), lower(${typed}))`,
    eq(accountHolder.operationId, typed),
    sql`lower(${accountHolder.email}) = lower(${typed})`,
    eq(accountHolder.phone, typed),
  );

const KEYS = {
  created_at: { by: 'account_holder.id', type: 'bigint', of: (row: HolderRow) => row.id },
  username: {
    by: 'lower(account_holder.username)',
    type: 'text',
    of: (row: HolderRow) => row.username.toLowerCase(),
  },
} as const;
const DEFAULT_ORDER = { ...KEYS.created_at, descending: true };

/** Account holders by what is known of them, newest first. */
export const listHolders: StaffUseCase<'consoleHolder.list'> = async (
  { database: reader },
  _caller,
  request,
) => {
  const start = sortedStart(request, KEYS, DEFAULT_ORDER);
  if (isRefusal(start)) return start;
  const page = pageParts(start, 'account_holder.id');
  const typed = request.query?.trim() ?? '';
  const state = request.state === 'closed' ? 'deleted' : request.state;
  const rows = await reader.orm
    .select()
    .from(accountHolder)
    .where(
      and(
        typed === '' ? undefined : matching(typed),
        state === undefined ? undefined : eq(accountHolder.state, state),
        request.entry === undefined ? undefined : eq(accountHolder.entry, request.entry),
        page.where,
      ),
    )
    .orderBy(...page.order)
    .limit(start.limit + 1);
  return done(sortedPageOf(start, rows, (row) => row.id, holderShape));
};
