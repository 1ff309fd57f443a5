import { describe, expect, it } from 'vitest';
import { calls } from '../src';
import { fakeServer, lost, refused, sample } from '../src/testing';

const post = (body: object, headers: Record<string, string> = {}) => ({
  ...{ method: 'POST', headers: { 'X-CT': 'token', ...headers } },
  body: JSON.stringify(body),
});
const bodyOf = async (answer: Promise<Response>) =>
  (await (await answer).json()) as { code: number; data: Record<string, unknown> };

describe('a sample', () => {
  it('is whole from what a test leaves out', () => {
    const order = sample(calls.plan.detail.response, { order: { id: '17' } });
    expect(calls.plan.detail.response.parse(order)).toEqual(order);
    expect(order.order.id).toBe('17');
  });

  it('is refused where the contract has no such field or value', () => {
    expect(() => sample(calls.wallet.property.response, { cash: 1 } as never)).toThrow('no field cash');
    expect(() => sample(calls.wallet.property.response, { held: 1.5 })).toThrow();
  });
});

describe('the fake server', () => {
  it('checks a request as the server does: fields, token, idempotency key', async () => {
    const server = fakeServer({ app: '' });
    server.answer(calls.plan.cancel);
    const key = { 'Idempotency-Key': 'a-key-of-one' };
    const wrong = await bodyOf(server.fetch('/plan/order/cancel', post({ order_id: 'x' }, key)));
    expect(wrong).toMatchObject({ code: 400, data: { fields: { order_id: 'invalid_format' } } });
    expect(await bodyOf(server.fetch('/plan/order/cancel', post({ order_id: '1' })))).toMatchObject({
      data: { reason: 'idempotency_key_missing' },
    });
    const unnamed = { ...post({ order_id: '1' }, key), headers: key };
    expect(await bodyOf(server.fetch('/plan/order/cancel', unnamed))).toMatchObject({ code: 401 });
    expect(server.sent(calls.plan.cancel)).toEqual([]);
    expect((await bodyOf(server.fetch('/plan/order/cancel', post({ order_id: '1' }, key)))).code).toBe(200);
    expect(server.sent(calls.plan.cancel)).toEqual([{ order_id: '1' }]);
    server.check();
  });

  it('reads numbers and flags of an address as the server does', async () => {
    const server = fakeServer({ app: '' });
    server.answer(calls.wallet.flow);
    await server.fetch('/transaction_flow/list?limit=1&month=2026-03', { headers: { 'X-CT': 't' } });
    expect(server.sent(calls.wallet.flow)).toEqual([{ limit: 1, month: '2026-03' }]);
  });

  it.each([
    ['an answer that the contract does not allow', () => ({ count: -1 }), 'cannot be answered so'],
    ['a refusal that the contract does not list', () => refused('coupon_used'), 'is never refused with'],
  ] as const)('keeps %s as a fault', async (_, outcome, words) => {
    const server = fakeServer({ app: '' });
    server.reply(calls.plan.awaitPutCount, outcome);
    await server.fetch('/plan/order/await/put/count', post({}));
    expect(() => server.check()).toThrow(words);
  });

  it('keeps as a fault what the test does not answer, what no role opens, and what is no call', async () => {
    const server = fakeServer({ app: '', console: '/console' }, () => ['auditor']);
    await server.fetch('/plan/order/await/put/count', post({}));
    await server.fetch('/console/proposal/approve', post({ id: '7' }));
    await server.fetch('/nowhere').catch(() => undefined);
    expect(() => server.check()).toThrow(
      'the test has no answer to plan.awaitPutCount\nconsoleProposal.approve is not open to auditor\n' +
        'no call of the contract: GET /nowhere',
    );
  });

  it('breaks the connection where a test says so', async () => {
    const server = fakeServer({ app: '' });
    server.reply(calls.plan.awaitPutCount, () => lost);
    await expect(server.fetch('/plan/order/await/put/count', post({}))).rejects.toThrow('connection lost');
  });
});
