import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@fairlead/db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProgram } from '../src/app/program';
import { parseConfig } from '../src/config';

let made: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  made = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'fairlead-pepper-'));
});
afterAll(async () => {
  await made.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const startAndStop = async (letter: string): Promise<void> => {
  const more = { LOG_LEVEL: 'silent', PORT: '0', SAMPLE_DATA: 'off', PIN_PEPPER: letter.repeat(32) };
  const config = parseConfig({ ...more, DATA_DIR: dataDir, DATABASE_URL: made.url });
  await (await startProgram(config, () => undefined)).stop();
};

describe('the secret of the transaction passwords', () => {
  it('stays that of the first start, until the owner of the tables exchanges it knowingly', async () => {
    await startAndStop('a');
    await expect(startAndStop('b')).rejects.toThrow(
      'PIN_PEPPER: this database was first started with another one',
    );
    await expect(made.database.query('delete from pepper_stamp')).rejects.toThrow(/permission denied/);
    await startAndStop('a');
    await made.asOwner('delete from pepper_stamp');
    await startAndStop('b');
  });
});
