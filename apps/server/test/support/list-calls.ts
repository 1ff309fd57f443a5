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
}

const propertiesOf = (call: Call): Readonly<Record<string, JsonSchema>> =>
  toJsonSchema(call.request).properties ?? {};

/** Of the people's side; the desk's lists are sorted as staff wish. */
const isList = (call: Call): boolean => call.surface === 'app' && 'cursor' in propertiesOf(call);

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

/** What must be there for a call to be answered. */
const leastRequests = (call: Call): readonly Request[] =>
  call.id === 'statement.source' ? FIGURES.map((figure) => ({ figure })) : [{}];

/** Fields with a closed list of values: each value is a filter of its own. */
const filtersOf = (call: Call): readonly Request[] =>
  call.id === 'statement.source'
    ? []
    : Object.entries(propertiesOf(call)).flatMap(([name, { enum: values }]) =>
        Array.isArray(values) ? values.map((value: string) => ({ [name]: value })) : [],
      );

/** Every list call that people make, plain and with each of its filters. */
export const listings = (): readonly Listing[] =>
  allCalls.filter(isList).flatMap((call) => {
    const least = leastRequests(call);
    return [...least, ...filtersOf(call)].map((request) => ({
      name: `${call.id} ${JSON.stringify(request)}`,
      call,
      request,
      isFiltered: !least.includes(request),
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
