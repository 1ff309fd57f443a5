import { type CallOf, FLOW_TYPES, type ParsedOf, type ResponseOf } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';
import { type LinkedEntry, listEntries, readEntry } from '@fairlead/ledger';
import { type Answer, done } from '../../http/answer';
import { isRefusal } from '../../http/page';
import { sortedPageOf, sortedStart } from '../../http/sorted';
import { flowShaper } from './flow';
import { monthRange } from './month-summary';

type Flow = CallOf<'consoleHolder.flow'>;

/** Records of one holder follow each other in time by their number. */
const KEYS = { time: { by: 'seq', type: 'bigint', of: (entry: LinkedEntry) => entry.seq } } as const;

const readOne = async (
  reader: Reader,
  holderId: number,
  id: number,
  kinds: readonly string[],
): Promise<readonly LinkedEntry[]> => {
  const entry = await readEntry(reader, holderId, id);
  return entry !== undefined && kinds.includes(entry.kind) ? [entry] : [];
};

/** A holder's flow records for staff, newest first where nothing else is asked for; months are those of UTC. */
export const listFlowSorted = async (
  reader: Reader,
  holderId: number,
  request: Omit<ParsedOf<Flow>, 'id'>,
): Promise<Answer<ResponseOf<Flow>>> => {
  const start = sortedStart(request, KEYS, { ...KEYS.time, descending: true });
  if (isRefusal(start)) return start;
  const kinds = request.type === undefined ? FLOW_TYPES : [request.type];
  const entries =
    request.record_id === undefined
      ? await listEntries(reader, holderId, {
          kinds,
          range: request.month === undefined ? null : await monthRange(reader, request.month, 'UTC'),
          descending: start.descending,
          afterSeq: start.after?.id ?? null,
          limit: start.limit + 1,
        })
      : await readOne(reader, holderId, request.record_id, kinds);
  return done(sortedPageOf(start, entries, (entry) => entry.seq, await flowShaper(reader, entries)));
};
