import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateDatabase } from './index';
import { createEmptyDatabase, type EmptyDatabase } from './testing/empty-database';
import { migrateBefore } from './testing/migrate-before';

const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url));
const MIGRATION = '0066_chat_desk';
const FIRST = '2026-02-08T09:00:00.000Z';
const SECOND = '2026-02-08T10:00:00.000Z';

let empty: EmptyDatabase;
let client: pg.Client;

type Author = 'holder' | 'staff';
interface Before {
  /** Who wrote, one after the other; the first of the holder's is the top-up case. */
  readonly said: readonly Author[];
  readonly topUp: 'asked' | 'card_sent' | 'posted' | 'refused';
  readonly closed?: boolean;
}

/** A recharge conversation that nobody waits in, as the program before kept it. */
const CASES: readonly (readonly [string, Before, string | null])[] = [
  ['a case that nobody answered waits since it was opened', { said: ['holder'], topUp: 'asked' }, FIRST],
  ['one with a card was answered', { said: ['holder', 'staff'], topUp: 'card_sent' }, null],
  ['a case that was posted waits for nothing', { said: ['holder'], topUp: 'posted' }, null],
  ['a case that was refused waits for nothing', { said: ['holder'], topUp: 'refused' }, null],
  ['what staff closed stays closed', { said: ['holder'], topUp: 'asked', closed: true }, null],
];

const keep = async (holderId: number, { said, topUp, closed = false }: Before): Promise<void> => {
  const made = await client.query<{ id: string }>(
    `insert into top_up (holder_id, amount_minor, state, steps, created_at) values ($1, 100, $2, '[]', $3) returning id`,
    [holderId, topUp, FIRST],
  );
  const { rows } = await client.query<{ id: string }>(
    `insert into conversation (holder_id, topic, state, last_sequence, created_at) values ($1, 'recharge', $2, $3, $4)
       returning id`,
    [holderId, closed ? 'closed' : 'open', said.length, FIRST],
  );
  for (const [index, author] of said.entries()) {
    const isCase = index === said.indexOf('holder');
    await client.query(
      `insert into chat_message (holder_id, conversation_id, sequence, author, staff_id, kind, text, top_up_id, sent_at)
         values ($1, $2, $3, $4, $5, $6, '', $7, $8)`,
      [
        ...[holderId, rows[0]?.id, index + 1, author, author === 'staff' ? 1 : null],
        ...[isCase ? 'topup_case' : 'payment_card', made.rows[0]?.id, index === 0 ? FIRST : SECOND],
      ],
    );
  }
};

let since: readonly (string | null)[];
beforeAll(async () => {
  empty = await createEmptyDatabase();
  await migrateBefore(empty.url, MIGRATIONS, MIGRATION);
  client = new pg.Client(empty.url);
  await client.connect();
  for (const [index, [, before]] of CASES.entries()) await keep(index + 1, before);
  await migrateDatabase(empty.url, MIGRATIONS);
  const { rows } = await client.query<{ since: Date | null }>(
    'select waiting_since as since from conversation order by holder_id',
  );
  since = rows.map((row) => row.since?.toISOString() ?? null);
});
afterAll(async () => {
  await client.end();
  await empty.drop();
});

describe(`${MIGRATION}: who waits in a conversation that was there before`, () => {
  it.each(CASES.map(([words, , expected], place) => [words, expected, place] as const))(
    '%s',
    (_words, expected, place) => {
      expect(since[place]).toBe(expected);
    },
  );
});
