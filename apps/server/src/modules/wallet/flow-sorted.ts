import { type CallOf, FLOW_TYPES, type ParsedOf, type ResponseOf } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';
import { type Answer, done } from '../../http/answer';
import { isRefusal } from '../../http/page';
import { pageSql, sortedPageOf, sortedStart } from '../../http/sorted';
import { FLOW_COLUMNS, FLOW_TABLES, type FlowRow, flowShape } from './flow';
import { monthRange } from './month-summary';

type Flow = CallOf<'consoleHolder.flow'>;

/** Records of one holder follow each other in time by their number. */
const KEYS = { time: { by: 't.seq', type: 'bigint', of: (row: FlowRow) => row.seq } } as const;

const LIST = `
  select ${FLOW_COLUMNS} from ${FLOW_TABLES}
  where t.holder_id = $1 and ($2::timestamptz is null or (t.time >= $2 and t.time < $3))`;

/** All kinds that are shown to holders, or one: each order reads no further than its page, by an index of its own. */
const OF = { all: 'and t.kind = any($4)', one: 'and t.kind = $4' };

/** A holder's flow records for staff, newest first where nothing else is asked for; months are those of UTC. */
export const listFlowSorted = async (
  reader: Reader,
  holderId: number,
  request: Omit<ParsedOf<Flow>, 'id'>,
): Promise<Answer<ResponseOf<Flow>>> => {
  const start = sortedStart(request, KEYS, { ...KEYS.time, descending: true });
  if (isRefusal(start)) return start;
  const range = request.month === undefined ? null : await monthRange(reader, request.month, 'UTC');
  const which = request.type === undefined ? 'all' : 'one';
  const page = pageSql(start, 't.seq', 5);
  const place = [holderId, range?.from ?? null, range?.to ?? null, request.type ?? FLOW_TYPES];
  // Planned anew each time: a plan that is kept knows neither the place nor how short a page is, and reads it all.
  const rows = await reader.query<FlowRow>(`${LIST} ${OF[which]} and ${page.where} ${page.order}`, [
    ...place,
    ...page.values,
  ]);
  return done(sortedPageOf(start, rows, (row) => row.seq, flowShape));
};
