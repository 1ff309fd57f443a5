import { readWallet } from '@fairlead/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../src/clock';
import { createTestContext, type TestContext } from '../src/testing/context';
import { expectChain } from './support/chain';
import { type Build, buildServer, type ServerProcess, startServer } from './support/program';
import { makePutter, type PutReply, type Putter, sendPut } from './support/put-client';

const AMOUNT_MINOR = 1_000;
const SERVERS = 3;

let context: TestContext;
let built: Build;
let servers: ServerProcess[];

beforeAll(async () => {
  context = await createTestContext();
  // The servers have the clock of the machine; what is made beside them lies on no day that they signed.
  context.clock.set(systemClock.now());
  built = await buildServer();
  servers = await Promise.all(Array.from({ length: SERVERS }, () => startServer(built, context.databaseUrl)));
}, 300_000);
afterAll(async () => {
  for (const server of servers) await server.stop();
  built.remove();
  await context.close();
});

/** All at once, spread over the processes. */
const rush = (
  putter: Putter,
  times: number,
  keyOf: (n: number) => string,
  amountOf = (_n: number) => AMOUNT_MINOR,
) =>
  Promise.all(
    Array.from({ length: times }, (_, n) => {
      const server = servers[n % servers.length];
      if (server === undefined) throw new Error('no server');
      return sendPut(server.url, putter, keyOf(n), amountOf(n));
    }),
  );

const countOf = async (putter: Putter) => {
  const [row] = await context.database.query<{ orders: number; entries: number; keys: number }>(
    `select (select count(*) from put_order where holder_id = $1) as orders,
      (select count(*) from ledger.transaction where holder_id = $1 and kind = 'ad_serving') as entries,
      (select count(*) from idempotency where holder_id = $1) as keys`,
    [putter.holderId],
  );
  return row;
};

const tally = (replies: readonly PutReply[]) => {
  const counts: Record<string, number> = {};
  for (const { status, code, reason } of replies) {
    const name = `${status} ${code} ${reason ?? ''}`.trim();
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
};

describe(`over ${SERVERS} server processes on one database`, () => {
  it('500 puts at once on a wallet that covers 250: exactly 250', { timeout: 300_000 }, async () => {
    const putter = await makePutter(context, 250 * AMOUNT_MINOR);
    const replies = await rush(putter, 500, (n) => `rush-${n}-aaaa`);
    expect(tally(replies)).toEqual({ '200 200': 250, '200 405 insufficient_balance': 250 });
    expect(new Set(replies.flatMap(({ orderId }) => orderId ?? [])).size).toBe(250);
    expect(await countOf(putter)).toEqual({ orders: 250, entries: 250, keys: 500 });
    const wallet = await readWallet(context.database, putter.holderId);
    expect(wallet).toMatchObject({ available: 0, escrow: 250 * AMOUNT_MINOR });
    await expectChain(context.database, putter.holderId);
    await context.expectBooks();
  });

  it('one key sent 100 times: one transaction, 100 answers that are the same to the byte', {
    timeout: 60_000,
  }, async () => {
    const putter = await makePutter(context, 100 * AMOUNT_MINOR);
    const replies = await rush(putter, 100, () => 'the-one-key');
    expect(tally(replies)).toEqual({ '200 200': 100 });
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(await countOf(putter)).toEqual({ orders: 1, entries: 1, keys: 1 });
    await context.expectBooks();
  });

  it('the same key with another body, at the same moment: one is made, every other body is refused', async () => {
    const putter = await makePutter(context, 100 * AMOUNT_MINOR);
    const replies = await rush(
      putter,
      30,
      () => 'a-key-for-two',
      (n) => AMOUNT_MINOR + (n % 2),
    );
    expect(tally(replies)).toEqual({ '200 200': 15, '200 400 idempotency_key_reused': 15 });
    expect(await countOf(putter)).toEqual({ orders: 1, entries: 1, keys: 1 });
    await context.expectBooks();
  });

  it('a refusal is the same for good under its key, on every process', async () => {
    const putter = await makePutter(context, AMOUNT_MINOR - 1);
    const replies = await rush(putter, 12, () => 'too-much-key');
    expect(tally(replies)).toEqual({ '200 405 insufficient_balance': 12 });
    await context.topUp(putter.holderId, 10 * AMOUNT_MINOR);
    const again = await rush(putter, 3, () => 'too-much-key');
    expect(new Set([...replies, ...again].map(({ text }) => text)).size).toBe(1);
    expect(await countOf(putter)).toEqual({ orders: 0, entries: 0, keys: 1 });
  });
});
