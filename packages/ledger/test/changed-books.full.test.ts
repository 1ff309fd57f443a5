import { readFileSync } from 'node:fs';
import { type Cluster, createTestDatabase, ownCluster, type TestDatabase } from '@fairlead/db/testing';
import {
  type BooksOutcome,
  checkBooks,
  openWallet,
  readControl,
  readLastFull,
  stopWrites,
} from '@fairlead/ledger';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { moveOf, postOne, TIME } from './filled-books';

// How far a check may move the mark depends on every transaction of the server: this file has one of its own.
let cluster: Cluster;
let test: TestDatabase;
beforeAll(async () => {
  cluster = await ownCluster();
  test = await createTestDatabase();
  for (const holderId of [1, 2, 3]) {
    await test.database.transaction((tx) => openWallet(tx, holderId));
    await put(holderId);
  }
  await test.database.transaction((tx) => openWallet(tx, 9));
}, 60_000);
afterAll(async () => {
  await test.drop();
  await cluster.stop();
});

const put = async (holderId: number) => {
  await postOne(test, holderId, 'system_topup', [moveOf('bank', 'available', 10)]);
  await postOne(test, holderId, 'ad_serving', [moveOf('available', 'escrow', 4)]);
};
const spoil = (text: string) =>
  test.asOwner(`begin; set local session_replication_role = replica; ${text}; commit`);
const checkAll = () => checkBooks(test.database, () => TIME);
const checkChanges = () => checkBooks(test.database, () => TIME, false);
const markedId = async (): Promise<number> => {
  const [mark] = (await test.asOwner('select checked_id::int as id from ledger.books_mark')) as {
    id: number;
  }[];
  return mark?.id ?? -1;
};
const newestId = async (): Promise<number> => {
  const [newest] = (await test.asOwner('select max(id)::int as id from ledger.transaction')) as {
    id: number;
  }[];
  return newest?.id ?? -1;
};
const isFullOf = async (outcome: BooksOutcome | undefined): Promise<boolean> => {
  const rows = (await test.asOwner('select "full" from books_check order by id desc limit 1')) as {
    full: boolean;
  }[];
  return outcome !== undefined && rows[0]?.full === true;
};

/** What is wrong, and how it is put right. The newest entry of holder 2 is one that came since the mark. */
const NEWEST = 'holder_id = 2 and seq = (select max(seq) from ledger.transaction where holder_id = 2)';
const IN_NEW_ROWS: readonly (readonly [string, string, string])[] = [
  ...(
    [
      'available',
      'held',
      'escrow',
      'settling',
      'withdrawing',
      'promo',
      'start_up',
      'start_up_running',
    ] as const
  ).map(
    (kind) =>
      [
        `${kind} of a wallet`,
        `update ledger.wallet set ${kind} = ${kind} + 1 where holder_id = 2`,
        `update ledger.wallet set ${kind} = ${kind} - 1 where holder_id = 2`,
      ] as const,
  ),
  [
    'a part',
    "update ledger.sub_account set balance_minor = balance_minor + 1 where holder_id = 2 and kind = 'escrow'",
    "update ledger.sub_account set balance_minor = balance_minor - 1 where holder_id = 2 and kind = 'escrow'",
  ],
  [
    'the amount of a move',
    `update ledger.move set amount_minor = amount_minor + 1 where ${NEWEST}`,
    `update ledger.move set amount_minor = amount_minor - 1 where ${NEWEST}`,
  ],
  [
    'the words of an entry',
    `update ledger.transaction set remark = 'x' where ${NEWEST}`,
    `update ledger.transaction set remark = '' where ${NEWEST}`,
  ],
  [
    'the figures of the flow',
    `update ledger.transaction set available_after = available_after + 1 where ${NEWEST}`,
    `update ledger.transaction set available_after = available_after - 1 where ${NEWEST}`,
  ],
  [
    'an account of the programme',
    "update ledger.programme_account set balance_minor = balance_minor + 1 where kind = 'bank' and stripe = 2",
    "update ledger.programme_account set balance_minor = balance_minor - 1 where kind = 'bank' and stripe = 2",
  ],
];

