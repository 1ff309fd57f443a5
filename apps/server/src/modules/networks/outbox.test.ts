import { isUnavailable } from '@fairlead/db';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PeerFault } from '../../http/peer-fault';
import type { Services } from '../../http/services';
import { createTestContext, type TestContext } from '../../testing/context';
import { planClient } from '../../testing/plan-client';
import { outboxJobs, pruneOutbox, sendOutbox } from './outbox';

const DAY_MS = 86_400_000;

let context: TestContext;
let client: Awaited<ReturnType<typeof planClient>>;
beforeAll(async () => {
  context = await createTestContext();
  client = await planClient(context);
});
afterAll(() => context.close());
beforeEach(async () => {
  await context.asOwner('truncate outbox');
});
afterEach(() => {
  vi.restoreAllMocks();
});

const put = async (network = 'test'): Promise<number> => {
  const product_id = String(await context.makeProduct({ network }));
  return Number((await client.putOk(await client.funded(), { product_id })).order.id);
};

const listed = async (): Promise<number[]> =>
  (await context.asOwner<{ order_id: number }>('select order_id from outbox order by order_id')).map(
    ({ order_id }) => order_id,
  );

/** A network that waits with every answer until it is told what it is. */
const openNetwork = (name: string) => {
  const sent: number[] = [];
  let answer: (error?: Error) => void = () => undefined;
  const answered = new Promise<void>((resolve, reject) => {
    answer = (error) => (error === undefined ? resolve() : reject(error));
  });
  const take = (_services: Services, orderId: number): Promise<void> => {
    sent.push(orderId);
    return answered;
  };
  return { sent, answer, adapter: { name, submit: take, cancel: take, control: take } };
};

const rowOf = async (orderId: number) =>
  (
    await context.asOwner(
      `select attempts, due_at is not null as is_due, done_at is not null as is_done, last_error
        from outbox where order_id = $1`,
      [orderId],
    )
  )[0];

