import { type Call, calls } from '@fairlead/contract';
import fc from 'fast-check';
import { toJsonSchema } from '../../src/http/schema';

/** A JSON Schema as far as the contract's requests use it. */
interface Node {
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Node;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly required?: readonly string[];
  readonly allOf?: readonly Node[];
  readonly anyOf?: readonly Node[];
  readonly oneOf?: readonly Node[];
}

/** How the contract writes an identifier (`id` of its basics). */
const ID_PATTERN = '^[1-9]\\d{0,14}$';
const ANY_TEXT = '^[^\\u0000]*$';
const LONGEST = 60;

const variantsOf = (node: Node): readonly Node[] => node.oneOf ?? node.anyOf ?? [node];
const nodeOf = (call: Call): Node => toJsonSchema(call.request) as Node;

/** Text that is seldom typed and always sent by someone: other scripts, marks, halves of pairs, quotes. */
const oddText = fc.constantFrom(
  '',
  ' ',
  "'; --",
  '\u202e',
  '😀',
  '\ud800',
  '\\u0000',
  '%00',
  '<b>',
  '../..',
  '\r\n',
);

const isWithin = (text: string, { minLength = 0, maxLength = Number.POSITIVE_INFINITY }: Node): boolean =>
  text.length >= minLength && text.length <= maxLength && !text.includes('\u0000');

const textOf = (node: Node, ids: fc.Arbitrary<string>): fc.Arbitrary<string> => {
  const patterns = [node.pattern, ...(node.allOf ?? []).map(({ pattern }) => pattern)].filter(
    (pattern) => pattern !== undefined,
  );
  if (patterns.includes(ID_PATTERN)) return ids;
  const pattern = patterns.find((one) => one !== ANY_TEXT);
  const size = { minLength: node.minLength ?? 0, maxLength: Math.min(node.maxLength ?? LONGEST, LONGEST) };
  const text =
    pattern === undefined
      ? fc.oneof(fc.string(size), fc.string({ ...size, unit: 'binary' }), oddText)
      : fc.stringMatching(new RegExp(pattern));
  return text.filter((one) => isWithin(one, node));
};

const objectOf = (node: Node, ids: fc.Arbitrary<string>): fc.Arbitrary<unknown> => {
  const fields = Object.entries(node.properties ?? {}).map(
    ([name, child]): [string, fc.Arbitrary<unknown>] => [name, anyValueOf(child, ids)],
  );
  return fc.record(Object.fromEntries(fields), { requiredKeys: [...(node.required ?? [])] });
};

const anyValueOf = (node: Node, ids: fc.Arbitrary<string>): fc.Arbitrary<unknown> => {
  const variants = node.oneOf ?? node.anyOf;
  if (variants !== undefined) return fc.oneof(...variants.map((variant) => anyValueOf(variant, ids)));
  if (node.const !== undefined) return fc.constant(node.const);
  if (node.enum !== undefined) return fc.constantFrom(...node.enum);
  switch (node.type) {
    case 'string':
      return textOf(node, ids);
    case 'integer': {
      const { minimum: min = -Number.MAX_SAFE_INTEGER, maximum: max = Number.MAX_SAFE_INTEGER } = node;
      const near = fc.integer({ min: Math.max(min, -1_000), max: Math.min(max, 1_000_000) });
      return fc.oneof({ weight: 4, arbitrary: near }, { weight: 1, arbitrary: fc.constantFrom(min, max) });
    }
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array': {
      const { minItems: minLength = 0, maxItems = 4 } = node;
      return fc.array(anyValueOf(node.items ?? {}, ids), {
        minLength,
        maxLength: Math.max(minLength, Math.min(maxItems, 4)),
      });
    }
    case 'object':
      return objectOf(node, ids);
    default:
      throw new Error(`no values are known for ${JSON.stringify(node)}`);
  }
};

type Fields = Readonly<Record<string, unknown>>;
const without = (request: Fields, name: string): Fields =>
  Object.fromEntries(Object.entries(request).filter(([field]) => field !== name));

const oneTarget = (request: Fields): Fields =>
  'product_id' in request ? without(request, 'order_id') : { order_id: '1', ...request };

/** Rules between fields that JSON Schema cannot say, kept by those who mean it well. */
const WELL_MEANT: Readonly<Record<string, (request: Fields) => Fields>> = {
  [calls.auth.register.id]: (request) => ({ ...request, confirm_password: request.password }),
  [calls.user.updatePassword.id]: (request) => ({ ...request, confirm_password: request.new_password }),
  [calls.recovery.setPassword.id]: (request) => ({ ...request, confirm_password: request.new_password }),
  [calls.recovery.setPasswordInCase.id]: (request) => ({
    ...request,
    confirm_password: request.new_password,
  }),
  [calls.plan.quote.id]: oneTarget,
  [calls.plan.put.id]: oneTarget,
  [calls.statistics.breakdown.id]: (request) => ({ ...request, from: '2026-03-01', until: '2026-03-20' }),
  [calls.objection.make.id]: (request) => ({ subject_id: '1', ...request }),
};

/**
 * Requests as the contract's schema of a call allows them; most keep the rules between fields too.
 * @param ids what is sent where a field is an identifier
 */
export const requestsOf = (call: Call, ids: fc.Arbitrary<string>): fc.Arbitrary<unknown> => {
  const meant = WELL_MEANT[call.id];
  const any = anyValueOf(nodeOf(call), ids);
  return meant === undefined
    ? any
    : fc.oneof(
        { weight: 4, arbitrary: any.map((one) => meant(one as Fields)) },
        { weight: 1, arbitrary: any },
      );
};

/** No half of a character is in it: JSON writes one as its escape. */
const isWellFormed = (request: unknown): boolean => !/\\ud[89a-f]/.test(JSON.stringify(request));

/** One good request of a call, the same at every run, with this identifier in every field that is one. */
export const goodRequest = (call: Call, id = '1'): unknown => {
  const requests = requestsOf(call, fc.constant(id));
  for (let seed = 1; seed <= 40; seed += 1) {
    const good = fc
      .sample(requests, { numRuns: 10, seed })
      .find((one) => isWellFormed(one) && call.request.safeParse(one).success);
    if (good !== undefined) return good;
  }
  throw new Error(`no good request of ${call.id} was found`);
};

/** Names of the fields of a call that are identifiers, of lists of them too. */
export const idFieldsOf = (call: Call): readonly string[] => {
  const isId = ({ pattern, items }: Node): boolean => (items?.pattern ?? pattern) === ID_PATTERN;
  return variantsOf(nodeOf(call)).flatMap(({ properties = {} }) =>
    Object.entries(properties).flatMap(([name, node]) => (isId(node) ? [name] : [])),
  );
};
