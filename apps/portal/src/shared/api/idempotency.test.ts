import { ApiError, type CallApi, type IdempotentCall } from '@fairlead/contract/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createIdempotentSender, type SenderParts, Unanswered } from './idempotency';

const PENDING = 'fairlead_pending';
const lost = () => new ApiError('network', 0, 'lost');

/** A server that does each key once and answers the same for it ever after; replies may be lost. */
const ledger = () => {
  const done = new Map<string, object>();
  let lose = 0;
  const callApi = vi.fn(async (_name: string, request: object, options?: { idempotencyKey?: string }) => {
    const key = options?.idempotencyKey ?? '';
    if (!done.has(key)) done.set(key, { request, nth: done.size + 1 });
    if (lose-- > 0) throw lost();
    return done.get(key);
  });
  return { done, callApi, loseReplies: (count: number) => (lose = count) };
};

const senderOf = (callApi: unknown, parts: Partial<SenderParts> = {}) => {
  let nth = 0;
  return createIdempotentSender({
    callApi: callApi as CallApi<IdempotentCall>,
    clock: { now: () => 1_000_000 },
    owner: () => 'holder-1',
    isOnline: () => true,
    makeKey: () => `key-${crypto.randomUUID()}-${nth++}`,
    wait: async () => undefined,
    ...parts,
  });
};

const put = { product_id: '7', amount: 5_000 };
const NO_LIMITS = {
  ...{ cost_per_conversion: null, loss: null, spend_without_conversion: null, ends_at: null },
  daily_cap: null,
};

