import { calls } from '@fairlead/contract';
import { readProgramme, readWallet } from '@fairlead/ledger';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { HolderCaller } from '../../http/route';
import { clientOf, dataOf } from '../../testing/client';
import { createTestContext, type TestContext } from '../../testing/context';
import { standingRoutes } from '.';

const DAY_MS = 86_400_000;
let context: TestContext;
let call: ReturnType<typeof clientOf>;
let holder: HolderCaller;

beforeAll(async () => {
  context = await createTestContext();
  call = clientOf(standingRoutes(context));
});
beforeEach(async () => {
  holder = await context.makeHolder();
  await context.topUp(holder.holderId, 10_000);
});
afterAll(() => context.close());

const open = (key = 'open-key-1', price = 2_900) => call(calls.membership.open, holder, { price }, { key });
const refund = (key = 'refund-key-1') => call(calls.membership.refund, holder, {}, { key });
const shown = async () => dataOf(await call(calls.standing.shopLevel, holder, {})).membership;
const available = async () => (await readWallet(context.database, holder.holderId))?.available;

describe('POST /membership/open', () => {
  it('takes 29.00 for 30 days into the revenue, once for a key', async () => {
    const before = (await readProgramme(context.database)).revenue;
    const opened = dataOf(await open());
    expect(dataOf(await open())).toEqual(opened);
    expect(await available()).toBe(7_100);
    expect((await readProgramme(context.database)).revenue - before).toBe(2_900);
    const now = context.clock.now().getTime();
    expect(opened).toEqual({
      ends_at: new Date(now + 30 * DAY_MS).toISOString(),
      refund_until: new Date(now + 14 * DAY_MS).toISOString(),
    });
    expect(await shown()).toMatchObject({ active: true, refund_amount: 2_900 });
    await context.expectBooks();
  });

  it('refuses a second one, another price, and what available funds do not cover', async () => {
    expect(await open('other-price', 1)).toMatchObject({ reason: 'terms_changed' });
    dataOf(await open());
    expect(await open('open-key-2')).toMatchObject({ reason: 'membership_running' });
    holder = await context.makeHolder();
    expect(await open()).toMatchObject({ reason: 'insufficient_balance' });
    expect(await available()).toBe(0);
  });

  it('opens again after the end', async () => {
    dataOf(await open());
    context.clock.turn(30 * DAY_MS);
    expect(await shown()).toMatchObject({ active: false, ends_at: null });
    expect(await open('open-key-2')).toMatchObject({ ok: true });
  });
});

describe('POST /membership/refund', () => {
  it('ends it at once and gives back the days that are left', async () => {
    dataOf(await open());
    context.clock.turn(10 * DAY_MS);
    expect((await shown()).refund_amount).toBe(1_933);
    expect(dataOf(await refund())).toEqual({ refunded: 1_933 });
    expect(dataOf(await refund())).toEqual({ refunded: 1_933 });
    expect(await available()).toBe(7_100 + 1_933);
    expect((await shown()).active).toBe(false);
    expect(await refund('refund-key-2')).toMatchObject({ reason: 'wrong_state' });
    await context.expectBooks();
  });

  it('is refused after 14 days, and where none was opened', async () => {
    expect(await refund('none')).toMatchObject({ reason: 'wrong_state' });
    dataOf(await open());
    context.clock.turn(14 * DAY_MS);
    expect(await shown()).toMatchObject({ active: true, refund_until: null, refund_amount: null });
    expect(await refund()).toMatchObject({ reason: 'membership_refund_over' });
    expect(await available()).toBe(7_100);
  });
});
