import { allCalls, type Call } from '@fairlead/contract';
import { type JsonSchema, toJsonSchema } from '../../src/http/schema';

type Request = Readonly<Record<string, string | number>>;

/** A list as somebody asks for it, but for where the page begins. */
export interface Listing {
  readonly name: string;
  readonly call: Call;
  readonly request: Request;
  readonly isFiltered: boolean;
}

/** Identifiers that some lists have to be told. */
export interface Named {
  readonly holderId: string;
  readonly conversationId: string;
  /** Of the holder's plans the one with most reports. */
  readonly orderId: string;
}

const propertiesOf = (call: Call): Readonly<Record<string, JsonSchema>> =>
  toJsonSchema(call.request).properties ?? {};

const isList = (call: Call): boolean => 'cursor' in propertiesOf(call);

/** Each figure of the wallet has a list behind it; those of the statistics are sums over their own rows. */
const FIGURES = [
  'available_balance',
  'held',
  'to_be_consumed',
  'to_be_settled',
  'withdrawing',
  'discount_amount',
  'start_up_funds',
];

/** Lists of staff that are one person's by themselves. */
const OF_ONE_HOLDER = ['consoleCase.timeline', 'consoleHolder.flow', 'consoleHolder.sessions'];

/** What must be there for a call to be answered. */
const leastRequests = (call: Call, { holderId, orderId }: Named): readonly Request[] => {
  if (call.id === 'statement.source') return FIGURES.map((figure) => ({ figure }));
  if (call.id === 'wallet.eventRecords') return [{ event: `plan_day.${orderId}.1.999999999` }];
  if (call.id === 'consoleContent.accepted') return [{ holder_id: holderId }];
  return OF_ONE_HOLDER.includes(call.id) ? [{ id: holderId }] : [{}];
};

/** Fields with a closed list of values: each value is a filter, or an order, of its own; and one person's rows alone. */
const variantsOf = (call: Call, { holderId }: Named): readonly Request[] =>
  call.id === 'statement.source'
    ? []
    : Object.entries(propertiesOf(call)).flatMap(([name, { enum: values }]) => {
        if (name === 'holder_id') return [{ holder_id: holderId }];
        return Array.isArray(values) ? values.map((value: string) => ({ [name]: value })) : [];
      });

/** Every list call, of people and of staff: plain, in each of its orders and with each of its filters. */
export const listings = (named: Named): readonly Listing[] =>
  allCalls.filter(isList).flatMap((call) => {
    const least = leastRequests(call, named);
    const variants = variantsOf(call, named).map((variant) => ({ ...least[0], ...variant }));
    return [...least, ...variants].map((request) => ({
      name: `${call.id} ${JSON.stringify(request)}`,
      call,
      request,
      isFiltered: !least.includes(request) && !('sort' in request),
    }));
  });

/** The call that lists messages, which are numbered within their conversation. */
export const messageListings = ({ conversationId }: Named): readonly Listing[] =>
  allCalls
    .filter(({ id }) => id === 'support.messages')
    .flatMap((call) =>
      [{}, { before: 2_000_000 }, { after: 1_000_000 }].map((range) => ({
        name: `${call.id} ${JSON.stringify(range)}`,
        call,
        request: { conversation_id: conversationId, ...range },
        isFiltered: false,
      })),
    );
