import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { allCalls, calls } from '../src';

/** All JSON Schema nodes below one, with the path to each. */
const nodes = (
  schema: unknown,
  path: readonly string[] = [],
): { path: readonly string[]; node: object }[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  const below = Object.entries(schema).flatMap(([key, child]) => nodes(child, [...path, key]));
  return [{ path, node: schema }, ...below];
};

const jsonSchema = (type: z.ZodType) => z.toJSONSchema(type, { target: 'draft-7', io: 'input' });

const everyCall = allCalls.map((call) => [call.id, call] as const);

describe('every call', () => {
  it.each(everyCall)('%s refuses unknown fields', (_, call) => {
    const result = call.request.safeParse({ no_such_field: 1 });
    expect(result.success).toBe(false);
    const objects = nodes(jsonSchema(call.request)).filter(
      ({ node }) => 'properties' in node && (node as { type?: unknown }).type === 'object',
    );
    for (const { node } of objects) expect(node).toHaveProperty('additionalProperties', false);
  });

  it.each(everyCall)('%s keeps rules between fields at the top, where the server runs them', (_, call) => {
    const inner = [call.request].flatMap((type) =>
      type instanceof z.ZodObject ? Object.values(type.shape as Record<string, z.core.$ZodType>) : [],
    );
    for (const type of inner) {
      const checks = type._zod.def.checks ?? [];
      expect(checks.filter((check) => check._zod.def.check === 'custom')).toEqual([]);
    }
  });

  it.each(everyCall)('%s bounds every text and list that it takes', (_, call) => {
    for (const { path, node } of nodes(jsonSchema(call.request))) {
      const {
        type,
        maxLength,
        pattern,
        enum: options,
        const: only,
        maxItems,
        format,
      } = node as Record<string, unknown>;
      const isBounded = [maxLength, pattern, options, only, maxItems, format].some(
        (rule) => rule !== undefined,
      );
      if (type === 'string' || type === 'array') expect(isBounded, path.join('.')).toBe(true);
    }
  });
});

describe('calls by GET', () => {
  it.each(everyCall.filter(([, call]) => call.method === 'GET'))(
    '%s takes text and numbers only',
    (_, call) => {
      const { properties = {} } = jsonSchema(call.request);
      for (const property of Object.values(properties)) {
        expect(['string', 'integer']).toContain((property as { type?: string }).type);
      }
    },
  );

  it('take no secret, which an address would carry', () => {
    const secrets = /password|secret|token|key$/;
    const names = everyCall
      .filter(([, call]) => call.method === 'GET')
      .flatMap(([, call]) => Object.keys(jsonSchema(call.request).properties ?? {}));
    expect(names.filter((name) => secrets.test(name))).toEqual([]);
  });
});

describe('honesty in the contract', () => {
  it('never pay to unlock: a block on withdrawing costs 0 to clear, and no other value can be said', () => {
    const found = nodes(
      jsonSchema(z.object({ a: calls.wallet.property.response, b: calls.withdrawal.eligibility.response })),
    )
      .filter(({ path }) => path.at(-1) === 'cost_to_clear')
      .map(({ node }) => (node as { const?: unknown }).const);
    expect(found).toEqual([0, 0]);
  });

  it('no promise of profit: nothing that a holder is shown before a put speaks of revenue to come', () => {
    const names = nodes(
      jsonSchema(z.object({ a: calls.plan.quote.response, b: calls.plan.appDetail.response })),
    )
      .map(({ path }) => path.at(-1) ?? '')
      .filter((name) => /expect|forecast|estimat|yield|profit|apr/.test(name));
    expect(names).toEqual([]);
  });
});

describe('the terms of a product', () => {
  const { shape } = calls.consoleProduct.save.request;

  it.each([
    ['cost_per_thousand', 1_000_000],
    ['payout_per_conversion', 10_000_000],
  ] as const)('%s is bounded: beyond, a few views would bill a whole budget', (name, mostMinor) => {
    expect(shape[name].safeParse(mostMinor).success).toBe(true);
    expect(shape[name].safeParse(mostMinor + 1).success).toBe(false);
  });
});
