import type { Reader, Tx } from '@fairlead/db';
import { done } from '../../http/answer';
import type { StaffUseCase } from '../../http/route';
import type { Services } from '../../http/services';
import { audit, filterDoneSince } from '../audit';
import { listAnswering, readDuty, setOnDuty } from '../staff';
import { readOpeningHours } from './contacts/opening-hours';

type Table = 'conversation' | 'guest_case';
const TABLES: readonly Table[] = ['conversation', 'guest_case'];

/** So many new chats are given out at once; those left come with the next look. */
const BATCH = 50;

/** Whoever answers a conversation that nobody had taken has taken it. */
export const takeUnassigned = async (tx: Tx, table: Table, id: number, staffId: number): Promise<void> => {
  await tx.query(`update ${table} set assigned_to = $2 where id = $1 and assigned_to is null`, [id, staffId]);
};

const ofTable = (table: Table): string =>
  `select '${table}' as kind, id, assigned_to, waiting_since, last_sequence > read_by_staff as is_new,
      coalesce(snoozed_until > $1, false) as is_snoozed from ${table} where waiting_since is not null`;

/** All that waits, with what is put off; $1 is the present time. */
const WAITING = TABLES.map(ofTable).join(' union all ');

/** What waits of each of some members of staff. */
const countLoads = async (
  reader: Reader,
  now: Date,
  staffIds: readonly number[],
): Promise<Map<number, number>> => {
  const rows = await reader.query<{ id: number; waiting: number }>(
    `select assigned_to as id, count(*) as waiting from (${WAITING}) w
        where not is_snoozed and assigned_to = any($2::bigint[]) group by 1`,
    [now, staffIds],
  );
  const loads = new Map(rows.map(({ id, waiting }) => [id, waiting]));
  return new Map(staffIds.map((id) => [id, loads.get(id) ?? 0]));
};

/** What of somebody's waits goes back to all: nobody waits for who has left. */
const release = async (tx: Tx, staffId: number): Promise<void> => {
  await setOnDuty(tx, staffId, null);
  for (const table of TABLES) {
    await tx.query(
      `update ${table} set assigned_to = null where assigned_to = $1 and waiting_since is not null`,
      [staffId],
    );
  }
};

interface NewChat {
  readonly id: number;
  readonly kind: Table;
}

interface OwnedChat extends NewChat {
  readonly ownerId: number;
  readonly since: Date;
}

/** What waits for somebody who is not on duty, the longest wait first, without what is rightly theirs. */
const listStranded = async (tx: Tx, now: Date, agents: readonly number[]): Promise<OwnedChat[]> => {
  const owned = await tx.query<OwnedChat>(
    `select id, kind, assigned_to as "ownerId", waiting_since as since from (${WAITING}) w
        where assigned_to is not null and assigned_to <> all($2::bigint[]) order by waiting_since, id`,
    [now, agents],
  );
  if (owned.length === 0) return [];
  // Who hands over a chat that waits decides who answers it, on duty or not.
  const byHand = await filterDoneSince(
    tx,
    'consoleSupport.assign',
    owned.map((chat) => ({ ...chat, type: chat.kind })),
  );
  const able = new Set((await listAnswering(tx)).map(({ id }) => id));
  const kept = new Set(byHand.flatMap(({ id, ownerId }) => (able.has(ownerId) ? [id] : [])));
  return owned.filter(({ id }) => !kept.has(id));
};

/**
 * Frees chats whose owner left before the person wrote again: going off duty frees only what waits at that moment.
 * @returns how many were freed
 */
const freeStranded = async (tx: Tx, now: Date, agents: readonly number[]): Promise<number> => {
  const stranded = (await listStranded(tx, now, agents)).slice(0, BATCH);
  for (const { id, kind, ownerId } of stranded) {
    // Somebody may have taken or answered it since it was read.
    await tx.query(
      `update ${kind} set assigned_to = null where id = $1 and assigned_to = $2 and waiting_since is not null`,
      [id, ownerId],
    );
  }
  return stranded.length;
};

