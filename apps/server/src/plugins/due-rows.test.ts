import { type Database, openDatabase, programUrl } from '@fairlead/db';
import { lockWallet } from '@fairlead/ledger';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Services } from '../http/services';
import { advanceDueOrders } from '../modules/plans';
import { releaseHolds } from '../modules/wallet';
import { createTestContext, type TestContext } from '../testing/context';
import { makeHold } from '../testing/hold';
import { planClient } from '../testing/plan-client';
import { type DueOfHolder, notSeen, RowsFailed, workOff } from './due-rows';

const DAY_MS = 86_400_000;

let context: TestContext;
let client: Awaited<ReturnType<typeof planClient>>;
let otherDatabase: Database;
/** The same database by connections of its own, as another node has it. */
let other: Services;
beforeAll(async () => {
  context = await createTestContext();
  client = await planClient(context);
  otherDatabase = openDatabase({ url: await programUrl(context.databaseUrl), max: 4 });
  other = { ...context, database: otherDatabase };
});
beforeEach(() => context.asOwner('update put_order set due_at = null'));
afterAll(async () => {
  await context.expectBooks();
  await otherDatabase.close();
  await context.close();
});

/** Orders that no network answered in time, each of another holder. */
const makeSilentOrders = async (count: number) => {
  const made: { readonly holderId: number; readonly id: number }[] = [];
  while (made.length < count) {
    const caller = await client.funded();
    const { order } = await client.putOk(caller);
    made.push({ holderId: caller.holderId, id: Number(order.id) });
  }
  context.clock.turn(2 * DAY_MS);
  return made;
};

const failuresOf = (ids: readonly number[]) =>
  context.asOwner<{ order_id: number }>(
    `select order_id from order_event where order_id = any($1) and status = 'put_failed' order by order_id`,
    [ids],
  );

const DUE = `select o.holder_id, o.id from put_order o
  where o.due_at <= $1 and ${notSeen('o.holder_id', 'o.id')}
  order by o.due_at, o.id limit 1 for update skip locked`;

const END = 'update put_order set due_at = null where id = $1';

