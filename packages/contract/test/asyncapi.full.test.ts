import specs from '@asyncapi/specs';
import { Ajv, type AnySchemaObject, type ValidateFunction } from 'ajv';
import { beforeAll, describe, expect, it } from 'vitest';
import { calls, socketUp } from '../src';
import { asyncApiDocument } from '../src/asyncapi';
import { socketDown } from '../src/shapes/support';

const basePaths = { app: '/facebook-business', console: '/console-api/v1', network: '/network/v1' };
const publicUrl = 'https://portal.example.org';
const document = asyncApiDocument({ basePaths, version: '0.1.0', publicUrl });

/** What a reference within the document leads to. */
const led = (pointer: string): unknown =>
  pointer
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((node, name) => (node as Record<string, unknown> | undefined)?.[name], document);

const pointersIn = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' ? [String(inner)] : pointersIn(inner),
  );
};

// Formats are those of addresses and mails, of which the document has none that a person types.
const OPTIONS = { strict: false, validateFormats: false };

/** The payload of a message as a schema that stands alone. */
const payloadOf = (name: string) => ({
  ...document.components.messages[name]?.payload,
  components: document.components,
});

describe('the AsyncAPI document', () => {
  let valid: ValidateFunction;
  beforeAll(() => {
    valid = new Ajv(OPTIONS).compile(specs.schemasWithoutId['3.0.0'] as AnySchemaObject);
  });

  it('has the structure of AsyncAPI 3.0, with a server and without', () => {
    for (const one of [document, asyncApiDocument({ basePaths, version: '0.1.0' })]) {
      valid(one);
      expect(valid.errors).toBeNull();
    }
  });

  it('is refused by the same schema when it is broken', () => {
    const { channels, ...rest } = document;
    const [name = ''] = Object.keys(channels);
    expect(valid({ ...rest, info: {} })).toBe(false);
    expect(valid({ ...document, channels: { [name]: { address: 7 } } })).toBe(false);
  });

  it('leads nowhere that is not there', () => {
    const pointers = pointersIn(document);
    expect(pointers.length).toBeGreaterThan(50);
    expect(pointers.filter((pointer) => led(pointer) === undefined)).toEqual([]);
  });

  it('has every message of both directions, with a payload that says what the contract says', () => {
    const ajv = new Ajv(OPTIONS);
    for (const [sender, union] of [
      ['Client', socketUp],
      ['Server', socketDown],
    ] as const) {
      for (const { shape } of union.options) {
        const title = shape.type.value;
        const message = Object.values(document.components.messages).find(
          (one) => one.title === title && one.name.startsWith(sender),
        );
        const check = ajv.compile(payloadOf(message?.name ?? ''));
        const [example] = message?.examples ?? [];
        expect(union.safeParse(example?.payload).error, message?.name).toBeUndefined();
        expect(check(example?.payload), JSON.stringify(check.errors)).toBe(true);
        expect(check({ type: `no ${title}` })).toBe(false);
      }
    }
  });

  it('takes what comes down from the calls of both sides', () => {
    for (const call of [calls.support.socket, calls.consoleSupport.socket])
      expect(call.response).toBe(socketDown);
  });
});
