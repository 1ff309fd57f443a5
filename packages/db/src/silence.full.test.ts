import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Database, isUnavailable, openDatabase, programUrl } from './index';
import { createTestDatabase, type Line, openLine, type TestDatabase } from './testing';

/** Short, so that the tests are: the program's own are seconds. */
const LIMITS = { statementMs: 600, lockMs: 300, idleInTransactionMs: 400, answerMs: 900 };

let test: TestDatabase;
let line: Line;
let database: Database;

beforeAll(async () => {
  test = await createTestDatabase();
  await test.asOwner('create table slot (id int primary key, value int not null)');
  await test.asOwner('grant all on slot to fairlead_app');
  await test.asOwner('insert into slot values (1, 0)');
});
afterAll(() => test.drop());
beforeEach(async () => {
  line = await openLine(await programUrl(test.url));
  database = openDatabase({ url: line.url, max: 3, limits: LIMITS });
});
afterEach(async () => {
  await line.close();
  await database.close();
});

/** What became of some work, and how long that took. */
const outcomeOf = async (work: Promise<unknown>) => {
  const startedAt = performance.now();
  const outcome = await work.then(
    () => 'done',
    (error: unknown) => (isUnavailable(error) ? 'unavailable' : String(error)),
  );
  return { outcome, ms: performance.now() - startedAt };
};

const fillPool = () => Promise.all([1, 2, 3].map(() => database.query('select pg_sleep(0.05)')));

let naps = 0;

/** Work that takes its time, once it is under way; the database may still be at that of a test before. */
const sleepLong = async () => {
  naps += 1;
  const nap = `select pg_sleep(60), ${naps} as nap`;
  const outcome = outcomeOf(database.snapshot((reader) => reader.query(nap), { longMs: 120_000 }));
  const asleep = `select from pg_stat_activity
    where datname = current_database() and state = 'active' and query = '${nap}'`;
  await vi.waitFor(async () => expect(await test.asOwner(asleep)).toHaveLength(1), 5_000);
  return { outcome };
};

describe('connections that were silenced without a word', () => {
  it('are given up in time, all of them together, and the next call is served on a new one', async () => {
    await fillPool();
    line.silence();
    const first = await outcomeOf(database.query('select 1'));
    expect(first.outcome).toBe('unavailable');
    expect(first.ms).toBeLessThan(5_000);
    // Two silent ones are left in the pool; waiting for each of them in turn would take as long again.
    expect(await outcomeOf(database.query('select 1'))).toMatchObject({ outcome: 'done' });
    expect(await outcomeOf(database.orm.execute('select 1'))).toMatchObject({ outcome: 'done' });
  });

  it('do not hold a transaction that is under way', async () => {
    const work = outcomeOf(
      database.transaction(async (tx) => {
        await tx.query('update slot set value = value + 1');
        line.silence();
        await tx.query('select 1');
      }),
    );
    const { outcome, ms } = await work;
    expect(outcome).toBe('unavailable');
    expect(ms).toBeLessThan(5_000);
    // What it had locked is free, though nobody told the database that the node is gone.
    await vi.waitFor(() => test.asOwner("set lock_timeout = '100ms'; update slot set value = 0"), 5_000);
  });

  it('do not hold work that takes its time for that long', async () => {
    await fillPool();
    const long = await sleepLong();
    line.silence();
    expect(await outcomeOf(database.query('select 1'))).toMatchObject({ outcome: 'unavailable' });
    const { outcome, ms } = await long.outcome;
    expect(outcome).toBe('unavailable');
    expect(ms).toBeLessThan(20_000);
  });

  it.each(['ETIMEDOUT', 'ECONNRESET'])(
    'do not hold it either where one of them was lost before, with %s',
    async (code) => {
      await fillPool();
      const long = await sleepLong();
      const [lost, silent] = [await database.connect(), await database.connect()];
      line.silence();
      lost.release(Object.assign(new Error('what was told is not heard'), { code }));
      const failure: unknown = await silent.query('select 1').catch((error: unknown) => error);
      silent.release(failure as Error);
      expect(await long.outcome).toMatchObject({ outcome: 'unavailable' });
    },
  );
});

