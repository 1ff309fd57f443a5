import { allCalls, calls } from '@fairlead/contract';
import { describe, expect, it } from 'vitest';
import { answerSchema, compileQueryReader, compileRequest, type JsonSchema, toJsonSchema } from './schema';

const formatsWithoutPattern = (schema: unknown, path: string): string[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'format' in schema && typeof schema.format === 'string' && !('pattern' in schema) ? [path] : [];
  return [
    ...own,
    ...Object.entries(schema).flatMap(([key, value]) => formatsWithoutPattern(value, `${path}.${key}`)),
  ];
};

describe('requests', () => {
  it.each(allCalls.map((call) => [call.id, call] as const))(
    'of %s compile, every format with its pattern',
    (_, call) => {
      expect(compileRequest(call)).toBeTypeOf('function');
      expect(formatsWithoutPattern(toJsonSchema(call.request), call.id)).toEqual([]);
    },
  );

  it('are refused by JSON Schema exactly where zod refuses them', () => {
    const check = compileRequest(calls.payout.edit);
    const good = { method: 'wallet_address', user_name: 'A', network: 'N', wallet_address: 'abcdefgh1' };
    const samples: unknown[] = [
      good,
      { ...good, wallet_address: 'short' },
      { ...good, mobile: '+441234567' },
      { ...good, method: 'cash' },
      { ...good, user_name: undefined },
      {},
      null,
    ];
    for (const sample of samples) {
      const isGood = calls.payout.edit.request.safeParse(sample).success;
      expect([sample, check(sample) === null]).toEqual([sample, isGood]);
    }
  });

  it('run the rules between fields', () => {
    const check = compileRequest(calls.user.updatePassword);
    const same = { old_password: 'a password', new_password: 'a password', confirm_password: 'a password' };
    expect(check(same)).toEqual({ new_password: 'same_as_old' });
  });
});

describe('queries', () => {
  it('make numbers of plain decimals only', () => {
    const read = compileQueryReader(calls.wallet.flow);
    expect(read({ limit: '20', cursor: '20' })).toEqual({ limit: 20, cursor: '20' });
    for (const limit of ['020', ' 20', '2e1', '0x14', '20.0', '+20'])
      expect(read({ limit })).toEqual({ limit });
  });
});

describe('answers', () => {
  const dataOf = (schema: JsonSchema): JsonSchema => schema.properties?.['data'] as JsonSchema;

  it('write "or null" as nullable and drop the checks', () => {
    const { email, balance } = dataOf(answerSchema(calls.user.info)).properties ?? {};
    expect(email).toEqual({ type: 'string', nullable: true });
    expect(balance).toEqual({ type: 'integer' });
  });

  it('keep every field that the contract names, also one called like a check', () => {
    const withFields = allCalls.filter((call) => toJsonSchema(call.response).properties !== undefined);
    expect(withFields.length).toBeGreaterThan(100);
    for (const call of withFields) {
      const kept = Object.keys(dataOf(answerSchema(call)).properties ?? {});
      expect(kept).toEqual(Object.keys(toJsonSchema(call.response).properties ?? {}));
    }
  });
});
