import { allCalls, type Call, STAFF_ROLES } from '@fairlead/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { NOT_FOR_HOLDERS, NUMBERS_OF_BANKS } from '../src/http/words';
import { startTestServer, type TestServer } from '../src/testing';
import { signInStaff } from '../src/testing/people';
import { goodRequest, requestsOf } from './support/requests';

let server: TestServer;
/** Each call may be made by one of two: nobody is maker and checker. */
let tokens: { readonly maker: string; readonly others: string };
beforeAll(async () => {
  server = await startTestServer();
  const others = STAFF_ROLES.filter((role) => role !== 'finance_maker');
  tokens = {
    maker: (await signInStaff(server, 'a_maker', 'finance_maker')).token,
    others: (await signInStaff(server, 'everybody_else', ...others)).token,
  };
});
afterAll(() => server.close());

/** Refused everywhere for its number, and where numbers belong for its address. */
const DEMAND = 'DE89 3704 0044 0532 0130 00, t.me/pay';
const SAMPLES = 60;

type Place = readonly (string | number)[];

const placesOf = (value: unknown, place: Place = []): Place[] =>
  typeof value === 'string'
    ? [place]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) =>
          placesOf(inner, [...place, Array.isArray(value) ? Number(key) : key]),
        )
      : [];

const filled = (value: unknown, [key, ...rest]: Place, text = DEMAND): unknown => {
  if (key === undefined) return text;
  if (Array.isArray(value)) {
    return value.map((item, index) => (index === key ? filled(item, rest, text) : item));
  }
  const fields = value as Readonly<Record<string, unknown>>;
  return { ...fields, [key]: filled(fields[key], rest, text) };
};

const nameOf = (call: Call, place: Place): string =>
  [call.id, ...place.filter((key) => typeof key === 'string')].join('.');

/** Every field of a call into which the contract lets a demand for payment be written, with such a request. */
const demandsOf = (call: Call): ReadonlyMap<string, { place: Place; request: unknown }> => {
  const samples = [
    goodRequest(call),
    ...fc.sample(requestsOf(call, fc.constant('1')), { numRuns: SAMPLES, seed: 11 }),
  ];
  const found = new Map<string, { place: Place; request: unknown }>();
  for (const sample of samples) {
    for (const place of placesOf(sample)) {
      const name = nameOf(call, place);
      const request = filled(sample, place);
      if (!found.has(name) && call.request.safeParse(request).success) found.set(name, { place, request });
    }
  }
  return found;
};

const tokenFor = ({ access }: Call): string =>
  access.kind === 'staff' && access.roles.includes('finance_maker') ? tokens.maker : tokens.others;

type Reply = Awaited<ReturnType<TestServer['send']>>;
const fieldsOf = (reply: Reply) => reply.data?.['fields'] as Record<string, string> | undefined;

/** What is said to a request. What chance made unreadable elsewhere in it is mended: it would be refused before. */
const answerTo = async (call: Call, request: unknown, place: Place): Promise<Reply> => {
  const how = { token: tokenFor(call), idempotencyKey: 'staff-words-1' };
  const reply = await server.send(call, request, how);
  const faults = Object.entries(fieldsOf(reply) ?? {});
  const [other] = faults.filter(([name, fault]) => fault === 'invalid_format' && name !== place.join('.'));
  if (other === undefined) return reply;
  const elsewhere = other[0].split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  const mended = filled(request, elsewhere, 'x');
  return JSON.stringify(mended) === JSON.stringify(request) ? reply : answerTo(call, mended, place);
};

const staffCalls = allCalls.filter(({ access, method }) => access.kind === 'staff' && method === 'POST');

it('money talk only on record: no text of staff that a holder can read goes round the boundary', async () => {
  const open: string[] = [];
  const met = new Set<string>();
  for (const call of staffCalls) {
    for (const [name, { place, request }] of demandsOf(call)) {
      met.add(name);
      if (name in NOT_FOR_HOLDERS) continue;
      const reply = await answerTo(call, request, place);
      const fields = fieldsOf(reply);
      const reason = NUMBERS_OF_BANKS.has(name) ? 'outside_link' : 'payment_details';
      if (fields?.[place.join('.')] !== reason) open.push(`${name}: ${JSON.stringify(reply.data)}`);
    }
  }
  expect(open).toEqual([]);
  expect(met.size).toBeGreaterThan(150);
  // What is let by is there, and nothing is let by that is gone.
  const excepted = [...Object.keys(NOT_FOR_HOLDERS), ...NUMBERS_OF_BANKS];
  expect(excepted.filter((name) => !met.has(name))).toEqual([]);
});
