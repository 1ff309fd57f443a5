import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Database, keepLimits, missingLimits, openDatabase, programUrl } from './index';
import { createTestDatabase, type TestDatabase } from './testing';

const LIMITS = { statementMs: 6_001, lockMs: 4_002, idleInTransactionMs: 9_003 };

let test: TestDatabase;
let url: string;
let database: Database;
beforeAll(async () => {
  test = await createTestDatabase();
  url = await programUrl(test.url);
});
afterAll(() => test.drop());
beforeEach(() => {
  database = openDatabase({ url, directUrl: url, max: 1, limits: LIMITS });
});
afterEach(() => database.close());

const show = async (reader: Pick<Database, 'query'>): Promise<string | undefined> => {
  const [row] = await reader.query<{ kept: string }>("select current_setting('statement_timeout') as kept");
  return row?.kept;
};

const missing = () => missingLimits((text, values) => database.query(text, values), LIMITS);

describe('by way of a pooler that lends sessions', () => {
  it('nothing is prepared by name, set or left in a session', async () => {
    await database.query('select 1', [], 'one');
    await database.transaction((tx) => tx.query('select 2', [], 'two'));
    expect(await database.query('select name from pg_prepared_statements')).toEqual([]);
    expect(await show(database)).toBe('0');
    expect(await database.query("select name from pg_settings where source = 'session'")).toEqual([]);
  });

  it('work that takes its time has its own limits, until its end alone', async () => {
    expect(await database.transaction(show, { longMs: 61_000 })).toBe('61s');
    expect(await database.snapshot(show, { longMs: 62_000 })).toBe('62s');
    expect(await database.transaction(show)).toBe('0');
  });

  it('limits are kept with the login, in this database, whoever keeps them at the same time', async () => {
    const limits = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
    expect(await missing()).toEqual(expect.arrayContaining(limits));
    const sessions = await Promise.all([1, 2, 3, 4].map(() => database.connect()));
    await Promise.all(sessions.map((session) => keepLimits(session, LIMITS)));
    for (const session of sessions) session.release();
    const next = openDatabase({ url, directUrl: url, max: 1, limits: LIMITS });
    expect(await show(next)).toBe('6001ms');
    expect(await next.snapshot(show, { longMs: 0 })).toBe('0');
    await next.close();
  });

  it('a session of one’s own, and a lock held by one, go past it', async () => {
    const session = await database.connect();
    const pidOf = async (reader: { query(text: string): Promise<unknown> }) => {
      const found = await reader.query('select pg_backend_pid() as pid');
      const [row] = (Array.isArray(found) ? found : (found as { rows: unknown[] }).rows) as { pid: number }[];
      return row?.pid;
    };
    expect(await pidOf(session)).not.toBe(await pidOf(database));
    const [limit] = (await session.query("select current_setting('statement_timeout') as kept")).rows;
    expect(limit).toEqual({ kept: '6001ms' });
    session.release();
    const holders = `select a.application_name from pg_locks l join pg_stat_activity a using (pid)
      where l.locktype = 'advisory' and l.objid = 4711 and l.granted and a.datname = current_database()`;
    const held = await database.alone(4711, () => test.asOwner(holders), { longMs: 5_000 });
    expect(held).toEqual([{ application_name: 'fairlead' }]);
    // It goes with its session, whose end the database hears of a moment later.
    await vi.waitFor(async () => expect(await test.asOwner(holders)).toEqual([]));
  });
});
