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
    const parse = compileRequest(calls.payout.edit);
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
      expect([sample, 'request' in parse(sample)]).toEqual([sample, isGood]);
    }
  });

  it('run the rules between fields', () => {
    const parse = compileRequest(calls.user.updatePassword);
    const same = { old_password: 'a password', new_password: 'a password', confirm_password: 'a password' };
    expect(parse(same)).toEqual({ fields: { new_password: 'same_as_old' } });
  });

  it('turn ids into numbers, wherever they stand, and leave the rest as it was sent', () => {
    const parsePut = compileRequest(calls.plan.put);
    expect(parsePut({ product_id: '7', amount: 5_000 })).toEqual({
      request: { product_id: 7, amount: 5_000 },
    });
    const largest = '9'.repeat(15);
    expect(parsePut({ order_id: largest, amount: 1 })).toEqual({
      request: { order_id: 1e15 - 1, amount: 1 },
    });
    const report = { text: 'a message', file_ids: ['1', '22'], client_id: 'by-the-sender' };
    const parseMessage = compileRequest(calls.support.send);
    expect(parseMessage({ conversation_id: '3', ...report })).toEqual({
      request: { conversation_id: 3, ...report, file_ids: [1, 22] },
    });
  });

  it('name the field of an id that is none', () => {
    const parse = compileRequest(calls.plan.put);
    for (const id of ['0', '07', '-1', '1.0', '1e3', ' 1', '', '1'.repeat(16), 7, null]) {
      expect(parse({ product_id: id, amount: 1 })).toEqual({
        fields: { product_id: expect.any(String) },
      });
    }
    const message = { conversation_id: '3', client_id: 'by-the-sender', file_ids: ['1', 'two'] };
    expect(compileRequest(calls.support.send)(message)).toEqual({
      fields: { 'file_ids.1': 'invalid_format' },
    });
  });
});

describe('queries', () => {
  it('make numbers of plain decimals only', () => {
    const read = compileQueryReader(calls.wallet.flow);
    expect(read({ limit: '20', cursor: '20' })).toEqual({ limit: 20, cursor: '20' });
    for (const limit of ['020', ' 20', '2e1', '0x14', '20.0', '+20', '-0'])
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