/**
 * Gives what waits and nobody took to whoever is on duty and has least that waits; of equals, to who has been on duty
 * longest (docs/domain/support.md#on-duty). Nobody on duty: it stays with all. What waits for who is not on duty is
 * given out anew.
 * @returns how much was done
 */
export const dealOut = ({ database, clock }: Services): Promise<number> =>
  database.transaction(async (tx) => {
    // One node at a time: two that count the same loads would give to the same person.
    await tx.query('select pg_advisory_xact_lock(hashtext($1))', ['chats dealt out']);
    const now = clock.now();
    const { agents, gone } = await readDuty(tx, now);
    for (const staffId of gone) await release(tx, staffId);
    const freed = gone.length + (await freeStranded(tx, now, agents));
    if (agents.length === 0) return freed;
    const waiting = await tx.query<NewChat>(
      `select id, kind from (${WAITING}) w where assigned_to is null and not is_snoozed
          order by waiting_since, id limit ${BATCH}`,
      [now],
    );
    if (waiting.length === 0) return freed;
    const loads = await countLoads(tx, now, agents);
    for (const { id, kind } of waiting) {
      const to = agents.reduce((least, one) =>
        (loads.get(one) ?? 0) < (loads.get(least) ?? 0) ? one : least,
      );
      await takeUnassigned(tx, kind, id, to);
      loads.set(to, (loads.get(to) ?? 0) + 1);
    }
    return waiting.length + freed;
  });

/** Goes on or off duty. */
export const changeDuty: StaffUseCase<'consoleSupport.setDuty'> = async (
  { database, clock },
  { staffId },
  { on },
) =>
  database.transaction(async (tx) => {
    const now = clock.now();
    if (on) await setOnDuty(tx, staffId, now);
    else await release(tx, staffId);
    const actor = { type: 'staff', id: staffId } as const;
    const subject = { subjectType: 'staff', subjectId: staffId };
    await audit(tx, { actor, act: 'consoleSupport.setDuty', ...subject, after: { on_duty: on }, time: now });
    return done({ on_duty: on });
  });

interface Counted {
  readonly mine: number;
  readonly unassigned: number;
  readonly waiting: number;
  readonly unread: number;
  readonly longest: Date | null;
}

/** What waits at the desk, for who asks. */
export const countDesk: StaffUseCase<'consoleSupport.counts'> = async (services, { staffId }) => {
  const { database, clock } = services;
  const now = clock.now();
  const [counted] = await database.query<Counted>(
    `select count(*) filter (where not is_snoozed and assigned_to = $2) as mine,
        count(*) filter (where not is_snoozed and assigned_to is null) as unassigned,
        count(*) filter (where not is_snoozed) as waiting,
        count(*) filter (where not is_snoozed and is_new and coalesce(assigned_to, $2) = $2) as unread,
        min(waiting_since) as longest
      from (${WAITING}) w`,
    [now, staffId],
  );
  const putOff = TABLES.map((table) => `(select count(*) from ${table} where snoozed_until > $1)`);
  const [snoozed] = await database.query<{ count: number }>(`select ${putOff.join(' + ')} as count`, [now]);
  const { agents } = await readDuty(database, now);
  const hoursOf = await readOpeningHours(database, services, 'signed_in');
  const { open_now, next_change_at } = hoursOf('general', now);
  return done({
    mine: counted?.mine ?? 0,
    unassigned: counted?.unassigned ?? 0,
    waiting: counted?.waiting ?? 0,
    unread: counted?.unread ?? 0,
    longest_waiting_since: counted?.longest?.toISOString() ?? null,
    snoozed: snoozed?.count ?? 0,
    on_duty: agents.includes(staffId),
    agents_on_duty: agents.length,
    ...{ open_now, next_change_at },
  });
};
