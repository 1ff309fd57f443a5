import { type CallOf, FLOW_TYPES, type FlowEvent, type ParsedOf, type ResponseOf } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';
import {
  type EventFilter,
  type EventPlace,
  type EventSearch,
  type FlowEvent as Folded,
  findEventWindow,
  listEventEntries,
  listEvents,
  readChainEnd,
} from '@fairlead/ledger';
import { FLOW_EVENT_KINDS, MOVEMENTS } from '@fairlead/vocabulary';
import { type Answer, done, type Refusal, refuse } from '../../http/answer';
import { DEFAULT_LIMIT, isRefusal, pageOf, pageStart } from '../../http/page';
import { findOrderIds, readOrderNames } from '../plans';
import { flowShaper } from './flow';
import { databaseZone } from './month-summary';
import type { WithdrawalNames } from './withdrawal-names';

type Call = CallOf<'wallet.events'>;
type Request = ParsedOf<Call>;
type RecordsCall = CallOf<'wallet.eventRecords'>;

/** Stretches of a chain that are looked through for one page; what is beyond them is asked for with the next. */
const WINDOWS_A_PAGE = 5;
/** Plans and withdrawals that a text may mean. */
const NAMED_MAX = 200;

const invalid = (field: string): Refusal =>
  refuse('invalid_fields', { fields: { [field]: 'invalid_format' } });

const cursorOf = ({ head, below }: EventPlace): string =>
  Buffer.from(`${head}.${below}`, 'latin1').toString('base64url');

const placeOf = async (
  reader: Reader,
  holderId: number,
  cursor: string | undefined,
): Promise<EventPlace | Refusal> => {
  if (cursor === undefined) {
    const head = await readChainEnd(reader, holderId);
    return { head, below: head + 1 };
  }
  const [, head, below] =
    /^(\d{1,15})\.(\d{1,15})$/.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  return below === undefined ? invalid('cursor') : { head: Number(head), below: Number(below) };
};

const searchOf = async (
  reader: Reader,
  holderId: number,
  { text, amount }: Request,
  withdrawals: WithdrawalNames,
): Promise<EventSearch | null> =>
  text === undefined
    ? null
    : {
        text,
        orderIds: await findOrderIds(reader, holderId, text, NAMED_MAX),
        withdrawalIds: await withdrawals.find(reader, holderId, text, NAMED_MAX),
        amountMinor: amount ?? null,
      };

const filterOf = ({ type, from, until, order_id: orderId }: Request): EventFilter => ({
  kinds: type === undefined ? FLOW_TYPES : [type],
  from: from === undefined ? null : new Date(from),
  until: until === undefined ? null : new Date(until),
  orderId: orderId ?? null,
});

interface Found {
  readonly events: readonly Folded[];
  /** Where the next page begins; null where there is none. */
  readonly next: EventPlace | null;
}

/** Folds one stretch of days after the other until a page is full, or enough was looked through. */
const findEvents = async (
  reader: Reader,
  holderId: number,
  filter: EventFilter,
  search: EventSearch | null,
  start: EventPlace,
  zone: string,
  limit: number,
): Promise<Found> => {
  const events: Folded[] = [];
  let place = start;
  for (let looked = 0; looked < WINDOWS_A_PAGE; looked += 1) {
    const window = await findEventWindow(reader, holderId, filter, place, zone);
    if (window === undefined) return { events, next: null };
    const wanted = limit - events.length;
    const rows = await listEvents(reader, holderId, filter, search, place, window, zone, wanted + 1);
    events.push(...rows.slice(0, wanted));
    const last = rows[wanted - 1];
    if (rows.length > wanted && last !== undefined) {
      return { events, next: { head: place.head, below: last.lastSeq } };
    }
    place = { head: place.head, below: window.lowest };
    if (events.length === limit) break;
  }
  return { events, next: place };
};

const keyOf = ({ kind, ref, firstSeq, lastSeq }: Folded): string => [kind, ref, firstSeq, lastSeq].join('.');

