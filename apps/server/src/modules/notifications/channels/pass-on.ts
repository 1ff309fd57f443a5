import { isUnavailable, type Tx } from '@fairlead/db';
import type { Channel } from '@fairlead/vocabulary';
import type { Services } from '../../../http/services';
import { type DueRow, notSeen, workOff } from '../../../plugins/due-rows';
import { ALWAYS_BY_EMAIL, CATEGORY, FIRST_CHOICE, GUARDING } from './choices';

/** Notices to one person that are passed on at once, and people to whom one to everyone is. */
const BATCH = 100;
const PAGE = 500;
/** What is older is in the app alone: a program that stood still tells nobody of last week. */
const FRESH_MS = 2 * 86_400_000;

/**
 * Messages for pairs `due` of a notice `n` and a person `h` with what they are reached by; a second time makes none. `$2`
 * to `$4` are what the product begins with and what always goes by e-mail, `$5` the time, `$6` the channels there are.
 */
const MESSAGES = `
  insert into channel_message (holder_id, channel, kind, notification_id, target, language, message_key, due_at, created_at)
  select d.holder_id, w.channel, 'notice', d.id, w.target, d.lang, gen_random_uuid()::text, $5, $5
    from due d left join channel_choice c on c.holder_id = d.holder_id
      cross join lateral (
        select 'email' as channel, d.email as target where d.email is not null
          and (d.category = $4 or d.category = any(coalesce(c.email, $2)))
        union all
        select 'push', s.id::text from push_subscription s cross join lateral is_session_live(s.session_id, $5) l
          where s.holder_id = d.holder_id and l.is_live and d.category = any(coalesce(c.push, $3))
      ) w
    where w.channel = any($6)
  on conflict do nothing`;

const valuesFor = (now: Date, channels: readonly Channel[]): readonly unknown[] => [
  ...[GUARDING, FIRST_CHOICE.email, FIRST_CHOICE.push, ALWAYS_BY_EMAIL, now, channels],
];

/** Notices to one person each. */
const passOnSome = async (
  tx: Tx,
  ids: readonly number[],
  now: Date,
  channels: readonly Channel[],
): Promise<void> => {
  await tx.query(
    `with due as (
        select n.id, n.holder_id, ${CATEGORY} as category, r.email, r.lang
          from notification n cross join lateral reach_of(n.holder_id) r
          where n.id = any($7) and n.withdrawn_at is null and n.created_at > $8)
      ${MESSAGES}`,
    [...valuesFor(now, channels), ids, new Date(now.getTime() - FRESH_MS)],
  );
  await tx.query('delete from notice_to_pass where notification_id = any($1)', [ids]);
};

const passOnBatch = async (tx: Tx, now: Date, channels: readonly Channel[]): Promise<number> => {
  const taken = await tx.query<{ id: number }>(
    `select p.notification_id as id from notice_to_pass p join notification n on n.id = p.notification_id
      where n.holder_id is not null order by p.notification_id limit $1 for update of p skip locked`,
    [BATCH],
  );
  const ids = taken.map(({ id }) => id);
  if (ids.length > 0) await passOnSome(tx, ids, now, channels);
  return ids.length;
};

const PERSONAL = `select null::bigint as holder_id, p.notification_id as id
  from notice_to_pass p join notification n on n.id = p.notification_id
  where n.holder_id is not null and n.created_at <= $1 and ${notSeen('null::bigint', 'p.notification_id')}
  order by p.notification_id limit 1 for update of p skip locked`;

/** Many at once; one by one where one of them cannot be passed on, which holds up no other. */
const passOnPersonal = async (services: Services, channels: readonly Channel[]): Promise<number> => {
  const { database, clock } = services;
  try {
    return await database.transaction((tx) => passOnBatch(tx, clock.now(), channels));
  } catch (error) {
    if (isUnavailable(error)) throw error;
    return workOff<DueRow>(services, {
      due: PERSONAL,
      work: async (tx, { id }, now) => {
        await passOnSome(tx, [id], now, channels);
        return 1;
      },
    });
  }
};

interface Broadcast extends DueRow {
  readonly after_holder: number;
  readonly created_at: Date;
  readonly is_over: boolean;
}

const TO_EVERYONE = `select null::bigint as holder_id, n.id, p.after_holder, n.created_at,
    n.withdrawn_at is not null or n.created_at <= $1::timestamptz - ${FRESH_MS} * interval '1 millisecond' as is_over
  from notice_to_pass p join notification n on n.id = p.notification_id
  where n.holder_id is null and ${notSeen('null::bigint', 'n.id')}
  order by p.notification_id limit 1 for update of p skip locked`;

/** The next page of the people of one notice to everyone, so that no transaction grows with how many there are. */
const passOnBroadcast = async (
  tx: Tx,
  { id, after_holder: after, created_at: createdAt, is_over: isOver }: Broadcast,
  now: Date,
  channels: readonly Channel[],
): Promise<number> => {
  const people =
    isOver || channels.length === 0
      ? []
      : await tx.query<{ id: number }>('select id from holders_after($1, $2, $3)', [after, createdAt, PAGE]);
  const last = people.at(-1)?.id ?? after;
  if (people.length > 0) {
    await tx.query(
      `with due as (
          select n.id, h.id as holder_id, ${CATEGORY} as category, h.email, h.lang
            from notification n cross join lateral holders_after($8, n.created_at, $9) h
            where n.id = $7 and h.state <> 'deleted')
        ${MESSAGES}`,
      [...valuesFor(now, channels), id, after, PAGE],
    );
  }
  if (people.length < PAGE) await tx.query('delete from notice_to_pass where notification_id = $1', [id]);
  else await tx.query('update notice_to_pass set after_holder = $2 where notification_id = $1', [id, last]);
  return 1;
};

/**
 * Passes new notices on to the channels that each person chose (docs/domain/notifications.md#passing-on). Safe on
 * several nodes at once; one that fails holds up no other. @returns how much was done
 */
export const passOnNotices = async (services: Services, channels: readonly Channel[]): Promise<number> => {
  const broadcasts = () =>
    workOff<Broadcast>(services, {
      due: TO_EVERYONE,
      work: (tx, row, now) => passOnBroadcast(tx, row, now, channels),
    });
  let done = 0;
  try {
    done += await passOnPersonal(services, channels);
  } finally {
    done += await broadcasts();
  }
  return done;
};
