import type { CallOf, ResponseOf } from '@fairlead/contract';
import { one, type Reader } from '@fairlead/db';
import type { Channel } from '@fairlead/vocabulary';
import { done, refuse } from '../../../http/answer';
import { boundsSql, boundValues } from '../../../http/bounds';
import { countQuery } from '../../../http/counting';
import { isRefusal } from '../../../http/page';
import type { StaffUseCase } from '../../../http/route';
import { pageSql, sortedPageOf, sortedStart } from '../../../http/sorted';
import { defaultOrderOf, readWaitingFirst } from '../../../http/waiting-first';
import { readHolderRefs } from '../../account';
import { audit } from '../../audit';

type Item = ResponseOf<CallOf<'consoleMessage.retry'>>;

interface Row {
  readonly id: number;
  readonly channel: Channel;
  readonly kind: string;
  readonly holder_id: number | null;
  readonly target: string;
  readonly state: Item['state'];
  readonly attempts: number;
  readonly last_error: string | null;
  readonly ends_at: Date | null;
  readonly created_at: Date;
  readonly due_at: Date | null;
}

const MESSAGES = `
  select m.id, m.channel, m.kind, m.holder_id, m.target, coalesce(m.ended, 'waiting') as state, m.attempts, m.last_error,
      m.ends_at, m.created_at, m.due_at
    from channel_message m`;

const IN_STATE = {
  given_up: "m.ended = 'given_up'",
  waiting: 'm.due_at is not null',
  sent: "m.ended = 'sent'",
  dropped: "m.ended = 'dropped'",
  all: 'true',
} as const;

/** Enough to tell which one it is; the whole address is on the holder's own case. */
const masked = ({ channel, target }: Row): string => {
  if (channel === 'push') return target;
  const [name = '', domain] = target.split('@');
  return domain === undefined ? `…${target.slice(-3)}` : `${name.slice(0, 1)}…@${domain}`;
};

/** An error may quote the address. */
const withoutTarget = ({ channel, target, last_error: error }: Row): string | null =>
  error === null || channel === 'push' ? error : error.replaceAll(target, '…');

const shaper = async (reader: Reader, rows: readonly Row[]): Promise<(row: Row) => Item> => {
  const holderOf = await readHolderRefs(
    reader,
    rows.flatMap(({ holder_id: id }) => id ?? []),
  );
  return (row) => ({
    id: String(row.id),
    channel: row.channel,
    kind: row.kind,
    holder: row.holder_id === null ? null : holderOf(row.holder_id),
    target: masked(row),
    state: row.state,
    attempts: row.attempts,
    last_error: withoutTarget(row),
    can_retry: row.state === 'given_up' && row.ends_at === null,
    created_at: row.created_at.toISOString(),
    next_at: row.due_at?.toISOString() ?? null,
  });
};

const KEYS = { created_at: { by: 'm.id', type: 'bigint', of: (row: Row) => row.id } } as const;
const ORDER = { isWaiting: (row: Row) => row.state === 'given_up', key: KEYS.created_at };

/** What waits for staff comes from an index of its own. */
const partOf = (isGivenUp: boolean | null): string => {
  if (isGivenUp === null) return 'true';
  return isGivenUp ? IN_STATE.given_up : "(m.ended is null or m.ended <> 'given_up')";
};

/** What left the app or is to: what was given up by age, then from the newest. */
export const listMessages: StaffUseCase<'consoleMessage.list'> = async ({ database }, _caller, request) => {
  const start = sortedStart(request, KEYS, defaultOrderOf(ORDER));
  if (isRefusal(start)) return start;
  const fitting = `($1::text is null or m.channel = $1) and ${IN_STATE[request.state ?? 'all']}
    and ${boundsSql('m.created_at', '0', 2)}`;
  const asked = [request.channel ?? null, ...boundValues(request)];
  const rows = await readWaitingFirst(start, ORDER, (part, isGivenUp) => {
    const page = pageSql(part, 'm.id', asked.length + 1);
    return database.query<Row>(
      `${MESSAGES} where ${fitting} and ${partOf(isGivenUp)} and ${page.where} ${page.order}`,
      [...asked, ...page.values],
    );
  });
  const counting = `select 1 from channel_message m where ${fitting}`;
  const total = await countQuery(database, request.total_up_to, counting, asked, 'none');
  return done({ ...sortedPageOf(start, rows, (row) => row.id, await shaper(database, rows)), ...total });
};

/** Tries a message again that was given up; its tries are counted anew. */
export const retryMessage: StaffUseCase<'consoleMessage.retry'> = (
  { database, clock },
  { staffId },
  { id },
) =>
  database.transaction(async (tx) => {
    const now = clock.now();
    const [before] = await tx.query<Row>(`${MESSAGES} where m.id = $1 for update`, [id]);
    if (before === undefined) return refuse('no_such_data');
    const changed = await tx.query(
      `update channel_message set attempts = 0, due_at = $2, ended = null, ended_at = null
         where id = $1 and ended = 'given_up' and ends_at is null returning id`,
      [id, now],
    );
    if (changed.length === 0) return refuse('wrong_state');
    await audit(tx, {
      actor: { type: 'staff', id: staffId },
      act: 'consoleMessage.retry',
      ...(before.holder_id === null ? {} : { holderId: before.holder_id }),
      subjectType: 'message',
      subjectId: id,
      before: { attempts: before.attempts },
      after: { attempts: 0 },
      time: now,
    });
    const row = one(await tx.query<Row>(`${MESSAGES} where m.id = $1`, [id]), `message ${id} is gone`);
    return done((await shaper(tx, [row]))(row));
  });
