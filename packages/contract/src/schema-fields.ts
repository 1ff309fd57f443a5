import type { Schema } from './document/schemas';

/** Schemas by name. */
export type Components = Readonly<Record<string, Schema>>;

/** What a name leads to, with what is said beside the name. */
export const resolve = <Node extends Schema>(node: Node, components: Components): Node => {
  const { $ref, ...beside } = node as Schema;
  if (typeof $ref !== 'string') return node;
  const found = components[$ref.split('/').at(-1) ?? ''] ?? {};
  return resolve({ ...found, ...beside }, components) as Node;
};

/** One row of a table of fields; nested names with dots, `[]` for the items of a list. */
export interface Field {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly description: string;
}

interface Node extends Schema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly items?: Node;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly Node[];
  readonly oneOf?: readonly Node[];
  readonly allOf?: readonly Node[];
}

const shownLimit = (value: number | undefined): string =>
  value === undefined || Math.abs(value) >= Number.MAX_SAFE_INTEGER ? '' : String(value);

const rangeOf = (from: number | undefined, to: number | undefined, unit: string): string => {
  const [low, high] = [shownLimit(from), shownLimit(to)];
  if (low === '' && high === '') return '';
  if (high === '') return `, ${low} or more${unit}`;
  return low === '' || low === high ? `, ${high}${unit} at most` : `, ${low} to ${high}${unit}`;
};

/** A type in words, short enough for a column. */
const typeOf = (node: Node): string => {
  const kinds = typeof node.type === 'object' ? node.type.map((type) => ({ ...node, type })) : undefined;
  const options = node.anyOf ?? node.oneOf ?? kinds;
  if (options !== undefined) return [...new Set(options.map(typeOf))].join(' or ');
  if (node.const !== undefined) return JSON.stringify(node.const);
  if (node.enum !== undefined) return node.enum.map(String).join(' · ');
  if (node.type === 'array') return `list of ${typeOf(node.items ?? {})}`;
  if (node.type === 'string') {
    return `${node.format ?? 'text'}${rangeOf(node.minLength, node.maxLength, ' characters')}`;
  }
  const type = node.type ?? (node.allOf === undefined ? 'anything' : 'object');
  return `${type}${rangeOf(node.minimum, node.maximum, '')}`;
};

const joined = (parent: string, name: string): string => (parent === '' ? name : `${parent}.${name}`);

const walk = (node: Node, name: string, required: boolean): readonly Field[] => {
  const own: readonly Field[] =
    name === '' ? [] : [{ name, type: typeOf(node), required, description: node.description ?? '' }];
  const inner = [node, ...(node.anyOf ?? []), ...(node.oneOf ?? []), ...(node.allOf ?? [])].flatMap(
    (part) => [
      ...Object.entries(part.properties ?? {}).flatMap(([key, child]) =>
        walk(child, joined(name, key), part.required?.includes(key) ?? false),
      ),
      ...(part.items === undefined ? [] : walk(part.items, `${name}[]`, true).slice(1)),
    ],
  );
  return [...own, ...inner];
};

/** A schema with everything that it leads to in its place. */
const expand = (value: unknown, components: Components): unknown => {
  if (Array.isArray(value)) return value.map((item) => expand(item, components));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(resolve(value as Schema, components));
  return Object.fromEntries(entries.map(([keyword, inner]) => [keyword, expand(inner, components)]));
};

/** The fields of a schema, flat, each with its type in words. A field that several variants share is named once. */
export const fieldsOf = (
  schema: Schema,
  components: Components,
  name = '',
  required = true,
): readonly Field[] => {
  const seen = new Map<string, Field>();
  for (const field of walk(expand(schema, components) as Node, name, required)) {
    const known = seen.get(field.name);
    if (known === undefined) seen.set(field.name, field);
    else if (known.type !== field.type)
      seen.set(field.name, { ...known, type: `${known.type} · ${field.type}` });
  }
  return [...seen.values()];
};
