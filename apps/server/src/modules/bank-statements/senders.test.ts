import type { Reader } from '@fairlead/db';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestContext, type TestContext } from '../../testing/context';
import { readSenders } from './senders';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.close());

it('for whom a sender paid in before is read by an index, and not from all lines of the banks', async () => {
  await context.asOwner(
    `insert into bank_line (statement_id, account, place, booked_on, amount_minor, reference, end_to_end_id, counterparty,
        text, fingerprint)
      select 1, 'SANDBOX0001', n, '2026-03-02', n, '', '', 'Sender ' || n, '', sha256(('line ' || n)::bytea)
        from generate_series(1, 500) n`,
  );
  await context.asOwner(
    `insert into bank_match (transaction_id, line_id, amount_minor, matched_at)
      select place, id, amount_minor, $1::timestamptz from bank_line`,
    [context.clock.now()],
  );
  for (const table of ['bank_line', 'bank_match']) await context.asOwner(`analyze ${table}`);
  const plans: string[] = [];
  await context.database.transaction(async (tx) => {
    await tx.query('set local enable_seqscan = off');
    const query = async (text: string, values?: readonly unknown[]) => {
      const rows = await tx.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
      return [];
    };
    await readSenders({ query } as unknown as Reader, ['Sender 7'], context.clock.now());
  });
  expect(plans).toEqual([expect.stringContaining('bank_line_sender')]);
});
