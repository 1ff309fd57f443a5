import { isMoneyStopped } from '@fairlead/db';
import { createTestDatabase, type TestDatabase } from '@fairlead/db/testing';
import { checkBooks, findDifferences, openHold, openWallet, readControl } from '@fairlead/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moveOf, postOne, REF, TIME } from './filled-books';

let test: TestDatabase;
const now = () => TIME;

beforeAll(async () => {
  test = await createTestDatabase();
  for (const holderId of [1, 2]) {
    await test.database.transaction((tx) => openWallet(tx, holderId));
    await postOne(test, holderId, 'system_topup', [moveOf('bank', 'available', 10_000)]);
    await postOne(test, holderId, 'ad_serving', [moveOf('available', 'escrow', 4_000)]);
    await postOne(test, holderId, 'ad_billing', [moveOf('escrow', 'media', 1_500)]);
    const expiresAt = new Date(TIME.getTime() + 86_400_000);
    await test.database.transaction((tx) =>
      openHold(tx, {
        ...{
          holderId,
          account: 'held',
          kind: 'hold',
          amountMinor: 500,
          reason: 'dispute',
          opener: 'staff:1',
        },
        ...{ time: TIME, expiresAt, linkId: 0 },
      }),
    );
  }
  await postOne(test, 0, 'house_funding', [moveOf('bank', 'house', 7_000)]);
});
afterAll(() => test.drop());

/** As somebody with the owner's rights who has switched every rule of the tables off. */
const spoil = (text: string) =>
  test.asOwner(`begin; set local session_replication_role = replica; ${text}; commit`);

/** Keeps the tables' rows and gives them back exactly, so that each corruption starts from right books. */
const TABLES = ['wallet', 'sub_account', 'programme_account', 'transaction', 'move', 'hold'];
const keep = () =>
  test.asOwner(TABLES.map((table) => `create table kept_${table} as table ledger.${table}`).join(';'));
const repair = () =>
  spoil(
    TABLES.map(
      (table) =>
        `delete from ledger.${table}; insert into ledger.${table} overriding system value table kept_${table}`,
    ).join(';'),
  );

const CORRUPTIONS: readonly (readonly [string, string])[] = [
  ...['available', 'held', 'escrow', 'settling', 'withdrawing', 'promo', 'start_up', 'start_up_running'].map(
    (account) =>
      [
        `${account} of a wallet`,
        `update ledger.wallet set ${account} = ${account} + 1 where holder_id = 1`,
      ] as const,
  ),
  [
    'the balance of a part',
    `update ledger.sub_account set balance_minor = balance_minor - 1 where holder_id = 1 and ref = ${REF}`,
  ],
  ['a part that does not exist', "insert into ledger.sub_account values (1, 'escrow', 99, 5)"],
  [
    'money moved between two parts',
    "update ledger.sub_account set ref = 99 where holder_id = 2 and kind = 'escrow'",
  ],
  [
    'a programme account',
    "update ledger.programme_account set balance_minor = balance_minor + 1 where kind = 'media' and stripe = 3",
  ],
  [
    'house money into revenue',
    "update ledger.programme_account set balance_minor = case kind when 'house' then balance_minor - 1 else balance_minor + 1 end where kind in ('house', 'revenue') and stripe = 0",
  ],
  [
    'the amount of a move',
    'update ledger.move set amount_minor = amount_minor + 1 where holder_id = 1 and seq = 3',
  ],
  [
    'the amount of a move and the balances with it',
    'update ledger.move set amount_minor = amount_minor + 1 where holder_id = 1 and seq = 2; update ledger.wallet set available = available - 1, escrow = escrow + 1 where holder_id = 1; update ledger.sub_account set balance_minor = balance_minor + 1 where holder_id = 1 and ref = 7',
  ],
  ['the part of a move', 'update ledger.move set to_ref = 8 where holder_id = 1 and seq = 2'],
  ['a move that is gone', 'delete from ledger.move where holder_id = 2 and seq = 1'],
  [
    'a move that was added',
    "insert into ledger.move values (1, 1, 2, 'system_topup', 'bank', 0, 'available', 0, 100)",
  ],
  [
    'a move without a transaction',
    "insert into ledger.move values (1, 99, 1, 'system_topup', 'bank', 0, 'available', 0, 100)",
  ],
  ['a transaction that is gone', 'delete from ledger.transaction where holder_id = 1 and seq = 2'],
  ['the last transaction that is gone', 'delete from ledger.transaction where holder_id = 1 and seq = 4'],
  [
    'the last transaction and its moves, wallet turned back',
    'delete from ledger.transaction where holder_id = 1 and seq = 4; delete from ledger.move where holder_id = 1 and seq = 4; update ledger.wallet set seq = 3 where holder_id = 1',
  ],
  [
    'a transaction that was added',
    'insert into ledger.transaction overriding system value select holder_id, 5, 99999, kind, time, 0, 0, available_after, total_after, remark, link_kind, link_id, hash from ledger.transaction where holder_id = 1 and seq = 4',
  ],
  [
    'two transactions swapped',
    'update ledger.transaction set seq = seq + 100 where holder_id = 1 and seq in (2, 3); update ledger.transaction set seq = case seq when 102 then 3 else 2 end where holder_id = 1 and seq > 100',
  ],
  [
    'the remark of a transaction',
    "update ledger.transaction set remark = 'gift' where holder_id = 2 and seq = 1",
  ],
  [
    'the time of a transaction',
    "update ledger.transaction set time = time + interval '1 ms' where holder_id = 2 and seq = 1",
  ],
  [
    'the kind of a transaction',
    "update ledger.transaction set kind = 'hold' where holder_id = 2 and seq = 2",
  ],
  [
    'the link of a transaction',
    'update ledger.transaction set link_id = link_id + 1 where holder_id = 2 and seq = 2',
  ],
  [
    'the hash of a transaction',
    "update ledger.transaction set hash = sha256('x') where holder_id = 2 and seq = 2",
  ],
  [
    'a balance shown in the flow',
    'update ledger.transaction set available_after = available_after + 1 where holder_id = 1 and seq = 2',
  ],
  [
    'a total shown in the flow',
    'update ledger.transaction set total_after = total_after - 1 where holder_id = 1 and seq = 4',
  ],
  [
    'a change shown in the flow',
    'update ledger.transaction set total_delta = total_delta + 1 where holder_id = 1 and seq = 2',
  ],
  [
    "a figure in the programme's flow",
    'update ledger.transaction set available_after = 5 where holder_id = 0',
  ],
  ['the amount of a hold', 'update ledger.hold set amount_minor = amount_minor + 1 where holder_id = 1'],
  ['a hold that was closed without its money', "update ledger.hold set state = 'voided' where holder_id = 1"],
  ['a hold that is gone', 'delete from ledger.hold where holder_id = 2'],
  [
    "the programme's own transaction",
    "update ledger.transaction set time = time - interval '1 day' where holder_id = 0",
  ],
  ['the end of a chain', "update ledger.wallet set head = sha256('x') where holder_id = 2"],
  ['the number at the end of a chain', 'update ledger.wallet set seq = seq + 1 where holder_id = 2'],
];