describe('a check of what changed', () => {
  afterEach(() =>
    spoil(
      "delete from ledger.holder_freeze; update ledger.control set writes_stopped = false, reason = '', since = null",
    ),
  );

  it('reads all where nothing was checked before, then moves the mark up to the newest entry', async () => {
    expect(await isFullOf(await checkChanges())).toBe(true);
    expect(await markedId()).toBe(await newestId());
    await put(1);
    const outcome = await checkChanges();
    expect(outcome).toMatchObject({ passed: true });
    expect([await isFullOf(outcome), await markedId()]).toEqual([false, await newestId()]);
    expect(await readLastFull(test.database)).toMatchObject({ full: true, passed: true });
  });

  it.each(IN_NEW_ROWS)('finds what is wrong with new rows: %s', async (_, wrong, right) => {
    await checkAll();
    await put(2);
    const before = await markedId();
    await spoil(wrong);
    const [found] = (await test.asOwner('select count(*)::int as n from ledger.changed_differences()')) as {
      n: number;
    }[];
    expect(found?.n).toBeGreaterThan(0);
    expect(await checkChanges()).toMatchObject({ passed: false, fault: null });
    expect(await markedId()).toBe(before);
    await spoil(right);
    expect(await checkAll()).toMatchObject({ passed: true });
  });

  it('leaves old rows to the check of all, which finds them', async () => {
    await checkAll();
    await spoil("update ledger.transaction set remark = 'x' where holder_id = 1 and seq = 1");
    expect(await checkChanges()).toMatchObject({ passed: true });
    expect(await checkAll()).toMatchObject({
      differences: ['entry 1 of holder 1: the chain does not verify'],
    });
    await spoil("update ledger.transaction set remark = '' where holder_id = 1 and seq = 1");
  });

  it('asks the check of all before it acts, and forgets carried sums that were wrong', async () => {
    await checkAll();
    await put(3);
    await checkChanges();
    await spoil(`update ledger.carried_sums set sums = '{"available:0": 1}' where holder_id = 3`);
    await put(3);
    const outcome = await checkChanges();
    expect(outcome).toMatchObject({ passed: true, frozen: [] });
    expect(await isFullOf(outcome)).toBe(true);
    await put(3);
    expect(await isFullOf(await checkChanges())).toBe(false);
  });

  it('leaves the mark where it is cut midway', async () => {
    await checkAll();
    await put(1);
    const before = await markedId();
    await test.asOwner('alter function ledger.settle_books rename to kept_settle');
    expect(await checkChanges()).toMatchObject({ passed: false, fault: expect.any(String) });
    expect(await markedId()).toBe(before);
    await test.asOwner('alter function ledger.kept_settle rename to settle_books');
    expect(await checkChanges()).toMatchObject({ passed: true });
    expect(await markedId()).toBe(await newestId());
  });

  it('does not pass over an entry whose number is older than one that was committed before it', async () => {
    await checkAll();
    const before = await markedId();
    await test.database.transaction(async (tx) => {
      await tx.query(
        "select ledger.post(1, 'system_topup', '{bank}', '{0}', '{available}', '{0}', '{5}', $1, '', '', 0)",
        [TIME],
      );
      await put(2);
      expect(await checkChanges()).toMatchObject({ passed: true });
      expect(await markedId()).toBe(before);
    });
    const mine = 'holder_id = 1 and seq = (select max(seq) from ledger.transaction where holder_id = 1)';
    await spoil(`update ledger.transaction set remark = 'x' where ${mine}`);
    expect(await checkChanges()).toMatchObject({ passed: false });
    await spoil(`update ledger.transaction set remark = '' where ${mine}`);
    expect(await checkAll()).toMatchObject({ passed: true });
  });

  /** While another node holds the lock of that number. */
  const beside = (lock: number, work: () => Promise<unknown>) =>
    test.database.transaction(async (tx) => {
      await tx.query('select pg_advisory_xact_lock($1)', [lock]);
      await work();
    });

  it('goes on while another node reads all, and is made by one node at a time', async () => {
    await checkAll();
    await put(1);
    await beside(7_201_002, async () => {
      expect(await checkAll()).toBeUndefined();
      expect(await checkChanges()).toMatchObject({ passed: true });
    });
    expect(await markedId()).toBe(await newestId());
    await beside(7_201_005, async () => expect(await checkChanges()).toBeUndefined());
  });

  it('does not make up for a check of all that could not be finished', async () => {
    await checkAll();
    await test.asOwner('alter function ledger.differences rename to kept_differences');
    expect(await checkAll()).toMatchObject({ fault: expect.any(String), stopped: null });
    expect(await checkChanges()).toMatchObject({ passed: true });
    expect(await checkAll()).toMatchObject({ fault: expect.any(String), stopped: expect.any(String) });
    await test.asOwner('alter function ledger.kept_differences rename to differences');
    expect(await checkAll()).toMatchObject({ passed: true, stopped: null });
  });

  it('frees nothing that was stopped while it read', async () => {
    await checkAll();
    const kept = readFileSync(
      new URL('../../db/functions/ledger/check_changes.sql', import.meta.url),
      'utf8',
    );
    await test.asOwner(`create or replace function ledger.check_changes() returns setof text
      language plpgsql security definer as $$ begin perform pg_advisory_xact_lock(4711); end $$`);
    const waiting = "select from pg_locks where locktype = 'advisory' and objid = 4711 and not granted";
    let checking: Promise<BooksOutcome | undefined> = Promise.resolve(undefined);
    await beside(4711, async () => {
      checking = checkChanges();
      await vi.waitFor(async () => expect(await test.asOwner(waiting)).toHaveLength(1), 20_000);
      await stopWrites(test.database, 'what another check has found', TIME);
    });
    expect(await checking).toMatchObject({ passed: true, stopped: null });
    expect(await readControl(test.database)).toMatchObject({ writesStopped: true });
    await test.asOwner(kept);
  });

  it('reads in proportion to what changed, however much there is', async () => {
    await test.asOwner(`begin; set local session_replication_role = replica;
      insert into ledger.transaction overriding system value
        select 1000 + n, 1, 100000 + n, 'hold', now(), 0, 0, 0, 0, '', '', 0, '' from generate_series(1, 20000) n;
      insert into ledger.move select 1000 + n, 1, 1, 'hold', 'available', 0, 'held', 1, 1 from generate_series(1, 20000) n;
      update ledger.books_mark set checked_id = 120000; commit`);
    await test.asOwner(
      "select setval('ledger.transaction_id_seq', 120000); select brin_summarize_new_values('ledger.transaction_number')",
    );
    await test.asOwner('analyze ledger.transaction; analyze ledger.move');
    await put(9);
    const read = `(select sum(pg_stat_get_xact_tuples_returned(t) + pg_stat_get_xact_tuples_fetched(t))::int as n
      from unnest(array['ledger.transaction', 'ledger.move', 'ledger.wallet', 'ledger.sub_account']::regclass[]) t)`;
    const rows = await test.database.transaction(async (tx) => {
      await tx.query('set transaction isolation level repeatable read');
      await tx.query('select ledger.check_changes()');
      return tx.query<{ n: number }>(read);
    });
    expect(rows[0]?.n).toBeLessThan(4_000);
  });
});