describe('sending what moves money', () => {
  beforeEach(() => localStorage.clear());

  it('writes the request and its key down before it sends', async () => {
    const seen: unknown[] = [];
    const sender = senderOf(async (_name: string, _request: object, options: { idempotencyKey: string }) => {
      seen.push(JSON.parse(localStorage.getItem(PENDING) ?? '[]'), options.idempotencyKey);
      return {};
    });
    await sender.send('plan.put', put);
    const [written, key] = seen;
    expect(written).toMatchObject([{ key, call: 'plan.put', request: put, owner: 'holder-1' }]);
    expect(localStorage.getItem(PENDING)).toBe('[]');
  });

  it('ends in exactly one put when replies are lost', async () => {
    const server = ledger();
    server.loseReplies(2);
    await expect(senderOf(server.callApi).send('plan.put', put)).resolves.toMatchObject({ nth: 1 });
    expect(server.done.size).toBe(1);
    expect(server.callApi).toHaveBeenCalledTimes(3);
  });

  it('ends in exactly one put after a reload, and tells what became of it', async () => {
    const server = ledger();
    server.loseReplies(4);
    await expect(senderOf(server.callApi).send('plan.put', put)).rejects.toMatchObject({ kind: 'network' });
    const outcomes = await senderOf(server.callApi).resume();
    expect(outcomes).toMatchObject([{ kind: 'done', data: { nth: 1 } }]);
    expect(server.done.size).toBe(1);
    expect(await senderOf(server.callApi).resume()).toEqual([]);
  });

  it('sends the same request again with its old key while the outcome is open', async () => {
    const server = ledger();
    server.loseReplies(4);
    const sender = senderOf(server.callApi);
    await expect(sender.send('plan.put', put)).rejects.toThrow();
    await sender.send('plan.put', put);
    expect(server.done.size).toBe(1);
  });

  it('makes a new key for the next request of the same content once the first is answered', async () => {
    const server = ledger();
    const sender = senderOf(server.callApi);
    await sender.send('plan.put', put);
    await sender.send('plan.put', put);
    expect(server.done.size).toBe(2);
  });

  it('forgets a request that was refused', async () => {
    const refused = new ApiError('code', 405, 'no', { reason: 'insufficient_balance' });
    const callApi = vi.fn(() => Promise.reject(refused));
    await expect(senderOf(callApi).send('plan.put', put)).rejects.toBe(refused);
    expect(callApi).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem(PENDING)).toBe('[]');
  });

  it('the past stays: limits that nobody answered do not take the place of newer ones', async () => {
    const server = ledger();
    server.loseReplies(4);
    const limits = (loss: number) => ({ order_id: '17', limits: { ...NO_LIMITS, loss } });
    await expect(senderOf(server.callApi).send('plan.setLimits', limits(100))).rejects.toThrow();
    await senderOf(server.callApi).send('plan.setLimits', limits(200));
    expect(await senderOf(server.callApi).resume()).toEqual([]);
    expect(server.callApi.mock.lastCall?.[1]).toEqual(limits(200));
  });

  it('pauses anew after a resume, though the answer of the first pause was lost', async () => {
    const server = ledger();
    const sender = senderOf(server.callApi);
    const plan = { order_id: '17' };
    server.loseReplies(4);
    await expect(sender.send('plan.pause', plan)).rejects.toThrow();
    await sender.send('plan.resume', plan);
    await sender.send('plan.pause', plan);
    expect(server.done.size).toBe(3);
  });

  it('keeps what is of another plan, of another matter, or puts money', async () => {
    const server = ledger();
    const sender = senderOf(server.callApi);
    const sends = [
      () => sender.send('plan.pause', { order_id: '18' }),
      () => sender.send('plan.lower', { order_id: '17', budget: 100 }),
      () => sender.send('plan.raise', { order_id: '17', amount: 100 }),
    ];
    for (const send of sends) {
      server.loseReplies(4);
      await expect(send()).rejects.toThrow();
    }
    await sender.send('plan.pause', { order_id: '17' });
    expect((await sender.resume()).map(({ pending }) => pending.call)).toEqual([
      'plan.pause',
      'plan.lower',
      'plan.raise',
    ]);
  });

  it('knows what nobody answered, until somebody does, and nothing of another person', async () => {
    const server = ledger();
    const sender = senderOf(server.callApi);
    const raise = { order_id: '17', amount: 100 };
    const unanswered = (orderId: string, of = sender) =>
      of.unanswered('plan.raise', ({ order_id }) => order_id === orderId);
    server.loseReplies(4);
    await expect(sender.send('plan.raise', raise)).rejects.toThrow();
    expect(unanswered('17')).toEqual(raise);
    expect(unanswered('18')).toBeUndefined();
    expect(unanswered('17', senderOf(server.callApi, { owner: () => 'holder-2' }))).toBeUndefined();
    await sender.send('plan.raise', raise);
    expect(unanswered('17')).toBeUndefined();
  });

  it('queues nothing while offline', async () => {
    const callApi = vi.fn();
    const sending = senderOf(callApi, { isOnline: () => false }).send('plan.put', put);
    await expect(sending).rejects.toThrow('offline');
    await expect(sending).rejects.not.toBeInstanceOf(Unanswered);
    expect(callApi).not.toHaveBeenCalled();
    expect(localStorage.getItem(PENDING)).toBeNull();
  });

  it('says of what went out and got no answer that it is another thing than a refusal', async () => {
    const callApi = () => Promise.reject(new ApiError('http', 504, 'Gateway Timeout'));
    const sending = senderOf(callApi).send('plan.put', put);
    await expect(sending).rejects.toBeInstanceOf(Unanswered);
    await expect(sending).rejects.toMatchObject({ kind: 'http', code: 504 });
  });

  it('does not repeat a fault that says nothing was done: nobody knows that of what is kept', async () => {
    const fault = new ApiError('code', 500, 'Nothing was done.', { reason: 'server_error' });
    const sending = senderOf(() => Promise.reject(fault)).send('plan.put', put);
    await expect(sending).rejects.toBeInstanceOf(Unanswered);
    const said = sending.catch(({ message, data }: Unanswered) => [message, data]);
    expect(await said).toEqual(['', {}]);
    expect(localStorage.getItem(PENDING)).not.toBe('[]');
  });

  it('keeps nothing that was decided, though it comes with the code of a fault', async () => {
    const stopped = new ApiError('code', 500, 'no', { reason: 'money_writes_stopped' });
    const callApi = vi.fn(() => Promise.reject(stopped));
    await expect(senderOf(callApi).send('plan.put', put)).rejects.toBe(stopped);
    expect(callApi).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem(PENDING)).toBe('[]');
  });

  it('sends nothing again after ten minutes, nor what belongs to another person', async () => {
    const server = ledger();
    server.loseReplies(4);
    await expect(senderOf(server.callApi).send('plan.put', put)).rejects.toThrow();
    expect(await senderOf(server.callApi, { owner: () => 'holder-2' }).resume()).toEqual([]);
    const later = { clock: { now: () => 1_000_000 + 10 * 60_000 + 1 } };
    expect(await senderOf(server.callApi, later).resume()).toEqual([]);
    expect(server.callApi).toHaveBeenCalledTimes(4);
  });

  it('never writes a password down; only the person can send such a request again, with the same key', async () => {
    const server = ledger();
    server.loseReplies(4);
    const withdrawal = { amount: 100, password: 'a'.repeat(32) };
    await expect(senderOf(server.callApi).send('withdrawal.request', withdrawal)).rejects.toThrow();
    expect(localStorage.getItem(PENDING)).not.toContain(withdrawal.password);
    expect(await senderOf(server.callApi).resume()).toEqual([]);
    await senderOf(server.callApi).send('withdrawal.request', withdrawal);
    expect(server.done.size).toBe(1);
    expect(server.callApi.mock.lastCall?.[1]).toEqual(withdrawal);
  });
});
