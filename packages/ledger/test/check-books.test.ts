import { readFileSync } from 'node:fs';
import { isMoneyStopped, openDatabase, programUrl } from '@fairlead/db';
import { createTestDatabase, type TestDatabase } from '@fairlead/db/testing';
import { checkBooks, isChecking, openWallet, readChecks, readControl, readFreezes } from '@fairlead/ledger';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { moveOf, postOne, TIME } from './filled-books';

const HOLDERS = Array.from({ length: 12 }, (_, index) => index + 1);

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  for (const holderId of HOLDERS) {
    await test.database.transaction((tx) => openWallet(tx, holderId));
    await topUp(holderId);
  }
});
afterAll(() => test.drop());

const topUp = (holderId: number) =>
  postOne(test, holderId, 'system_topup', [moveOf('bank', 'available', 100)]);
const spoil = (text: string) =>
  test.asOwner(`begin; set local session_replication_role = replica; ${text}; commit`);
const check = () => checkBooks(test.database, () => TIME);
const frozenNow = async () => (await readFreezes(test.database)).map(({ holderId }) => holderId);

beforeEach(async () => {
  await spoil(`delete from ledger.holder_freeze; update ledger.control set writes_stopped = false, reason = '', since = null;
    truncate books_check`);
});

describe('a difference that is confined to holders', () => {
  it('freezes them, and the programme goes on; a check that passes releases only who was repaired', async () => {
    await spoil("update ledger.transaction set remark = 'x' where holder_id = 2 and seq = 1");
    const reason = 'entry 1 of holder 2: the chain does not verify';
    expect(await check()).toMatchObject({ passed: false, stopped: null, frozen: [{ holderId: 2, reason }] });
    expect(await readControl(test.database)).toMatchObject({ writesStopped: false });
    await expect(topUp(2)).rejects.toThrow('holder 2 is frozen');
    await topUp(1);
    expect(await check()).toMatchObject({ passed: false, frozen: [] });

    await spoil("update ledger.transaction set remark = '' where holder_id = 2 and seq = 1");
    expect(await check()).toMatchObject({ passed: true, released: [] });
    await expect(topUp(2)).rejects.toThrow('holder 2 is frozen');
    await spoil(`update ledger.holder_freeze set repaired_at = frozen_at`);
    expect(await check()).toMatchObject({ passed: true, released: [2] });
    await topUp(2);
  });

  it('releases nobody whose books still differ', async () => {
    await spoil('update ledger.wallet set available = available + 1 where holder_id = 3');
    await check();
    await spoil(`update ledger.holder_freeze set repaired_at = frozen_at`);
    expect(await check()).toMatchObject({ released: [] });
    expect(await frozenNow()).toEqual([3]);
    await spoil('update ledger.wallet set available = available - 1 where holder_id = 3');
  });

  it('stops everybody where it is of very many holders', async () => {
    await spoil('update ledger.wallet set available = available + 1 where holder_id <= 11');
    const stopped = expect.stringMatching(/^The books of 11 holders differ, first: wallet /);
    expect(await check()).toMatchObject({ stopped, frozen: [] });
    await expect(topUp(12)).rejects.toSatisfy(isMoneyStopped);
    await spoil('update ledger.wallet set available = available - 1 where holder_id = 11');
    expect(await check()).toMatchObject({ stopped: null });
    expect(await frozenNow()).toHaveLength(10);
    await topUp(12);
    await spoil('update ledger.wallet set available = available - 1 where holder_id <= 10');
  });
});

const GIFTS = new URL('../../db/functions/ledger/gift_differences.sql', import.meta.url);
/** Puts something else in the place of one part of the check. */
const replacePart = (body: string) =>
  test.asOwner(
    `create or replace function ledger.gift_differences() returns setof text language plpgsql as $$ begin ${body} end $$`,
  );

describe('a check that could not be finished', () => {
  afterEach(() => test.asOwner(readFileSync(GIFTS, 'utf8')));

  const asleep = (what = 'pid') =>
    test.asOwner(
      `select ${what} from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`,
    );
  const SOON = { timeout: 20_000, interval: 20 };

  /** Ends the connection that checks, as an administrator or a restart does. */
  const killed = async () => {
    await replacePart('perform pg_sleep(600);');
    const checking = check();
    await vi.waitFor(async () => expect(await asleep('pg_terminate_backend(pid)')).toHaveLength(1), SOON);
    return checking;
  };

  it('is a failed one; the second in a row stops money writes until one is finished', async () => {
    const fault = expect.stringMatching(/^The check could not be finished \(.+\)\.$/);
    expect(await check()).toMatchObject({ passed: true });
    expect(await killed()).toMatchObject({ passed: false, fault, stopped: null });
    await topUp(1);
    expect(await readChecks(test.database)).toMatchObject({
      last: { fault, passed: false },
      finished: { fault: null, passed: true },
    });
    expect(await killed()).toMatchObject({ passed: false, fault, stopped: fault });
    await expect(topUp(1)).rejects.toSatisfy(isMoneyStopped);
    expect(await readControl(test.database)).toMatchObject({ writesStopped: true, reason: fault });
    await test.asOwner(readFileSync(GIFTS, 'utf8'));
    expect(await check()).toMatchObject({ passed: true, stopped: null });
    await topUp(1);
  });

  it('is cut by no time of its own, however much there is to read', async () => {
    await replacePart(
      "if current_setting('statement_timeout') <> '0' then raise exception 'it has a limit'; end if;",
    );
    expect(await check()).toMatchObject({ passed: true, fault: null });
  });

  it('is no check at all where its node was stopped, and leaves nothing at work', async () => {
    await replacePart('perform pg_sleep(600);');
    const node = openDatabase({ url: await programUrl(test.url), max: 2 });
    const given = expect(checkBooks(node, () => TIME)).rejects.toThrow();
    await vi.waitFor(async () => expect(await asleep()).toHaveLength(1), SOON);
    await node.close();
    await given;
    await vi.waitFor(
      async () => expect([await asleep(), await isChecking(test.database)]).toEqual([[], false]),
      SOON,
    );
    expect(await readChecks(test.database)).toEqual({ last: undefined, finished: undefined });
  });

  it('stops money writes at once where a page is damaged, and says so', async () => {
    await replacePart("raise exception 'invalid page in block 0' using errcode = 'XX001';");
    const stopped =
      "The database's disk is damaged (invalid page in block 0). Stop, copy its files, restore; do not vacuum before.";
    expect(await check()).toMatchObject({ passed: false, stopped });
    await expect(topUp(1)).rejects.toSatisfy(isMoneyStopped);
  });
});

it('is made by one node at a time', async () => {
  let second: unknown = 'not asked';
  await test.database.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock(7201002)');
    expect(await isChecking(test.database)).toBe(true);
    second = await check();
  });
  expect([second, await isChecking(test.database)]).toEqual([undefined, false]);
  expect(await check()).toMatchObject({ passed: true });
});
