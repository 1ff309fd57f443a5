import { z } from 'zod';

/** What a test says of an answer; what it leaves out is filled in from the schema. */
export type Part<Value> = Value extends readonly (infer Item)[]
  ? readonly Part<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]?: Part<Value[Key]> | undefined }
    : Value;

/** Tried in this order: the first that its schema takes stands in a field that a test does not name. */
const TEXTS = [
  ...['text', '1', '2026-03-02T09:30:00.000Z', '2026-03-02', '2026-03', 'USD', '12345674'],
  ...['anna@example.org', '+49 170 1234567', 'e10adc3949ba59abbe56e057f20f883e', 'a'.repeat(64)],
];
const NUMBERS = [0, 1, 30];

const firstOf = (schema: z.ZodType, candidates: readonly unknown[]): unknown => {
  const found = candidates.find((candidate) => schema.safeParse(candidate).success);
  if (found === undefined) throw new Error('no sample fits; give the field in the test');
  return found;
};

const objectOf = (schema: z.ZodObject, part: object): object => {
  const stray = Object.keys(part).filter((key) => !(key in schema.shape));
  if (stray.length > 0) throw new Error(`the contract has no field ${stray.join(', ')}`);
  const given = part as Readonly<Record<string, unknown>>;
  const entries = Object.entries(schema.shape as Record<string, z.ZodType>);
  return Object.fromEntries(
    entries
      .map(([key, field]) => [key, fill(field, given[key])] as const)
      .filter(([, value]) => value !== undefined),
  );
};

const listOf = (schema: z.ZodArray, part: unknown): unknown[] => {
  // Where the schema takes no empty list, one sample stands in it.
  const standard = schema.safeParse([]).success ? [] : [undefined];
  const items: readonly unknown[] = Array.isArray(part) ? part : standard;
  return items.map((item) => fill(schema.element as z.ZodType, item));
};

const unionOf = (options: readonly z.ZodType[], part: unknown): unknown => {
  for (const option of options) {
    try {
      return option.parse(fill(option, part));
    } catch {
      // The part belongs to another option.
    }
  }
  throw new Error('no option of the union takes what the test says');
};

const fill = (schema: z.ZodType, part: unknown): unknown => {
  if (schema instanceof z.ZodOptional)
    return part === undefined ? undefined : fill(schema.unwrap() as z.ZodType, part);
  if (schema instanceof z.ZodNullable)
    return part === undefined || part === null ? null : fill(schema.unwrap() as z.ZodType, part);
  if (schema instanceof z.ZodArray) return listOf(schema, part);
  if (schema instanceof z.ZodObject) return objectOf(schema, (part ?? {}) as object);
  if (schema instanceof z.ZodUnion) return unionOf(schema.options as z.ZodType[], part);
  if (part !== undefined) return part;
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodLiteral) return [...schema.values][0];
  if (schema instanceof z.ZodBoolean) return false;
  if (schema instanceof z.ZodRecord) return {};
  return firstOf(schema, schema instanceof z.ZodNumber ? NUMBERS : TEXTS);
};

/**
 * A value that a schema takes, with what the test says of it.
 * @throws Error where the schema takes no such value: a test cannot drift from the wire
 */
export const sample = <Schema extends z.ZodType>(
  schema: Schema,
  part?: Part<z.output<Schema>>,
): z.output<Schema> => schema.parse(fill(schema, part));