/** What is wrong with everybody's money, and not with one holder's alone: the rest is confined to holders. */
const OF_PROGRAMME = new Set([
  ...['a programme account', 'house money into revenue', 'the amount of a move', 'a move that is gone'],
  ...['a move that was added', 'a move without a transaction', "a figure in the programme's flow"],
  "the programme's own transaction",
]);

describe('checkBooks', () => {
  it('passes books that are right, and keeps the result', async () => {
    expect(await checkBooks(test.database, now)).toEqual({
      time: TIME,
      passed: true,
      differences: [],
      fault: null,
      durationMs: 0,
      stopped: null,
      frozen: [],
      released: [],
    });
    expect(await readControl(test.database)).toMatchObject({ writesStopped: false });
    const kept = await test.database.query('select time, passed, differences from books_check');
    expect(kept).toEqual([{ time: TIME, passed: true, differences: [] }]);
  });

  it.each(CORRUPTIONS)('finds %s, and knows whether it is of a holder alone', async (what, text) => {
    await keep();
    await spoil(text);
    expect(await findDifferences(test.database)).not.toEqual([]);
    const ofProgramme = await test.asOwner('select ledger.programme_differences()');
    expect(ofProgramme.length > 0).toBe(OF_PROGRAMME.has(what));
    await repair();
    await test.asOwner(TABLES.map((table) => `drop table kept_${table}`).join(';'));
    expect(await findDifferences(test.database)).toEqual([]);
  });

  it('stops money writes until the books agree again, and only then frees them', async () => {
    const topUp = () => postOne(test, 1, 'system_topup', [moveOf('bank', 'available', 100)]);
    const add = (amount: number) =>
      spoil(
        `update ledger.programme_account set balance_minor = balance_minor + ${amount} where kind = 'media' and stripe = 1`,
      );
    await add(1);
    const failed = await checkBooks(test.database, now);
    const differences = ['programme media: stored 3001, moves say 3000', 'all accounts sum to 1'];
    expect(failed).toMatchObject({ passed: false, differences, stopped: differences[0], frozen: [] });
    expect(await readControl(test.database)).toEqual({
      writesStopped: true,
      reason: differences[0],
      since: TIME,
    });
    await expect(topUp()).rejects.toSatisfy(isMoneyStopped);
    await expect(postOne(test, 2, 'hold', [moveOf('available', 'held', 1)])).rejects.toSatisfy(
      isMoneyStopped,
    );
    await expect(test.database.query("select ledger.set_writes_stopped(false, '', null)")).rejects.toThrow(
      'still differ',
    );
    expect((await checkBooks(test.database, now))?.passed).toBe(false);
    await expect(topUp()).rejects.toSatisfy(isMoneyStopped);

    await add(-1);
    await expect(topUp()).rejects.toSatisfy(isMoneyStopped);
    expect((await checkBooks(test.database, now))?.passed).toBe(true);
    expect(await readControl(test.database)).toEqual({ writesStopped: false, reason: '', since: null });
    expect(await topUp()).toMatchObject({ availableAfterMinor: 5_600 });
    const kept = await test.database.query<{ passed: boolean }>('select passed from books_check order by id');
    expect(kept.map((row) => row.passed)).toEqual([true, false, false, true]);
  });
});