describe('the outbox', () => {
  it('keeps what was sent for thirty days, and what was not for as long as it takes', async () => {
    const sent = await put();
    const nothing = async () => undefined;
    await sendOutbox(context, [{ name: 'test', submit: nothing, cancel: nothing, control: nothing }]);
    const waiting = await put();
    const failed = await put();
    await context.asOwner('update outbox set due_at = null where order_id = $1', [failed]);
    context.clock.turn(30 * DAY_MS);
    expect(await pruneOutbox(context)).toBe(0);
    expect(await listed()).toEqual([sent, waiting, failed]);
    context.clock.turn(1);
    expect(await pruneOutbox(context)).toBe(1);
    expect(await listed()).toEqual([waiting, failed]);
  });

  it('has a line for each network: one that does not answer holds up itself alone', async () => {
    const [silent, quick] = [openNetwork('silent'), openNetwork('quick')];
    quick.answer();
    for (let count = 0; count < 5; count += 1) await put('silent');
    const order = await put('quick');
    const runs = outboxJobs(context, [silent.adapter, quick.adapter]).map(({ run }) => run());
    await vi.waitFor(async () => expect(await rowOf(order)).toMatchObject({ is_done: true }), 20_000);
    await vi.waitFor(() => expect(silent.sent).toHaveLength(4), 20_000);
    silent.answer();
    expect(await Promise.all(runs)).toEqual([4, 1, 0]);
  });

  it('sends once what two nodes find at the same moment, and while one of them waits for the answer', async () => {
    const order = await put('shared');
    const { adapter, sent, answer } = openNetwork('shared');
    const both = [sendOutbox(context, [adapter]), sendOutbox(context, [adapter])];
    await vi.waitFor(() => expect(sent).toEqual([order]), 20_000);
    context.clock.turn(30_000);
    expect(await sendOutbox(context, [adapter])).toBe(0);
    answer();
    expect((await Promise.all(both)).sort()).toEqual([0, 1]);
    expect(sent).toEqual([order]);
  });

  it('keeps nothing of a try that took so long that another node has sent it since', async () => {
    const order = await put('late');
    await context.asOwner('update outbox set attempts = 299');
    const [stuck, awake] = [openNetwork('late'), openNetwork('late')];
    const first = sendOutbox(context, [stuck.adapter]);
    await vi.waitFor(() => expect(stuck.sent).toEqual([order]), 20_000);
    context.clock.turn(60_000);
    awake.answer();
    expect(await sendOutbox(context, [awake.adapter])).toBe(1);
    const taken = { attempts: 300, is_due: false, is_done: true, last_error: null };
    expect(await rowOf(order)).toEqual(taken);
    stuck.answer(new PeerFault('no answer'));
    expect(await first).toBe(1);
    expect(await rowOf(order)).toEqual(taken);
  });

  it('says why a message was not taken, until it is, or was given up', async () => {
    const [order, other] = [await put('away'), await put('gone')];
    await context.asOwner('update outbox set attempts = 299 where order_id = $1', [other]);
    expect(await sendOutbox(context, [])).toBe(2);
    const failed = { is_done: false, last_error: expect.stringContaining('is not connected') };
    expect(await rowOf(order)).toEqual({ ...failed, attempts: 1, is_due: true });
    expect(await rowOf(other)).toEqual({ ...failed, attempts: 300, is_due: false });
    context.clock.turn(1_000);
    const { adapter, answer } = openNetwork('away');
    answer();
    expect(await sendOutbox(context, [adapter])).toBe(1);
    expect(await rowOf(order)).toEqual({ attempts: 2, is_due: false, is_done: true, last_error: null });
  });

  it('tells once of a network that is down, and once that it is reached again', async () => {
    const [warned, informed] = [vi.spyOn(context.log, 'warn'), vi.spyOn(context.log, 'info')];
    let isDown = true;
    const take = async (): Promise<void> => {
      if (isDown) throw new PeerFault('no answer');
    };
    const [job] = outboxJobs(context, [{ name: 'down', submit: take, cancel: take, control: take }]);
    const sendAll = async (): Promise<void> => {
      while (((await job?.run()) ?? 0) > 0);
    };
    for (let count = 0; count < 5; count += 1) await put('down');
    await sendAll();
    context.clock.turn(1_000);
    await sendAll();
    expect(warned.mock.calls.filter((call) => call.includes('a network could not be reached'))).toHaveLength(
      1,
    );
    isDown = false;
    context.clock.turn(2_000);
    await sendAll();
    expect(informed).toHaveBeenCalledWith({ network: 'down', failures: 10 }, 'a network is reached again');
  });

  it('counts no attempt, and tells of no network, where our own database was lost or late under it', async () => {
    const order = await put('kept');
    const warned = vi.spyOn(context.log, 'warn');
    let fault: Error | undefined = Object.assign(new Error('Query read timeout'), { code: 'ETIMEDOUT' });
    const take = async (): Promise<void> => {
      if (fault !== undefined) throw fault;
    };
    const adapter = { name: 'kept', submit: take, cancel: take, control: take };
    await expect(sendOutbox(context, [adapter])).rejects.toBe(fault);
    const waiting = { attempts: 0, is_due: true, is_done: false, last_error: null };
    expect(await rowOf(order)).toEqual(waiting);
    context.clock.turn(60_000);
    fault = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
    await expect(sendOutbox(context, [adapter])).rejects.toSatisfy(isUnavailable);
    expect(await rowOf(order)).toEqual(waiting);
    expect(warned).not.toHaveBeenCalledWith(expect.anything(), 'a network could not be reached');
    fault = undefined;
    context.clock.turn(60_000);
    expect(await sendOutbox(context, [adapter])).toBe(1);
    expect(await rowOf(order)).toEqual({ attempts: 1, is_due: false, is_done: true, last_error: null });
  });

  it('counts no attempt where the database is away when it is to be kept, and sends again a minute later', async () => {
    const order = await put('lost');
    const network = openNetwork('lost');
    const query = vi.spyOn(context.database, 'query');
    const sending = sendOutbox(context, [network.adapter]);
    await vi.waitFor(() => expect(network.sent).toEqual([order]), 20_000);
    const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    query.mockRejectedValueOnce(away);
    network.answer();
    await expect(sending).rejects.toBe(away);
    expect(await rowOf(order)).toMatchObject({ attempts: 0, is_due: true, is_done: false });
    context.clock.turn(60_000);
    expect(await sendOutbox(context, [network.adapter])).toBe(1);
    expect(await rowOf(order)).toMatchObject({ attempts: 1, is_done: true });
  });

  it('says of what fails on this side that it is ours, counts it, and lists why', async () => {
    const order = await put('sound');
    const [warned, told] = [vi.spyOn(context.log, 'warn'), vi.spyOn(context.log, 'error')];
    const take = () => Promise.reject(new Error('the order is in no state for that'));
    const adapter = { name: 'sound', submit: take, cancel: take, control: take };
    expect(await sendOutbox(context, [adapter])).toBe(1);
    const last_error = 'the order is in no state for that';
    expect(await rowOf(order)).toEqual({ attempts: 1, is_due: true, is_done: false, last_error });
    expect(told).toHaveBeenCalledWith(
      expect.objectContaining({ network: 'sound' }),
      'a message to a network fails on this side, and is tried again',
    );
    expect(warned).not.toHaveBeenCalledWith(expect.anything(), 'a network could not be reached');
  });

  it('can be emptied by the program in no other way', async () => {
    await expect(context.database.query('delete from outbox')).rejects.toThrow(/permission denied/);
  });
});
