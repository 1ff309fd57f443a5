import { allCalls, calls } from '@fairlead/contract';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { answerSchema, type JsonSchema, parseRequest, readQuery, toJsonSchema } from './schema';

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
      expect(parseRequest(call, null)).toHaveProperty('fields');
      expect(formatsWithoutPattern(toJsonSchema(call.request), call.id)).toEqual([]);
    },
  );

  it('are refused by JSON Schema exactly where zod refuses them', () => {
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
      expect([sample, 'request' in parseRequest(calls.payout.edit, sample)]).toEqual([sample, isGood]);
    }
  });

  it('run the rules between fields', () => {
    const same = { old_password: 'a password', new_password: 'a password', confirm_password: 'a password' };
    expect(parseRequest(calls.user.updatePassword, same)).toEqual({
      fields: { new_password: 'same_as_old' },
    });
  });

  it('turn ids into numbers, wherever they stand, and leave the rest as it was sent', () => {
    expect(parseRequest(calls.plan.put, { product_id: '7', amount: 5_000 })).toEqual({
      request: { product_id: 7, amount: 5_000 },
    });
    const largest = '9'.repeat(15);
    expect(parseRequest(calls.plan.put, { order_id: largest, amount: 1 })).toEqual({
      request: { order_id: 1e15 - 1, amount: 1 },
    });
    const report = { text: 'a message', file_ids: ['1', '22'], client_id: 'by-the-sender' };
    expect(parseRequest(calls.support.send, { conversation_id: '3', ...report })).toEqual({
      request: { conversation_id: 3, ...report, file_ids: [1, 22] },
    });
  });

  it('name the field of an id that is none', () => {
    for (const id of ['0', '07', '-1', '1.0', '1e3', ' 1', '', '1'.repeat(16), 7, null]) {
      expect(parseRequest(calls.plan.put, { product_id: id, amount: 1 })).toEqual({
        fields: { product_id: expect.any(String) },
      });
    }
    const message = { conversation_id: '3', client_id: 'by-the-sender', file_ids: ['1', 'two'] };
    expect(parseRequest(calls.support.send, message)).toEqual({
      fields: { 'file_ids.1': 'invalid_format' },
    });
  });
});

describe('queries', () => {
  it('make numbers of plain decimals only', () => {
    const read = (query: Record<string, unknown>) => readQuery(calls.wallet.flow, query);
    expect(read({ limit: '20', cursor: '20' })).toEqual({ limit: 20, cursor: '20' });
    for (const limit of ['020', ' 20', '2e1', '0x14', '20.0', '+20', '-0'])
      expect(read({ limit })).toEqual({ limit });
  });
});

describe('answers', () => {
  it.each(allCalls.map((call) => [call.id, call] as const))('of %s have a serializer', async (_, call) => {
    const server = Fastify();
    server.get('/', (__, reply) => {
      reply.compileSerializationSchema(answerSchema(call));
      return reply.code(204).send();
    });
    expect((await server.inject('/')).statusCode).toBe(204);
  });

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
