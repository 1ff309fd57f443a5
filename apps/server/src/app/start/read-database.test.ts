import { createTestDatabase, type TestDatabase } from '@fairlead/db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../clock';
import { parseConfig } from '../../config';
import { createLog } from '../../log';
import { openReadyDatabase } from './open-database';

let made: TestDatabase;
let other: TestDatabase;
beforeAll(async () => {
  [made, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
});
afterAll(() => Promise.all([made.drop(), other.drop()]));

/** A start that reads there. @returns what the log says of it, and how far it is behind */
const startWith = async (readUrl: string) => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line).msg) });
  const config = parseConfig({
    ...{ DATABASE_URL: made.url, DATABASE_READ_URL: readUrl, PIN_PEPPER: 'a'.repeat(32) },
  });
  const database = await openReadyDatabase(config, undefined, systemClock, log);
  const [row] = await database.offload((reader) =>
    reader.query<{ login: string }>('select session_user::text as login'),
  );
  const lagSeconds = database.standbyLagSeconds();
  await database.close();
  return { lines, lagSeconds, login: row?.login };
};

describe('DATABASE_READ_URL', () => {
  it('may be the primary itself, and is used with the login of the program', async () => {
    const { lines, lagSeconds, login } = await startWith(made.url);
    expect(lines).toEqual(['DATABASE_READ_URL: readings go to it']);
    expect(lagSeconds).toBeLessThan(5);
    expect(login).toMatch(/^fairlead_app_[0-9a-f]+$/);
  });

  it('does not hold the start up where nobody answers there', async () => {
    const url = new URL(made.url);
    url.port = '1';
    const { lines, lagSeconds, login } = await startWith(url.href);
    expect(lines).toEqual([
      expect.stringMatching(/^DATABASE_READ_URL: readings go to the primary meanwhile: .*ECONNREFUSED/),
    ]);
    expect(lagSeconds).toBeUndefined();
    expect(login).toMatch(/^fairlead_app_[0-9a-f]+$/);
  });

  it('is refused in words where it leads to another database', async () => {
    await expect(startWith(other.url)).rejects.toThrow(
      /^DATABASE_READ_URL: it leads to another database: it must be a standby of the one in DATABASE_URL/,
    );
  });
});
