import { allCalls, type Call, STAFF_ROLES } from '@fairlead/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { NOT_FOR_HOLDERS, NUMBERS_OF_BANKS } from '../src/http/words';
import { startTestServer, type TestServer } from '../src/testing';
import { signInStaff } from '../src/testing/people';
import { goodRequest, requestsOf } from './support/requests';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = (await signInStaff(server, 'everybody', ...STAFF_ROLES)).token;
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

const filled = (value: unknown, [key, ...rest]: Place): unknown => {
  if (key === undefined) return DEMAND;
  if (Array.isArray(value)) {
    return value.map((item, index) => (index === key ? filled(item, rest) : item));
  }
  const fields = value as Readonly<Record<string, unknown>>;
  return { ...fields, [key]: filled(fields[key], rest) };
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

const staffCalls = allCalls.filter(({ access, method }) => access.kind === 'staff' && method === 'POST');

it('money talk only on record: no text of staff that a holder can read goes round the boundary', async () => {
  const open: string[] = [];
  const met = new Set<string>();
  for (const call of staffCalls) {
    for (const [name, { place, request }] of demandsOf(call)) {
      met.add(name);
      if (name in NOT_FOR_HOLDERS) continue;
      const reply = await server.send(call, request, { token, idempotencyKey: 'staff-words-1' });
      const fields = reply.data?.['fields'] as Record<string, string> | undefined;
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
