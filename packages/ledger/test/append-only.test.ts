import { createTestDatabase, type TestDatabase } from '@fairlead/db/testing';
import { openWallet } from '@fairlead/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moveOf, postOne } from './filled-books';

/**
 * Tables whose rows live and change. Every other table keeps the past (docs/promises.md#the-past-stays): a
 * new one is fenced until it stands here.
 */
const CHANGEABLE = new Set([
  ...['account_holder', 'authorization_code', 'license_key', 'session', 'staff', 'staff_session', 'throttle'],
  ...['coupon', 'demo_run', 'outbox', 'product', 'put_order', 'start_up_offer'],
  ...['notification', 'notification_read', 'notification_template'],
  ...['canned_answer', 'chat_file', 'conversation', 'desk_claim', 'saved_view'],
  ...['campaign', 'following', 'guest_case', 'membership'],
  ...['channel_choice', 'contact_code', 'notice_to_pass', 'push_subscription'],
  ...['holder_totp', 'passkey_challenge', 'recovery_request'],
  ...[
    'content',
    'orphan_object',
    'product_draft',
    'product_watch',
    'publication',
    'staff_challenge',
    'staff_identity',
    'staff_key',
    'staff_provider_flow',
    'staff_recovery_code',
    'standing',
    'upload',
    'used_ticket',
  ],
]);
const columnsOf = (table: string, ...names: string[]): string[] => names.map((name) => `${table}.${name}`);

/**
 * The columns of the past that move: which version of a report counts, when a loss left the score again, when a
 * closing account was closed, when jobs ran last; and what becomes of a thing that somebody asked for or said.
 */
const MOVING = new Set([
  ...['account_closing.closed_at', 'delivery_report.current', 'jobs_run.ran_at', 'score_event.rolled_off'],
  ...columnsOf('withdrawal', 'state', 'reason', 'reference', 'steps', 'due_at', 'arrival', 'arrival_at'),
  ...columnsOf('top_up', 'state', 'steps', 'transaction_id'),
  ...columnsOf('acceptance', 'state', 'claimed_minor', 'file_ids', 'steps', 'transaction_id', 'due_at'),
  ...columnsOf('objection', 'state', 'answer', 'decided_by', 'decided_at'),
  ...columnsOf('objection', 'effect', 'effect_minor', 'effect_order_id', 'effect_transaction_id'),
  ...columnsOf('payee', 'state', 'checker_id', 'approved_at'),
  ...columnsOf('payout_setting', 'method', 'fields', 'changed_at', 'cooling_until'),
  ...columnsOf('staff_notice', 'notification_id', 'recipients', 'withdrawn_at'),
  ...columnsOf('proposal', 'state', 'checker_id', 'refusal_reason', 'transaction_ids', 'decided_at'),
  ...columnsOf('feedback', 'answer', 'answered_by', 'answered_at'),
  ...columnsOf('channel_message', 'parameters', 'attempts', 'due_at', 'ended', 'ended_at', 'last_error'),
  ...columnsOf('chat_rating', 'value', 'words', 'changed_at'),
  ...columnsOf('network_task', 'told_at'),
  ...columnsOf('overview_figures', 'taken_at', 'figures'),
  ...columnsOf('payout_run', 'state', 'decided_by', 'decided_at'),
  ...columnsOf('run_payout', 'is_live', 'line_id', 'return_line_id'),
  ...columnsOf('passkey', 'name', 'counter', 'last_used_at', 'removed_at'),
  ...columnsOf('holder_recovery_code', 'used_at', 'voided_at'),
  ...columnsOf('recovery', 'state', 'expires_at', 'ended_at'),
  ...columnsOf('service_account', 'last_used_at'),
  ...columnsOf('webhook_delivery', 'attempts', 'since', 'due_at', 'ended', 'ended_at'),
  ...columnsOf('webhook_delivery', 'last_status', 'last_error', 'last_ms'),
  ...columnsOf(
    'webhook_endpoint',
    'url',
    'description',
    'events',
    'state',
    'salt',
    'former_salt',
    'former_until',
  ),
  ...columnsOf('webhook_endpoint', 'secret_for', 'secret_shown_at', 'ended_at'),
]);
const REFUSED = '42501';

interface Column {
  readonly schema: string;
  readonly table: string;
  readonly column: string;
  readonly generated: boolean;
  readonly stored: boolean;
}

let test: TestDatabase;
let columns: Column[];

