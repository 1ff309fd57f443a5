import type { CallOf, RequestOf, ResponseOf } from '@fairlead/contract';
import { type Answer, done, refuse } from '../../http/answer';
import type { StaffCaller } from '../../http/route';
import type { Services } from '../../http/services';
import { type DeskRow, deskShape, listDesk } from './desk-row';

type Page = ResponseOf<CallOf<'consoleSupport.conversations'>>;
type Place = readonly [number, number, number];

const DEFAULT_LIMIT = 20;

const writeCursor = ({ place, since_ms, id }: DeskRow): string =>
  Buffer.from([place, since_ms, id].join('.'), 'latin1').toString('base64url');

const readCursor = (cursor: string): Place | null => {
  const match = /^([01])\.(\d{1,16})\.([1-9]\d{0,14})$/.exec(
    Buffer.from(cursor, 'base64url').toString('latin1'),
  );
  return match === null ? null : [Number(match[1]), Number(match[2]), Number(match[3])];
};

/** Conversations of holders and guests: members who wait first, then the longest waiting. */
export const listQueue = async (
  { database, clock }: Services,
  { staffId }: StaffCaller,
  request: RequestOf<CallOf<'consoleSupport.conversations'>>,
): Promise<Answer<Page>> => {
  const { topic, state, assigned, holder_id: holderId, cursor, limit = DEFAULT_LIMIT } = request;
  const after = cursor === undefined ? undefined : readCursor(cursor);
  if (after === null) return refuse('invalid_fields', { fields: { cursor: 'invalid_format' } });
  const rows = await listDesk(database, clock.now(), {
    topic,
    state,
    holderId: holderId === undefined ? undefined : Number(holderId),
    assignedTo: assigned === undefined ? undefined : assigned === 'me' ? staffId : null,
    after,
    limit: limit + 1,
  });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return done({
    items: shown.map(deskShape),
    next_cursor: rows.length > limit && last !== undefined ? writeCursor(last) : null,
  });
};
