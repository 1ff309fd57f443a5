import { done } from '../../http/answer';
import { isRefusal } from '../../http/page';
import type { StaffUseCase } from '../../http/route';
import { sortedPageOf, sortedStart } from '../../http/sorted';
import { DESK_KEYS, DESK_ORDER, deskShape, listDesk } from './desk-row';

/** Conversations of holders and guests: members who wait first, then the longest waiting. */
export const listQueue: StaffUseCase<'consoleSupport.conversations'> = async (
  { database, clock },
  { staffId },
  request,
) => {
  const start = sortedStart(request, DESK_KEYS, DESK_ORDER);
  if (isRefusal(start)) return start;
  const { topic, state, assigned, party, holder_id: holderId } = request;
  const filter = {
    topic,
    state,
    party,
    holderId,
    assignedTo: assigned === undefined ? undefined : assigned === 'me' ? staffId : null,
  };
  const rows = await listDesk(database, clock.now(), filter, start);
  return done(sortedPageOf(start, rows, (row) => row.id, deskShape));
};
