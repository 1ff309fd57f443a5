import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Database, isUnavailable, openDatabase, type Tx, violatedConstraint } from './index';
import { createTestDatabase, type TestDatabase } from './testing';

let test: TestDatabase;
let database: Database;

beforeAll(async () => {
  test = await createTestDatabase();
  await test.asOwner(
    'create table slot (id int primary key, value int not null constraint small check (value < 100))',
  );
  await test.asOwner('grant all on slot to fairlead_app');
  database = test.database;
});
afterAll(() => test.drop());
beforeEach(async () => {
  await test.asOwner('delete from slot');
  await test.asOwner('insert into slot values (1, 0), (2, 0)');
});

const values = async () =>
  (await database.query<{ value: number }>('select value from slot order by id')).map((row) => row.value);
const add = (tx: Tx, id: number, by = 1) =>
  tx.query('update slot set value = value + $2 where id = $1', [id, by]);

describe('a transaction', () => {
  it('keeps all of its work', async () => {
    const result = await database.transaction(async (tx) => {
      await add(tx, 1);
      await add(tx, 2);
      return 'done';
    });
    expect([result, await values()]).toEqual(['done', [1, 1]]);
  });

  it('keeps none of it when the work throws', async () => {
    const work = database.transaction(async (tx) => {
      await add(tx, 1);
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect(await values()).toEqual([0, 0]);
  });

  it('keeps none of it when the database refuses, and names the constraint', async () => {
    const work = database.transaction(async (tx) => {
      await add(tx, 1);
      await add(tx, 2, 100);
    });
    expect(await work.then(() => 'accepted', violatedConstraint)).toBe('small');
    expect(await values()).toEqual([0, 0]);
  });

  it('tells whoever hears on the same object at once, and nobody on another of the same database', async () => {
    const heard: string[] = [];
    const stop = database.onNotify((channel, payload) => heard.push(`${channel} ${payload}`));
    const other = openDatabase({ url: test.url, max: 2, as: 'owner' });
    const stopOther = other.onNotify(() => heard.push('heard by another'));
    await database.transaction(async (tx) => {
      await tx.notify('news', 'first');
      expect(heard).toEqual(['news first']);
    });
    stop();
    await database.transaction((tx) => tx.notify('news', 'second'));
    stopOther();
    await other.close();
    expect(heard).toEqual(['news first']);
  });

  it('is not seen by others before its end', async () => {
    await database.transaction(async (tx) => {
      await add(tx, 1);
      expect(await values()).toEqual([0, 0]);
    });
    expect(await values()).toEqual([1, 0]);
  });

  it('gives its connection back, also when it fails', async () => {
    const narrow = openDatabase({ url: test.url, max: 1, as: 'owner' });
    for (let round = 0; round < 5; round += 1) {
      await narrow.transaction(() => Promise.reject(new Error('no'))).catch(() => undefined);
    }
    expect(await narrow.query('select 1 as one')).toEqual([{ one: 1 }]);
    await narrow.close();
  });
});

describe('a deadlock', () => {
  /** Two transactions that each hold what the other wants, as soon as both hold their first. */
  const cross = (onTry: () => void) => {
    let arrived = 0;
    let open: () => void = () => undefined;
    const bothHold = new Promise<void>((resolve) => {
      open = resolve;
    });
    const one = (first: number, second: number) =>
      database.transaction(async (tx) => {
        onTry();
        await add(tx, first);
        arrived += 1;
        if (arrived >= 2) open();
        await bothHold;
        await add(tx, second);
      });
    return Promise.all([one(1, 2), one(2, 1)]);
  };

  it('is tried again and both are made once', async () => {
    let tries = 0;
    await cross(() => {
      tries += 1;
    });
    // Either may be the one that is given up, on a slow machine both are.
    expect(tries).toBeGreaterThan(2);
    expect(await values()).toEqual([2, 2]);
  });

  it.each(['40P01', '40001'])('that does not end (%s) is given up after five tries in all', async (code) => {
    let tries = 0;
    const work = database.transaction(async (tx) => {
      tries += 1;
      await add(tx, 1);
      await tx.query(`do $$ begin raise exception 'again' using errcode = '${code}'; end $$`);
    });
    await expect(work).rejects.toThrow('again');
    expect(tries).toBe(5);
    expect(await values()).toEqual([0, 0]);
  });

  it.each(['23505', '22P02', '42501'])('is the only thing tried again: %s is not', async (code) => {
    let tries = 0;
    const work = database.transaction(async (tx) => {
      tries += 1;
      await tx.query(`do $$ begin raise exception 'no' using errcode = '${code}'; end $$`);
    });
    await expect(work).rejects.toThrow('no');
    expect(tries).toBe(1);
  });
});

describe('a snapshot', () => {
  it('does not change while it is read', async () => {
    await database.snapshot(async (reader) => {
      const count = () => reader.query<{ n: number }>('select sum(value) as n from slot');
      const before = await count();
      await database.transaction((tx) => add(tx, 1));
      expect(await count()).toEqual(before);
    });
    expect(await values()).toEqual([1, 0]);
  });

  it('writes nothing', async () => {
    await expect(database.snapshot((reader) => reader.query('delete from slot'))).rejects.toThrow(
      'read-only',
    );
  });
});

describe('a close', () => {
  const asleep = () =>
    test.asOwner(
      "select from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'",
    );

  it('waits for a call, but cuts work that takes its time', async () => {
    const closing = openDatabase({ url: test.url, max: 2, as: 'owner' });
    const work = closing.snapshot((reader) => reader.query('select pg_sleep(600)'), { longMs: 0 });
    const cut = expect(work).rejects.toSatisfy(isUnavailable);
    await vi.waitFor(async () => expect(await asleep()).toHaveLength(1), 20_000);
    const call = closing.query('select pg_sleep(2)');
    await vi.waitFor(async () => expect(await asleep()).toHaveLength(2), 20_000);
    await closing.close();
    await cut;
    expect(await call).toHaveLength(1);
  });
});

describe('a database that is away', () => {
  it('is told apart from a refusal', async () => {
    const away = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none', max: 1 });
    expect(await away.query('select 1').then(() => false, isUnavailable)).toBe(true);
    await away.close();
    expect(await database.query('select 1 / 0').then(() => true, isUnavailable)).toBe(false);
  });

  it('that has no connection to spare refuses a call in seconds, and does not let it queue anew', async () => {
    const narrow = openDatabase({ url: test.url, max: 1, as: 'owner' });
    const only = await narrow.connect();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    try {
      const refused = vi.fn();
      const waiting = narrow.query('select 1').catch((error) => refused(isUnavailable(error)));
      await vi.advanceTimersByTimeAsync(10_000);
      expect(refused).toHaveBeenCalledExactlyOnceWith(true);
      await waiting;
    } finally {
      vi.useRealTimers();
      only.release();
      await narrow.close();
    }
  });

  it('that cuts a connection loses that call alone', async () => {
    const cut = database.transaction(async (tx) => {
      const [row] = await tx.query<{ pid: number }>('select pg_backend_pid() as pid');
      await test.asOwner('select pg_terminate_backend($1)', [row?.pid]);
      await add(tx, 1);
    });
    expect(await cut.then(() => false, isUnavailable)).toBe(true);
    expect(await values()).toEqual([0, 0]);
  });
});
