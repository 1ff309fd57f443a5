import type { CallOf, RequestOf, ResponseOf } from '@fairlead/contract';
import { accountHolder, and, desc, eq, lt, or, type Reader, sql } from '@fairlead/db';
import { type Answer, done } from '../../http/answer';
import { isRefusal, pageOf, pageStart } from '../../http/page';
import { holderRef } from './holder-ref';

/** A holder as the table keeps it. */
export type HolderRow = typeof accountHolder.$inferSelect;
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

/** Account holders by what is known of them, newest first. */
export const listHolders = async (
  reader: Reader,
  request: RequestOf<CallOf<'consoleHolder.list'>>,
): Promise<Answer<ResponseOf<CallOf<'consoleHolder.list'>>>> => {
  const start = pageStart(request);
  if (isRefusal(start)) return start;
  const typed = request.query?.trim() ?? '';
  const state = request.state === 'closed' ? 'deleted' : request.state;
  const rows = await reader.orm
    .select()
    .from(accountHolder)
    .where(
      and(
        typed === '' ? undefined : matching(typed),
        state === undefined ? undefined : eq(accountHolder.state, state),
        start.below === null ? undefined : lt(accountHolder.id, start.below),
      ),
    )
    .orderBy(desc(accountHolder.id))
    .limit(start.limit + 1);
  return done(pageOf(rows, start.limit, (row) => row.id, holderShape));
};
