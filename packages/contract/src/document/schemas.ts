import * as vocabulary from '@fairlead/vocabulary';
import { z } from 'zod';
import * as acceptors from '../shapes/acceptors';
import * as account from '../shapes/account';
import * as bank from '../shapes/bank';
import * as basics from '../shapes/basics';
import * as books from '../shapes/books';
import * as cases from '../shapes/case';
import * as console from '../shapes/console';
import * as coupons from '../shapes/coupons';
import * as keys from '../shapes/keys';
import * as languages from '../shapes/languages';
import * as legal from '../shapes/legal';
import * as objections from '../shapes/objections';
import * as plans from '../shapes/plans';
import * as publicFigures from '../shapes/public-figures';
import * as queues from '../shapes/queues';
import * as report from '../shapes/report';
import * as runEvidence from '../shapes/run-evidence';
import * as standing from '../shapes/standing';
import * as statements from '../shapes/statements';
import * as statistics from '../shapes/statistics';
import * as support from '../shapes/support';
import * as supportDesk from '../shapes/support-desk';
import * as topups from '../shapes/topups';
import * as wallet from '../shapes/wallet';
import * as webhooks from '../shapes/webhooks';
import * as withdrawals from '../shapes/withdrawals';
import { NAMED_IN_CALLS } from './names';

/** A JSON Schema (draft 2020-12), as far as it is read here. */
export interface Schema {
  readonly [keyword: string]: unknown;
}

const SHAPES: readonly Readonly<Record<string, unknown>>[] = [
  acceptors,
  account,
  bank,
  basics,
  books,
  cases,
  console,
  coupons,
  keys,
  languages,
  legal,
  objections,
  plans,
  publicFigures,
  queues,
  report,
  runEvidence,
  standing,
  statements,
  statistics,
  supportDesk,
  support,
  topups,
  wallet,
  webhooks,
  withdrawals,
];

/** Words that the code uses where a client is better served by others. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  amountMinor: 'Money',
  positiveAmountMinor: 'PositiveMoney',
  code: 'PrintedCode',
  noRequest: 'Nothing',
  noResponse: 'Empty',
};

const pascal = (name: string): string =>
  name
    .split(/[_-]/)
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join('');

/** `order` of the contract's shapes is `Order` in the document: what the contract names keeps its name. */
export const NAMES: ReadonlyMap<unknown, string> = new Map([
  ...Object.entries(NAMED_IN_CALLS).map(([name, shape]) => [shape, name] as const),
  ...Object.entries(webhooks.WEBHOOK_DATA).map(
    ([subject, shape]) => [shape, `${pascal(subject)}EventData`] as const,
  ),
  ...SHAPES.flatMap((shapes) =>
    Object.entries(shapes)
      // What is decoded is the same on the wire as what it is decoded from.
      .filter(([, shape]) => shape instanceof z.ZodType && !(shape instanceof z.ZodCodec))
      .map(([name, shape]) => [shape, OTHER_NAMES[name] ?? pascal(name)] as const),
  ),
]);

const singular = (name: string): string =>
  name
    .replace(/STATUSES$/, 'STATUS')
    .replace(/IES$/, 'Y')
    .replace(/(?<!STATU)S$/, '');

/** Names of shapes that are no closed lists. */
const TAKEN_NAMES = new Set(
  [...NAMES].flatMap(([shape, name]) => (shape instanceof z.ZodEnum ? [] : [name])),
);

/** Closed lists by their values; null where two lists have the same, since either name could be the wrong one. */
const LISTS: ReadonlyMap<string, string | null> = (() => {
  const found = new Map<string, string | null>();
  for (const [constant, values] of Object.entries(vocabulary) as [string, unknown][]) {
    if (!Array.isArray(values) || values.length < 2) continue;
    const key = JSON.stringify(values);
    const name = pascal(singular(constant).toLowerCase());
    found.set(key, found.has(key) ? null : TAKEN_NAMES.has(name) ? `${name}Name` : name);
  }
  return found;
})();

