import { PROPOSAL_KINDS } from '@fairlead/contract';
import { deciderOf } from '@fairlead/vocabulary';
import { done } from '../../http/answer';
import type { StaffUseCase } from '../../http/route';
import { PROPOSAL_LIFE_MS } from './read';

interface Place {
  readonly waiting: number;
  readonly place: number | null;
  readonly previous: number | null;
  readonly next: number | null;
}

/** What waits for one member of staff, the oldest first: not what they made, nor what they agreed to already. */
const PLACE = `
  with waiting as (
    select p.id, row_number() over (order by p.id)::int as place from proposal p
      where p.state = 'pending' and p.kind = any($1) and p.maker_id <> $2 and p.created_at > $3
        and not exists (select from proposal_agreement a where a.proposal_id = p.id and a.staff_id = $2)
  )
  select count(*)::int as waiting, max(place) filter (where id = $4) as place,
      coalesce(max(id) filter (where id < $4), max(id) filter (where id > $4)) as previous,
      coalesce(min(id) filter (where id > $4), min(id) filter (where id < $4)) as next
    from waiting`;

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
