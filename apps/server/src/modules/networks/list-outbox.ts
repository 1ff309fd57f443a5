import type { CallOf, ResponseOf } from '@fairlead/contract';
import { one, type Reader } from '@fairlead/db';
import { done, refuse } from '../../http/answer';
import { boundsSql, boundValues } from '../../http/bounds';
import { countQuery } from '../../http/counting';
import { isRefusal } from '../../http/page';
import type { StaffUseCase } from '../../http/route';
import { pageSql, sortedPageOf, sortedStart } from '../../http/sorted';
import { defaultOrderOf, inPart, readWaitingFirst } from '../../http/waiting-first';
import { audit } from '../audit';
import { readOrderNumbers } from '../plans';

type Item = ResponseOf<CallOf<'consoleReport.retryOutbox'>>;

interface OutboxRow {
  readonly id: number;
  readonly kind: Item['kind'];
  readonly order_id: number;
  readonly network: string;
  readonly state: Item['state'];
  readonly attempts: number;
  readonly last_error: string | null;
  readonly created_at: Date;
  readonly due_at: Date | null;
}

const OUTBOX = `
  select o.*, case when o.done_at is not null then 'sent' when o.due_at is not null then 'waiting' else 'failed' end as state
    from outbox o`;

/** Given up: neither due nor done. */
const IN_STATE = {
  failed: 'done_at is null and due_at is null',
  waiting: 'done_at is null and due_at is not null',
  sent: 'done_at is not null',
  all: 'true',
} as const;

/** How many messages to each network were given up; a network without any is left out. */
export const countFailed = async (reader: Reader): Promise<(network: string) => number> => {
  const rows = await reader.query<{ network: string; failed: number }>(
    `select network, count(*) as failed from outbox where ${IN_STATE.failed} group by network`,
  );
  return (network) => rows.find((row) => row.network === network)?.failed ?? 0;
};

/** Shows rows with the numbers of their plans. */
const shaper = async (reader: Reader, rows: readonly OutboxRow[]) => {
  const numberOf = await readOrderNumbers(
    reader,
    rows.map((row) => row.order_id),
  );
  return (row: OutboxRow): Item => ({
    id: String(row.id),
    kind: row.kind,
    order_id: String(row.order_id),
    order_number: numberOf(row.order_id),
    target: row.network,
    state: row.state,
    attempts: row.attempts,
    last_error: row.last_error,
    created_at: row.created_at.toISOString(),
    next_at: row.due_at?.toISOString() ?? null,
  });
};

const KEYS = {
  created_at: { by: 'id', type: 'bigint', of: (row: OutboxRow) => row.id },
  attempts: { by: 'attempts', type: 'bigint', of: (row: OutboxRow) => row.attempts },
} as const;
const ORDER = { isWaiting: (row: OutboxRow) => row.state === 'failed', key: KEYS.created_at };

/** What is to leave the system, and what became of it: what failed by age, then from the newest. */
export const listOutbox: StaffUseCase<'consoleReport.outbox'> = async (
  { database: reader },
  _caller,
  request,
) => {
  const start = sortedStart(request, KEYS, defaultOrderOf(ORDER));
  if (isRefusal(start)) return start;
  const { state = 'all', network = null, from, until } = request;
  const fitting = `${IN_STATE[state]} and ($1::text is null or network = $1) and ${boundsSql('created_at', '0', 2)}`;
  const asked = [network, ...boundValues({ from, until })];
  const rows = await readWaitingFirst(start, ORDER, (part, isFailed) => {
    const page = pageSql(part, 'id', asked.length + 1);
    return reader.query<OutboxRow>(
      `${OUTBOX} where ${fitting} and ${inPart(IN_STATE.failed, isFailed)} and ${page.where} ${page.order}`,
      [...asked, ...page.values],
    );
  });
  const counting = `select 1 from outbox where ${fitting}`;
  const total = await countQuery(reader, request.total_up_to, counting, asked, 'none');
  return done({ ...sortedPageOf(start, rows, (row) => row.id, await shaper(reader, rows)), ...total });
};

/** Tries an item again that was given up; its tries are counted anew. */
export const retryOutbox: StaffUseCase<'consoleReport.retryOutbox'> = (
  { database, clock },
  { staffId },
  request,
) =>
  database.transaction(async (tx) => {
    const now = clock.now();
    const { id } = request;
    const [before] = await tx.query<{ attempts: number; holder_id: number }>(
      'select attempts, holder_id from outbox where id = $1 for update',
      [id],
    );
    if (before === undefined) return refuse('no_such_data');
    const changed = await tx.query(
      `update outbox set attempts = 0, due_at = $2, last_error = null
         where id = $1 and done_at is null and due_at is null returning id`,
      [id, now],
    );
    if (changed.length === 0) return refuse('wrong_state');
    await audit(tx, {
      actor: { type: 'staff', id: staffId },
      act: 'consoleReport.retryOutbox',
      holderId: before.holder_id,
      subjectType: 'outbox',
      subjectId: id,
      before: { attempts: before.attempts },
      after: { attempts: 0 },
      time: now,
    });
    const row = one(await tx.query<OutboxRow>(`${OUTBOX} where id = $1`, [id]), `outbox item ${id} is gone`);
    return done((await shaper(tx, [row]))(row));
  });
