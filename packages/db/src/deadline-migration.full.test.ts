import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateDatabase } from './index';
import { createEmptyDatabase, type EmptyDatabase } from './testing/empty-database';
import { migrateBefore } from './testing/migrate-before';

const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url));
const MIGRATION = '0030_one_deadline_one_chargeback';
const NEWEST_ON_RECORD = '2026-02-10';

let empty: EmptyDatabase;
let client: pg.Client;

interface Before {
  readonly state?: 'requested' | 'approved';
  readonly askedOn: string;
  readonly dueOn: string;
  /** What is proposed about it, and what became of that. */
  readonly proposal?: readonly [kind: string, state: string];
}

const keep = async ({ state = 'approved', askedOn, dueOn, proposal }: Before): Promise<void> => {
  const { rows } = await client.query(
    `insert into withdrawal (holder_id, amount_minor, state, method, destination, steps, created_at, due_at)
       values (1, 100, $1, 'bank_card', '{}', '[]', $2, $3) returning id`,
    [state, askedOn, dueOn],
  );
  if (proposal === undefined) return;
  await client.query(
    `insert into proposal (kind, state, subject_type, subject_id, payload, maker_id, created_at)
       values ($1, $2, 'withdrawal', $3, '{}', 1, $4)`,
    [...proposal, rows[0]?.id, askedOn],
  );
};

const SINCE_APPROVAL = { askedOn: '2026-02-08', dueOn: '2026-02-17' };
const FROM_REQUEST = '2026-02-15';

/** A withdrawal before the migration, and the day that it is due after it. */
const CASES: readonly (readonly [string, Before, string])[] = [
  ['counts from the request', SINCE_APPROVAL, FROM_REQUEST],
  [
    'counts from the request where a payment was refused',
    { ...SINCE_APPROVAL, proposal: ['withdrawal_payment', 'refused'] },
    FROM_REQUEST,
  ],
  [
    'counts from the request where a refusal is proposed',
    { ...SINCE_APPROVAL, proposal: ['withdrawal_refusal', 'pending'] },
    FROM_REQUEST,
  ],
  [
    'stays where a payment is claimed to have been sent',
    { ...SINCE_APPROVAL, proposal: ['withdrawal_payment', 'pending'] },
    '2026-02-17',
  ],
  ['stays where it would be over already', { askedOn: '2026-02-02', dueOn: '2026-02-12' }, '2026-02-12'],
  ['is never put off', { askedOn: '2026-02-08', dueOn: '2026-02-13' }, '2026-02-13'],
  ['stays where nothing is approved yet', { ...SINCE_APPROVAL, state: 'requested' }, '2026-02-17'],
];

let due: readonly string[];
beforeAll(async () => {
  empty = await createEmptyDatabase();
  await migrateBefore(empty.url, MIGRATIONS, MIGRATION);
  client = new pg.Client(empty.url);
  await client.connect();
  await client.query("set timezone = 'UTC'");
  for (const day of ['2026-01-20', NEWEST_ON_RECORD]) {
    await client.query(
      `insert into audit_entry (time, actor_type, act, subject_type, previous_hash, hash)
         values ($1, 'system', 'something', 'nothing', '', sha256($2))`,
      [day, day],
    );
  }
  for (const [, before] of CASES) await keep(before);
  await migrateDatabase(empty.url, MIGRATIONS);
  const { rows } = await client.query<{ day: string }>(
    "select to_char(due_at, 'YYYY-MM-DD') as day from withdrawal order by id",
  );
  due = rows.map(({ day }) => day);
});
afterAll(async () => {
  await client.end();
  await empty.drop();
});

describe(`${MIGRATION}: the deadline of a withdrawal that was there before`, () => {
  it.each(CASES.map(([words, , day], place) => [words, day, place] as const))(
    '%s: %s',
    (_words, day, place) => {
      expect(due[place]).toBe(day);
    },
  );
});
