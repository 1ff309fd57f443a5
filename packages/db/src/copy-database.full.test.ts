import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import { copyDatabase } from './copy-database';
import { withClient } from './owner-client';
import { limitsOf } from './pool';
import { createTestDatabase } from './testing';
import { createEmptyDatabase } from './testing/empty-database';

const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url));

it('copies nothing where a node came back meanwhile and is gone again', async () => {
  const source = await createTestDatabase();
  const target = await createEmptyDatabase();
  let copied: Promise<unknown> = Promise.resolve();
  await withClient(
    source.url,
    async (holdUp) => {
      // A table of the end of the list holds the copy up until somebody has acted.
      await holdUp.query('begin; lock table public.withdrawal');
      copied = copyDatabase(source.url, target.url, MIGRATIONS).catch((error: unknown) => error);
      await vi.waitFor(async () => {
        const waiting = await source.asOwner(
          `select from pg_locks l join pg_database d on d.oid = l.database and d.datname = current_database()
             where not l.granted`,
        );
        expect(waiting).toHaveLength(1);
      }, 60_000);
      await source.asOwner("select nextval('ledger.transaction_id_seq')");
      await holdUp.query('commit');
    },
    limitsOf(0),
  );
  expect(await copied).toMatchObject({ message: 'The program serves on the source: stop every node first.' });
  await Promise.all([source.drop(), target.drop()]);
}, 120_000);
