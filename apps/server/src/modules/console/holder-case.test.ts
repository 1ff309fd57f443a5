import type { Tx } from '@fairlead/db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestContext, type TestContext } from '../../testing/context';
import { readHolderCase } from './holder-case';

const MANY = 100_000;
const FEW = 30;

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.close());

/** Flow records, made at once: what a case costs depends on how many are read, not on what is in them. */
const addFlow = (holderId: number, count: number) =>
  context.asOwner(
    `insert into ledger.transaction (holder_id, seq, kind, time, available_delta, total_delta, available_after,
         total_after, remark, link_kind, link_id, hash)
       select $1, n, 'system_topup', now(), 1, 1, n, n, '', 'none', 0, '\\x00' from generate_series(1, $2::bigint) n`,
    [holderId, count],
  );

const rowsSoFar = async (tx: Tx): Promise<number> => {
  const [row] = await tx.query<{ rows: number }>(
    'select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::bigint as rows from pg_stat_xact_user_tables',
  );
  return row?.rows ?? 0;
};

/** How many rows of all tables PostgreSQL reads to show a case. */
const rowsRead = (holderId: number): Promise<number> =>
  context.database.transaction(async (tx) => {
    const before = await rowsSoFar(tx);
    const found = await readHolderCase(tx, holderId, ['support'], context.clock.now());
    if (!found.ok) throw new Error(found.reason);
    expect(found.data.flow).toHaveLength(20);
    return (await rowsSoFar(tx)) - before;
  });

describe('the case view of one holder', () => {
  it('reads no more rows for somebody with 100,000 flow records than for somebody with 30', async () => {
    const few = (await context.makeHolder()).holderId;
    const many = (await context.makeHolder()).holderId;
    await addFlow(few, FEW);
    await addFlow(many, MANY);
    await context.asOwner('analyze');
    const [expected, read] = [await rowsRead(few), await rowsRead(many)];
    expect(expected).toBeGreaterThan(20);
    expect(read).toBeLessThanOrEqual(expected + FEW);
  }, 120_000);
});
