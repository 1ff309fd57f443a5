import type { Call } from '@fairlead/contract';
import fc from 'fast-check';
import { requestsOf } from './requests';

/** What goes over the wire. */
export interface Sent {
  readonly call: Call;
  /** Of a POST; a GET has none. */
  readonly body: string;
  /** Of a POST; null where no type is named. */
  readonly contentType: string | null;
  /** Of a GET. */
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
}

type Fields = Readonly<Record<string, unknown>>;

/** Numbers that things have in a small database, and numbers of nothing. */
const ids = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 1, max: 40 }).map(String) },
  { weight: 1, arbitrary: fc.constantFrom('999999999999999', '4294967296', '123456789012345') },
);

/** Values of other types, beyond limits, of days that do not exist; each is wrong for almost every field. */
const wrongValue: fc.Arbitrary<unknown> = fc.constantFrom<unknown>(
  ...[null, true, [], {}, [[]], { a: 1 }, '', ' ', '0', '-1', '1e3', '01', '0x10', 'NaN'],
  ...[0, -1, 1.5, 2 ** 53, 2 ** 53 + 2, 1e21, -1e308, Number.MIN_VALUE],
  ...['\u0000', 'a\u0000b', '\ud800', '\udc00x', '😀'.repeat(3), 'é'.repeat(5_000), 'a'.repeat(100_000)],
  ...['2026-02-30', '2026-02-29T00:00:00.000Z', '2026-13-01T00:00:00Z', '0000-01-01T00:00:00Z', '2026-00'],
  ...['0000-01', '9999-12', '2026-03-02T25:00:00Z', '2026-03-02T10:00:00+01:00', "' or 1=1 --", '../../etc'],
  ...['__proto__', 'constructor', '99999999999999999999', '１２', '-0', 'Infinity', '\u202e', '%00'],
);

const fieldNames = fc.constantFrom(
  'no_such_field',
  '__proto__',
  'constructor',
  'toString',
  '',
  'a.b',
  '$where',
);

const without = (request: Fields, name: string): Fields =>
  Object.fromEntries(Object.entries(request).filter(([field]) => field !== name));

/** A request with one thing wrong: a field of another kind, one too many, one missing. */
const spoiled = (request: Fields): fc.Arbitrary<Fields> => {
  const names = Object.keys(request);
  const added = fc.tuple(fieldNames, wrongValue).map(([name, value]) => ({ ...request, [name]: value }));
  if (names.length === 0) return added;
  const name = fc.constantFrom(...names);
  return fc.oneof(
    {
      weight: 4,
      arbitrary: fc.tuple(name, wrongValue).map(([one, value]) => ({ ...request, [one]: value })),
    },
    { weight: 1, arbitrary: added },
    { weight: 1, arbitrary: name.map((one) => without(request, one)) },
  );
};

/** Bodies that are no object in JSON, or hardly one. */
const brokenBody = (body: string): fc.Arbitrary<string> =>
  fc.constantFrom(
    ...[
      body.slice(0, -1),
      `${body}x`,
      `\ufeff${body}`,
      '{',
      '[]',
      'null',
      '1',
      '"text"',
      'undefined',
      "{'a':1}",
    ],
    ...[
      '{"a":1,"a":2}',
      '{"__proto__":{"a":1}}',
      '['.repeat(20_000),
      `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
    ],
    ...[`"${'x'.repeat(300_000)}"`, '{"a":1e999}', '{"a":"\\ud800"}', '{"\\u0000":1}', '\u0000', '{"a":01}'],
  );

const contentTypes = fc.constantFrom(
  ...[
    null,
    '',
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/xml',
    'nonsense',
    'application/',
  ],
  ...['multipart/form-data', 'multipart/form-data; boundary=x', 'application/json; charset=latin1'],
);

const JSON_TYPE = 'application/json';

const oddHeaders = fc.constantFrom<Readonly<Record<string, string>>>(
  {},
  { 'x-tz': 'Nowhere/Land GMT+99:99' },
  { 'x-tz': 'Pacific/Chatham GMT+13:45' },
  { 'accept-language': ';q=,,,*;q=x, de-'.repeat(20) },
  { 'accept-language': 'zh-Hant-TW, ru;q=0.4' },
  { 'idempotency-key': 'short' },
  { 'idempotency-key': '' },
);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const queryOf = (request: Fields): Record<string, string> =>
  Object.fromEntries(
    Object.entries(request)
      .filter(([, value]) => value !== undefined)
      // An address has an end too; halves of pairs cannot stand in one.
      .map(([name, value]) => [name, Buffer.from(textOf(value).slice(0, 2_000)).toString()]),
  );

const formBody = (content: string): string =>
  `--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n${content}\r\n--x--\r\n`;

const formsOf = (call: Call): fc.Arbitrary<Sent> =>
  fc
    .tuple(fc.oneof(fc.string().map(formBody), brokenBody('--x')), contentTypes, oddHeaders)
    .map(([body, contentType, headers]) => ({ call, body, contentType, query: {}, headers }));

/** What may be sent to a call: as the contract wants it, or with something wrong. */
export const sentTo = (call: Call): fc.Arbitrary<Sent> => {
  if (call.transport === 'multipart') return formsOf(call);
  const meant = requestsOf(call, ids) as fc.Arbitrary<Fields>;
  const request = fc.oneof({ weight: 3, arbitrary: meant }, { weight: 3, arbitrary: meant.chain(spoiled) });
  if (call.method === 'GET') {
    const empty = { call, body: '', contentType: null };
    return fc
      .tuple(request, oddHeaders)
      .map(([one, headers]) => ({ ...empty, query: queryOf(one), headers }));
  }
  const body = request.map((one) => JSON.stringify(one));
  const empty = { call, query: {} };
  const well = fc
    .tuple(body, oddHeaders)
    .map(([one, headers]) => ({ ...empty, body: one, contentType: JSON_TYPE, headers }));
  const broken = body
    .chain(brokenBody)
    .map((one) => ({ ...empty, body: one, contentType: JSON_TYPE, headers: {} }));
  const mislabelled = fc
    .tuple(body, contentTypes)
    .map(([one, contentType]) => ({ ...empty, body: one, contentType, headers: {} }));
  return fc.oneof(
    { weight: 8, arbitrary: well },
    { weight: 1, arbitrary: broken },
    { weight: 1, arbitrary: mislabelled },
  );
};
