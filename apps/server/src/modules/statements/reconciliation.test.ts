import { calls } from '@fairlead/contract';
import { checkBooks } from '@fairlead/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestContext, type TestContext } from '../../testing/context';
import { planClient } from '../../testing/plan-client';
import { acceptOrder } from '../plans';
import { readReconciliation } from './reconciliation';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.close());

const look = async () => {
  const found = await context.database.snapshot((reader) => readReconciliation(reader, context.clock.now()));
  return calls.statement.reconciliation.response.parse(found);
};

const amountIn = (lines: readonly { name: string; amount: number }[], name: string) =>
  lines.find((line) => line.name === name)?.amount;

describe('what is owed against what is held', () => {
  it('is nothing before anything happened', async () => {
    expect(await look()).toMatchObject({ owed_total: 0, held_total: 0, house: 0, difference: 0 });
  });

  it('no profit from others’ deposits: agrees through put, billing and revenue', async () => {
    await context.fundHouse(100_000);
    const client = await planClient(context);
    const holder = await client.funded(10_000);
    await context.grantStartUp(holder.holderId, 2_000);
    const coupon_id = String(await context.makeCoupon(holder.holderId));
    const { order } = await client.putOk(holder, { coupon_id, use_start_up: true });
    await acceptOrder(context, Number(order.id));
    await client.report(Number(order.id), { spendMinor: 1_000, conversions: 3 });
    const books = await look();
    expect(books.difference).toBe(0);
    expect(amountIn(books.held, 'bank')).toBe(110_000);
    expect(amountIn(books.held, 'network_receivable')).toBe(1_500);
    expect(amountIn(books.owed, 'available')).toBe(7_500);
    expect(amountIn(books.owed, 'settling')).toBe(1_200);
    expect(amountIn(books.owed, 'media')).toBe(1_000);
    // What was given away is no longer the programme's own; its share of the revenue is.
    expect(books.house).toBe(100_000 - 2_000 - 500 + 300);
    await context.expectBooks();
  });

  it('no profit from others’ deposits: shows a change behind the ledger’s back', async () => {
    await context.asOwner(
      `begin; set local session_replication_role = replica;
       update ledger.wallet set available = available + 5; commit`,
    );
    expect((await look()).difference).toBe(-5);
  });

  it('no profit from others’ deposits: a difference fails the check and stops the money of its holder', async () => {
    expect((await look()).difference).not.toBe(0);
    expect((await checkBooks(context.database, () => context.clock.now()))?.passed).toBe(false);
    const [wallet] = await context.database.query<{ id: number }>(
      'select holder_id as id from ledger.wallet',
    );
    await expect(context.topUp(wallet?.id ?? 0, 1)).rejects.toThrow(/is frozen/);
  });
});
