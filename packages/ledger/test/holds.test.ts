import { createTestDatabase, type TestDatabase } from '@fairlead/db/testing';
import {
  closeHold,
  findDifferences,
  type HoldClosing,
  type HoldRequest,
  openHold,
  openWallet,
  planClosing,
  planOpening,
  readPart,
  readProgramme,
  readWallet,
} from '@fairlead/ledger';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { moveOf, postOne, TIME } from './filled-books';

const DAY_MS = 86_400_000;
let test: TestDatabase;
let holderId = 0;

beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());
beforeEach(async () => {
  holderId += 1;
  await test.database.transaction((tx) => openWallet(tx, holderId));
  await postOne(test, holderId, 'system_topup', [moveOf('bank', 'available', 1_000)]);
});

const requestOf = (more: Partial<HoldRequest> = {}): HoldRequest => ({
  holderId,
  account: 'held',
  kind: 'hold',
  amountMinor: 400,
  reason: 'dispute',
  opener: 'staff:1',
  time: TIME,
  expiresAt: new Date(TIME.getTime() + 7 * DAY_MS),
  linkId: 0,
  ...more,
});

const open = async (more: Partial<HoldRequest> = {}): Promise<number> =>
  (await test.database.transaction((tx) => openHold(tx, requestOf(more)))).holdId;

const closingOf = (holdId: number, to: HoldClosing['to'], owner = holderId): HoldClosing => ({
  holderId: owner,
  holdId,
  kind: to === 'available' || to === 'settling' ? 'hold_release' : 'system_deduction',
  to,
  time: TIME,
});

/** Whether this closed it. */
const close = async (
  holdId: number,
  to: HoldClosing['to'] = 'available',
  owner = holderId,
): Promise<boolean> =>
  (await test.database.transaction((tx) => closeHold(tx, closingOf(holdId, to, owner)))) !== undefined;

const postedMoves = (id: number) =>
  test.database.query(
    `select m.from_kind as "from", m.from_ref as "fromRef", m.to_kind as "to", m.to_ref as "toRef",
        m.amount_minor as "amountMinor"
      from ledger.transaction t join ledger.move m on m.holder_id = t.holder_id and m.seq = t.seq where t.id = $1`,
    [id],
  );

const wallet = () => readWallet(test.database, holderId);
const stateOf = async (holdId: number) => {
  const rows = await test.database.query<{ state: string }>('select state from ledger.hold where id = $1', [
    holdId,
  ]);
  return rows[0]?.state;
};

