import { Readable } from 'node:stream';
import { type Call, type CallOf, calls, LIMITS } from '@fairlead/contract';
import { writeCsv, writeCsvRow } from '@fairlead/contract/csv';
import { type Answer, done, type FileAnswer, refuse } from '../../http/answer';
import { type Incoming, type Route, type StaffCaller, staffFileRoute } from '../../http/route';
import { parseRequest } from '../../http/schema';
import type { Services } from '../../http/services';
import { audit } from './audit';
import { columnsOf } from './columns';

interface Page {
  readonly items: readonly unknown[];
  readonly next_cursor: string | null;
}

type Request = Incoming<CallOf<'consoleAudit.exportList'>, StaffCaller>;

/** The list that is meant, where it is one of staff that this person may read. */
const findList = (
  routes: readonly Route[],
  { request: { list }, caller: { roles } }: Request,
): Answer<Route> => {
  const route = routes.find(({ call }) => call.id === list);
  if (route === undefined || route.call.access.kind !== 'staff' || columnsOf(route.call) === null)
    return refuse('no_such_data');
  const { roles: needed } = route.call.access;
  return needed.length > 0 && !needed.some((role) => roles.includes(role))
    ? refuse('role_missing')
    : done(route);
};

/** One page of the list, as if it were called for it. */
const readPage = async (
  { call, handle }: Route,
  incoming: Request,
  cursor: string | null,
): Promise<Answer<Page>> => {
  const page = { limit: LIMITS.pageSizeMax, ...(cursor === null ? {} : { cursor }) };
  const parsed = parseRequest<Call>(call, { ...incoming.request.filters, ...page });
  if ('fields' in parsed) return refuse('invalid_fields', { fields: parsed.fields });
  const answer = await handle({ ...incoming, request: parsed.request as Incoming['request'] });
  return answer as Answer<Page>;
};

/** The filters as in an address, for the record: what was taken is known, not only that something was. */
const filtersOf = ({ request: { filters } }: Request): string =>
  new URLSearchParams(Object.entries(filters).map(([name, value]) => [name, String(value)]))
    .toString()
    .slice(0, 500);

async function* writeRows(
  list: Route,
  incoming: Request,
  first: Page,
  currency: string,
): AsyncGenerator<string> {
  const columns = columnsOf(list.call) ?? [];
  const hasAmounts = columns.some(({ isAmount }) => isAmount);
  yield writeCsv([[...columns.map(({ name }) => name), ...(hasAmounts ? ['currency'] : [])]]);
  let [page, count] = [first, 0];
  for (;;) {
    const rows = page.items.slice(0, LIMITS.exportRowsMax - count);
    count += rows.length;
    yield rows
      .map((row) => [...columns.map(({ read }) => read(row, currency)), ...(hasAmounts ? [currency] : [])])
      .map(writeCsvRow)
      .join('');
    if (page.next_cursor === null || count >= LIMITS.exportRowsMax) return;
    const next = await readPage(list, incoming, page.next_cursor);
    if (!next.ok) throw new Error(`a page of ${list.call.id} was refused: ${next.reason}`);
    page = next.data;
  }
}

/** Sends a list as a file, as it is read; who took which list is on record before the first row is sent. */
const exportList = async (
  { database, clock, config }: Services,
  routes: readonly Route[],
  incoming: Request,
): Promise<Answer<FileAnswer>> => {
  const list = findList(routes, incoming);
  if (!list.ok) return list;
  const first = await readPage(list.data, incoming, null);
  if (!first.ok) return first;
  const { request, caller, address } = incoming;
  await database.transaction((tx) =>
    audit(tx, {
      ...{
        actor: { type: 'staff', id: caller.staffId },
        act: 'consoleAudit.exportList',
        subjectType: 'list',
      },
      after: { list: request.list, filters: filtersOf(incoming), address },
      time: clock.now(),
    }),
  );
  return done({
    name: `${request.list.replace('.', '-')}-${clock.now().toISOString().slice(0, 10)}.csv`,
    mediaType: 'text/csv; charset=utf-8',
    content: Readable.from(writeRows(list.data, incoming, first.data, config.currency)),
  });
};

/** @param routes the lists that may be taken are among them */
export const exportRoute = (services: Services, routes: readonly Route[]): Route =>
  staffFileRoute(calls.consoleAudit.exportList, (incoming) => exportList(services, routes, incoming));
