import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrateDatabase } from './index';
import { createEmptyDatabase, type EmptyDatabase } from './testing/empty-database';
import { migrateBefore } from './testing/migrate-before';

const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url));

let empty: EmptyDatabase;
let client: pg.Client;

const state = (kind: string, how: string, payload: object, receipt: string) =>
  client.query(
    `insert into proposal (kind, state, subject_type, payload, receipt, maker_id, created_at)
      values ($1, $2, 'house', $3, $4, 1, now())`,
    [kind, how, JSON.stringify({ amountMinor: 100, ...payload }), receipt],
  );

beforeAll(async () => {
  empty = await createEmptyDatabase();
  await migrateBefore(empty.url, MIGRATIONS, '0037_bank_statements');
  client = new pg.Client(empty.url);
  await client.connect();
  await state('house_funding', 'approved', { receiptNumber: 'R-1' }, 'house/R-1');
  await state('house_funding', 'approved', { receiptNumber: 'r 1' }, 'house/r 1');
  await state('house_funding', 'refused', { receiptNumber: 'R-2' }, 'house/R-2');
  await state('house_funding', 'pending', { receiptNumber: '--' }, 'house/--');
  await state('remittance', 'approved', { network: 'quay', receiptNumber: 'R-1' }, 'remittance/quay/R-1');
  await state('media_payment', 'pending', { network: 'quay', reference: 'P/7' }, 'media/quay/P/7');
  await migrateDatabase(empty.url, MIGRATIONS);
});
afterAll(async () => {
  await client.end();
  await empty.drop();
});

it('knows old receipts by letters and digits, keeps the first of several, and leaves others as they are', async () => {
  const { rows } = await client.query<{ receipt: string }>('select receipt from proposal order by id');
  expect(rows.map(({ receipt }) => receipt)).toEqual([
    ...['house_funding/r1', 'house/r 1', 'house/R-2', 'house/--'],
    ...['from_network/quay/r1', 'to_network/quay/p7'],
  ]);
});
