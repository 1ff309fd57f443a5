import { expect } from 'vitest';
import type { Database } from '../database';

const WAYS = [
  'set role none',
  'reset role',
  'set session authorization default',
  'reset session authorization',
  'reset all',
  'discard all',
];
const PAST = [
  'delete from audit_entry',
  "update ledger.transaction set remark = 'other'",
  'delete from ledger.move',
  'insert into ledger.wallet (holder_id) values (9)',
];

/** No statement that sets or resets a role leads a connection of the program to the owner's rights. */
export const expectNoWayUp = async (database: Database): Promise<void> => {
  const client = await database.connect();
  try {
    for (const way of WAYS) {
      await client.query(way);
      for (const act of PAST) {
        await expect(client.query(act), `${way}; ${act}`).rejects.toThrow(/permission denied/);
      }
    }
    const owner = (
      await client.query(`select nspowner::regrole::text as name from pg_namespace where nspname = 'ledger'`)
    ).rows[0].name;
    for (const way of [`set role ${owner}`, `set session authorization ${owner}`]) {
      await expect(client.query(way), way).rejects.toThrow(/permission denied/);
    }
  } finally {
    client.release(true);
  }
};