const present = async (
  reader: Reader,
  holderId: number,
  events: readonly Folded[],
  withdrawals: WithdrawalNames,
): Promise<FlowEvent[]> => {
  const refsOf = (...kinds: readonly Folded['kind'][]) =>
    events.flatMap(({ kind, ref }) => (kinds.includes(kind) ? [ref] : []));
  const orderOf = await readOrderNames(reader, holderId, refsOf('plan_day', 'plan_step'));
  const withdrawalOf = await withdrawals.read(reader, holderId, refsOf('withdrawal'));
  return events.map((event) => {
    const { kind, ref } = event;
    const withdrawal = kind === 'withdrawal' ? withdrawalOf(ref) : undefined;
    return {
      ...{ event: keyOf(event), kind, day: event.day },
      time: event.time.toISOString(),
      since: event.since.toISOString(),
      amount: event.total === 0 ? event.available : event.total,
      available_delta: event.available,
      total_delta: event.total,
      count: event.count,
      sums: [...event.sums],
      record_id: String(event.recordId),
      remark: event.remark,
      entered_by_hand:
        event.enteredByHand || event.sums.some(({ type }) => MOVEMENTS[type].flow === 'by_hand'),
      order: (kind === 'plan_day' || kind === 'plan_step' ? orderOf(ref) : undefined) ?? null,
      withdrawal: withdrawal
        ? {
            id: withdrawal.id,
            state: withdrawal.state,
            amount: withdrawal.amount,
            destination_last_four: withdrawal.destination_last_four,
            created_at: withdrawal.created_at,
          }
        : null,
      topup_id: kind === 'top_up' ? String(ref) : null,
    };
  });
};

const daysOf = (events: readonly Folded[]): ResponseOf<Call>['days'] => [
  ...new Map(
    events.map(({ day, dayAvailable, dayTotal, dayCount }) => [
      day,
      { day, available_delta: dayAvailable, total_delta: dayTotal, count: dayCount },
    ]),
  ).values(),
];

/** What happened to a holder's money, newest first: flow records, folded (docs/domain/wallet.md#events). */
export const listFlowEvents = async (
  reader: Reader,
  holderId: number,
  request: Request,
  timeZone: string,
  withdrawals: WithdrawalNames,
): Promise<Answer<ResponseOf<Call>>> => {
  const start = await placeOf(reader, holderId, request.cursor);
  if (isRefusal(start)) return start;
  const search = await searchOf(reader, holderId, request, withdrawals);
  const { limit = DEFAULT_LIMIT } = request;
  const zone = databaseZone(timeZone);
  const found = await findEvents(reader, holderId, filterOf(request), search, start, zone, limit);
  return done({
    items: await present(reader, holderId, found.events, withdrawals),
    days: daysOf(found.events),
    next_cursor: found.next === null ? null : cursorOf(found.next),
  });
};

/** The records that an event is folded from, newest first. */
export const listEventRecords = async (
  reader: Reader,
  holderId: number,
  request: ParsedOf<RecordsCall>,
): Promise<Answer<ResponseOf<RecordsCall>>> => {
  const [, name, ...numbers] = /^([a-z_]+)\.(\d{1,15})\.(\d{1,15})\.(\d{1,15})$/.exec(request.event) ?? [];
  const kind = FLOW_EVENT_KINDS.find((one) => one === name);
  if (kind === undefined) return invalid('event');
  const start = pageStart(request);
  if (isRefusal(start)) return start;
  const [ref = 0, firstSeq = 0, lastSeq = 0] = numbers.map(Number);
  const kinds = request.type === undefined ? FLOW_TYPES : [request.type];
  const event = { kind, ref, firstSeq, lastSeq };
  const entries = await listEventEntries(reader, holderId, event, kinds, start.below, start.limit + 1);
  return done(pageOf(entries, start.limit, (entry) => entry.seq, await flowShaper(reader, entries)));
};
