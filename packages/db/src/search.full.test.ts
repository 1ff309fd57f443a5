import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './testing';

const PEOPLE = 100_000;

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  await test.asOwner(
    `insert into account_holder (username, nickname, email, phone, entry, operation_id, state, created_at)
      select 'person_' || md5(n::text), 'Nick ' || md5((n * 7)::text), md5((n * 3)::text) || '@post.example',
          '+1555' || lpad(n::text, 7, '0'), 'register', (10000000 + n)::text, 'active', now()
        from generate_series(1, ${PEOPLE}) n`,
  );
  await test.asOwner(
    `insert into feedback (holder_id, subject, content, created_at)
      select n, 'About ' || md5(n::text), 'Words ' || md5((n * 3)::text), now() from generate_series(1, ${PEOPLE}) n`,
  );
  await test.asOwner(
    `insert into objection (holder_id, subject_type, text, state, created_at, due_at)
      select n, 'account', 'I object to ' || md5(n::text), 'rejected', now(), now() from generate_series(1, ${PEOPLE}) n`,
  );
  // Not only analyzed: what so many inserts left unsorted in the indexes is put in its place, as autovacuum does.
  await test.asOwner('vacuum analyze account_holder, feedback, objection');
}, 120_000);
afterAll(() => test.drop());

interface Blocks {
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
}

it.each([
  ['part of a nickname', 'c4ca4238a0', 'account_holder', 'found_holders'],
  ['a phone number in pieces', '555 0 000 077', 'account_holder', 'found_holders'],
  ['the beginning of a name', 'person_c4ca', 'account_holder', 'found_holders'],
  ['what nobody is called', 'zzzzzz', 'account_holder', 'found_holders'],
  ['part of a subject', 'c4ca4238a0', 'feedback', 'found_feedback'],
  ['what nobody sent', 'zzzzzz', 'feedback', 'found_feedback'],
  ['part of what was objected to', 'to c4ca4238a0', 'objection', 'found_objections'],
  ['what nobody objected to', 'zzzzzz', 'objection', 'found_objections'],
])('finds %s among many by reading few pages of them', async (_what, typed, name, found) => {
  const [table] = await test.asOwner<{ pages: number }>(
    'select relpages as pages from pg_class where relname = $1',
    [name],
  );
  const explained = await test.asOwner<{ 'QUERY PLAN': readonly { readonly Plan: Blocks }[] }>(
    `explain (analyze, buffers, timing off, format json) select * from ${found}('${typed}')`,
  );
  const pages = explained.flatMap((row) =>
    row['QUERY PLAN'].map(({ Plan: plan }) => plan['Shared Hit Blocks'] + plan['Shared Read Blocks']),
  );
  expect(pages).toHaveLength(1);
  expect(pages[0]).toBeGreaterThan(0);
  expect(pages[0]).toBeLessThan((table?.pages ?? 0) / 3);
});