describe('due rows', () => {
  it('are taken by several nodes at the same time, each by one of them', { timeout: 30_000 }, async () => {
    await makeSilentOrders(2);
    const taken: number[] = [];
    let goOn = (): void => undefined;
    const bothHaveOne = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const work = (node: Services) =>
      workOff<DueOfHolder>(node, {
        due: DUE,
        work: async (tx, { id }) => {
          taken.push(id);
          if (taken.length === 2) goOn();
          await bothHaveOne;
          await tx.query(END, [id]);
          return 1;
        },
      });
    expect(await Promise.all([work(context), work(other)])).toEqual([1, 1]);
    expect(new Set(taken).size).toBe(2);
  });

  it('are done once each, however many nodes look for them', async () => {
    const orders = await makeSilentOrders(12);
    const ids = orders.map(({ id }) => id);
    const until = async (node: Services): Promise<number> => {
      let done = 0;
      for (let moved = 1; moved > 0; done += moved) moved = await advanceDueOrders(node);
      return done;
    };
    const [here, there, third] = await Promise.all([until(context), until(other), until(other)]);
    // What was held when a node looked last is left: nobody waits for it.
    expect(here + there + third + (await until(context))).toBe(12);
    expect((await failuresOf(ids)).map(({ order_id }) => order_id)).toEqual(ids);
  });

  it('are left to another node once the program stops, after the one that a run is at', async () => {
    const orders = await makeSilentOrders(3);
    const stopping = new AbortController();
    const taken: number[] = [];
    const work = (node: Services) =>
      workOff<DueOfHolder>(node, {
        due: DUE,
        work: async (tx, { id }) => {
          taken.push(id);
          stopping.abort();
          await tx.query(END, [id]);
          return 1;
        },
      });
    const stopped = { ...context, stopping: stopping.signal };
    expect([await work(stopped), await work(stopped), await work(other)]).toEqual([1, 0, 2]);
    expect(taken).toEqual(orders.map(({ id }) => id));
  });

  it.each([
    ['the wallet', (holderId: number) => ({ text: 'select 1 from ledger.lock_wallet($1)', value: holderId })],
    [
      'the row',
      (_: number, id: number) => ({ text: 'select 1 from put_order where id = $1 for update', value: id }),
    ],
  ])('are left, and not waited for, while another one has %s', { timeout: 30_000 }, async (_name, lock) => {
    const [held, free] = await makeSilentOrders(2);
    if (held === undefined || free === undefined) throw new Error('no orders');
    await otherDatabase.transaction(async (tx) => {
      const { text, value } = lock(held.holderId, held.id);
      await tx.query(text, [value]);
      expect(await advanceDueOrders(context)).toBe(1);
      expect(await failuresOf([held.id, free.id])).toEqual([{ order_id: free.id }]);
    });
    expect(await advanceDueOrders(context)).toBe(1);
    expect(await failuresOf([held.id])).toHaveLength(1);
  });

  it('of the ledger are claimed by the wallet', { timeout: 30_000 }, async () => {
    const [first, second] = [await client.funded(), await client.funded()];
    for (const { holderId } of [first, second]) await makeHold(context, holderId, 500);
    context.clock.turn(DAY_MS);
    await otherDatabase.transaction(async (tx) => {
      await lockWallet(tx, first.holderId);
      expect(await releaseHolds(context)).toBe(1);
      expect(await client.walletOf(second)).toMatchObject({ held: 0 });
      expect(await client.walletOf(first)).toMatchObject({ held: 500 });
    });
    expect(await releaseHolds(context)).toBe(1);
  });

  it('that fail hold up no other, and the run has failed', async () => {
    const orders = await makeSilentOrders(3);
    const failing = orders[0]?.id;
    const done: number[] = [];
    const run = workOff<DueOfHolder>(context, {
      due: DUE,
      work: async (tx, { id }) => {
        if (id === failing) throw new Error(`order ${id} cannot be done`);
        await tx.query(END, [id]);
        done.push(id);
        return 1;
      },
    });
    await expect(run).rejects.toThrow(`order ${failing} cannot be done`);
    expect(done).toEqual(orders.slice(1).map(({ id }) => id));
  });

  it('that fail, and are told of one by one, are a run that has failed', async () => {
    const [failing, fit] = await makeSilentOrders(2);
    const told: number[] = [];
    const run = workOff<DueOfHolder>(context, {
      due: DUE,
      work: async (tx, { id }) => {
        if (id === failing?.id) throw new Error('it cannot be done');
        await tx.query(END, [id]);
        return 1;
      },
      fail: async ({ id }) => void told.push(id),
    });
    await expect(run).rejects.toBeInstanceOf(RowsFailed);
    expect(told).toEqual([failing?.id]);
    expect(fit).toBeDefined();
  });

  it.each(['57014', '55P03'])(
    'end a run where one after the other takes too long, and only the first is put off: %s',
    async (code) => {
      const orders = await makeSilentOrders(4);
      const tried: number[] = [];
      const told: number[] = [];
      const run = workOff<DueOfHolder>(context, {
        due: DUE,
        work: (_tx, { id }) => {
          tried.push(id);
          return Promise.reject(Object.assign(new Error('too slow'), { code }));
        },
        fail: async ({ id }) => void told.push(id),
      });
      await expect(run).rejects.toMatchObject({ code });
      expect(tried).toEqual(orders.slice(0, 2).map(({ id }) => id));
      expect(told).toEqual(tried.slice(0, 1));
    },
  );

  it('hold up no other where one alone takes too long', async () => {
    const [slow, ...others] = await makeSilentOrders(3);
    const done: number[] = [];
    const run = workOff<DueOfHolder>(context, {
      due: DUE,
      work: async (tx, { id }) => {
        if (id === slow?.id) throw Object.assign(new Error('too slow'), { code: '57014' });
        await tx.query(END, [id]);
        done.push(id);
        return 1;
      },
    });
    await expect(run).rejects.toMatchObject({ code: '57014' });
    expect(done).toEqual(others.map(({ id }) => id));
  });

  it.each(['FL001', 'FL003'])('are left as they are where nothing can be done now: %s', async (code) => {
    await makeSilentOrders(2);
    const fail = vi.fn();
    const run = workOff<DueOfHolder>(context, {
      due: DUE,
      work: () => Promise.reject(Object.assign(new Error('not now'), { code })),
      fail,
    });
    await expect(run).rejects.toThrow('not now');
    expect(fail).not.toHaveBeenCalled();
  });
});