beforeAll(async () => {
  test = await createTestDatabase();
  await test.database.transaction((tx) => openWallet(tx, 1));
  await postOne(test, 1, 'system_topup', [moveOf('bank', 'available', 100)]);
  columns = await test.asOwner<Column>(
    `select n.nspname as schema, c.relname as table, a.attname as column, a.attidentity <> '' as generated,
         c.relkind in ('r', 'p') as stored
       from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
       where n.nspname in ('public', 'ledger') and c.relkind in ('r', 'p', 'v', 'm') and a.attnum > 0
         and not a.attisdropped and pg_relation_is_updatable(c.oid, true) <> 0 order by 1, 2, a.attnum`,
  );
});
afterAll(() => test.drop());

/** What rows can be changed in: tables, and views that pass a change on. */
const tablesOf = (schema: string): string[] => [
  ...new Set(columns.filter((column) => column.schema === schema).map((column) => column.table)),
];

const codeOf = (error: unknown): string => {
  const root = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return typeof root === 'object' && root !== null && 'code' in root ? String(root.code) : String(error);
};

const asProgram = (text: string): Promise<string> => test.database.query(text).then(() => 'done', codeOf);
const asOwner = (text: string): Promise<string> => test.asOwner(text).then(() => 'done', codeOf);

const changesOf = (schema: string, table: string): string[] => [
  ...columns
    .filter((column) => column.schema === schema && column.table === table && !column.generated)
    .filter((column) => !MOVING.has(`${table}.${column.column}`))
    .map(({ column }) => `update ${schema}.${table} set "${column}" = "${column}"`),
  `delete from ${schema}.${table}`,
];

describe("as the program's role", () => {
  it('no row of the books is inserted, changed or deleted but by their functions', async () => {
    const tables = tablesOf('ledger');
    expect(tables).toEqual(expect.arrayContaining(['hold', 'move', 'sub_account', 'transaction', 'wallet']));
    for (const table of tables) {
      for (const text of [...changesOf('ledger', table), `insert into ledger.${table} default values`]) {
        expect([text, await asProgram(text)]).toEqual([text, REFUSED]);
      }
    }
  });

  it('what happened is added to, never changed', async () => {
    const tables = tablesOf('public').filter((table) => !CHANGEABLE.has(table));
    expect(tables).toEqual(
      expect.arrayContaining([
        'order_event',
        'audit_entry',
        'idempotency',
        'product_version',
        'delivery_report',
      ]),
    );
    for (const text of tables.flatMap((table) => changesOf('public', table))) {
      expect([text, await asProgram(text)]).toEqual([text, REFUSED]);
    }
  });

  it('no table is emptied at a stroke', async () => {
    for (const schema of ['ledger', 'public']) {
      const stored = columns.filter((column) => column.stored).map(({ table }) => table);
      for (const table of tablesOf(schema).filter((name) => stored.includes(name))) {
        expect([table, await asProgram(`truncate ${schema}.${table} cascade`)]).toEqual([table, REFUSED]);
      }
    }
  });

  it.each([
    'alter table ledger.move disable trigger move_append_only',
    'drop trigger move_append_only on ledger.move',
    'drop function ledger.is_legal(text)',
    "create or replace function ledger.is_legal(p_route text) returns boolean language sql as 'select true'",
    "select ledger.change_programme('house', 0, 1)",
    "select setval('ledger.programme_seq', 1)",
    'create table ledger.shadow (id int)',
    'create table shadow (id int)',
    "create or replace function ledger.entry_hash(bigint) returns bytea language sql as 'select null::bytea'",
    "select ledger.set_writes_stopped(false, '', null) from pg_read_file('/etc/hostname')",
  ])('its rules stand: %s', async (text) => {
    expect(await asProgram(text)).toBe(REFUSED);
  });
});

describe("as the tables' owner", () => {
  it.each([
    ...['ledger.transaction', 'ledger.move', 'order_event', 'audit_entry'].flatMap((table) => [
      `update ${table} set ${table === 'order_event' || table === 'audit_entry' ? 'time = time' : 'seq = seq'}`,
      `delete from ${table}`,
      `truncate ${table} cascade`,
    ]),
  ])('the past stays: %s', async (text) => {
    expect(await asOwner(text)).toBe(REFUSED);
  });

  it('a transaction is there once, and so is each of its moves', async () => {
    const entries = 'select count(*) as n from ledger.transaction where holder_id = 1';
    expect(await test.asOwner(entries)).toEqual([{ n: 1 }]);
    expect(await asOwner('insert into ledger.move select * from ledger.move')).toBe('23505');
    const copy = 'insert into ledger.transaction overriding system value select * from ledger.transaction';
    expect(await asOwner(copy)).toBe('23505');
  });
});
