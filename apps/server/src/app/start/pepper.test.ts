import { createTestDatabase, type TestDatabase } from '@fairlead/db/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock } from '../../clock';
import { parseConfig } from '../../config';
import { createLog } from '../../log';
import { openReadyDatabase } from './open-database';

let made: TestDatabase;
beforeAll(async () => {
  made = await createTestDatabase();
});
afterAll(() => made.drop());

/** What a start does with its database before it answers anything. */
const startWith = async (letter: string): Promise<void> => {
  const config = parseConfig({ DATABASE_URL: made.url, PIN_PEPPER: letter.repeat(32) });
  await (await openReadyDatabase(config, undefined, systemClock, createLog('silent'))).close();
};

it('the secret of the transaction passwords stays that of the first start, until the owner exchanges it', async () => {
  await startWith('a');
  await expect(startWith('b')).rejects.toThrow(
    'PIN_PEPPER: this database was first started with another one',
  );
  await expect(made.database.query('delete from pepper_stamp')).rejects.toThrow(/permission denied/);
  await startWith('a');
  await made.asOwner('delete from pepper_stamp');
  await startWith('b');
});
