import type { Schema } from './schemas';

/** What stands for a component in an example. */
const BY_NAME: Readonly<Record<string, unknown>> = {
  Id: '17',
  Money: 5_000,
  PositiveMoney: 5_000,
  BasisPoints: 250,
  Time: '2026-03-02T09:30:00.000Z',
  Day: '2026-03-02',
  ReportDay: '2026-03-02',
  Month: '2026-03',
  Sha256: '9f2c4b1e7a6d5038c1b2a3948576e0f1d2c3b4a5968778695a4b3c2d1e0f1a2b',
  PasswordDigest: 'e10adc3949ba59abbe56e057f20f883e',
  Username: 'anna_1',
  NewPassword: 'a quiet harbour',
  Email: 'anna@example.org',
  Phone: '+49 170 1234567',
  OperationId: '12345674',
  Url: '/covers/3.webp',
  NetworkName: 'north',
  PrintedCode: 'FAIRLEAD-SANDBOX',
};

/** Tried in this order where a text must look a certain way. */
const TEXTS = [
  ...['text', '1', '100000', 'a-quiet-harbour', 'https://example.org/', 'USD', 'USD/EUR', '09:00', '123456'],
  ...['consoleTopup.list', '9f2c4b1e7a6d5038', ...[22, 43, 87].map((length) => 'a'.repeat(length))],
];

const textOf = (node: Limits): string => {
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = node;
  const patterns = [node, ...(node.allOf ?? [])].map(({ pattern = '' }) => new RegExp(pattern, 'u'));
  const candidates = [...TEXTS, ...Object.values(BY_NAME).map(String)];
  const fits = (text: string): boolean =>
    text.length >= minLength && text.length <= maxLength && patterns.every((pattern) => pattern.test(text));
  return candidates.find(fits) ?? 'a'.repeat(minLength);
};

/** What is read of a schema to fill it. */
interface Limits extends Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Limits[];
  readonly oneOf?: readonly Limits[];
  readonly allOf?: readonly Limits[];
  readonly properties?: Readonly<Record<string, Limits>>;
  readonly required?: readonly string[];
  readonly items?: Limits;
  readonly prefixItems?: readonly Limits[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
}

/**
 * A value that a schema takes: every field that is always there, no null, one item in a list.
 * @param named what a name leads to
 */
export const sampleOf = (schema: Schema, named: (name: string) => Schema | undefined): unknown => {
  const fill = (node: Limits): unknown => {
    if (node.$ref !== undefined) return ofName(node.$ref.split('/').at(-1) ?? '');
    if (node.allOf !== undefined && node.type !== 'string') return Object.assign({}, ...node.allOf.map(fill));
    const options = node.anyOf ?? node.oneOf;
    if (options !== undefined) return fill(options[0] ?? {});
    if (node.const !== undefined) return node.const;
    if (node.enum !== undefined) return node.enum[0];
    return ofType(node);
  };
  const ofName = (name: string): unknown => (name in BY_NAME ? BY_NAME[name] : fill(named(name) ?? {}));
  const ofType = (node: Limits): unknown => {
    switch (Array.isArray(node.type) ? node.type[0] : node.type) {
      case 'object':
        return Object.fromEntries(
          (node.required ?? []).map((name) => [name, fill(node.properties?.[name] ?? {})]),
        );
      case 'array':
        return (
          node.prefixItems?.map(fill) ??
          Array.from({ length: node.minItems ?? 1 }, () => fill(node.items ?? {}))
        );
      case 'integer':
      case 'number':
        return Math.max(node.minimum ?? 0, 1);
      case 'boolean':
        return false;
      case 'string':
        return textOf(node);
      default:
        return null;
    }
  };
  return fill(schema as Limits);
};
