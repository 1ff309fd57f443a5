import type { CallOf, ParsedOf, ResponseOf } from '@fairlead/contract';
import { accountHolder, and, eq, gte, holderProgress, isNotNull, lt, or, type SQL, sql } from '@fairlead/db';
import type { HolderStep } from '@fairlead/vocabulary';
import { done } from '../../http/answer';
import { newest, withinBounds } from '../../http/bounds';
import { countRows } from '../../http/counting';
import { isRefusal } from '../../http/page';
import type { StaffUseCase } from '../../http/route';
import { pageParts, sortedPageOf, sortedStart } from '../../http/sorted';
import { type HolderRow, holderRef } from './queries';

type HolderItem = ResponseOf<CallOf<'consoleHolder.list'>>['items'][number];

/** A holder in a list. The table's "deleted" is an account that its holder closed. */
export const holderShape = (row: HolderRow): HolderItem => ({
  ...holderRef(row),
  nickname: row.nickname ?? row.username,
  lang: row.lang as HolderItem['lang'],
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

const WEEK_MS = 7 * 24 * 3_600_000;

const STEPS = {
  topped_up: holderProgress.toppedUpAt,
  funded: holderProgress.fundedAt,
  settled: holderProgress.settledAt,
  withdrew: holderProgress.withdrewAt,
} as const satisfies Record<HolderStep, unknown>;

/** Who took a step, or registered in a week: what the overview counts. */
const progressIs = (reached: HolderStep | undefined, week: string | undefined): SQL | undefined => {
  if (reached === undefined && week === undefined) return undefined;
  const from = week === undefined ? undefined : new Date(week);
  const is = and(
    reached === undefined ? undefined : isNotNull(STEPS[reached]),
    from === undefined ? undefined : gte(holderProgress.registeredAt, from),
    from === undefined ? undefined : lt(holderProgress.registeredAt, new Date(from.getTime() + WEEK_MS)),
  );
  return sql`exists (select from holder_progress where holder_id = account_holder.id and ${is})`;
};

const KEYS = {
  created_at: { by: 'account_holder.id', type: 'bigint', of: (row: HolderRow) => row.id },
  username: {
    by: 'lower(account_holder.username)',
    type: 'text',
    of: (row: HolderRow) => row.username.toLowerCase(),
  },
} as const;
const BY_TIME = {
  by: 'account_holder.created_at',
  type: 'timestamptz',
  of: (row: HolderRow) => row.createdAt,
} as const;

const fits = (request: ParsedOf<CallOf<'consoleHolder.list'>>): SQL | undefined => {
  const typed = request.query?.trim() ?? '';
  const state = request.state === 'closed' ? 'deleted' : request.state;
  return and(
    typed === '' ? undefined : matching(typed),
    state === undefined ? undefined : eq(accountHolder.state, state),
    request.entry === undefined ? undefined : eq(accountHolder.entry, request.entry),
    withinBounds({ from: request.from, until: request.until }, { time: accountHolder.createdAt }),
    progressIs(request.reached, request.week),
  );
};

/** Account holders by what is known of them, newest first. */
export const listHolders: StaffUseCase<'consoleHolder.list'> = async (
  { database: reader },
  _caller,
  request,
) => {
  const created = newest(request, KEYS.created_at, BY_TIME);
  const start = sortedStart(request, { ...KEYS, created_at: created }, { ...created, descending: true });
  if (isRefusal(start)) return start;
  const fitting = fits(request);
  const page = pageParts(start, 'account_holder.id');
  const rows = await reader.orm
    .select()
    .from(accountHolder)
    .where(and(fitting, page.where))
    .orderBy(...page.order)
    .limit(start.limit + 1);
  const total = await countRows(reader, request.total_up_to, accountHolder, null, fitting);
  return done({ ...sortedPageOf(start, rows, (row) => row.id, holderShape), ...total });
};
