import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateDatabase } from './index';
import { createEmptyDatabase, type EmptyDatabase } from './testing/empty-database';
import { migrateBefore } from './testing/migrate-before';

const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url));
const MIGRATION = '0029_payee_receipts';

let empty: EmptyDatabase;
let client: pg.Client;

const PROPOSAL = `insert into proposal (kind, state, subject_type, subject_id, payload, receipt, maker_id, created_at)
  values ($1, $2, 'topup', $3, $4, $5, 1, now())`;

const stateTopUp = (subject: number, state: string, name: string, receiptNumber: string) =>
  client.query(PROPOSAL, [
    ...['topup', state, subject, JSON.stringify({ amountMinor: 100, payee: name, receiptNumber })],
    `topup/method-${subject}/${name}/${receiptNumber}`,
  ]);

beforeAll(async () => {
  empty = await createEmptyDatabase();
  await migrateBefore(empty.url, MIGRATIONS, MIGRATION);
  client = new pg.Client(empty.url);
  await client.connect();
  await client.query(
    `insert into payee (name, method, lines, state, maker_id, created_at) values
       ('Quay Exchange', 'card', '[{"name": "Account", "value": "1"}]', 'retired', 1, now()),
       ('Quay Exchange', 'card', '[{"name": "Account", "value": "2"}, {"name": "Reference", "value": "Your operation ID"}]',
         'approved', 1, now())`,
  );
  await client.query(
    `insert into acceptance (holder_id, type, code_hash, legal_name, payee_id, pair, rate, fee_bp, min_amount_minor,
         max_amount_minor, amount_minor, state, steps, created_at, expires_at)
       values (1, 'enterprise', '\\x01', 'Quay', 2, 'EUR/USD', '1.1', 0, 1, 100, 50, 'confirmed', '[]', now(), now())`,
  );
  await stateTopUp(1, 'approved', ' quay exchange', 'BANK-1');
  await stateTopUp(2, 'approved', 'Quay Exchange', 'bank 1');
  await stateTopUp(3, 'pending', 'nobody', 'BANK-1');
  await stateTopUp(4, 'refused', 'Quay Exchange', 'BANK-4');
  const confirmation = JSON.stringify({ amountMinor: 100, receiptNumber: 'R/5' });
  await client.query(PROPOSAL, ['acceptance_confirmation', 'approved', 1, confirmation, 'acceptance/2/R/5']);
  await migrateDatabase(empty.url, MIGRATIONS);
});
afterAll(async () => {
  await client.end();
  await empty.drop();
});

describe(MIGRATION, () => {
  it('knows old receipts by the payee of that name and keeps the first of several; others stay as they are', async () => {
    const { rows } = await client.query<{ receipt: string }>('select receipt from proposal order by id');
    expect(rows.map(({ receipt }) => receipt)).toEqual([
      ...['payee/2/bank1', 'topup/method-2/Quay Exchange/bank 1', 'topup/method-3/nobody/BANK-1'],
      ...['topup/method-4/Quay Exchange/BANK-4', 'payee/2/r5'],
    ]);
  });

  it('turns the words of a reference into its declaration, and leaves other payees alone', async () => {
    const { rows } = await client.query('select lines, asks_operation_id from payee order by id');
    expect(rows).toEqual([
      { lines: [{ name: 'Account', value: '1' }], asks_operation_id: false },
      { lines: [{ name: 'Account', value: '2' }], asks_operation_id: true },
    ]);
  });
});