describe('a hold', () => {
  it('sets money aside that is neither gone nor to be spent', async () => {
    const holdId = await open();
    expect(await wallet()).toMatchObject({ available: 600, held: 400 });
    expect(await readPart(test.database, holderId, 'held', holdId)).toBe(400);
    expect(await stateOf(holdId)).toBe('open');
    expect(await findDifferences(test.database)).toEqual([]);
  });

  it('is voided once: all of it comes back, and a second time nothing', async () => {
    const holdId = await open();
    expect(await close(holdId)).toBe(true);
    expect(await close(holdId)).toBe(false);
    expect(await close(holdId, 'bank')).toBe(false);
    expect(await wallet()).toMatchObject({ available: 1_000, held: 0 });
    expect(await stateOf(holdId)).toBe('voided');
  });

  it('is posted once: all of it goes, and a second time nothing', async () => {
    const { bank } = await readProgramme(test.database);
    const holdId = await open();
    expect(await close(holdId, 'bank')).toBe(true);
    expect(await close(holdId, 'bank')).toBe(false);
    expect(await close(holdId)).toBe(false);
    expect(await wallet()).toMatchObject({ available: 600, held: 0 });
    expect((await readProgramme(test.database)).bank).toBe(bank + 400);
    expect(await stateOf(holdId)).toBe('posted');
    expect(await findDifferences(test.database)).toEqual([]);
  });

  it('closed by many at the same moment is closed by one', async () => {
    const holdId = await open();
    const closings = await Promise.all(
      Array.from({ length: 10 }, (_, number) => close(holdId, number % 2 === 0 ? 'available' : 'bank')),
    );
    expect(closings.filter(Boolean)).toHaveLength(1);
    expect(await wallet()).toMatchObject({ held: 0 });
    expect(await findDifferences(test.database)).toEqual([]);
  });

  it('stands beside others on the same money, each closed for itself', async () => {
    const [first, second, third] = [
      await open(),
      await open({ amountMinor: 350 }),
      await open({ amountMinor: 250 }),
    ];
    expect(await wallet()).toMatchObject({ available: 0, held: 1_000 });
    await expect(open({ amountMinor: 1 })).rejects.toThrow('wallet_not_negative');
    expect(await close(second)).toBe(true);
    expect(await readPart(test.database, holderId, 'held', first)).toBe(400);
    expect(await readPart(test.database, holderId, 'held', third)).toBe(250);
    expect(await close(first, 'media')).toBe(true);
    expect(await wallet()).toMatchObject({ available: 350, held: 250 });
  });

  it('takes no more than is there, and leaves nothing behind when refused', async () => {
    await expect(open({ amountMinor: 1_001 })).rejects.toThrow('wallet_not_negative');
    expect(await wallet()).toMatchObject({ available: 1_000, held: 0 });
    const rows = await test.database.query('select id from ledger.hold where holder_id = $1', [holderId]);
    expect(rows).toEqual([]);
  });

  it('opened by many at the same moment never holds more than there is', async () => {
    const opened = await Promise.all(
      Array.from({ length: 12 }, () =>
        open({ amountMinor: 300 }).then(
          () => true,
          () => false,
        ),
      ),
    );
    expect(opened.filter(Boolean)).toHaveLength(3);
    expect(await wallet()).toMatchObject({ available: 100, held: 900 });
  });

  it.each([0, -1])('ends after it began (%d ms later is refused)', async (lengthMs) => {
    await expect(open({ expiresAt: new Date(TIME.getTime() + lengthMs) })).rejects.toThrow(
      'ends after it began',
    );
  });

  it('of what is to be settled goes back there, and nowhere else, when it is voided', async () => {
    await postOne(test, holderId, 'profit_sharing', [
      { from: 'network_receivable', to: 'settling', toRef: 9, amountMinor: 500 },
    ]);
    const holdId = await open({ kind: 'system_deduction', settlingOf: 9 });
    expect(await wallet()).toMatchObject({ available: 1_000, settling: 100, held: 400 });
    await expect(close(holdId)).rejects.toThrow('does not go back to available');
    expect(await stateOf(holdId)).toBe('open');
    expect(await close(holdId, 'settling')).toBe(true);
    expect(await wallet()).toMatchObject({ available: 1_000, settling: 500, held: 0 });
    expect(await readPart(test.database, holderId, 'settling', 9)).toBe(500);
    expect(await stateOf(holdId)).toBe('voided');
    await expect(close(await open(), 'settling')).rejects.toThrow('does not go back to settling');
    await expect(open({ kind: 'system_deduction', settlingOf: 8 })).rejects.toThrow('is empty');
    expect(await findDifferences(test.database)).toEqual([]);
  });

  it.each([
    [{}, 'available'],
    [{}, 'bank'],
    [{ kind: 'system_deduction', settlingOf: 9 }, 'settling'],
    [{ kind: 'system_deduction', settlingOf: 9 }, 'network_receivable'],
    [{ account: 'withdrawing', kind: 'manual_withdrawal' }, 'bank'],
  ] as const)('%o to %s moves what was planned, and answers the entries', async (more, to) => {
    await postOne(test, holderId, 'profit_sharing', [
      { from: 'network_receivable', to: 'settling', toRef: 9, amountMinor: 500 },
    ]);
    const { moves: planned } = await planOpening(test.database, requestOf(more));
    const { holdId, entry } = await test.database.transaction((tx) => openHold(tx, requestOf(more)));
    expect(await postedMoves(entry.id)).toEqual(planned.map((move) => ({ ...move, toRef: holdId })));
    const closing = { ...closingOf(holdId, to), ...('account' in more ? { kind: more.kind } : {}) };
    const { moves } = await planClosing(test.database, closing);
    const closed = await test.database.transaction((tx) => closeHold(tx, closing));
    expect(closed).toMatchObject({ seq: entry.seq + 1, kind: closing.kind });
    expect(moves).toHaveLength(1);
    expect(await postedMoves(closed?.id ?? 0)).toEqual(moves);
    expect((await planClosing(test.database, closing)).moves).toEqual([]);
  });

  it("is another holder's to nobody", async () => {
    const holdId = await open();
    await test.database.transaction((tx) => openWallet(tx, 1_000_000 + holderId));
    expect(await close(holdId, 'available', 1_000_000 + holderId)).toBe(false);
    expect(await wallet()).toMatchObject({ available: 600, held: 400 });
  });

  it('for a withdrawal moves by that kind and names its request in the flow', async () => {
    const holdId = await open({ account: 'withdrawing', kind: 'manual_withdrawal', linkId: 77 });
    expect(await wallet()).toMatchObject({ available: 600, withdrawing: 400 });
    await test.database.transaction((tx) =>
      closeHold(tx, { holderId, holdId, kind: 'manual_withdrawal', to: 'bank', time: TIME }),
    );
    const flow = await test.database.query(
      'select kind, link_kind, link_id, available_delta, total_delta from ledger.transaction where holder_id = $1 and seq > 1',
      [holderId],
    );
    const withdrawal = { kind: 'manual_withdrawal', link_kind: 'withdrawal', link_id: 77 };
    expect(flow).toEqual([
      { ...withdrawal, available_delta: -400, total_delta: 0 },
      { ...withdrawal, available_delta: 0, total_delta: -400 },
    ]);
  });
});
