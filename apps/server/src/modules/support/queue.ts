import type { CallOf, RequestOf, ResponseOf } from '@fairlead/contract';
import { type Answer, done } from '../../http/answer';
import { isRefusal } from '../../http/page';
import type { StaffCaller } from '../../http/route';
import type { Services } from '../../http/services';
import { sortedPageOf, sortedStart } from '../../http/sorted';
import { DESK_KEYS, DESK_ORDER, deskShape, listDesk } from './desk-row';

type Page = ResponseOf<CallOf<'consoleSupport.conversations'>>;
/** Conversations of holders and guests: members who wait first, then the longest waiting. */
export const listQueue = async (
  { database, clock }: Services,
  { staffId }: StaffCaller,
  request: RequestOf<CallOf<'consoleSupport.conversations'>>,
): Promise<Answer<Page>> => {
  const start = sortedStart(request, DESK_KEYS, DESK_ORDER);
  if (isRefusal(start)) return start;
  const { topic, state, assigned, party, holder_id: holderId } = request;
  const filter = {
    topic,
    state,
    party,
    holderId: holderId === undefined ? undefined : Number(holderId),
    assignedTo: assigned === undefined ? undefined : assigned === 'me' ? staffId : null,
  };
  const rows = await listDesk(database, clock.now(), filter, start);
  return done(sortedPageOf(start, rows, (row) => row.id, deskShape));
};
