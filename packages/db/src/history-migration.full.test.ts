import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrateDatabase } from './index';
import { createEmptyDatabase, type EmptyDatabase } from './testing/empty-database';
import { migrateBefore } from './testing/migrate-before';

const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url));
const MIGRATION = '0043_reports_and_reasons';

let empty: EmptyDatabase;
let client: pg.Client;

/** A plan of a product, with one report that counts and one that was replaced. */
const keep = async (id: number, productId: number, status: string): Promise<void> => {
  await client.query(
    `insert into put_order (holder_id, id, number, product_id, product_version, status, billed_minor, revenue_minor, created_at)
       overriding system value values (1, $1::bigint, 'R-' || $1::bigint, $2, 1, $3, 700, 300, '2026-02-01')`,
    [id, productId, status],
  );
  for (const [version, current] of [
    [1, false],
    [2, true],
  ]) {
    await client.query(
      `insert into delivery_report (holder_id, order_id, source, bucket, version, impressions, clicks, conversions, spend_minor,
           gross_minor, revenue_minor, state, current, raw, raw_hash, received_at)
         values (1, $1, 'test', '2026-02-01', $2, 5000, 0, 0, 700, 400, 300, 'accepted', $3, '', '', '2026-02-01')`,
      [id, version, current],
    );
  }
};

beforeAll(async () => {
  empty = await createEmptyDatabase();
  await migrateBefore(empty.url, MIGRATIONS, MIGRATION);
  client = new pg.Client(empty.url);
  await client.connect();
  await keep(1, 7, 'settlement_successful');
  await keep(2, 7, 'settlement_successful');
  await keep(3, 7, 'putting');
  await client.query(
    `insert into settled_record (subject, subject_id, settled, lost, below) values ('product', 7, 2, 2, 0), ('lead', 7, 2, 2, 0)
       on conflict do nothing`,
  );
  await migrateDatabase(empty.url, MIGRATIONS);
});
afterAll(async () => {
  await client.end();
  await empty.drop();
});

it(`${MIGRATION}: gives each product the history of the plans that were settled before`, async () => {
  const { rows } = await client.query(
    'select subject, views::int, billed_minor::int, revenue_minor::int from settled_record order by subject desc',
  );
  expect(rows).toEqual([
    { subject: 'product', views: 10_000, billed_minor: 1_400, revenue_minor: 600 },
    { subject: 'lead', views: 0, billed_minor: 0, revenue_minor: 0 },
  ]);
});
