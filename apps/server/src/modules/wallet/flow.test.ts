import { calls, type RequestOf } from '@fairlead/contract';
import { readWallet } from '@fairlead/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HolderCaller } from '../../http/route';
import { dataOf, openTestClient, PIN, type TestClient } from '../../testing/client';
import { createTestContext, type TestContext } from '../../testing/context';

let context: TestContext;
let client: TestClient;
let holder: HolderCaller;

/** January: 100 and 200 in; at the very end of January in UTC, February in India, 300 in; February: 50 out. */
beforeAll(async () => {
  context = await createTestContext();
  client = openTestClient(context);
  holder = await client.makePayee();
  const topUpAt = async (time: string, amountMinor: number) => {
    context.clock.set(new Date(time));
    await context.topUp(holder.holderId, amountMinor);
  };
  await topUpAt('2026-01-05T00:00:00.000Z', 10_000);
  await topUpAt('2026-01-31T18:29:59.999Z', 20_000);
  await topUpAt('2026-01-31T18:30:00.000Z', 30_000);
  context.clock.set(new Date('2026-02-10T00:00:00.000Z'));
  dataOf(
    await client.call(
      calls.withdrawal.request,
      holder,
      { amount: 5_000, password: PIN },
      { key: 'flow-key' },
    ),
  );
  const other = await context.makeHolder();
  await context.topUp(other.holderId, 77_700);
});
afterAll(() => context.close());

const flow = async (request: RequestOf<typeof calls.wallet.flow>, timeZone = 'UTC') =>
  dataOf(await client.call(calls.wallet.flow, holder, request, { timeZone }));

describe('GET /transaction_flow/list', () => {
  it('shows a person’s own records, newest first, each with both balances after it', async () => {
    const { items, month_summary } = await flow({});
    expect(items.map((item) => item.amount)).toEqual([-5_000, 30_000, 20_000, 10_000]);
    expect(items[0]).toMatchObject({ available_after: 55_000, total_after: 60_000, total_delta: 0 });
    expect(month_summary).toBeNull();
    const wallet = await readWallet(context.database, holder.holderId);
    expect(items.reduce((sum, item) => sum + item.available_delta, 0)).toBe(wallet?.available);
  });

  it('goes on page by page without a gap, and refuses a cursor that is not ours', async () => {
    const first = await flow({ limit: 3 });
    const second = await flow({ limit: 3, cursor: first.next_cursor ?? '' });
    expect(first.items).toHaveLength(3);
    expect(second).toMatchObject({ items: [{ amount: 10_000 }], next_cursor: null });
    const wrong = await client.call(calls.wallet.flow, holder, { cursor: 'elsewhere' });
    expect(wrong).toMatchObject({
      reason: 'invalid_fields',
      detail: { fields: { cursor: 'invalid_format' } },
    });
  });

  it('keeps to one type', async () => {
    expect((await flow({ type: 'manual_withdrawal' })).items).toHaveLength(1);
    expect((await flow({ type: 'open_membership' })).items).toEqual([]);
  });

  it.each<[string, number[]]>([
    ['UTC', [30_000, 20_000, 10_000]],
    ['Asia/Kolkata', [20_000, 10_000]],
    ['+05:30', [20_000, 10_000]],
    ['America/New_York', [30_000, 20_000, 10_000]],
  ])('begins and ends a month in the reader’s zone: %s', async (timeZone, amounts) => {
    const { items, month_summary } = await flow({ month: '2026-01' }, timeZone);
    expect(items.map((item) => item.amount)).toEqual(amounts);
    const sum = amounts.reduce((total, amount) => total + amount, 0);
    expect(month_summary).toEqual({
      month: '2026-01',
      time_zone: timeZone,
      available: {
        opening: 0,
        sums: [{ type: 'system_topup', amount: sum, count: amounts.length }],
        closing: sum,
      },
      total: {
        opening: 0,
        sums: [{ type: 'system_topup', amount: sum, count: amounts.length }],
        closing: sum,
      },
    });
  });

  it('carries a month’s closing over as the next one’s opening, for available and for total', async () => {
    const { month_summary: january } = await flow({ month: '2026-01' });
    const { month_summary: february } = await flow({ month: '2026-02' });
    expect(february?.available).toMatchObject({ opening: january?.available.closing, closing: 55_000 });
    expect(february?.total).toMatchObject({ opening: january?.total.closing, closing: 60_000 });
    expect((await flow({ month: '2025-12' })).month_summary?.total).toEqual({
      opening: 0,
      sums: [],
      closing: 0,
    });
    await context.expectBooks();
  });
});
