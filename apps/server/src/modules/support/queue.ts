import { done } from '../../http/answer';
import { isRefusal } from '../../http/page';
import type { StaffUseCase } from '../../http/route';
import { sortedPageOf, sortedStart } from '../../http/sorted';
import { DESK_KEYS, DESK_ORDER, listDesk } from './desk-row';
import { deskShape, withPeople } from './desk-shape';

/** Conversations of holders and guests: members who wait first, then the longest waiting. */
export const listQueue: StaffUseCase<'consoleSupport.conversations'> = async (
  services,
  { staffId },
  request,
) => {
  const { database, clock } = services;
  const start = sortedStart(request, DESK_KEYS, DESK_ORDER);
  if (isRefusal(start)) return start;
  const { cursor: _cursor, limit: _limit, sort: _sort, holder_id: holderId, ...asked } = request;
  const found = await listDesk(database, clock.now(), { ...asked, holderId, staffId }, start);
  const rows = await withPeople(services, database, found);
  return done(sortedPageOf(start, rows, (row) => row.id, deskShape));
};
