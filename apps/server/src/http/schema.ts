import { isDeepStrictEqual } from 'node:util';
import { type Call, type FieldReason, fieldErrors, hasRefinements, type ParsedOf } from '@fairlead/contract';
import { Ajv, type ErrorObject } from 'ajv';
import { z } from 'zod';

/** A JSON Schema as the contract's zod schemas become one. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
}

/** Fields that were refused, by name. */
export type Fields = Readonly<Record<string, FieldReason>>;

export const toJsonSchema = (type: z.ZodType, io: 'input' | 'output' = 'input'): JsonSchema =>
  z.toJSONSchema(type, { target: 'draft-7', io }) as JsonSchema;

/** Formats are told by patterns, which the contract writes beside each of them. */
const ajv = new Ajv({ strict: true, strictTypes: false, validateFormats: false, formats: {} });

/** The first field that JSON Schema names, for the rare input where zod sees nothing wrong. */
const fieldOf = (error: ErrorObject | undefined): Fields => {
  const extra: unknown = error?.params.additionalProperty;
  const path = (error?.instancePath ?? '').split('/').slice(1);
  return typeof extra === 'string'
    ? Object.fromEntries([[[...path, extra].join('.'), 'unknown_field']])
    : Object.fromEntries([[path.join('.'), 'invalid_format']]);
};

/** Keeps what was made of a call. All of them at once would take the start seconds: each waits until it is asked for. */
const keepPerCall = <Result>(make: (call: Call) => Result): ((call: Call) => Result) => {
  const made = new WeakMap<Call, { readonly result: Result }>();
  return (call) => {
    const kept = made.get(call) ?? { result: make(call) };
    made.set(call, kept);
    return kept.result;
  };
};

/** The schema of what a call accepts. */
export const requestSchema = keepPerCall((call) => toJsonSchema(call.request));

type Parsed<C extends Call> = { readonly request: ParsedOf<C> } | { readonly fields: Fields };

const compile = keepPerCall((call) => {
  const sent = requestSchema(call);
  const isGood = ajv.compile(sent);
  const isDecoded = !isDeepStrictEqual(sent, toJsonSchema(call.request, 'output'));
  const needsZod = isDecoded || hasRefinements(call);
  return (value: unknown): Parsed<Call> => {
    const good = isGood(value);
    if (good && !needsZod) return { request: value as ParsedOf<Call> };
    const parsed = call.request.safeParse(value);
    if (good && parsed.success) return { request: parsed.data as ParsedOf<Call> };
    const named = parsed.success ? {} : fieldErrors(parsed.error, value);
    return { fields: Object.keys(named).length > 0 ? named : fieldOf(isGood.errors?.[0]) };
  };
});

/**
 * What a call accepts: JSON Schema says yes or no, quickly; zod explains a no, checks the rules between fields where a
 * call has any, and makes of the ids what handlers work with.
 * @returns the parsed request, or the refused fields
 */
export const parseRequest = <C extends Call>(call: C, value: unknown): Parsed<C> =>
  compile(call)(value) as Parsed<C>;

const NUMBER = /^(0|-?[1-9]\d{0,15})$/;

const numericNames = (schema: JsonSchema): ReadonlySet<string> =>
  new Set(
    Object.entries(schema.properties ?? {})
      .filter(([, property]) => property.type === 'integer' || property.type === 'number')
      .map(([name]) => name),
  );

const numericFieldsOf = keepPerCall((call) => numericNames(requestSchema(call)));

/**
 * Queries carry text: makes numbers of the fields that are numbers, where they are written as plain decimals.
 * Everything else stays as it came and is refused by the schema.
 */
export const readQuery = (call: Call, query: Record<string, unknown>): Record<string, unknown> => {
  for (const name of numericFieldsOf(call)) {
    const value = query[name];
    if (typeof value === 'string' && NUMBER.test(value)) query[name] = Number(value);
  }
  return query;
};

const CHECKS = new Set([
  'pattern',
  'format',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'description',
  '$schema',
]);

/** What the serializer needs of a schema: no checks, and "or null" as `nullable`, which costs nothing. */
const slim = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(slim);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { anyOf, ...rest } = schema as { anyOf?: readonly JsonSchema[] };
  const others = anyOf?.filter((option) => option.type !== 'null');
  const [only] = others ?? [];
  if (anyOf !== undefined && others?.length === 1 && others.length < anyOf.length) {
    return { ...(slim({ ...rest, ...only }) as object), nullable: true };
  }
  const kept = Object.entries(schema).filter(([keyword]) => !CHECKS.has(keyword));
  return Object.fromEntries(
    kept.map(([keyword, value]) => [keyword, keyword === 'properties' ? slimEach(value) : slim(value)]),
  );
};

/** Names of fields are no keywords: a field called `format` stays. */
const slimEach = (properties: unknown): unknown =>
  Object.fromEntries(Object.entries(properties as object).map(([name, schema]) => [name, slim(schema)]));

/** The envelope of a good answer: a field that the contract does not name cannot leave. */
export const answerSchema = keepPerCall(
  (call): JsonSchema => ({
    type: 'object',
    properties: {
      code: { type: 'integer' },
      msg: { type: 'string' },
      data: slim(toJsonSchema(call.response)) as JsonSchema,
    },
  }),
);
