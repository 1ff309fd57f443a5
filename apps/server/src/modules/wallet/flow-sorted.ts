import { type CallOf, FLOW_TYPES, type ParsedOf, type ResponseOf } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';
import { type LinkedEntry, listEntries } from '@fairlead/ledger';
import { type Answer, done } from '../../http/answer';
import { isRefusal } from '../../http/page';
import { sortedPageOf, sortedStart } from '../../http/sorted';
import { flowShaper } from './flow';
import { monthRange } from './month-summary';

type Flow = CallOf<'consoleHolder.flow'>;

/** Records of one holder follow each other in time by their number. */
const KEYS = { time: { by: 'seq', type: 'bigint', of: (entry: LinkedEntry) => entry.seq } } as const;

/** A holder's flow records for staff, newest first where nothing else is asked for; months are those of UTC. */
export const listFlowSorted = async (
  reader: Reader,
  holderId: number,
  request: Omit<ParsedOf<Flow>, 'id'>,
): Promise<Answer<ResponseOf<Flow>>> => {
  const start = sortedStart(request, KEYS, { ...KEYS.time, descending: true });
  if (isRefusal(start)) return start;
  const range = request.month === undefined ? null : await monthRange(reader, request.month, 'UTC');
  const entries = await listEntries(reader, holderId, {
    kinds: request.type === undefined ? FLOW_TYPES : [request.type],
    range,
    descending: start.descending,
    afterSeq: start.after?.id ?? null,
    limit: start.limit + 1,
  });
  return done(sortedPageOf(start, entries, (entry) => entry.seq, await flowShaper(reader, entries)));
};