/** The descriptions that the contract gives, and the names. */
class Named extends z.core.$ZodRegistry<Record<string, unknown>> {
  override get(schema: z.core.$ZodType): Record<string, unknown> {
    const id = NAMES.get(schema);
    return { ...z.globalRegistry.get(schema), ...(id === undefined ? {} : { id }) };
  }
}

/** Where a format says it all, the pattern behind it only hides it. */
const FORMATS_ENOUGH = new Set(['date-time', 'date', 'email']);

type Override = NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']>;

/** What events say: the sender alone is strict, since a receiver must take a field that is added (docs/api.md#versions). */
const EVENT_DATA = new Set<unknown>(Object.values(webhooks.WEBHOOK_DATA));

const withoutNoise: Override = ({ zodSchema, jsonSchema }) => {
  if (EVENT_DATA.has(zodSchema)) delete jsonSchema.additionalProperties;
  if (FORMATS_ENOUGH.has(jsonSchema.format ?? '')) delete jsonSchema.pattern;
  // Every integer of the contract is an exact number.
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
};

const refTo = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

const isObject = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Makes the schemas of one document; what has a name is written once, among its components. */
export class Schemas {
  readonly #components = new Map<string, Schema>();
  readonly #made = new Map<z.ZodType, Schema>();
  readonly #names = new Named();

  /** The schema of what is sent for it. */
  of(type: z.ZodType): Schema {
    const made = this.#made.get(type) ?? this.#make(type);
    this.#made.set(type, made);
    return made;
  }

  #make(type: z.ZodType): Schema {
    const options = { io: 'input', metadata: this.#names, override: withoutNoise } as const;
    const { $schema: _, $defs, ...schema } = z.toJSONSchema(type, options) as Schema;
    for (const [name, definition] of Object.entries($defs ?? {})) this.define(name, definition as Schema);
    return this.#tidy(schema) as Schema;
  }

  /** The schema that a name leads to. */
  named(name: string): Schema | undefined {
    return this.#components.get(name);
  }

  /** Puts a schema among the components. */
  define(name: string, schema: Schema): Schema {
    if (!this.#components.has(name)) {
      this.#components.set(name, {});
      const { id: _, ...rest } = this.#tidy(schema) as Schema;
      // A closed list that a shape has by the same name is there already.
      if (rest['$ref'] !== refTo(name)['$ref']) this.#components.set(name, rest);
    }
    return refTo(name);
  }

  /** Every component, by its name. */
  components(): Readonly<Record<string, Schema>> {
    return Object.fromEntries([...this.#components].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  #tidy(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((item) => this.#tidy(item));
    if (!isObject(value)) return value;
    const entries = Object.entries(value).map(([keyword, inner]) => [keyword, this.#tidyIn(keyword, inner)]);
    return this.#named(Object.fromEntries(entries) as Schema);
  }

  #tidyIn(keyword: string, inner: unknown): unknown {
    if (keyword === '$ref') return String(inner).replace('#/$defs/', '#/components/schemas/');
    if (keyword !== 'properties') return this.#tidy(inner);
    // Names of fields are no keywords.
    return Object.fromEntries(
      Object.entries(inner as object).map(([name, field]) => [name, this.#tidy(field)]),
    );
  }

  #named(schema: Schema): Schema {
    const { enum: values, type: _, ...rest } = schema;
    const list = values === undefined ? null : LISTS.get(JSON.stringify(values));
    if (typeof list === 'string') {
      this.#components.set(list, { type: 'string', enum: values });
      return { ...rest, ...refTo(list) };
    }
    return this.#page(schema);
  }

  /** A page of a list: what all pages have stands once. */
  #page(schema: Schema): Schema {
    const { next_cursor: cursor, ...fields } = (schema['properties'] ?? {}) as Readonly<
      Record<string, Schema>
    >;
    if (cursor === undefined || fields['items'] === undefined) return schema;
    this.#components.set('Page', {
      type: 'object',
      properties: { next_cursor: cursor },
      required: ['next_cursor'],
    });
    const required = (schema['required'] as readonly string[]).filter((name) => name !== 'next_cursor');
    return { allOf: [refTo('Page'), { type: 'object', properties: fields, required }] };
  }
}
