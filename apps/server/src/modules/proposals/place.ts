import { PROPOSAL_KINDS } from '@fairlead/contract';
import { deciderOf } from '@fairlead/vocabulary';
import { done } from '../../http/answer';
import type { StaffUseCase } from '../../http/route';
import { expirySql, LIST, PROPOSAL_LIFE_MS } from './read';

interface Place {
  readonly waiting: number;
  readonly place: number | null;
  readonly previous: number | null;
  readonly next: number | null;
}

/** What ended with a decision has no deadline any more: after it comes what expires first. */
const STOOD_AT = expirySql(`coalesce(due_at, case when subject_type = 'withdrawal' then decided_at end)`);

/**
 * What waits for one member of staff, the soonest to expire first, as the list has it: not what they made, nor what they
 * agreed to already.
 */
const PLACE = `
  with waiting as (
    select p.id, p.expires_at, row_number() over (order by p.expires_at, p.id)::int as place
      from (select *, ${expirySql()} as expires_at from (${LIST}) one) p
      where p.state = 'pending' and p.kind = any($1) and p.maker_id <> $2 and p.created_at > $3
        and not exists (select from proposal_agreement a where a.proposal_id = p.id and a.staff_id = $2)
  ), asked as (
    select id, ${STOOD_AT} as expires_at from (${LIST}) one where id = $4
  ), others as (
    select w.id, w.place, (w.expires_at, w.id) < (a.expires_at, a.id) as is_before
      from waiting w left join asked a on true where w.id <> $4
  )
  select (select count(*) from waiting)::int as waiting, (select place from waiting where id = $4) as place,
      (select id from others order by is_before desc nulls last, place desc limit 1) as previous,
      (select id from others order by is_before nulls first, place limit 1) as next`;

const text = (id: number | null): string | null => (id === null ? null : String(id));

/** Where a proposal stands among those that wait for the one who asks, and which come before and after it. */
export const readPlace: StaffUseCase<'consoleProposal.place'> = async (
  { database, clock },
  { staffId, roles },
  { id = 0, kind },
) => {
  const kinds = PROPOSAL_KINDS.filter((one) => roles.includes(deciderOf(one)) && (kind ?? one) === one);
  const oldest = new Date(clock.now().getTime() - PROPOSAL_LIFE_MS);
  const [found] = await database.query<Place>(PLACE, [kinds, staffId, oldest, id]);
  const { waiting = 0, place = null, previous = null, next = null } = found ?? {};
  return done({ waiting, place, previous: text(previous), next: text(next) });
};