describe('a database that is silent on every line', () => {
  /** Far beyond what this test lasts: nothing but the silence itself ends a wait. */
  const FAR_MS = 60_000;
  const far = { statementMs: FAR_MS, lockMs: FAR_MS, idleInTransactionMs: FAR_MS, answerMs: FAR_MS };
  let patient: Database;
  beforeEach(() => {
    const limits = { ...far, connectMs: FAR_MS, silenceMs: 200 };
    patient = openDatabase({ url: line.url, max: 2, limits });
  });
  afterEach(() => patient.close());

  it('is given up by all who wait for it, for a connection and for its listener too', async () => {
    const listener = await patient.connect();
    const gone = new Promise((resolve) => listener.once('error', resolve));
    await patient.query('select 1');
    line.freeze();
    const waits = [
      patient.transaction((tx) => tx.query('update slot set value = 9')),
      patient.query('select 1'),
      patient.orm.execute('select 1'),
    ].map(outcomeOf);
    for (const { outcome, ms } of await Promise.all(waits)) {
      expect(outcome).toBe('unavailable');
      expect(ms).toBeLessThan(20_000);
    }
    expect(isUnavailable(await gone)).toBe(true);
    listener.release(true);
  });

  it('refuses at once who comes then, and serves again by itself', async () => {
    await patient.query('select 1');
    line.freeze();
    const refused = await Promise.all([1, 2, 3, 4].map(() => outcomeOf(patient.query('select 1'))));
    expect(refused.map(({ outcome }) => outcome)).toEqual(Array(4).fill('unavailable'));
    const order: string[] = [];
    await Promise.all([
      // No sign of life is had sooner than the probe has waited for one.
      patient.isWritable().then((isWritable) => order.push(`writable: ${isWritable}`)),
      outcomeOf(patient.query('select 1')).then(({ outcome }) => order.push(outcome)),
    ]);
    expect(order).toEqual(['unavailable', 'writable: false']);
    line.heal();
    // No place of the pool is held by a connection that was being made: it would be for as long as that may take.
    await vi.waitFor(async () => {
      const served = await Promise.all([1, 2, 3, 4].map(() => outcomeOf(patient.query('select 1'))));
      expect(served.map(({ outcome }) => outcome)).toEqual(Array(4).fill('done'));
    }, 20_000);
  });

  it('is given up too where the probe is well again by another connection', async () => {
    const limits = { ...far, connectMs: FAR_MS, silenceMs: 2_000 };
    const slow = openDatabase({ url: line.url, max: 2, limits });
    await slow.query('select 1');
    expect(await slow.isWritable()).toBe(true);
    line.freeze();
    const wait = outcomeOf(slow.query('select 1'));
    expect(await slow.isWritable()).toBe(false);
    line.heal();
    await vi.waitFor(async () => expect(await slow.isWritable()).toBe(true), 20_000);
    // By a new connection too: what is heard there says nothing for the first.
    expect(await outcomeOf(slow.query('select 1'))).toMatchObject({ outcome: 'done' });
    const { outcome, ms } = await wait;
    expect(outcome).toBe('unavailable');
    expect(ms).toBeLessThan(20_000);
    await slow.close();
  });

  it('is told from one that is at a long statement, whatever else is not heard', async () => {
    expect(await outcomeOf(patient.query('select pg_sleep(3)'))).toMatchObject({ outcome: 'done' });
  });
});

describe('a database that is there', () => {
  it('ends a statement that takes too long, and serves on', async () => {
    expect(await outcomeOf(database.query('select pg_sleep(30)'))).toMatchObject({ outcome: 'unavailable' });
    expect(await outcomeOf(database.query('select 1'))).toMatchObject({ outcome: 'done' });
  });

  it('lets work that is known to be long take its time', async () => {
    const sleep = database.snapshot((reader) => reader.query('select pg_sleep(1.2)'), { longMs: 60_000 });
    expect(await outcomeOf(sleep)).toMatchObject({ outcome: 'done' });
    expect(await outcomeOf(database.query('select pg_sleep(30)'))).toMatchObject({ outcome: 'unavailable' });
  });

  it('ends the wait for a lock before the transaction that holds it', async () => {
    const holder = await test.database.connect();
    await holder.query('begin; update slot set value = 7');
    const wait = outcomeOf(database.transaction((tx) => tx.query('update slot set value = 8')));
    expect(await wait).toMatchObject({ outcome: 'unavailable' });
    await holder.query('rollback');
    holder.release();
  });

  it.each(['25006', '53100', '58030', '57P01', '25P03'])(
    'that answers %s is called unavailable',
    async (code) => {
      const raise = `do $$ begin raise exception 'away' using errcode = '${code}'; end $$`;
      expect(await outcomeOf(database.transaction((tx) => tx.query(raise)))).toMatchObject({
        outcome: 'unavailable',
      });
      expect(await outcomeOf(database.query('select 1'))).toMatchObject({ outcome: 'done' });
    },
  );

  it('that takes no writes any more is left by every connection', async () => {
    await fillPool();
    const pids = () =>
      Promise.all(
        [1, 2, 3].map(() =>
          database.query<{ pid: number }>('select pg_backend_pid() as pid, pg_sleep(0.05)'),
        ),
      );
    const before = (await pids()).flat().map(({ pid }) => pid);
    const write = database.snapshot((reader) => reader.query('update slot set value = 1'));
    await expect(write).rejects.toThrow('read-only');
    const after = (await pids()).flat().map(({ pid }) => pid);
    expect(after.filter((pid) => before.includes(pid))).toEqual([]);
  });
});

describe('whether it takes writes', () => {
  const readOnly = (value: 'on' | 'off') =>
    test.asOwner(
      `alter database ${new URL(test.url).pathname.slice(1)} set default_transaction_read_only = ${value}`,
    );

  it('is told at once, while all connections are busy and others wait', async () => {
    const busy = [1, 2, 3, 4].map(() => outcomeOf(database.query('select pg_sleep(0.5)')));
    await vi.waitFor(() => expect(database.connections().waiting).toBe(1));
    expect(await database.isWritable()).toBe(true);
    expect(database.connections().waiting).toBe(1);
    await Promise.all(busy);
  });

  it('is no where the way is silent, within a second and a bit; and yes when it leads on again', async () => {
    expect(await database.isWritable()).toBe(true);
    line.freeze();
    for (let round = 0; round < 2; round += 1) {
      const startedAt = performance.now();
      expect(await database.isWritable()).toBe(false);
      expect(performance.now() - startedAt).toBeLessThan(2_000);
    }
    line.heal();
    await vi.waitFor(async () => expect(await database.isWritable()).toBe(true), 5_000);
  });

  it('is no on a database that is read-only', async () => {
    await readOnly('on');
    expect(await database.isWritable()).toBe(false);
    await readOnly('off');
    expect(await database.isWritable()).toBe(true);
  });
});
